import type { Platform } from '@feria/contract/catalogue/values'
import type { Finding, SearchLine, SearchPart, SearchReading } from '@feria/contract/search/schemas'
import type { PlatformState } from '@feria/contract/search/values'
import { arrange } from './cards.ts'
import { filterFindings, noSearchFilters, platformsOf, type Search } from './search-filters.ts'

/** The state of a platform: pending, or its status and how many of its results are here. */
export interface Part extends Pick<SearchPart, 'total' | 'next'> {
  platform: Platform
  state: PlatformState | 'esperando'
  count: number
}

/** A search and its results so far. */
export interface SearchResults extends Search {
  /** What the platforms sent for this search. */
  products: Finding[]
  /** What is shown: those or, until they arrive, the previous results that pass the filters. */
  filteredProducts: Finding[]
  /** Results with a card of their own, in page order. */
  cards: Finding[]
  parts: Part[]
  reading: SearchReading | null
  rate: SearchLine['rate']
  loading: boolean
  /** True while the results shown are of the previous search. */
  isStale: boolean
  /** Why there are no results at all: the server's message or plain text, empty if it sent none; null without a failure. */
  error: string | null
}

export const nothingFound: SearchResults = {
  query: '',
  filters: noSearchFilters,
  products: [],
  filteredProducts: [],
  cards: [],
  parts: [],
  reading: null,
  rate: null,
  loading: false,
  isStale: false,
  error: null,
}

const waiting = (platform: Platform): Part => ({ platform, state: 'esperando', count: 0, total: null, next: null })

/** Starts a search. For the same text, previous results that pass the new filters stay until there are newer ones. */
export const begin = (before: SearchResults, search: Search): SearchResults => {
  const isSameText = before.query === search.query && search.query !== ''
  const filteredProducts = isSameText ? filterFindings(before.filteredProducts, search.filters, before.rate?.ars ?? null) : []
  const passing = new Set(filteredProducts)
  return {
    ...nothingFound,
    ...search,
    filteredProducts,
    cards: isSameText ? before.cards.filter((card) => passing.has(card)) : [],
    rate: before.rate,
    parts: platformsOf(search).map(waiting),
    loading: true,
    isStale: true,
  }
}

const partOf = ({ platform, state, products, total, next }: SearchPart): Part => ({ platform, state, total, next, count: products.length })

/** Adds a platform's response. The first `kept` cards stay in place; duplicates are dropped. */
export const addLine = (found: SearchResults, line: SearchLine, kept: number): SearchResults => {
  const before = found.isStale ? [] : found.products
  const ids = new Set(before.map(({ id }) => id))
  const arrived = line.products.filter(({ id }) => !ids.has(id))
  const products = [...before, ...arrived]
  return {
    ...found,
    products,
    filteredProducts: products,
    cards: arrange(found.isStale ? [] : found.cards, arrived, found.isStale ? 0 : kept),
    parts: found.parts.map((part) => (part.platform === line.platform ? partOf(line) : part)),
    reading: line.reading ?? found.reading,
    rate: line.rate ?? found.rate,
    isStale: false,
  }
}

/** Adds our next page: its cards go to the end. */
export const addPage = (found: SearchResults, line: SearchLine): SearchResults => {
  const next = addLine({ ...found, isStale: false }, line, found.cards.length)
  const count = next.products.filter(({ platform }) => platform === line.platform).length
  return {
    ...next,
    reading: found.reading,
    parts: next.parts.map((part) => (part.platform === line.platform ? { ...part, count } : part)),
  }
}

/** Retries a platform. */
export const askAgain = (found: SearchResults, platform: Platform): SearchResults => ({
  ...found,
  parts: found.parts.map((part) => (part.platform === platform ? waiting(platform) : part)),
})

const failIfPending = (part: Part): Part => (part.state === 'esperando' ? { ...part, state: 'sin respuesta' } : part)

/** Ends the stream: platforms still pending count as failed. If none was queried, the previous results are dropped too. */
export const finish = (found: SearchResults): SearchResults => ({
  ...found,
  loading: false,
  parts: found.parts.map(failIfPending),
  ...(found.isStale ? { filteredProducts: [], cards: [], isStale: false } : {}),
})

/** Ends a platform's retry: if still pending, it counts as failed. */
export const finishOne = (found: SearchResults, platform: Platform): SearchResults => ({
  ...found,
  parts: found.parts.map((part) => (part.platform === platform ? failIfPending(part) : part)),
})

/** The search failed. Results that have arrived stay; the error is shown only if there are none. */
export const failed = (found: SearchResults, message: string): SearchResults => ({
  ...finish(found),
  error: found.isStale ? message : null,
})

/** The number of a platform's results: ours in total if known, of others what is shown, as nobody pages through their millions here. */
export const countOfPart = ({ platform, total, count }: Part): number => (platform === 'Local' ? (total ?? count) : count)

/** True while there are more of ours than loaded, and the total is unknown. */
export const isUncounted = ({ total, next }: Part): boolean => total === null && next !== null

/** The number of results, as far as it is known. */
export const countOf = ({ parts, filteredProducts, isStale }: SearchResults): number =>
  isStale ? filteredProducts.length : parts.reduce((sum, part) => sum + countOfPart(part), 0)
