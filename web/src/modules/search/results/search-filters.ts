import { type Platform, platforms } from '@feria/contract/catalogue/values'
import { applyFilters, type FindingFilters, isWanted } from '@feria/contract/search/compare'
import type { Finding } from '@feria/contract/search/schemas'
import { type Narrowing, noNarrowing, readNarrowing, writeNarrowing } from '../../catalogue/narrowing.ts'

/** The filters of the results, kept in the URL. */
export interface SearchFilters extends Narrowing {
  /** Null for all. */
  platform: Platform | null
  inStock: boolean
  /** A category's name or number; empty for all. */
  category: string
  /** Only products already in Argentina: ours and Mercado Libre's. */
  onlyArgentina: boolean
  /** True if no typo of the text is corrected. */
  asTyped: boolean
}

export interface Search {
  query: string
  filters: SearchFilters
}

export const noSearchFilters: SearchFilters = {
  ...noNarrowing,
  platform: null,
  inStock: false,
  category: '',
  onlyArgentina: false,
  asTyped: false,
}

/** The search in the URL; ignores invalid values. */
export const readSearch = (params: URLSearchParams): Search => ({
  query: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
  filters: {
    ...readNarrowing(params),
    platform: platforms.find((platform) => platform === params.get('platform')) ?? null,
    inStock: (params.get('in_stock') ?? params.get('inStock')) === 'true',
    category: (params.get('category') ?? '').trim().slice(0, 80),
    onlyArgentina: params.get('onlyArgentina') === 'true',
    asTyped: params.get('as_typed') === 'true',
  },
})

/** A search as the query of URL and server: only what is set, always in the same order. */
export const writeSearch = ({ query, filters }: Search): Record<string, string> => {
  const named = {
    q: query,
    category: filters.category,
    ...writeNarrowing(filters),
    platform: filters.platform ?? '',
    in_stock: filters.inStock || '',
    onlyArgentina: filters.onlyArgentina || '',
    as_typed: filters.asTyped || '',
  }
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === '' || value === undefined ? [] : [[name, String(value)]])),
  )
}

const counted = Object.keys(noSearchFilters).filter((name) => !['currency', 'near', 'asTyped'].includes(name)) as (keyof SearchFilters)[]

/** How many filters are active: a currency alone is none, nor a place without a distance, nor how the text is read. */
export const countFilters = (filters: SearchFilters): number => counted.filter((name) => filters[name] !== noSearchFilters[name]).length

/** True for an empty search: no text and no category. */
export const isBlank = ({ query, filters }: Search): boolean => !query && !filters.category

/** The filters that client and server apply to results alike. */
const comparedBy = ({ minPrice, maxPrice, platform, condition, radiusKm, ...filters }: SearchFilters): FindingFilters => ({
  minPrice: minPrice ?? undefined,
  maxPrice: maxPrice ?? undefined,
  currency: filters.currency,
  platform: platform ?? undefined,
  inStock: filters.inStock,
  category: filters.category,
  onlyArgentina: filters.onlyArgentina,
  condition: condition ?? undefined,
  radiusKm: radiusKm ?? undefined,
})

/** The platforms that a search queries; a category alone is looked up only among ours. */
export const platformsOf = ({ query, filters }: Search): Platform[] =>
  platforms.filter((one) => (one === 'Local' || query !== '') && isWanted(one, comparedBy(filters)))

/**
 * The results that pass the filters, at a rate in pesos per dollar. With it a narrower filter applies at once, before the server has
 * responded.
 */
export const filterFindings = <
  F extends Pick<Finding, 'price' | 'currency' | 'comparable' | 'platform' | 'stock' | 'category' | 'condition' | 'distance' | 'product'>,
>(
  findings: F[],
  filters: SearchFilters,
  arsPerUsd: number | null,
): F[] => applyFilters(findings, comparedBy(filters), arsPerUsd)
