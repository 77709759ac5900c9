import { lightWords, stopWords, talkWords, tradeWords } from '../lexicon/common-words.ts'
import { groups, synonymsOf } from '../lexicon/synonyms.ts'
import type { Form } from '../query/forms.ts'
import type { Query } from '../query/query.ts'
import { stem } from '../text/stem.ts'
import { isUsedOn, isUseWord } from './ways.ts'

/** How many words a beginning is completed to, the commonest of the catalogue first. */
const COMPLETED = 6
/** How many words with a beginning are compared. */
const COMPARED = 400
/** So short a beginning has too many words to list. */
const MAX_BEGUN = 2
/** A search of more words is hardly being typed word by word. */
const MAX_WORDS = 5
/** What a completed word counts: less where the beginning is a word of its own. */
const strengths = { unknown: 0.8, known: 0.5 }
/** A synonym of what a beginning may be. */
const BY_SYNONYM = 0.85
/** A longer word that is known is whole. */
const MAX_KNOWN = 5

const sortedByCounts = new WeakMap<ReadonlyMap<string, number>, string[]>()

const sortedWords = (counts: ReadonlyMap<string, number>): string[] => {
  const known = sortedByCounts.get(counts)
  if (known) return known
  const sorted = [...counts.keys()].filter((term) => term >= 'a').sort()
  sortedByCounts.set(counts, sorted)
  return sorted
}

const firstFrom = (sorted: readonly string[], beginning: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  return low
}

/** The commonest words of a catalogue that begin so, by how many products have each; at most six. */
export const completionsOf = (beginning: string, counts: ReadonlyMap<string, number>): string[] => {
  const sorted = sortedWords(counts)
  const found: string[] = []
  for (let at = firstFrom(sorted, beginning); at < sorted.length && found.length < COMPARED; at++) {
    const word = sorted[at] ?? ''
    if (!word.startsWith(beginning)) break
    if (word !== beginning) found.push(word)
  }
  return found.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.length - b.length).slice(0, COMPLETED)
}

const lexiconWords = new Set(groups.flatMap(({ members }) => members.flatMap(({ words }) => words)))
const lexiconStems = new Set([...lexiconWords].map(stem))
const wholeNames = new Set(groups.flatMap(({ members }) => members.flatMap(({ words }) => (words.length === 1 ? words : []))))

/** Whether a folded word stands in the lexicon as the whole name of something, so long that two words hardly make it up by chance. */
export const isOneWord = (word: string): boolean => word.length >= 8 && wholeNames.has(word)

const MIN_PIECE = 4
const JOINT = /^(?:de(?:l|la)?|con|para|en)?(?=[a-zñ]{4})/

/** Words of the lexicon that were written as one, apart again: «ventilador de techo» for «ventiladordetecho»; undefined for any other. */
export const splitOf = (word: string): string | undefined => {
  if (word.length < 2 * MIN_PIECE + 1 || word.length > 30 || !/^[a-zñ]+$/.test(word) || isOfLanguage(word)) return undefined
  for (let at = word.length - MIN_PIECE; at >= MIN_PIECE; at--) {
    if (!lexiconWords.has(word.slice(0, at))) continue
    const rest = word.slice(at)
    const joint = JOINT.exec(rest)?.[0] ?? ''
    const other = rest.slice(joint.length)
    if (joint !== '' && lexiconWords.has(other)) return `${word.slice(0, at)} ${joint.replace('dela', 'de la')} ${other}`
    if (lexiconWords.has(rest)) return `${word.slice(0, at)} ${rest}`
  }
  return undefined
}

/** A word that ends so is whole; others may be beginnings of one with the same stem. */
const wholeEnding = /[aeo]s?$/

/**
 * Whether a folded word is of the language: it stands in the lexicon, in any number or gender, is a common word, or a verb that says
 * what things are for. Spell mending never touches such a word, whatever the catalogue has.
 */
export const isOfLanguage = (word: string): boolean =>
  lexiconWords.has(word) ||
  (wholeEnding.test(word) && lexiconStems.has(stem(word))) ||
  [stopWords, talkWords, lightWords, tradeWords].some((words) => words.has(word)) ||
  isUseWord(word)

/** In a text of so many words a short one is hardly a slip of the name of a thing: «miro» is no «micro». */
const MIN_LONG = 6
const MAX_SHORT = 4

/** Whether an unknown word of a search may be a slip that is worth mending. */
export const mayBeSlip = (word: string, words: number): boolean =>
  !isOfLanguage(word) && !isUsedOn(word) && (words < MIN_LONG || word.length > MAX_SHORT)

/**
 * The same search with its last word completed by the words of a catalogue, even where it is another word's stem: «zapat» is a zapatilla
 * before it is a zapato. Sentences and whole words stay as they are.
 */
export const withCompletions = (query: Query, counts: ReadonlyMap<string, number>): Query => {
  const last = query.words.at(-1)
  if (!last || query.isSentence || query.words.length > MAX_WORDS || last.kind === 'measure') return query
  // A letter or two, a number and a code are compared with the beginnings of each name.
  if (last.text.length <= MAX_BEGUN || last.kind !== 'word') {
    const begun = { ...last, isBegun: query.words.length > 1 }
    return { ...query, words: [...query.words.slice(0, -1), begun] }
  }
  if (isOfLanguage(last.text)) return query
  if (counts.has(last.text) && last.text.length > MAX_KNOWN) return query
  const strength = counts.has(last.text) ? strengths.known : strengths.unknown
  const completed = completionsOf(last.text, counts).flatMap((term): Form[] => [
    { term, strength },
    ...synonymsOf(stem(term)).flatMap(({ term, kind }) => (kind === 'same' ? [{ term: `0${term}`, strength: strength * BY_SYNONYM }] : [])),
  ])
  if (completed.length === 0) return query
  const forms = [...last.forms, ...completed].sort((a, b) => b.strength - a.strength)
  return { ...query, words: [...query.words.slice(0, -1), { ...last, forms }] }
}
