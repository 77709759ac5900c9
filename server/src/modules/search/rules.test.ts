import { expect, test } from 'vitest'
import { type Candidate, mediansOf, reasonsFor, roundKm, scoreOf, weights } from './rules.ts'

const plain: Candidate = {
  distance: 2,
  comparable: 100,
  categoryId: 1,
  photos: 1,
  hasDetails: true,
  hasCondition: true,
  sales: 0,
  score: 3,
  claimsLost: 0,
}
const score = (changes: Partial<Candidate>) => scoreOf({ ...plain, ...changes }, 100, 2)

test('[SRCH-37] a suggestion ranks higher the nearer, cheaper and better described it is, and the more its seller delivered', () => {
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
  expect(score({ score: 4 })).toBeGreaterThan(base)
  expect(score({ score: 2 })).toBeLessThan(base)
  expect(score({ claimsLost: 0.1 })).toBeLessThan(base)
})

test('the weights sum to one, and every score is within 0 and 1', () => {
  expect(weights.distance + weights.price + weights.quality).toBeCloseTo(1)
  expect(score({ distance: 0, comparable: 0, photos: 8, sales: 50, score: 5 })).toBeCloseTo(1)
  const worst = { distance: 20_000, comparable: 1e9, categoryId: null, photos: 0, hasDetails: false, hasCondition: false, score: 1 }
  expect(score(worst)).toBeLessThan(0.001)
  expect(score(worst)).toBeGreaterThanOrEqual(0)
})

test('[SRCH-34] an unknown distance counts as 2 km, a price without comparison as the median', () => {
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

test('reasons are words, and only favourable ones', () => {
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

test('each factor has its set weight, and half of it at its own distance, price or number', () => {
  const nothing: Candidate = {
    distance: 1e12,
    comparable: 200,
    categoryId: null,
    photos: 0,
    hasDetails: false,
    hasCondition: false,
    sales: 0,
    score: 1,
    claimsLost: 0,
  }
  const part = (changes: Partial<Candidate>) => Math.round(scoreOf({ ...nothing, ...changes }, 100, 2) * 1000) / 1000
  expect(weights).toEqual({ distance: 0.4, price: 0.35, quality: 0.25 })
  expect([part({}), part({ distance: 0 }), part({ distance: 15 }), part({ distance: 45 })]).toEqual([0, 0.4, 0.2, 0.1])
  expect([part({ comparable: 0 }), part({ comparable: 100 }), part({ comparable: 300 })]).toEqual([0.35, 0.175, 0])
  expect([part({ photos: 1 }), part({ photos: 2 }), part({ photos: 3 })]).toEqual([0.033, 0.067, 0.1])
  expect([part({ hasDetails: true }), part({ hasCondition: true, categoryId: 1 })]).toEqual([0.025, 0.05])
  expect([part({ sales: 1 }), part({ sales: 5 }), part({ sales: 10 })]).toEqual([0.004, 0.019, 0.038])
  expect([part({ score: 3 }), part({ score: 5 }), part({ score: 5, claimsLost: 0.5 })]).toEqual([0.019, 0.038, 0.019])
})

test('a reason starts and ends exactly at its limit', () => {
  const bare: Candidate = { ...plain, distance: null, comparable: null, photos: 0, hasDetails: false, hasCondition: false }
  const reasonsOf = (changes: Partial<Candidate>) => reasonsFor({ ...bare, ...changes }, 100)
  expect([reasonsOf({ distance: 60 }), reasonsOf({ distance: 60.1 }), reasonsOf({ distance: 1 }), reasonsOf({ distance: 0.99 })]).toEqual([
    ['A 60 km'],
    [],
    ['A 1 km'],
    ['A menos de 1 km'],
  ])
  expect([95, 96, 50, 49].map((comparable) => reasonsOf({ comparable }))).toEqual([
    ['5 % más barato que similares'],
    [],
    ['50 % más barato que similares'],
    [],
  ])
  expect([reasonsOf({ sales: 2 }), reasonsOf({ sales: 3 })]).toEqual([[], ['Quien vende completó 3 ventas']])
  expect([
    reasonsOf({ photos: 1 }),
    reasonsOf({ photos: 2 }),
    reasonsOf({ photos: 1, hasDetails: true }),
    reasonsOf({ photos: 1, hasDetails: true, hasCondition: true }),
  ]).toEqual([[], ['Con 2 fotos'], [], ['Con foto y datos completos']])
  expect(reasonsFor({ ...bare, comparable: 50 }, undefined)).toEqual([])
  expect([9.94, 9.96, 10.4].map(roundKm)).toEqual([9.9, 10, 10])
})
