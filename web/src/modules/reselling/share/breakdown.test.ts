import { expect, test } from 'vitest'
import { breakdownOf, slider, toPercent, toRate } from './breakdown.ts'

test('[RES-06] the slider goes from 5 to 30 percent and starts at 10', () => {
  expect(slider).toEqual({ least: 5, most: 30, start: 10 })
  expect([5, 7, 10, 29, 30].map(toRate)).toEqual([0.05, 0.07, 0.1, 0.29, 0.3])
  expect([0.05, 0.07, 0.1, 0.125, 0.29, 0.3].map(toPercent)).toEqual([5, 7, 10, 12.5, 29, 30])
})

test.each([
  [100, 10, 110, 10],
  [1234.5, 15, 1419.68, 185.18],
  [0.1, 5, 0.11, 0.01],
  [0.01, 30, 0.01, 0],
  [999_999_999.99, 30, 1_299_999_999.99, 300_000_000],
])('[RES-08] at %d and %d percent the buyer pays %d, of which the commission is %d', (price, percent, total, commission) => {
  expect(breakdownOf(price, 'USD', percent)).toEqual({ total, commission, seller: price, currency: 'USD' })
})
