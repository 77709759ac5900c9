import { afterEach, expect, test, vi } from 'vitest'
import { Stored } from '../../testing/stored.ts'
import { keepNear, keptNear } from './kept-near.ts'
import { noRankingFilters, readRanking, writeRanking } from './ranking-filters.ts'

afterEach(() => vi.unstubAllGlobals())

test('[SRCH-33] the ranking is by price ascending unless its address says otherwise', () => {
  expect(readRanking(new URLSearchParams('sort=name'))).toEqual(noRankingFilters)
  expect(readRanking(new URLSearchParams('search=+mesa+&category=Otros&sort=-price'))).toEqual({
    ...noRankingFilters,
    search: 'mesa',
    category: 'Otros',
    sort: '-price',
  })
})

test('[SRCH-33] the filters survive a round trip through the address', () => {
  const filters = {
    ...{ search: 'mesa & silla', category: 'Hogar y Jardín', sort: '-price' as const },
    ...{ minPrice: 5, maxPrice: 90.5, currency: 'ARS' as const, condition: 'Usado' as const, near: 'Rosario', radiusKm: 10 },
  }
  expect(readRanking(writeRanking(filters))).toEqual(filters)
  expect(writeRanking(noRankingFilters).toString()).toBe('')
})

test('the place to search near is stored until it is cleared, and lasts as long as the page in a browser without storage', () => {
  keepNear('Rosario')
  expect(keptNear()).toBe('Rosario')
  keepNear('')
  expect(keptNear()).toBe('')
  vi.stubGlobal('localStorage', new Stored())
  keepNear(`Rosario${'!'.repeat(200)}`)
  expect(keptNear()).toBe(`Rosario${'!'.repeat(113)}`)
  keepNear('')
  expect(keptNear()).toBe('')
})
