import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { isPrice, toMajor, toMinor } from './money.ts'
import { readPrice } from './read-money.ts'

test('[FMT-07] cents survive the round trip to the database', () => {
  for (const price of [0, 0.01, 0.1, 0.29, 1.15, 19.99, 1234.5, 999_999_999.99]) {
    expect(isPrice(price)).toBe(true)
    expect(toMajor(toMinor(price))).toBe(price)
  }
  for (const price of [1e-7, Number.MIN_VALUE, 0.001, 12.345, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e12])
    expect(isPrice(price)).toBe(false)
})

test('[FMT-07] every price to the cent survives formatting in Argentine style and reading', () => {
  const written = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 })
  const cents = integer({ min: 0, max: 99_999_999_999 })
  assert(
    property(cents, (minor) => toMinor(toMajor(minor)) === minor && readPrice(`$ ${written.format(toMajor(minor))}`) === toMajor(minor)),
  )
})
