import { stopWords } from '../../language/lexicon/common-words.ts'
import { homeFits, homeKinds, readHome } from '../../language/lexicon/homes.ts'
import { kindsOf } from '../../language/lexicon/kinds.ts'
import { shelfOfCue } from '../../language/lexicon/shelves.ts'
import { synonymsOf } from '../../language/lexicon/synonyms.ts'
import { type QueryWord, readQuery } from '../../language/query/query.ts'
import { phraseAt } from '../../language/query/terms.ts'
import { TERMS_VERSION } from '../../language/query/terms-version.ts'
import { kindsOffered, plainOf } from '../../language/scoring/same-kind.ts'
import { withFigures } from '../../language/text/figures.ts'
import { stem } from '../../language/text/stem.ts'
import { type Token, tokensOf } from '../../language/text/tokens.ts'
import { homeWished } from './match-homes.rules.ts'
import { useOf } from './match-kinds.rules.ts'
import { isDistinctive } from './match-models.rules.ts'
import { needsOf } from './wish-needs.rules.ts'
import { wishQuery } from './wish-text.rules.ts'

/** Increment with every change of the rules below; changes of `language/` change the version by themselves. */
const RULES = 8
/** The version of the rules that made a wish's keys. */
export const KEYS_VERSION = TERMS_VERSION * 1000 + RULES

/** How many words of a wish form keys with its head word, and how many of these with one another. */
const OTHERS = 6
const CROSSED = 3
const MAX_WISH_KEYS = 16
/** How many words of a product's name and model, and of all its texts, form keys; every pair has one of the former. */
const NAMED = 20
const READ = 36
/** Only the start of the details says what a thing is. */
const READ_DETAILS = 240

const isCode = (term: string): boolean => /^\p{L}/u.test(term) && /\d/.test(term)

/** One form for words of certainly the same meaning: the first of a word and its synonyms. */
const formOf = (term: string): string =>
  synonymsOf(term).reduce((first, { term: other, kind }) => (kind === 'same' && other < first ? other : first), term)

/** The forms of a word and of the words that it may stand for. */
const formsOf = (term: string): string[] => [...new Set([formOf(term), ...synonymsOf(term).map((other) => formOf(other.term))])]

/** A key as a 32-bit number (FNV-1a); a collision costs one needless comparison. */
const numbered = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}

const alone = (form: string): number => numbered(form)
const pair = (a: string, b: string): number => numbered(a < b ? `${a} ${b}` : `${b} ${a}`)

/** The form of a wish's word in keys: words by stem; numbers, measures and codes as they are. */
const formOfWord = ({ kind, text, forms }: QueryWord): string => (kind === 'word' ? formOf(stem(text)) : (forms[0]?.term ?? text))

/** «ps 5» is also «ps5», «wh-1000» also «wh1000»: the codes among the forms of a wish's word. */
const codesOf = ({ forms }: QueryWord): string[] =>
  forms.filter(({ term, strength }) => strength >= 0.95 && isCode(term)).map(({ term }) => term)

/** The phrases of a text as keys, and their words. */
const phrasesIn = (tokens: readonly Token[]) => {
  const forms: string[] = []
  const inside = new Set<string>()
  for (const [at] of tokens.entries()) {
    const phrase = phraseAt(tokens, at)
    if (!phrase) continue
    forms.push(formOf(phrase.term.slice(1)))
    for (const { text } of tokens.slice(at, phrase.end)) inside.add(text)
  }
  return { forms, inside }
}

/**
 * The keys of a wish, the most specific first, at most 16: the head word with each other word, codes alone, a few other pairs. The head
 * word alone is used only if no other word is required, since a common word matches too much.
 */
export const wishKeys = (text: string): number[] => {
  const query = wishQuery(text)
  const { words } = query
  const needs = needsOf(query)
  const head = words.find(({ isHead }) => isHead) ?? words[0]
  if (!head) return []
  const others = words
    .filter((word) => word !== head)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, OTHERS)
  const forms = others.map(formOfWord)
  const { forms: phrases, inside } = phrasesIn(tokensOf(text, 60))
  const isRequired = ({ text }: QueryWord) =>
    !inside.has(text) && !needs.soft.has(text) && shelfOfCue(text) === undefined && !/^x{0,3}[sml]$/.test(text)
  const required = [...needs.defining, ...needs.variant].filter((word) => isDistinctive(word) && isRequired(word))
  const isPlain = required.length === 0
  const plain = plainOf(head.text)
  const { home } = homeWished(query)
  const keys = [
    ...(home ? [alone(`home ${home.kind}`)] : []),
    ...words.flatMap(codesOf).map(alone),
    ...[formOfWord(head), ...phrases].flatMap((named) => forms.filter((form) => form !== named).map((form) => pair(named, form))),
    ...[...(useOf(query)?.kinds ?? [])].map((kind) => alone(formOf(kind))),
    ...(isPlain ? [formOfWord(head), ...(plain ? [formOf(stem(plain))] : []), ...phrases].map(alone) : []),
    ...forms.slice(0, CROSSED).flatMap((form, i) => forms.slice(i + 1, CROSSED).map((other) => pair(form, other))),
  ]
  return [...new Set(keys)].slice(0, MAX_WISH_KEYS)
}

interface Texts {
  name: string
  description: string
  details: string | null
}

const formsOfToken = (tokens: readonly Token[], at: number): string[] => {
  const token = tokens[at]
  if (!token || (token.kind === 'word' && (stopWords.has(token.text) || token.text.length < 2))) return []
  const own = token.kind === 'word' ? formsOf(stem(token.term)) : [token.term]
  const phrase = phraseAt(tokens, at)
  return [
    ...(phrase ? formsOf(phrase.term.slice(1)) : []),
    ...own,
    ...token.extra.filter((term) => isCode(term) || token.kind === 'measure'),
  ]
}

const formsIn = (text: string): string[] => {
  const tokens = tokensOf(text, 120)
  return tokens.flatMap((_, at) => formsOfToken(tokens, at))
}

/** The keys of a product: those with a code or a measure, which few wishes have, and those of words alone. */
export interface ProductKeys {
  special: number[]
  general: number[]
}

/** The keys of every wish that a product may match. Their number does not depend on the length of its texts. */
export const productKeys = ({ name, description, details }: Texts): ProductKeys => {
  // What the thing is comes first: «Surrey 3000 frigorías» never says «aire acondicionado».
  const { words } = kindsOffered(name, (details ?? '').slice(0, READ_DETAILS))
  const named = [...new Set([...formsIn(words), ...formsIn(withFigures(name)), ...formsIn(description)])].slice(0, NAMED)
  const read = [...new Set([...named, ...formsIn((details ?? '').slice(0, READ_DETAILS))])].slice(0, READ)
  const special = new Set<number>()
  const general = new Set<number>()
  const isSpecial = (form: string) => /\d/.test(form)
  const home = readHome(name, details ?? '')
  for (const kind of home ? homeKinds.filter((one) => homeFits(one, home.kind) > 0) : []) general.add(alone(`home ${kind}`))
  for (const [i, form] of read.entries()) {
    ;(isCode(form) ? special : general).add(alone(form))
    for (const other of i < named.length ? read.slice(i + 1) : [])
      (isSpecial(form) || isSpecial(other) ? special : general).add(pair(form, other))
  }
  return { special: [...special], general: [...general] }
}

/** What a wish is about, for the demand board: its head word, and that with its model if it has one. */
export interface Topic {
  topic: string
  topicLabel: string
  model: string | null
  modelLabel: string | null
}

const capital = (text: string): string => (/\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1))

/** The topic of a wish. A text without any word has an empty one, which the board leaves out. */
export const topicOf = (text: string): Topic => {
  const { words } = readQuery(text)
  const head = words.find(({ isHead }) => isHead) ?? words[0]
  if (!head) return { topic: '', topicLabel: '', model: null, modelLabel: null }
  const topic = formOfWord(head)
  const topicLabel = asWritten(text, head.text)
  const named = modelIn(words.slice(words.indexOf(head)))
  if (!named) return { topic, topicLabel, model: null, modelLabel: null }
  const { code, line } = named
  const [kind] = line ? [] : kindsOf(text).split(' ')
  // «Galaxy A54» is the «Celular A54» of others, but an iPhone 13 is no Redmi 13.
  const of = kind ? formOf(stem(kind)) : formOfWord(line ?? head)
  return {
    topic,
    topicLabel,
    model: `${of} ${formOfWord(code)}`,
    modelLabel: `${line ? asWritten(text, line.text) : topicLabel} ${asWritten(text, code.text)}`,
  }
}

/** The code among words, the head first, or a number right behind the head or a line: «iPhone 13», «celular iPhone 13». */
const modelIn = (words: readonly QueryWord[]): { code: QueryWord; line?: QueryWord } | undefined => {
  for (const [at, word] of words.entries()) {
    if (word.kind === 'model') return { code: word }
    const line = words[at - 1]
    if (word.kind === 'number' && word.follows && line && (at === 1 || kindsOf(line.text))) return { code: word, line }
  }
  return undefined
}

/** A folded word as the text spells it, with accents; the folded one if it is not found. */
const asWritten = (text: string, folded: string): string => {
  const plain = (word: string) =>
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/(?!n\u0303)(\p{L})\p{M}+/gu, '$1')
      .normalize('NFC')
  const found = text.split(/[^\p{L}\p{N}-]+/u).find((word) => plain(word).replaceAll('-', '') === folded.replaceAll('-', ''))
  return capital((found ?? folded).slice(0, 40))
}
