import type { Condition } from '@feria/contract/catalogue/values'
import { fold } from '@feria/contract/fold'
import { toMinor } from '@feria/contract/money'
import { impliedKinds } from '../../server/src/language/lexicon/kinds.ts'
import { type Query, readQuery } from '../../server/src/language/query/query.ts'
import { termsOf } from '../../server/src/language/query/terms.ts'
import { byLikeness } from '../../server/src/language/scoring/alike.ts'
import { readThing } from '../../server/src/language/scoring/other-thing.ts'
import { type PreparedText, prepare, type Rarity, rarityOf, score } from '../../server/src/language/scoring/score.ts'
import { completionsOf, withCompletions } from '../../server/src/language/searches/begun.ts'
import { searchScore } from '../../server/src/language/searches/search-score.ts'
import { priceTest } from '../../server/src/language/searches/spoken-price.ts'
import { readWanted, type SearchIntent } from '../../server/src/language/searches/wanted.ts'
import type { Item } from './relevance-data.ts'
import { typoCorrector } from './relevance-typos.ts'

/** Scores every product for a query; a score of 0 means not found. */
export interface Ranker {
  name: string
  values: (query: string) => number[]
}

const whole = (item: Item): string => `${item.name} ${item.brand} ${item.color} ${item.details}`

/** The reference: BM25 over folded words, k1 1.2, b 0.75, all fields as one text. */
export const bm25 = (items: readonly Item[]): Ranker => {
  const texts = items.map((item) => fold(whole(item)).split(' '))
  const usual = texts.reduce((sum, words) => sum + words.length, 0) / Math.max(1, texts.length)
  const postings = new Map<string, Map<number, number>>()
  for (const [at, words] of texts.entries()) {
    for (const word of words) {
      const list = postings.get(word) ?? new Map<number, number>()
      postings.set(word, list.set(at, (list.get(at) ?? 0) + 1))
    }
  }
  const values = (query: string): number[] => {
    const sums = items.map(() => 0)
    for (const word of new Set(fold(query).split(' '))) {
      const list = postings.get(word)
      if (!list) continue
      const idf = Math.log(1 + (items.length - list.size + 0.5) / (list.size + 0.5))
      for (const [at, count] of list) {
        const norm = 1 - 0.75 + (0.75 * (texts[at]?.length ?? 0)) / usual
        sums[at] = (sums[at] ?? 0) + (idf * count * 2.2) / (count + 1.2 * norm)
      }
    }
    return sums
  }
  return { name: 'BM25', values }
}

const trigramsOf = (text: string): Set<string> => {
  const found = new Set<string>()
  for (const word of fold(text).split(' ')) for (let i = 0; i < word.length + 1; i++) found.add(`  ${word} `.slice(i, i + 3))
  return found
}

/** The other reference: trigram similarity with title and brand, as in pg_trgm. */
export const trigrams = (items: readonly Item[]): Ranker => {
  const sets = items.map((item) => trigramsOf(`${item.name} ${item.brand}`))
  const values = (query: string): number[] => {
    const asked = trigramsOf(query)
    return sets.map((set) => {
      let shared = 0
      for (const gram of asked) if (set.has(gram)) shared++
      return shared / (asked.size + set.size - shared)
    })
  }
  return { name: 'trigrams', values }
}

/** Ours, with everything prepared once and the term frequencies of these products. */
export interface Ours extends Ranker {
  prepared: PreparedText[]
  rarity: Rarity
  read: (query: string) => Query
}

/** A product as the search knows it. */
export interface Offer extends Item {
  category: string
  condition: Condition
  /** In pesos. */
  price: number
}

/** Ours as the product searches: with its categories, what names imply, completions, spoken prices and what is broken or a service. */
export const asSearched = (offers: readonly Offer[]): Ranker & { read: (query: string) => SearchIntent } => {
  const counts = new Map<string, number>()
  const all = (offer: Offer) => `${whole(offer)} ${impliedKinds(offer.name)}`
  for (const offer of offers) for (const term of termsOf(all(offer))) counts.set(term, (counts.get(term) ?? 0) + 1)
  const rarity: Rarity = (term) => rarityOf(counts.get(term) ?? 0, offers.length)
  const prepared = offers.map(({ name, brand, category, condition, details }) =>
    Object.assign(prepare({ name, category: `${category} ${impliedKinds(name)}`, details: `${brand}. ${details}`, condition }), {
      offered: readThing(name, details, category),
    }),
  )
  const correctTypos = typoCorrector(
    offers,
    (term) => counts.has(term),
    (word) => completionsOf(word, counts).length > 0,
    whole,
  )
  const read = (text: string): SearchIntent => {
    const asked = readWanted(text)
    const corrected = readWanted(correctTypos(text, asked.query))
    return { ...corrected, query: withCompletions(corrected.query, counts) }
  }
  const values = (text: string): number[] => {
    const asked = read(text)
    const isOutsidePrice = priceTest(asked.price, null)
    const found = prepared.map((product, at) => {
      const { value } = searchScore(asked, product, { condition: offers[at]?.condition ?? null }, rarity)
      const { price } = offers[at] ?? {}
      const priceMinor = price === undefined ? null : toMinor(price)
      return isOutsidePrice({ priceMinor, currency: 'ARS', comparableMinor: null }) ? value / 100 : value
    })
    return found.some((value) => value > 0) ? found : prepared.map(byLikeness(asked.query))
  }
  return { name: 'Feria', values, read }
}

/** Ours. A product that matches no word of the query scores 0. */
export const ours = (items: readonly Item[]): Ours => {
  const counts = new Map<string, number>()
  for (const item of items) for (const term of termsOf(whole(item))) counts.set(term, (counts.get(term) ?? 0) + 1)
  const known = new Map<string, number>()
  const rarity = (term: string): number => {
    const value = known.get(term) ?? rarityOf(counts.get(term) ?? 0, items.length)
    known.set(term, value)
    return value
  }
  const prepared = items.map(({ name, brand, color, details }) => prepare({ name, brand, color, details }))
  const correctTypos = typoCorrector(items, (term) => counts.has(term))
  const read = (text: string): Query => readQuery(correctTypos(text))
  const values = (text: string): number[] => {
    const query = read(text)
    const found = prepared.map((product) => score(query, product, rarity).value)
    return found.some((value) => value > 0) ? found : prepared.map(byLikeness(query))
  }
  return { name: 'Feria', values, prepared, rarity, read }
}
