import { lightWords, tradeWords } from '../lexicon/common-words.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import { allForms, type Form, tokenForms, withoutForms } from './forms.ts'
import { isTalk, type Role, rolesOf } from './roles.ts'
import { phraseAt } from './terms.ts'

/** One word of what is looked for. Weights are relative: a plain word of a query weighs 1, the word that names the thing more. */
export interface QueryWord {
  text: string
  kind: 'word' | 'number' | 'measure' | 'model'
  weight: number
  forms: Form[]
  /** True for the word that names the thing. */
  isHead: boolean
  /** True for what the thing is for: «funda para iphone». */
  isPurpose: boolean
  /** True when it directly follows the word before it. */
  follows: boolean
  /** A measure's unit in its base, `x` for a size; empty for the others. */
  family: string
}

/** What somebody refuses: `forms` are the thing, `instead` the ways in which a product says to be without it. */
export interface NegatedWord extends QueryWord {
  instead: Form[]
}

/** What somebody looks for, read from their own words. `negated` is what it must not have or be; a sentence is talk, not keywords. */
export interface Query {
  text: string
  words: QueryWord[]
  negated: NegatedWord[]
  isSentence: boolean
}

const MAX_CHARACTERS = 1000
const MAX_WORDS = 24

/** Sums of money, which are a filter's business and not words to look for. */
const money = new RegExp(
  '(?:u\\$s|us\\$|ars|usd|[$€])\\s{0,3}\\d[\\d.,]{0,15}(?:\\s{0,3}(?:mil|k|lucas)\\b)?' +
    '|\\b\\d[\\d.,]{0,15}\\s{0,3}(?:€|\\$|(?:mil|euros?|eur|pesos|usd|ars|d[oó]lares|lucas' +
    '|palos)\\b)(?:\\s{1,3}(?:de\\s)?(?:pesos|euros|d[oó]lares))?',
  'giu',
)

const verbEnding = /(?:ieran?|iesen?|arian?|erian?|irian?|aban?|amos|emos|ando|iendo|ar[lmtsn][aoes]+|er[lmtn][aoes]+)$/

/** What a word weighs by what it does. Set by hand, then by what `npm run bench:relevance -- --tune` said. */
export const wordWorth = {
  model: 1.3,
  measure: 0.9,
  number: 0.7,
  quantity: 0.15,
  trade: 0.25,
  head: 1,
  lightHead: 0.9,
  light: 0.8,
  more: 0.5,
  purpose: 0.8,
  purposeInTalk: 0.5,
  verb: 0.15,
}

const weigh = (token: Token, role: Role, isHead: boolean, isSentence: boolean, at: number, next: Token | undefined): number => {
  if (token.kind === 'model') return role === 'purpose' ? 1 : wordWorth.model
  if (token.kind === 'measure') return wordWorth.measure
  if (token.kind === 'number') {
    const isQuantity = at === 0 && next?.kind === 'word' && token.extra.length === 0 && !next.isApart
    return isQuantity ? wordWorth.quantity : wordWorth.number
  }
  if (tradeWords.has(token.text)) return wordWorth.trade
  const isLight = lightWords.has(token.text)
  if (isHead) return isLight ? wordWorth.lightHead : wordWorth.head
  if (isSentence && role !== 'thing' && verbEnding.test(token.text)) return wordWorth.verb
  const purpose = isSentence ? wordWorth.purposeInTalk : wordWorth.purpose
  const byRole = { thing: 1, more: wordWorth.more, purpose, negated: 1, talk: 0.1 }
  return (isLight ? wordWorth.light : 1) * byRole[role]
}

/** Reads a search or a wish. Never throws; a text without any word gives a query without words. Only the first 1,000 characters count. */
export const readQuery = (text: string): Query => {
  const tokens = tokensOf(text.slice(0, MAX_CHARACTERS), 400)
  const isSentence = isTalk(text.slice(0, MAX_CHARACTERS), tokens)
  const told = isSentence ? tokensOf(text.slice(0, MAX_CHARACTERS).replace(money, ' '), 400) : tokens
  return { text, ...wordsIn(told, isSentence), isSentence }
}

const wordsIn = (tokens: Token[], isSentence: boolean): { words: QueryWord[]; negated: NegatedWord[] } => {
  const { roles, head } = rolesOf(tokens, isSentence)
  const words: QueryWord[] = []
  const negated: NegatedWord[] = []
  const seen = new Set<string>()
  let phrase: { term: string; end: number } | undefined
  let lastAt = -2
  for (const [at, token] of tokens.entries()) {
    if (!phrase || at >= phrase.end) phrase = phraseAt(tokens, at)
    const role = roles[at] ?? 'talk'
    if (role === 'talk' || seen.has(token.term) || words.length + negated.length >= MAX_WORDS) continue
    seen.add(token.term)
    const inside = phrase?.term.slice(1)
    const word: QueryWord = {
      text: token.text,
      kind: token.kind,
      weight: weigh(token, role, at === head, isSentence, at, tokens[at + 1]),
      forms: role === 'negated' ? tokenForms(token).filter(({ strength }) => strength > 0.9) : allForms(token, inside),
      isHead: at === head,
      isPurpose: role === 'purpose',
      follows: lastAt === at - 1 && !token.isApart,
      family: token.family,
    }
    if (role === 'negated') negated.push({ ...word, instead: withoutForms(token) })
    else {
      words.push(word)
      lastAt = at
    }
  }
  return { words: words.length > 0 ? words : negated.map(asWanted), negated }
}

/** Of a search that only refuses («sin sal») what it refuses is the subject. */
const asWanted = ({ instead, ...word }: NegatedWord): QueryWord => ({
  ...word,
  forms: [...instead, ...word.forms.map(({ term, strength }) => ({ term, strength: strength * 0.4 }))],
})
