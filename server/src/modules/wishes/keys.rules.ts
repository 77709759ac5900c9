import { stopWords } from '../../language/lexicon/common-words.ts'
import { synonymsOf } from '../../language/lexicon/synonyms.ts'
import { type QueryWord, readQuery } from '../../language/query/query.ts'
import { phraseAt } from '../../language/query/terms.ts'
import { TERMS_VERSION } from '../../language/query/terms-version.ts'
import { stem } from '../../language/text/stem.ts'
import { type Token, tokensOf } from '../../language/text/tokens.ts'
import { isTelling } from './match-models.rules.ts'

/** Raised with every change of the rules below; with each one of `language/` the version changes by itself. */
const RULES = 2
/** By which rules the keys of a wish were made. */
export const KEYS_VERSION = TERMS_VERSION * 1000 + RULES

/** So many words of a wish beside the one that names the thing make keys with it, and so many of these with one another. */
const OTHERS = 6
const CROSSED = 3
const MAX_WISH_KEYS = 16
/** So many words of a product's name and model, and of all its texts, make keys; every pair of them has one of the first kind. */
const NAMED = 20
const READ = 36
/** The beginning of the details says what a thing is. */
const READ_DETAILS = 240

const isCode = (term: string): boolean => /^\p{L}/u.test(term) && /\d/.test(term)

/** One form for all words of one meaning, as far as that is certain: the first of a word and its synonyms. */
const formOf = (term: string): string =>
  synonymsOf(term).reduce((first, { term: other, kind }) => (kind === 'same' && other < first ? other : first), term)

/** A word's own form and those of the words that it may stand for. */
const formsOf = (term: string): string[] => [...new Set([formOf(term), ...synonymsOf(term).map((other) => formOf(other.term))])]

/** A key as a number of 32 bits (FNV-1a); two words that fall together cost one needless look. */
const numbered = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}

const alone = (form: string): number => numbered(form)
const pair = (a: string, b: string): number => numbered(a < b ? `${a} ${b}` : `${b} ${a}`)

/** The form by which a word of a wish is a key: words by their stem, numbers, measures and codes as they are. */
const formOfWord = ({ kind, text, forms }: QueryWord): string => (kind === 'word' ? formOf(stem(text)) : (forms[0]?.term ?? text))

/** «ps 5» is «ps5» as well, «wh-1000» «wh1000»: the codes among the forms of a wish's word. */
const codesOf = ({ forms }: QueryWord): string[] =>
  forms.filter(({ term, strength }) => strength >= 0.95 && isCode(term)).map(({ term }) => term)

/** The phrases of a text as keys, and the words that they are made of. */
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
 * The keys of a wish, the most telling first, at most 16: the word that names the thing with each other word, codes alone, a few other
 * pairs. The word that names the thing stands alone only where nothing else tells more, since a common word alone is met by too much.
 */
export const wishKeys = (text: string): number[] => {
  const { words } = readQuery(text)
  const head = words.find(({ isHead }) => isHead) ?? words[0]
  if (!head) return []
  const others = words
    .filter((word) => word !== head)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, OTHERS)
  const forms = others.map(formOfWord)
  const { forms: phrases, inside } = phrasesIn(tokensOf(text, 60))
  const isPlain = !others.some((word) => isTelling(word) && !inside.has(word.text))
  const keys = [
    ...words.flatMap(codesOf).map(alone),
    ...[formOfWord(head), ...phrases].flatMap((named) => forms.filter((form) => form !== named).map((form) => pair(named, form))),
    ...(isPlain ? [formOfWord(head), ...phrases].map(alone) : []),
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

/** What a product answers to: keys with a code or a measure, which few wishes have, and those of words alone. */
export interface ProductKeys {
  special: number[]
  general: number[]
}

/** The keys of every wish that a product may meet. Their number does not depend on the length of its texts. */
export const productKeys = ({ name, description, details }: Texts): ProductKeys => {
  const named = [...new Set([...formsIn(name), ...formsIn(description)])].slice(0, NAMED)
  const read = [...new Set([...named, ...formsIn((details ?? '').slice(0, READ_DETAILS))])].slice(0, READ)
  const special = new Set<number>()
  const general = new Set<number>()
  const isSpecial = (form: string) => /\d/.test(form)
  for (const [i, form] of read.entries()) {
    ;(isCode(form) ? special : general).add(alone(form))
    for (const other of i < named.length ? read.slice(i + 1) : [])
      (isSpecial(form) || isSpecial(other) ? special : general).add(pair(form, other))
  }
  return { special: [...special], general: [...general] }
}

/** What a wish is about, for the demand board: the word that names the thing, and with its model where it has one. */
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
  const at = words.indexOf(head)
  const next = words.slice(at + 1).find(({ kind, follows }, i) => kind === 'model' || (kind === 'number' && follows && i === 0))
  const topic = formOfWord(head)
  const label = asWritten(text, head.text)
  if (!next) return { topic, topicLabel: label, model: null, modelLabel: null }
  return { topic, topicLabel: label, model: `${topic} ${formOfWord(next)}`, modelLabel: `${label} ${asWritten(text, next.text)}` }
}

/** A folded word as the text has it, with its accents; the folded one when it cannot be found. */
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
