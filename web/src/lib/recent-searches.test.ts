import { expect, test } from 'vitest'
import { readSearches, withSearch } from './recent-searches.ts'

test('[SRCH-39] the last ten searches are kept, the latest first, without duplicates', () => {
  const many = Array.from({ length: 12 }, (_, n) => `busca ${n}`).reduce<string[]>(withSearch, [])
  expect(many).toHaveLength(10)
  expect(many[0]).toBe('busca 11')
  expect(withSearch(['mesa', 'Silla'], 'silla')).toEqual(['silla', 'mesa'])
})

test('[SRCH-39] corrupt entries are left out', () => {
  expect(readSearches('["mesa", 3, " ", null, "silla"]')).toEqual(['mesa', 'silla'])
  for (const text of [null, '', '{', '"mesa"', '{}']) expect(readSearches(text)).toEqual([])
})
