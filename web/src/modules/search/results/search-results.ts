import type { Platform } from '@feria/contract/catalogue/values'
import type { Finding, SearchLine, SearchPart, SearchReading } from '@feria/contract/search/schemas'
import type { PlatformState } from '@feria/contract/search/values'
import { arrange } from './cards.ts'
import { filterFindings, noSearchFilters, platformsOf, type Search } from './search-filters.ts'

/** What a platform has said so far: nothing yet, or its state and how much of what it has is here. */
export interface Part extends Pick<SearchPart, 'total' | 'next'> {
  platform: Platform
  state: PlatformState | 'esperando'
  count: number
}

/** A search and what it has found so far. */
export interface SearchResults extends Search {
  /** What the platforms sent for this search. */
  products: Finding[]
  /** What is shown: those, or until they are here what passes the filters of what was shown before. */
  filteredProducts: Finding[]
  /** Results with a card of their own, in the order of the page. */
  cards: Finding[]
  parts: Part[]
  reading: SearchReading | null
  rate: SearchLine['rate']
  loading: boolean
  /** True while what is shown is of the search before. */
  isStale: boolean
  /** Why there is nothing at all: the server's sentence or plain text, empty when it gave none; null without a failure. */
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

/** A search begins. Of the same text, what was shown and passes the new filters stays until there is something newer. */
export const begin = (before: SearchResults, search: Search): SearchResults => {
  const isSameText = before.query === search.query && search.query !== ''
  const filteredProducts = isSameText ? filterFindings(before.filteredProducts, search.filters) : []
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

/** A platform has answered. The first `kept` cards stay where they are; what is here already does not come twice. */
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

/** Our next page has come: its cards stand at the end. */
export const addPage = (found: SearchResults, line: SearchLine): SearchResults => {
  const next = addLine({ ...found, isStale: false }, line, found.cards.length)
  const count = next.products.filter(({ platform }) => platform === line.platform).length
  return {
    ...next,
    reading: found.reading,
    parts: next.parts.map((part) => (part.platform === line.platform ? { ...part, count } : part)),
  }
}

/** A platform is asked once more. */
export const askAgain = (found: SearchResults, platform: Platform): SearchResults => ({
  ...found,
  parts: found.parts.map((part) => (part.platform === platform ? waiting(platform) : part)),
})

const giveUp = (part: Part): Part => (part.state === 'esperando' ? { ...part, state: 'sin respuesta' } : part)

/**
 * No more will come: whoever has said nothing by now does not answer. When nobody was asked, what is left of the search before
 * goes too.
 */
export const finish = (found: SearchResults): SearchResults => ({
  ...found,
  loading: false,
  parts: found.parts.map(giveUp),
  ...(found.isStale ? { filteredProducts: [], cards: [], isStale: false } : {}),
})

/** One platform that was asked again says nothing either. */
export const finishOne = (found: SearchResults, platform: Platform): SearchResults => ({
  ...found,
  parts: found.parts.map((part) => (part.platform === platform ? giveUp(part) : part)),
})

/** The search failed. What has come stays; only where nothing came is the failure all there is to show. */
export const failed = (found: SearchResults, message: string): SearchResults => ({
  ...finish(found),
  error: found.isStale ? message : null,
})

/**
 * How many of a platform's results there are: of ours in all when that is known, of others what is shown, for nobody goes through their
 * millions here.
 */
export const countOfPart = ({ platform, total, count }: Part): number => (platform === 'Local' ? (total ?? count) : count)

/** True while there are more of ours than are here and nobody counted them. */
export const isUncounted = ({ total, next }: Part): boolean => total === null && next !== null

/** How many results there are, as far as it is known. */
export const countOf = ({ parts, filteredProducts, isStale }: SearchResults): number =>
  isStale ? filteredProducts.length : parts.reduce((sum, part) => sum + countOfPart(part), 0)
