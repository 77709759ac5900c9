import { brandOfLine, knownBrands } from '../lexicon/brands.ts'
import { stopWords, talkWords } from '../lexicon/common-words.ts'
import { kindsOfLines } from '../lexicon/lines.ts'
import { isMaker } from '../lexicon/makers.ts'
import { isPartWord } from '../lexicon/parts.ts'
import { isOwnThing } from '../lexicon/shelves.ts'
import { synonymsOf } from '../lexicon/synonyms.ts'
import type { Query, QueryWord } from '../query/query.ts'
import { stem } from '../text/stem.ts'

/** From so many words on a text tells a story around the thing. */
const MIN_STORY = 5
/** What is told around the thing counts this much. */
const AROUND = 0.5

/** Whether a folded word is known to name a thing, whatever else it may mean. */
export const namesKnownThing = (word: string): boolean => {
  const own = stem(word)
  return synonymsOf(own).length > 0 || isOwnThing(own) || isPartWord(word)
}

const isNameOfAny = (word: string): boolean =>
  namesKnownThing(word) || knownBrands.has(word) || brandOfLine(word) !== undefined || isMaker(word) || kindsOfLines(word) !== ''

const asks = /(?:necesit|busc|quier|quis|falt|compr|consig|precis)/

/**
 * In a text of several words whose head names nothing that is known, the first word behind a verb of asking that names a thing is the head,
 * or else the first that does: «se recibe mi hijo y necesita un traje», «ayer choqué y me quedé sin faro». What stands before counts less.
 */
export const withKnownHead = (query: Query): Query => {
  const head = query.words.find(({ isHead }) => isHead)
  if (head?.kind !== 'word' || query.words.length < 2 || isNameOfAny(head.text)) return query
  const texts = query.text.split(/\s+/)
  if (texts.length < MIN_STORY) return query
  const asked = texts.findLastIndex((word) => asks.test(word.toLowerCase()))
  const named = query.words.filter(
    ({ kind, text, isPurpose }) => kind === 'word' && !isPurpose && !stopWords.has(text) && !talkWords.has(text) && namesKnownThing(text),
  )
  const isBehind = ({ text }: QueryWord) => texts.findIndex((word) => word.toLowerCase().startsWith(text.slice(0, 4))) > asked
  const thing = (asked >= 0 ? named.find(isBehind) : undefined) ?? named[0]
  if (!thing) return query
  return {
    ...query,
    words: query.words.map((word) =>
      word === thing ? { ...word, isHead: true, weight: 1 } : { ...word, isHead: false, weight: word.weight * AROUND },
    ),
  }
}

/**
 * The same search, in which no other word fits by a mere name of the head: «tiro balanceado» says more of a «calefactor» than that it is
 * one, though the lexicon has them together.
 */
export const withoutEchoes = (query: Query): Query => {
  const head = query.words.find(({ isHead }) => isHead)
  if (!head || query.words.length < 2) return query
  const own = new Map(head.forms.map(({ term, strength }) => [term, strength]))
  // Words of one phrase have its term in common, as their own: «planchita de pelo».
  const isOfPhrase = ({ forms }: QueryWord) => forms.some(({ term, strength }) => strength === 1 && own.get(term) === 1)
  const isEcho = (word: QueryWord) =>
    word !== head && word.kind === 'word' && !isOfPhrase(word) && word.forms.some(({ term }) => own.has(term))
  if (!query.words.some(isEcho)) return query
  return {
    ...query,
    words: query.words.map((word) => {
      if (!isEcho(word)) return word
      const forms = word.forms.filter(({ term, strength }) => strength > 0.9 || !own.has(term))
      return forms.length > 0 ? { ...word, forms } : word
    }),
  }
}
