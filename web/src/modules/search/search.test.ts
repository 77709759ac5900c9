import { expect, test } from 'vitest'
import { noRankingFilters, readRanking, writeRanking } from './ranking-filters.ts'

test('[SRCH-33] the ranking is by price ascending unless its address says otherwise', () => {
  expect(readRanking(new URLSearchParams('sort=name'))).toEqual(noRankingFilters)
  expect(readRanking(new URLSearchParams('search=+mesa+&category=Otros&sort=-price'))).toEqual({
    search: 'mesa',
    category: 'Otros',
    sort: '-price',
  })
})

test('[SRCH-33] the filters come back from the address that they made', () => {
  const filters = { search: 'mesa & silla', category: 'Hogar y Jardín', sort: '-price' } as const
  expect(readRanking(writeRanking(filters))).toEqual(filters)
  expect(writeRanking(noRankingFilters).toString()).toBe('')
})
