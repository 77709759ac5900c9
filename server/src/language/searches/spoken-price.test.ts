import { expect, test } from 'vitest'
import { priceTest } from './spoken-price.ts'

const pesos = (priceMinor: number | null) => ({ priceMinor, currency: 'ARS' as const, comparableMinor: priceMinor && priceMinor / 1000 })

test('a price breaks a limit only where it is known', () => {
  const breaks = priceTest({ min: 100, max: 200, currency: 'ARS' }, 100_000)
  expect([9_999, 10_000, 20_000, 20_001, null].map((minor) => breaks(pesos(minor)))).toEqual([true, false, false, true, false])
  expect(priceTest(null, 100_000)(pesos(1))).toBe(false)
})

test('another currency is compared in dollars at the rate, and breaks nothing without one', () => {
  const dollars = { priceMinor: 30_000, currency: 'USD' as const, comparableMinor: 30_000 }
  expect(priceTest({ min: null, max: 299_000, currency: 'ARS' }, 100_000)(dollars)).toBe(true)
  expect(priceTest({ min: null, max: 301_000, currency: 'ARS' }, 100_000)(dollars)).toBe(false)
  expect(priceTest({ min: null, max: 1, currency: 'ARS' }, null)(dollars)).toBe(false)
})
