import { brandOfLine, knownBrands } from '../lexicon/brands.ts'
import { lightWords, stopWords } from '../lexicon/common-words.ts'
import { contrastOf } from '../lexicon/contrasts.ts'
import { isMaker } from '../lexicon/makers.ts'
import { personsIn } from '../lexicon/persons.ts'
import { isOtherShelf, isOwnThing, shelfOf, shelfOfTerm } from '../lexicon/shelves.ts'
import { synonymsOf } from '../lexicon/synonyms.ts'
import { perQuery } from '../query/per-query.ts'
import type { Query } from '../query/query.ts'
import { phraseAt } from '../query/terms.ts'
import { stem } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'
import { holders, isOtherThing, isSameKind, type Kinds, kindsOffered, namesThing, thingOf } from './same-kind.ts'

/** What an offer is by its name, the start of its details and its category, read once for many searches. */
export interface OfferedThing {
  kinds: Kinds
  /** The term of its name, where that is of another thing than its first word. */
  other: string | undefined
  /** Whether its name says what it is: by a word that is known to name a thing, a line or a maker. */
  isThing: boolean
  category: string | null
  /** The words of its name, which may contradict what is looked for, and for whom it says that it is. */
  words: readonly string[]
  persons: ReadonlySet<string>
}

/** So much of the details says what a thing is. */
const READ_DETAILS = 300

/** Reads what an offer is. */
export const readThing = (name: string, details: string | null, category: string | null): OfferedThing => {
  const { kinds, other, words } = kindsOffered(name, (details ?? '').slice(0, READ_DETAILS))
  const tokens = tokensOf(name, 20)
  const first = tokens.find(
    ({ kind, text }) =>
      kind === 'word' &&
      ![stopWords, lightWords, holders, knownBrands].some((some) => some.has(text)) &&
      brandOfLine(text) === undefined &&
      !isMaker(text),
  )
  const named = first ? stem(first.text) : ''
  const phrase = first ? phraseAt(tokens, tokens.indexOf(first)) : undefined
  const isThing = words !== '' || phrase !== undefined || synonymsOf(named).length > 0 || isOwnThing(named)
  const texts = tokens.map(({ text }) => text)
  return { kinds, other, isThing, category, words: texts, persons: personsIn(texts) }
}

/** Shelves of what has other things' names: toys, and what is written of them. */
const OF_NAMES = new Set<string | null>(['Juguetes', 'Libros y Música'])

const shelfWished = perQuery((query) =>
  shelfOf(
    thingOf(query).kinds,
    query.words.map(({ text }) => text),
  ),
)

/**
 * Whether an offer stands on a shelf where no such thing is: a «moto» among the toys, a «casco» for bicycles among the cars. A name of what
 * is sold on one shelf alone says more than the shelf, on which a seller may be mistaken.
 */
export const isElsewhere = (query: Query, { category, kinds }: Pick<OfferedThing, 'category' | 'kinds'>): boolean => {
  if (category === null || category === 'Otros' || category.startsWith('Servicios')) return false
  const shelf = shelfWished(query)
  if (!OF_NAMES.has(category) && [...kinds].some((kind) => shelfOfTerm(kind) === shelf)) return false
  return isOtherShelf(shelf, category, thingOf(query).word)
}

/** For whom a search or a wish says that it is. */
export const personsWished = perQuery(({ words }) => personsIn(words.map(({ text }) => text)))

const wordsWished = perQuery(({ words }) => words.map(({ text }) => text))

/**
 * Whether an offer is another thing by its name or its shelf than the one that is looked for: «llantas» for «zapatillas», «PC con monitor»
 * for a «monitor» and what contradicts it. What a name does not say, and what is looked for by no known word, is never told to be another.
 */
export const isAnotherThing = (query: Query, offered: OfferedThing): boolean => {
  const thing = thingOf(query)
  if (thing.word === undefined || !(namesThing(thing.kinds) || [...thing.kinds].some(isOwnThing))) return false
  if (isElsewhere(query, offered)) return true
  if (contrastOf(wordsWished(query), offered.words) === 'other') return true
  return offered.isThing && (!isSameKind(thing.kinds, offered.kinds) || isOtherThing(thing, offered))
}
