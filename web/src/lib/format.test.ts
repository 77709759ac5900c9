import { expect, test } from 'vitest'
import { formatAgo, formatAmount, formatDate, formatDay, formatNumber, formatPrice, formatProductPrice } from './format.ts'

test('[FMT-07] prices are Argentine, with decimals only when not zero', () => {
  expect(formatPrice(1234.5)).toBe('$\u00a01.234,50')
  expect(formatPrice(1234)).toBe('$\u00a01.234')
  expect(formatPrice(0)).toBe('$\u00a00')
  expect(formatPrice(0.05)).toBe('$\u00a00,05')
  expect(formatPrice(999_999_999.99)).toBe('$\u00a0999.999.999,99')
  expect(formatPrice(null)).toBe('A convenir')
})

// What falls between two cents has no place here: money has none.
const amounts = [
  0, 1, 12, 999, 1000, 1234, 12_345, 999_999, 1_000_000, 123_456_789, 0.1, 0.05, 2.5, 99.96, 1234.5, 1_234_567.891, 999_999_999.99,
]

test('[FMT-07] prices and numbers are formatted by hand exactly as by Intl', () => {
  for (const amount of amounts.flatMap((amount) => (amount === 0 ? [0] : [amount, -amount]))) {
    const decimals = Number.isInteger(amount) ? 0 : 2
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    expect(formatPrice(amount)).toBe(amount.toLocaleString('es-AR', { style: 'currency', currency: 'ARS', ...digits }))
    expect(formatPrice(amount, 'ARS', { hasCents: true })).toBe(amount.toLocaleString('es-AR', { style: 'currency', currency: 'ARS' }))
    expect(formatNumber(amount)).toBe(amount.toLocaleString('es-AR'))
    for (const most of [0, 1, 2]) {
      const expected = amount.toLocaleString('es-AR', { maximumFractionDigits: most })
      // A debt of nothing is nothing.
      expect(formatNumber(amount, most)).toBe(expected === '-0' ? '0' : expected)
    }
  }
})

test('[FMT-08] the currency follows the price where it is requested', () => {
  expect(formatPrice(1200, 'USD', { tag: true })).toBe('$\u00a01.200\u00a0USD')
  expect(formatPrice(1200, 'ARS')).toBe('$\u00a01.200')
  expect(formatPrice(null, 'ARS', { tag: true })).toBe('A convenir')
})

test('a sum in running text begins with its currency', () => {
  expect(formatAmount(300, 'USD')).toBe('US$\u00a0300')
  expect(formatAmount(1234.5, 'ARS')).toBe('$\u00a01.234,50')
})

test('[FMT-09] dates are those of Buenos Aires', () => {
  expect(formatDate('2026-11-20T17:05:00.000Z')).toBe('20 nov 2026, 14:05')
  expect(formatDate('2026-01-01T02:30:00.000Z')).toBe('31 dic 2025, 23:30')
  expect(formatDate('2026-03-05T03:00:00.000Z')).toBe('5 mar 2026, 00:00')
  expect(formatDay('2026-09-01T12:00:00.000Z')).toBe('1 sep 2026')
})

const now = new Date('2026-11-20T12:00:00.000Z')
const ago = (seconds: number) => formatAgo(new Date(now.getTime() - seconds * 1000).toISOString(), now)

test('[FMT-01] under 60 s: seconds; the future is now', () => {
  expect([ago(-30), ago(0), ago(59.9)]).toEqual(['hace 0 s', 'hace 0 s', 'hace 59 s'])
})
test('[FMT-02] under 3600 s: minutes', () => expect([ago(60), ago(3599)]).toEqual(['hace 1 min', 'hace 59 min']))
test('[FMT-03] under 86400 s: hours', () => expect([ago(3600), ago(86_399)]).toEqual(['hace 1 h', 'hace 23 h']))
test('[FMT-04] after that: days', () => expect([ago(86_400), ago(40 * 86_400)]).toEqual(['hace 1 d', 'hace 40 d']))

test("[SEL-16] a product's price of 0 is free, one to be agreed on is not, and a sum of 0 is nothing", () => {
  expect(formatProductPrice(0, 'USD')).toBe('$\u00a00 · Gratis')
  expect(formatProductPrice(null, 'USD')).toBe('A convenir')
  expect(formatProductPrice(1200, 'USD')).toBe('$\u00a01.200\u00a0USD')
  expect(formatPrice(0, 'USD', { tag: true })).toBe('$\u00a00\u00a0USD')
})
