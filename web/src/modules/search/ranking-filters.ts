/** What narrows and orders the ranking; it lives in the address. */
export interface RankingFilters {
  search: string
  /** A category's name or number; empty for all. */
  category: string
  sort: 'price' | '-price'
}

export const noRankingFilters: RankingFilters = { search: '', category: '', sort: 'price' }

/** The filters that an address carries; the cheapest come first unless it says otherwise. */
export const readRanking = (params: URLSearchParams): RankingFilters => ({
  search: (params.get('search') ?? '').trim().slice(0, 200),
  category: (params.get('category') ?? '').trim().slice(0, 80),
  sort: params.get('sort') === '-price' ? '-price' : 'price',
})

/** The filters as an address carries them: only what is set. */
export const writeRanking = ({ search, category, sort }: RankingFilters): URLSearchParams => {
  const params = new URLSearchParams()
  if (search.trim()) params.set('search', search.trim())
  if (category) params.set('category', category)
  if (sort === '-price') params.set('sort', sort)
  return params
}
