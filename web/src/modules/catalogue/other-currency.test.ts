import { expect, test } from 'vitest'
import { inOther } from './other-currency.ts'

test('a price in dollars is converted to whole pesos, one in pesos to dollars and cents', () => {
  expect(inOther(12.5, 'USD', { ars: 1450.5 })).toEqual({ price: 18131, currency: 'ARS' })
  expect(inOther(26_000, 'ARS', { ars: 1500 })).toEqual({ price: 17.33, currency: 'USD' })
  expect(inOther(0, 'ARS', { ars: 1500 })).toEqual({ price: 0, currency: 'USD' })
})
