import { stopWords, talkWords } from '../../language/lexicon/common-words.ts'
import { synonymsOf } from '../../language/lexicon/synonyms.ts'
import type { Query } from '../../language/query/query.ts'
import { stem } from '../../language/text/stem.ts'
import { type Token, tokensOf } from '../../language/text/tokens.ts'

/** Kinds of work that are done to many things: what it is done to must agree too. */
const works: [work: string, pattern: RegExp][] = [
  ['repair', /^(?:repar|arregl|servi|tecnic|manteni|soluci)/],
  ['install', /^(?:instal|coloca)/],
  ['teach', /^(?:clase|profe|enseñ|curso|taller|apoyo)/],
  ['rent', /^alquil/],
  ['clean', /^(?:limpi|lavad)/],
  ['move', /^(?:flete|mudan|trasla)/],
]
const workOf = (text: string): string | undefined => works.find(([, pattern]) => pattern.test(text))?.[0]

/** Words that derivatives share: «instalador» and «instalación», «corte» and «corto». */
const sharedStart = (text: string): string => text.slice(0, text.length > 6 ? 5 : 4)

interface Work {
  works: ReadonlySet<string>
  /** What it is done to, or a trade of its own: «pintor», «plomero». */
  things: readonly string[]
}

const isContent = ({ kind, text }: Token): boolean =>
  kind === 'word' && text.length >= 4 && !stopWords.has(text) && !talkWords.has(text) && !/^(?:alguien|hagan?|quien|domicilio)$/.test(text)

const readWork = (text: string): Work => {
  const tokens = tokensOf(text.slice(0, 300), 60)
  // What follows a comma tells about the place or the thing: «es un patio chico».
  const end = tokens.findIndex(({ isApart }, at) => isApart && at > 2)
  const words = tokens.slice(0, end < 0 ? undefined : end).filter(isContent)
  const found = words.flatMap((word) => workOf(word.text) ?? [])
  return { works: new Set(found), things: words.map(({ text: word }) => word).filter((word) => workOf(word) === undefined) }
}

const worksByQuery = new WeakMap<Query, Work>()

const isAlike = (one: string, other: string): boolean =>
  sharedStart(one) === sharedStart(other) || synonymsOf(stem(one)).some(({ term, kind }) => kind === 'same' && term === stem(other))

/**
 * Whether work that is offered is what a wish looks for: the same work, and something that it is done to or a trade that both name. Null
 * where it is other work.
 */
export const compareWork = (query: Query, named: string): { detail: string } | null => {
  const wanted = worksByQuery.get(query) ?? readWork(query.text)
  worksByQuery.set(query, wanted)
  const offered = tokensOf(named, 60).filter(isContent)
  const offeredWorks = new Set(offered.flatMap(({ text }) => workOf(text) ?? []))
  if ([...wanted.works].some((work) => offeredWorks.size > 0 && !offeredWorks.has(work))) return null
  const shared = wanted.things.find((thing) => offered.some(({ text, term }) => isAlike(thing, text) || isAlike(thing, term)))
  const phrase = wanted.things.find((thing) =>
    synonymsOf(stem(thing)).some(
      ({ term, kind }) =>
        kind === 'same' && offered.some((_, at) => term === stem(offered[at]?.text ?? '') + stem(offered[at + 1]?.text ?? '')),
    ),
  )
  const isSameWork = wanted.things.length === 0 && [...wanted.works].some((work) => offeredWorks.has(work))
  const detail = shared ?? phrase ?? (isSameWork ? [...wanted.works][0] : undefined)
  return detail === undefined ? null : { detail }
}
