import { type Narrowing, noNarrowing, readNarrowing, writeNarrowing } from '../catalogue/narrowing.ts'

/** The filters and sort order of the ranking, kept in the URL. */
export interface RankingFilters extends Narrowing {
  search: string
  /** A category's name or number; empty for all. */
  category: string
  sort: 'price' | '-price'
}

export const noRankingFilters: RankingFilters = { search: '', category: '', ...noNarrowing, sort: 'price' }

/** The filters in the URL; cheapest first by default. */
export const readRanking = (params: URLSearchParams): RankingFilters => ({
  search: (params.get('search') ?? '').trim().slice(0, 200),
  category: (params.get('category') ?? '').trim().slice(0, 80),
  ...readNarrowing(params),
  sort: params.get('sort') === '-price' ? '-price' : 'price',
})

/** The filters as a URL query: only those set. */
export const writeRanking = ({ search, category, sort, ...narrowing }: RankingFilters): URLSearchParams => {
  const params = new URLSearchParams()
  if (search.trim()) params.set('search', search.trim())
  if (category) params.set('category', category)
  for (const [name, value] of Object.entries(writeNarrowing(narrowing))) if (value !== undefined) params.set(name, String(value))
  if (sort === '-price') params.set('sort', sort)
  return params
}
