import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPrice, readPrice, toMajor, toMinor } from './money.ts'

describe('readPrice', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['$1,200', 1200],
    ['$ 1.234,50', 1234.5],
    ['1.234.567', 1234567],
    ['1.234.567,89', 1234567.89],
    ['12,50', 12.5],
    ['12.5', 12.5],
    ['1200', 1200],
    ['1200,5', 1200.5],
    ['1,200.75', 1200.75],
    ['0', 0],
  ])('[SEL-34] reads «%s» as %s', (text, price) => expect(readPrice(text)).toBe(price))

  test.each([
    'abc',
    '-5',
    '1e309',
    '12,3456',
    '1.23.4',
    '1,234,567',
    'NaN',
    '9999999999',
    '12,',
    ',5',
    '1 2 a',
    '0.500',
    '0,001',
    '00.500',
  ])('[SEL-34] refuses «%s»', (text) => expect(readPrice(text)).toBeUndefined())
})

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
