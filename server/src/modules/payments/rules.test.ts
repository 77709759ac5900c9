import { array, assert, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueFor, formatMinor, formatProductPrice, momentOf, proportion, readDestination, reasonOf, splitFee } from './rules.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a refusal says what to do, also for an unknown reason; the provider’s own code is never shown', () => {
  expect(reasonOf('cc_rejected_insufficient_amount')).toContain('saldo suficiente')
  for (const unknown of [null, '', 'cc_rejected_new_reason'])
    expect(reasonOf(unknown)).toBe('La tarjeta fue rechazada. No se hizo ningún cobro: probá con otra.')
})

test.each([
  ['call_for_authorize', 'Tu banco pide que autorices la compra'],
  ['bad_filled_security_code', 'El código de seguridad no es correcto'],
  ['bad_filled_date', 'El vencimiento no es correcto'],
  ['bad_filled_card_number', 'El número de la tarjeta no es correcto'],
  ['bad_filled_other', 'Algún dato de la tarjeta no es correcto'],
  ['card_disabled', 'La tarjeta no está activa'],
  ['duplicated_payment', 'Ya hiciste un pago por este importe'],
  ['blacklist', 'No pudimos procesar el pago con esta tarjeta'],
  ['high_risk', 'No pudimos procesar el pago con esta tarjeta'],
  ['max_attempts', 'Llegaste al límite de intentos con esta tarjeta'],
])('the provider’s refusal %s is told as «%s»', (code, message) => expect(reasonOf(`cc_rejected_${code}`)).toContain(message))

describe('the charged amount', () => {
  test('is the price where its currency is accepted, without a rate', () => {
    expect(dueFor({ amountMinor: 1234, currency: 'USD' }, ['ARS', 'USD'], 150_000)).toEqual({
      amountMinor: 1234,
      currency: 'USD',
      arsCents: null,
    })
    expect(dueFor({ amountMinor: 1234, currency: 'ARS' }, ['ARS'], null)).toEqual({ amountMinor: 1234, currency: 'ARS', arsCents: null })
  })

  test('is the other currency at the rate otherwise, rounded half up, and unknown without a rate', () => {
    expect(dueFor({ amountMinor: 1250, currency: 'USD' }, ['ARS'], 100_050)).toEqual({
      amountMinor: 1_250_625,
      currency: 'ARS',
      arsCents: 100_050,
    })
    expect(dueFor({ amountMinor: 1, currency: 'USD' }, ['ARS'], 150)).toMatchObject({ amountMinor: 2 })
    expect(dueFor({ amountMinor: 150_000, currency: 'ARS' }, ['USD'], 100_000)).toEqual({
      amountMinor: 150,
      currency: 'USD',
      arsCents: 100_000,
    })
    expect(dueFor({ amountMinor: 1, currency: 'USD' }, ['ARS'], null)).toBeNull()
  })
})

test('fee and remainder sum to the amount, the fee rounded half up', () => {
  expect(splitFee(1050, 5)).toEqual({ platformMinor: 53, sellerMinor: 997 })
  expect(splitFee(1000, 0)).toEqual({ platformMinor: 0, sellerMinor: 1000 })
})

test('a share of one amount is the same share of another, exact beyond the precision of a number', () => {
  expect([proportion(1, 2, 5), proportion(1, 3, 100), proportion(3, 3, 7), proportion(5, 0, 9)]).toEqual([3, 33, 7, 0])
  const amount = integer({ min: 1, max: 9_000_000_000_000 })
  assert(property(amount, amount, (whole, of) => proportion(whole, whole, of) === of && proportion(0, whole, of) === 0))
  expect(proportion(8_999_999_999_999, 9_000_000_000_000, 9_000_000_000_000)).toBe(8_999_999_999_999)
})

describe('a bank account', () => {
  const cbu = '2850590940090418135201'
  test('is a CBU with valid check digits, with spaces and dashes too', () => {
    expect(readDestination(cbu)).toBe(cbu)
    expect(readDestination(' 28505909-40090418135201 ')).toBe(cbu)
  })

  test('is invalid where one digit is wrong, in any place', () => {
    assert(
      property(integer({ min: 0, max: 21 }), integer({ min: 1, max: 9 }), (at, more) => {
        const digit = (Number(cbu[at]) + more) % 10
        return readDestination(cbu.slice(0, at) + digit + cbu.slice(at + 1)) === null
      }),
    )
    for (const other of [cbu.slice(1), `${cbu}0`, '']) expect(readDestination(other), other).toBeNull()
  })

  test('is an alias of 6 to 20 letters, digits, dots and dashes, at least one of them a letter', () => {
    expect(readDestination(' Mi.Alias-7 ')).toBe('mi.alias-7')
    expect([readDestination('a23456'), readDestination('a'.repeat(20))]).toEqual(['a23456', 'a'.repeat(20)])
    for (const other of ['a2345', 'a'.repeat(21), '123456', 'mi alias', 'mi_alias', 'ñandú.x'])
      expect(readDestination(other), other).toBeNull()
  })
})

test('dates and amounts are written as in Argentina', () => {
  expect(momentOf(new Date('2026-11-20T02:05:00Z'))).toBe('19 de noviembre de 2026 a las 23:05')
  expect(plain(formatMinor(123_450, 'ARS'))).toBe('$ 1.234,50 ARS')
  expect(plain(formatMinor(1200, 'USD'))).toBe('$ 12,00 USD')
  expect([null, 0, 1].map((minor) => plain(formatProductPrice(minor, 'USD')))).toEqual(['A convenir', '$ 0 · Gratis', '$ 0,01 USD'])
})

test('whatever the fee, nobody gets more than there is', () => {
  assert(
    property(array(tuple(integer({ min: 0, max: 1_000_000 }), integer({ min: 0, max: 100 }))), (cases) =>
      cases.every(([amount, fee]) => {
        const { platformMinor, sellerMinor } = splitFee(amount, fee)
        return platformMinor >= 0 && sellerMinor >= 0 && platformMinor + sellerMinor === amount
      }),
    ),
  )
})
