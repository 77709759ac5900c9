import { type ProductSort, productSorts } from '@feria/contract/catalogue/values'
import { type Narrowing, noNarrowing, oneOf, readNarrowing, writeNarrowing } from './narrowing.ts'

/** The catalogue's filters and sort order. */
export interface Filters extends Narrowing {
  search: string
  /** A category's name or number, or «Sin categoría»; empty for all. */
  category: string
  inStock: boolean
  /** True if no typo of the search is corrected. */
  asTyped: boolean
  /** Null: by category in the grid, else by relevance or newest first. */
  sort: ProductSort | null
}

/** How the members' catalogue shows its products. */
export type View = 'grid' | 'list'

export const noFilters: Filters = {
  search: '',
  category: '',
  ...noNarrowing,
  inStock: false,
  asTyped: false,
  sort: null,
}

/** The filters of the panel; search and sort order are elsewhere. */
export const filterNames = ['category', 'condition', 'minPrice', 'maxPrice', 'currency', 'near', 'radiusKm', 'inStock'] as const
export type FilterName = (typeof filterNames)[number]

/** The filters of the panel alone. */
export const panelOf = (filters: Filters): Pick<Filters, FilterName> =>
  Object.fromEntries(filterNames.map((name) => [name, filters[name]])) as Pick<Filters, FilterName>

/** The filters in the URL; ignores invalid values. */
export const readFilters = (params: URLSearchParams): Filters => {
  const search = (params.get('search') ?? '').trim().slice(0, 200)
  const sort = oneOf(productSorts, params.get('sort'))
  return {
    search,
    category: (params.get('category') ?? '').trim().slice(0, 80),
    ...readNarrowing(params),
    inStock: params.get('in_stock') === 'true',
    asTyped: search !== '' && params.get('as_typed') === 'true',
    sort: sort === 'relevance' && !search ? null : sort,
  }
}

/** The filters as the server's query, without the sort order. */
export const requestOf = ({ search, category, inStock, asTyped, sort: _, ...narrowing }: Filters) => ({
  search: search || undefined,
  category: category || undefined,
  ...writeNarrowing(narrowing),
  in_stock: inStock ? 'true' : undefined,
  as_typed: asTyped && search ? 'true' : undefined,
})

/** The filters as a URL query: only those set, always in the same order. */
export const writeFilters = (filters: Filters, view: View | null = null): URLSearchParams => {
  const params = new URLSearchParams()
  const named = { ...requestOf(filters), sort: filters.sort ?? undefined, view: view ?? undefined }
  for (const [name, value] of Object.entries(named)) if (value !== undefined) params.set(name, String(value))
  return params
}
