import { describe, expect, test } from 'vitest'
import { comparable, mayBuy, picturesOf, pricesAgree, sortOf } from './rules.ts'

test.each([
  [1000, 'USD', null, 1000],
  [150_000, 'ARS', 150_000, 100],
  [151_000, 'ARS', 150_000, 101],
  [150_000, 'ARS', null, null],
  [null, 'USD', 1, null],
] as const)('[FMT-08] %s minor %s at %s cents a dollar compare as %s', (price, currency, rate, result) =>
  expect(comparable(price, currency, rate)).toBe(result),
)

test('[CAT-12] a search sorts by relevance, other lists by newest', () => {
  expect(sortOf(undefined, 'mesa')).toBe('relevance')
  expect(sortOf(undefined, ' ')).toBe('newest')
  expect(sortOf('relevance', undefined)).toBe('newest')
  expect(sortOf('price', 'mesa')).toBe('price')
})

describe('who may buy', () => {
  const product = { priceMinor: 100, stock: 1, soldAt: null, isVisible: true, userId: 'seller' }
  test.each([
    ['a visitor', product, undefined, true],
    ['another member', product, 'buyer', true],
    ['its owner', product, 'seller', false],
    ['anyone, sold', { ...product, soldAt: new Date() }, 'buyer', false],
    ['anyone, out of stock', { ...product, stock: 0 }, 'buyer', false],
    ['anyone, hidden', { ...product, isVisible: false }, 'buyer', false],
    ['anyone, without a price', { ...product, priceMinor: null }, 'buyer', false],
  ])('%s', (_, traded, member, may) => expect(mayBuy(traded, member)).toBe(may))
})

test('[SEL-16] the minimum price is at most the price', () => {
  expect(pricesAgree(100, 100)).toBe(true)
  expect(pricesAgree(100, 101)).toBe(false)
  expect(pricesAgree(null, 101)).toBe(true)
})

test('[CAT-02] pictures come from the list or the single address, the first one is the main one', () => {
  expect(picturesOf('/a', ['/b', '/a'])).toEqual(['/a', '/b'])
  expect(picturesOf(null, ['/b'])).toEqual(['/b'])
  expect(picturesOf(undefined, undefined)).toEqual([])
})
