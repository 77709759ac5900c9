import { expect, test } from 'vitest'
import { meantCurrency, surpriseOf } from './agree-to-price.ts'

const band = { low: 50_000, high: 100_000, currency: 'ARS' as const }
const pesos = (price: number | null) => surpriseOf({ price, currency: 'ARS' }, band)

test('a price more than five times above or below what similar products cost is asked about, with what they cost', () => {
  expect([pesos(10_000), pesos(500_000), pesos(75_000), pesos(0), pesos(null)]).toEqual([null, null, null, null, null])
  expect(pesos(500_000.01)).toBe('Productos parecidos cuestan entre $\u00a050.000 y $\u00a0100.000.')
  expect(pesos(9_999.99)).not.toBeNull()
  expect(surpriseOf({ price: 1000, currency: 'USD' }, { ...band, currency: 'USD' })).toMatch('US$\u00a050.000')
})

test('without similar products in its currency, dollars that look like pesos are asked about, and pesos that look like dollars', () => {
  expect(surpriseOf({ price: 90_000, currency: 'USD' }, null)).toMatch('Son dólares')
  expect(surpriseOf({ price: 20_000, currency: 'USD' }, band)).toMatch('Son dólares')
  expect(surpriseOf({ price: 19_999.99, currency: 'USD' }, band)).toBeNull()
  expect(surpriseOf({ price: 500, currency: 'ARS' }, null)).toMatch('Son pesos')
  expect(surpriseOf({ price: 500.01, currency: 'ARS' }, null)).toBeNull()
  expect(surpriseOf({ price: 0, currency: 'ARS' }, null)).toBeNull()
})

test('a surprising price is offered in the currency that it was probably meant in', () => {
  expect(meantCurrency({ price: 90_000, currency: 'USD' }, null)).toBe('ARS')
  expect(meantCurrency({ price: 6_000, currency: 'USD' }, { low: 100, high: 1000, currency: 'USD' })).toBe('ARS')
  expect(meantCurrency({ price: 10, currency: 'USD' }, { low: 100, high: 1000, currency: 'USD' })).toBeNull()
  expect(meantCurrency({ price: 300, currency: 'ARS' }, null)).toBe('USD')
  expect(meantCurrency({ price: 300, currency: 'ARS' }, band)).toBe('USD')
  expect(meantCurrency({ price: 600_000, currency: 'ARS' }, band)).toBeNull()
  expect(meantCurrency({ price: 300, currency: 'USD' }, null)).toBeNull()
})
