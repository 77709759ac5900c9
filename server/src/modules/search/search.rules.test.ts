import { expect, test } from 'vitest'
import { type Candidate, mediansOf, reasonsFor, roundKm, scoreOf, weights } from './search.rules.ts'

const plain: Candidate = { distance: 2, comparable: 100, categoryId: 1, photos: 1, hasDetails: true, hasCondition: true, sales: 0 }
const score = (changes: Partial<Candidate>) => scoreOf({ ...plain, ...changes }, 100, 2)

test('[SRCH-37] a suggestion is the better the nearer, cheaper and better described it is, and the more its seller delivered', () => {
  const base = score({})
  expect(score({ distance: 1 })).toBeGreaterThan(base)
  expect(score({ distance: 300 })).toBeLessThan(base)
  expect(score({ comparable: 60 })).toBeGreaterThan(base)
  expect(score({ comparable: 180 })).toBeLessThan(base)
  expect(score({ photos: 3 })).toBeGreaterThan(base)
  expect(score({ photos: 9 })).toBe(score({ photos: 3 }))
  expect(score({ hasDetails: false })).toBeLessThan(base)
  expect(score({ sales: 4 })).toBeGreaterThan(base)
  expect(score({ sales: 900 })).toBe(score({ sales: 10 }))
})

test('the weights make one whole, and no score leaves 0 to 1', () => {
  expect(weights.distance + weights.price + weights.quality).toBeCloseTo(1)
  expect(score({ distance: 0, comparable: 0, photos: 8, sales: 50 })).toBeCloseTo(1)
  const worst = { distance: 20_000, comparable: 1e9, categoryId: null, photos: 0, hasDetails: false, hasCondition: false }
  expect(score(worst)).toBeLessThan(0.001)
  expect(score(worst)).toBeGreaterThanOrEqual(0)
})

test('[SRCH-34] an unknown distance counts as 2 km, a price without anything to compare with as the median', () => {
  expect(score({ distance: null })).toBe(score({ distance: 2 }))
  expect(scoreOf({ ...plain, comparable: null }, 100, 2)).toBe(scoreOf(plain, 100, 2))
  expect(scoreOf(plain, undefined, 2)).toBe(scoreOf(plain, 100, 2))
})

test('medians are those of each category with three prices or more', () => {
  const priced = (categoryId: number | null, ...prices: (number | null)[]) => prices.map((comparable) => ({ categoryId, comparable }))
  const medians = mediansOf([...priced(1, 30, 10, 20), ...priced(2, 1, 3, 2, 8), ...priced(3, 5, 6, null), ...priced(null, 7, 7, 7)])
  expect([...medians]).toEqual([
    [1, 20],
    [2, 2.5],
    [null, 7],
  ])
})

test('reasons are words, and only what speaks for the product', () => {
  expect(reasonsFor({ ...plain, distance: 4, comparable: 88, photos: 2, sales: 5 }, 100)).toEqual([
    'A 4 km',
    '12 % más barato que similares',
    'Con fotos y datos completos',
    'Quien vende completó 5 ventas',
  ])
  expect(reasonsFor({ ...plain, distance: null, comparable: 40, photos: 0 }, 100)).toEqual([])
  expect(reasonsFor({ ...plain, distance: 0.3 }, 100)).toEqual(['A menos de 1 km', 'Con foto y datos completos'])
  expect(reasonsFor({ ...plain, distance: 4.27, photos: 0 }, 100)).toEqual(['A 4,3 km'])
  expect(reasonsFor({ ...plain, distance: 900, comparable: 99, photos: 4, hasDetails: false }, 100)).toEqual(['Con 4 fotos'])
  expect(reasonsFor({ ...plain, distance: null, comparable: null, photos: 0 }, undefined)).toEqual([])
})

test('kilometres have one decimal under ten', () => expect([0.04, 4.26, 9.96, 271.6].map(roundKm)).toEqual([0, 4.3, 10, 272]))
