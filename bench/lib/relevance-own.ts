import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chips } from '../../contract/src/assistant/schemas.ts'
import type { Condition } from '../../contract/src/catalogue/values.ts'
import { fold } from '../../contract/src/fold.ts'
import { openGazetteer } from '../../server/src/engines/geo/gazetteer.ts'
import { kilometres } from '../../server/src/engines/geo/great-circle.ts'
import { wantedSize } from '../../server/src/language/wishes/children.ts'
import { readWish } from '../../server/src/language/wishes/grammar.ts'
import { readOffered, scoreMatch, wishQuery } from '../../server/src/modules/wishes/match.rules.ts'
import { type Confusion, f1Of, mean } from './relevance-metrics.ts'
import type { Offer, Ranker } from './relevance-rankers.ts'

/** One of the halves of `bench/data/understanding`: what is tuned on, and what nobody looks at. */
export type Half = 'tune' | 'test'
export const halves: readonly Half[] = ['tune', 'test']
/** Searches in sentences, of what works or not, and misspelt: two thirds, the third opened later, forty more, sixty sentences. */
export const laterSearches = ['more', 'opened', 'fresh', 'sentences'] as const
type SearchSet = Half | (typeof laterSearches)[number]
/** The sets of pairs: the halves, three quarters and a quarter of what was written later, and those of two more hands. */
export const pairSets = ['tune', 'test', 'more', 'blind', 'hands', 'hands-2', 'hands-3', 'hands-4', 'hands-5', 'hands-blind'] as const
export type PairSet = (typeof pairSets)[number]

interface Product {
  id: string
  name: string
  brand: string | null
  category: string
  condition: Condition
  price: number
  details: string
}
interface Search {
  kind: string
  query: string
  grades: Record<string, number>
}
export interface OwnPair {
  wish: { text: string; maxPrice?: number; condition?: Condition; place?: string }
  product: {
    name: string
    brand: string | null
    category: string
    condition: Condition
    price: number
    place: string
    ships: boolean
    details: string
  }
  verdict: Verdict
}
const verdicts = ['MATCH', 'CERCANO', 'NADA'] as const
type Verdict = (typeof verdicts)[number]

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'data', 'understanding', `${name}.json`), 'utf8')) as T
const products = ['products-1', 'products-2'].flatMap((name) => read<Product[]>(name))
const geo = openGazetteer()
const isPlace = (text: string): boolean => geo.locate(text) !== null

/** The products of the searches, as rankers know products. */
export const ownItems: Offer[] = products.map(({ name, brand, category, condition, price, details }) => ({
  ...{ name, brand: brand ?? '', color: '', category, condition, price, details },
}))

const discounted = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** How each search of a half is answered: its nDCG@10 by grades of 1 to 3, what came first, and how many that are meant are missing. */
export const ownSearches = (half: SearchSet, ranker: Ranker) =>
  read<Search[]>(`searches-${half}`).map(({ kind, query, grades }) => {
    const values = ranker.values(query)
    const found = products.map((_, at) => at).filter((at) => (values[at] ?? 0) > 0)
    found.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
    const inOrder = found.map((at) => grades[products[at]?.id ?? ''] ?? 0)
    const ideal = Object.values(grades).sort((a, b) => b - a)
    const wanted = Math.min(10, ideal.length)
    return {
      ...{ kind, query, wanted, isEmpty: found.length === 0, ndcg: discounted(inOrder) / discounted(ideal) },
      ...{ first: products[found[0] ?? -1]?.name ?? '', missed: wanted - inOrder.slice(0, 10).filter((grade) => grade > 0).length },
    }
  })

/** nDCG@10 of a half, whole and of each kind of search, and how many searches find nothing. */
export const measureOwnSearches = (half: SearchSet, ranker: Ranker): { ndcg: number; each: Map<string, number>; empty: number } => {
  const rows = ownSearches(half, ranker)
  const each = Map.groupBy(rows, ({ kind }) => kind)
  const meanOf = (some: typeof rows) => mean(some.map(({ ndcg }) => ndcg))
  const empty = rows.filter(({ isEmpty }) => isEmpty).length
  return { ndcg: meanOf(rows), each: new Map([...each].map(([kind, some]) => [kind, meanOf(some)])), empty }
}

/** How the product judges a pair, and what it read: a wish as a member writes it, a product as a seller publishes it. */
export const judgedOwn = ({ wish, product }: OwnPair): { verdict: Verdict; what: string; reasons: { kind: string; detail: string }[] } => {
  const chips = readWish(wish.text, isPlace)
  const max = wish.maxPrice ?? (chips.currency === 'ARS' ? chips.maxPrice : null)
  const [here, there] = [geo.locate(wish.place ?? chips.place ?? ''), geo.locate(product.place)]
  const distance = here && there ? Math.round(kilometres(here, there)) : null
  const { name, brand, category, condition, price, place, ships, details } = product
  const offered = readOffered(
    { name, description: brand ?? '', details, categoryName: category },
    { location: place, priceMinor: price * 100, currency: 'ARS', comparableMinor: null, condition, isSent: ships },
  )
  const wanted = {
    ...{
      query: wishQuery([chips.what, ...chips.without].filter(Boolean).join(' ')),
      country: 'Argentina',
      maxPriceMinor: max === null ? null : max * 100,
      currency: 'ARS' as const,
    },
    ...{ comparableMaxMinor: null, radiusKm: wish.place ? null : chips.radiusKm },
    ...{ condition: wish.condition ?? chips.condition, size: wantedSize(wish.text) },
  }
  const judged = scoreMatch(wanted, offered, distance)
  return { verdict: judged?.coincidence ?? 'NADA', what: chips.what, reasons: judged?.reasons ?? [] }
}

/** The pairs of a set: a half, or those that were written later, of which the blind ones are looked at by nobody. */
export const ownPairs = (set: PairSet): OwnPair[] => read<OwnPair[]>(`pairs-${set}`)

/** How pairs of a set are judged: F1 of each verdict, their mean, and how many matches are right. */
export const measureOwnPairs = (set: PairSet): { each: number[]; macro: number; precision: number; confusion: Confusion } => {
  const pairs = ownPairs(set)
  const confusion: Confusion = verdicts.map(() => verdicts.map(() => 0))
  for (const pair of pairs) {
    const row = confusion[verdicts.indexOf(pair.verdict)]
    const at = verdicts.indexOf(judgedOwn(pair).verdict)
    if (row) row[at] = (row[at] ?? 0) + 1
  }
  const matches = confusion.reduce((sum, row) => sum + (row[0] ?? 0), 0)
  return { ...f1Of(confusion), confusion, precision: (confusion[0]?.[0] ?? 0) / Math.max(1, matches) }
}

const nothing = { minPrice: null, maxPrice: null, currency: 'ARS', place: null, radiusKm: null, condition: null, without: [] as string[] }
const words = (text: string | null): string =>
  fold(text ?? '')
    .replace(/[^a-z0-9ñ ]+/g, ' ')
    .trim()

/** The sets of phrases that were written later. */
export const laterPhrases = ['authors', 'opened', 'opened-2', 'opened-3', 'blind'] as const

/** The phrases of a half, or written later, that are not read in every chip as they are meant. */
export const misreadPhrases = (half: Half | (typeof laterPhrases)[number]): { misread: string[]; all: number } => {
  const phrases = read<[string, Pick<Chips, 'what'> & Partial<Chips>][]>(`phrases-${half}`)
  const plain = ({ what, place, without, ...rest }: typeof nothing & Pick<Chips, 'what'>) =>
    JSON.stringify([
      words(what),
      words(place),
      without.map(words),
      rest.minPrice,
      rest.maxPrice,
      rest.currency,
      rest.radiusKm,
      rest.condition,
    ])
  const misread = phrases.filter(([text, meant]) => plain(readWish(text, isPlace) as never) !== plain({ ...nothing, ...meant } as never))
  return { misread: misread.map(([text]) => text), all: phrases.length }
}
