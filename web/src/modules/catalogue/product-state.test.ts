import { expect, test } from 'vitest'
import { badgeOf, picturesOf, toneOf } from './product-state.ts'

test.each([
  [{ sold: true, stock: 9 }, 'Vendido'],
  [{ sold: true, stock: 0 }, 'Vendido'],
  [{ sold: false, stock: 9 }, 'Disponible'],
  [{ sold: false, stock: 1 }, 'Disponible'],
  [{ sold: false, stock: 0 }, 'Agotado'],
])('[CAT-25] the badge of %o says «%s»', (product, badge) => expect(badgeOf(product)).toBe(badge))

test.each([
  [6, 'plenty'],
  [5, 'few'],
  [1, 'few'],
  [0, 'out'],
])('[CAT-26] a stock of %i is %s', (stock, tone) => {
  expect(toneOf({ sold: false, stock })).toBe(tone)
  expect(toneOf({ sold: true, stock })).toBe('sold')
})

test('[CAT-02] pictures come from imageUrl and the list, each once and the main one first', () => {
  expect(picturesOf({ imageUrl: '/b', images: ['/a', '/b'] })).toEqual(['/b', '/a'])
  expect(picturesOf({ imageUrl: null, images: ['/a'] })).toEqual(['/a'])
  expect(picturesOf({ imageUrl: null, images: [] })).toEqual([])
})
