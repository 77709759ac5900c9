import { lightWords, tradeWords } from '../lexicon/common-words.ts'
import { synonymsOf } from '../lexicon/synonyms.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import { allForms, type Form, strengths, tokenForms, withoutForms } from './forms.ts'
import { isTalk, type Role, rolesOf } from './roles.ts'
import { phraseAt } from './terms.ts'

/** A word of a query. Weights are relative: a plain word weighs 1, the head word more. */
export interface QueryWord {
  text: string
  kind: 'word' | 'number' | 'measure' | 'model'
  weight: number
  forms: Form[]
  /** Whether it is the head: the word that names the thing. */
  isHead: boolean
  /** Whether it says what the thing is for: «funda para iphone». */
  isPurpose: boolean
  /** Whether it directly follows the previous word. */
  follows: boolean
  /** The base unit of a measure, `x` for a size, otherwise empty. */
  family: string
  /** Whether it may be the beginning of a word, a number or a code of the name. */
  isBegun?: boolean
  /** Whether no word of the text says it, but what they name implies it: it ranks and selects nothing. */
  isImplied?: boolean
}

/** A word that is ruled out: `forms` match the thing itself, `instead` what says that a product lacks it. */
export interface NegatedWord extends QueryWord {
  instead: Form[]
}

/** A search as it was understood. `negated` is what the thing must not have or be; `isSentence` tells a sentence from keywords. */
export interface Query {
  text: string
  words: QueryWord[]
  negated: NegatedWord[]
  isSentence: boolean
}

const MAX_CHARACTERS = 1000
const MAX_WORDS = 24

/** Sums of money, which filter and are not searched for. */
const money = new RegExp(
  '(?:u\\$s|us\\$|ars|usd|[$€])\\s{0,3}\\d[\\d.,]{0,15}(?:\\s{0,3}(?:mil|k|lucas)\\b)?' +
    '|\\b\\d[\\d.,]{0,15}\\s{0,3}(?:€|\\$|(?:mil|euros?|eur|pesos|usd|ars|d[oó]lares|lucas' +
    '|palos)\\b)(?:\\s{1,3}(?:de\\s)?(?:pesos|euros|d[oó]lares))?',
  'giu',
)

const verbEnding = /(?:ieran?|iesen?|arian?|erian?|irian?|aban?|amos|emos|ando|iendo|ar[lmtsn][aoes]+|er[lmtn][aoes]+)$/

/** The weight of a word by its role. Set by hand and tuned with `npm run bench:relevance -- --tune`. */
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

/**
 * Reads a search or a wish. Never throws; a text without words gives a query without words. Reads the first 1,000 characters. For a search
 * the words of a known phrase count less than the phrase.
 */
export const readQuery = (text: string, isSearch = false): Query => {
  const tokens = tokensOf(text.slice(0, MAX_CHARACTERS), 400)
  const isSentence = isTalk(text.slice(0, MAX_CHARACTERS), tokens)
  const searched = isSentence ? tokensOf(text.slice(0, MAX_CHARACTERS).replace(money, ' '), 400) : tokens
  return { text, ...wordsIn(searched, isSentence, isSearch), isSentence }
}

const wordsIn = (tokens: Token[], isSentence: boolean, isSearch: boolean): { words: QueryWord[]; negated: NegatedWord[] } => {
  const { roles, head } = rolesOf(tokens, isSentence)
  const words: QueryWord[] = []
  const negated: NegatedWord[] = []
  const seen = new Set<string>()
  let phrase: { term: string; start: number; end: number } | undefined
  let lastAt = -2
  for (const [at, token] of tokens.entries()) {
    if (!phrase || at >= phrase.end) {
      const found = phraseAt(tokens, at)
      phrase = found && { ...found, start: at }
    }
    const role = roles[at] ?? 'talk'
    if (role === 'talk' || seen.has(token.term) || words.length + negated.length >= MAX_WORDS) continue
    seen.add(token.term)
    const inside = phrase?.term.slice(1)
    const isNamed = isSearch && phrase !== undefined && synonymsOf(phrase.term.slice(1)).length > 0
    const own = !isNamed ? 1 : at > (phrase?.start ?? 0) ? strengths.second : strengths.first
    const word: QueryWord = {
      text: token.text,
      kind: token.kind,
      weight: weigh(token, role, at === head, isSentence, at, tokens[at + 1]),
      forms: role === 'negated' ? tokenForms(token).filter(({ strength }) => strength > 0.9) : allForms(token, inside, own),
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
  return { words: words.length > 0 ? words : negated.map(asSubject), negated }
}

/** In a search that only rules out («sin sal»), that is the subject. */
const asSubject = ({ instead, ...word }: NegatedWord): QueryWord => ({
  ...word,
  forms: [...instead, ...word.forms.map(({ term, strength }) => ({ term, strength: strength * 0.4 }))],
})
