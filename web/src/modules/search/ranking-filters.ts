/** The filters and sort order of the ranking, kept in the URL. */
export interface RankingFilters {
  search: string
  /** A category's name or number; empty for all. */
  category: string
  sort: 'price' | '-price'
}

export const noRankingFilters: RankingFilters = { search: '', category: '', sort: 'price' }

/** The filters in the URL; cheapest first by default. */
export const readRanking = (params: URLSearchParams): RankingFilters => ({
  search: (params.get('search') ?? '').trim().slice(0, 200),
  category: (params.get('category') ?? '').trim().slice(0, 80),
  sort: params.get('sort') === '-price' ? '-price' : 'price',
})

/** The filters as a URL query: only those set. */
export const writeRanking = ({ search, category, sort }: RankingFilters): URLSearchParams => {
  const params = new URLSearchParams()
  if (search.trim()) params.set('search', search.trim())
  if (category) params.set('category', category)
  if (sort === '-price') params.set('sort', sort)
  return params
}

/** The request for the ranking around a place, if any. */
export const rankingRequest = ({ search, category, sort }: RankingFilters, near: string) => ({
  query: { search: search || undefined, category: category || undefined, sort, near: near || undefined },
})
