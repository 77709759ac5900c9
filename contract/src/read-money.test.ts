import { describe, expect, test } from 'vitest'
import { readMoney, readPrice } from './read-money.ts'

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

describe('readMoney', () => {
  test.each([
    ['US$ 300', 300, 'USD'],
    ['u$s 1.234,50', 1234.5, 'USD'],
    ['300 dólares', 300, 'USD'],
    ['300 Dolares', 300, 'USD'],
    ['300 usd', 300, 'USD'],
    ['mil dólares', 1000, 'USD'],
    ['500 verdes', 500, 'USD'],
    ['1.500 pesos', 1500, 'ARS'],
    ['ARS 1500', 1500, 'ARS'],
    ['AR$ 1500', 1500, 'ARS'],
    ['500 mangos', 500, 'ARS'],
    ['2 palos de pesos', 2_000_000, 'ARS'],
    ['$ 1500', 1500, null],
    ['200 lucas', 200_000, null],
    ['1 luca', 1000, null],
    ['150 mil', 150_000, null],
    ['15k', 15_000, null],
    ['1,5 palos', 1_500_000, null],
    ['un palo', 1_000_000, null],
    ['medio palo', 500_000, null],
    ['palo y medio', 1_500_000, null],
    ['2 millones', 2_000_000, null],
    ['1 millón', 1_000_000, null],
    ['12,5', 12.5, null],
  ])('reads «%s» as %s %s', (text, amount, currency) => expect(readMoney(text)).toEqual({ amount, currency }))

  test.each(['$', ' ', ''])('«%s» is empty', (text) => expect(readMoney(text)).toBeNull())

  test.each([
    '300 usd pesos',
    'pesos 300 dólares',
    'dólares',
    'pesos',
    'k',
    'un',
    'medio',
    '3 y medio',
    'mucho',
    '300 euros',
    '300 d',
    '1.234 palos',
    '1000 palos',
    '-200 lucas',
    '2 lucas y pico',
    `${'9'.repeat(400)} lucas`,
  ])('refuses «%s»', (text) => expect(readMoney(text)).toBeUndefined())
})

test('a field whose currency is set refuses a text that names the other one', () => {
  expect(readPrice('US$ 300', 'USD')).toBe(300)
  expect(readPrice('US$ 300', 'ARS')).toBeUndefined()
  expect(readPrice('300 pesos', 'USD')).toBeUndefined()
  expect(readPrice('300 pesos')).toBeUndefined()
  expect(readPrice('200 lucas', 'USD')).toBe(200_000)
  expect(readPrice('200 lucas')).toBe(200_000)
})
