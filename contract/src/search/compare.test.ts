import { expect, test } from 'vitest'
import { applyFilters, byFit, byPrice, comparableOf, type FindingFilters, isWanted } from './compare.ts'
import type { Finding } from './schemas.ts'

type Compared = Pick<Finding, 'price' | 'currency' | 'comparable' | 'platform' | 'stock' | 'category' | 'condition' | 'distance'> & {
  id: string
}

/** In dollars, at 100 pesos each. */
const RATE = 100

const dollars = (price: number | null) => ({ price, currency: 'USD' as const, comparable: price, condition: null, distance: null })

const all: Compared[] = [
  { id: 'a', ...dollars(10), platform: 'Local', stock: 2, category: 'Hogar y Jardín', condition: 'Usado', distance: 10 },
  { id: 'b', ...dollars(20), platform: 'Local', stock: 0, category: 'Electrónicos', condition: 'Nuevo', distance: 10.1 },
  { id: 'c', ...dollars(null), platform: 'Local', stock: 1, category: null },
  { id: 'd', ...dollars(30), platform: 'Mercado Libre', stock: null, category: null },
  { id: 'e', ...dollars(40), platform: 'Amazon', stock: null, category: null },
  { id: 'f', ...dollars(null), platform: 'Alibaba', stock: null, category: null },
]
const passing = (filters: FindingFilters) =>
  applyFilters(all, filters, RATE)
    .map(({ id }) => id)
    .join('')

test.each<[string, FindingFilters, string]>([
  ['[SRCH-32] nothing asked', {}, 'abcdef'],
  ['[SRCH-32] empty values', { category: '', inStock: false, onlyArgentina: false }, 'abcdef'],
  ['[SRCH-29] the least price itself passes', { minPrice: 20 }, 'bde'],
  ['[SRCH-29] the highest price itself passes', { maxPrice: 30 }, 'abd'],
  ['[SRCH-29] a price between two', { minPrice: 20, maxPrice: 30 }, 'bd'],
  ['[SRCH-29] zero is a bound', { minPrice: 0 }, 'abde'],
  ['[SRCH-30] the platform is exact', { platform: 'Amazon' }, 'e'],
  ['[SRCH-30] stock above 0; what is not told does not pass', { inStock: true }, 'ac'],
  ['[SRCH-30] a piece of the category, in whatever case', { category: 'JARDÍN' }, 'a'],
  ['[SRCH-31] only Argentina keeps ours and Mercado Libre', { onlyArgentina: true }, 'abcd'],
  ['a condition is exact; what is not told does not pass', { condition: 'Usado' }, 'a'],
  ['the distance itself passes, an unknown one does not', { radiusKm: 10 }, 'a'],
  ['[SRCH-29] all together', { minPrice: 5, maxPrice: 30, platform: 'Local', inStock: true, category: 'hogar', onlyArgentina: true }, 'a'],
  ['[SRCH-29] filters that exclude one another', { platform: 'Amazon', onlyArgentina: true }, ''],
])('%s', (_, filters, ids) => expect(passing(filters)).toBe(ids))

const peso = (id: string, price: number, comparable: number | null): Compared => ({
  ...{ id, price, comparable, currency: 'ARS', platform: 'Local', stock: 1, category: null, condition: null, distance: null },
})
const mixed = [...all, peso('p', 2000, 20), peso('q', 2000.01, 20), peso('r', 2001, null)]
const within = (filters: FindingFilters, rate: number | null) =>
  applyFilters(mixed, filters, rate)
    .map(({ id }) => id)
    .join('')

test('[SRCH-29] bounds in pesos are exact for pesos, and take the rate for dollars', () => {
  expect(within({ maxPrice: 2000, currency: 'ARS' }, RATE)).toBe('abp')
  expect(within({ minPrice: 2000, currency: 'ARS' }, RATE)).toBe('bdepqr')
  expect(within({ minPrice: 2000.01, maxPrice: 3000, currency: 'ARS' }, RATE)).toBe('dqr')
  expect(within({ maxPrice: 5000, currency: 'ARS' }, null)).toBe('pqr')
})

test('[SRCH-29] bounds in dollars compare pesos at the rate of the answer', () => {
  expect(within({ maxPrice: 20 }, RATE)).toBe('abpq')
  expect(within({ minPrice: 20.01, currency: 'USD' }, RATE)).toBe('de')
})

test('[SRCH-31] the platforms to ask are those that the filters allow', () => {
  expect(isWanted('Amazon', {})).toBe(true)
  expect(isWanted('Amazon', { onlyArgentina: true })).toBe(false)
  expect(isWanted('Mercado Libre', { onlyArgentina: true })).toBe(true)
  expect(isWanted('Local', { platform: 'Amazon' })).toBe(false)
})

test('[SRCH-21] prices are compared in dollars at a rate, to the cent', () => {
  expect(comparableOf(1234, 'USD', null)).toBe(12.34)
  expect(comparableOf(1_500_000, 'ARS', 150_000)).toBe(10)
  expect(comparableOf(100_000, 'ARS', 150_000)).toBe(0.67)
  expect(comparableOf(100_000, 'ARS', null)).toBeNull()
  expect(comparableOf(null, 'USD', 150_000)).toBeNull()
  expect(comparableOf(0, 'ARS', 150_000)).toBe(0)
})

test('a cheaper one comes before a dearer one, and both before one whose price cannot be compared', () => {
  const [cheap, dear, none] = [{ comparable: 9 }, { comparable: 90 }, { comparable: null }]
  for (const [before, after] of [
    [cheap, dear],
    [cheap, none],
    [dear, none],
  ] as const)
    expect([byPrice(before, after) < 0, byPrice(after, before) > 0]).toEqual([true, true])
})

test('the best result comes first; among equals ours, then the cheaper', () => {
  const fits = [
    { score: 0.5, platform: 'Amazon', comparable: null },
    { score: 0.5, platform: 'Amazon', comparable: 9 },
    { score: 0.5, platform: 'Local', comparable: 90 },
    { score: 0.9, platform: 'Alibaba', comparable: 900 },
  ] as const
  expect([...fits].sort(byFit)).toEqual([...fits].reverse())
})
