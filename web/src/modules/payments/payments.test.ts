import { passesLuhn } from '@feria/contract/payments/cards'
import { describe, expect, test } from 'vitest'
import { CallError } from '../../lib/call.ts'
import { brandOf, groupNumber, hintFor, mayGoOn, noCard, slashExpiry } from './card-rules.ts'
import { isCardRefusal, keepsKey, outcomeOf } from './purchase-key.ts'
import { addressFor, objectionTo, objectionToOffer, pageOf, readTarget, stateFor } from './purchase-target.ts'

const now = new Date(2026, 10, 20)
const hint = (step: 'number' | 'name' | 'expiry' | 'cvc', text: string) => hintFor(step, { ...noCard, [step]: text }, now)

test('[PAY-07] a blank step does not continue', () => expect(['', '   ', '\t'].map(mayGoOn)).toEqual([false, false, false]))

test('[PAY-08] any other text continues, whatever the hints say', () => expect(['x', ' 1 '].map(mayGoOn)).toEqual([true, true]))

const NONE = new URLSearchParams()

test('[PAY-03] product and card type are passed on, and both are required', () => {
  expect(readTarget(null, NONE)).toBeNull()
  expect(readTarget({ cardType: 'debit' }, NONE)).toBeNull()
  expect(addressFor('/card-details', { kind: 'product', id: 'p1', cardType: 'debit' })).toBe('/card-details?productId=p1&cardType=debit')
  expect(addressFor('/payment', { kind: 'product', id: 'p1', cardType: null })).toBe('/payment?productId=p1')
})

test('[PAY-04] they are read from the state or the query, as debit or credit', () => {
  expect(readTarget({ productId: 'p1', cardType: 'debit' }, NONE)).toEqual({ kind: 'product', id: 'p1', cardType: 'debit' })
  expect(readTarget(null, new URLSearchParams('productId=p1&cardType=credit'))).toEqual({ kind: 'product', id: 'p1', cardType: 'credit' })
  expect(readTarget(null, new URLSearchParams('productId=p1&cardType=cash'))).toEqual({ kind: 'product', id: 'p1', cardType: null })
})

describe('hints about a card', () => {
  test.each([
    ['4509 9535 6623 3704', 'Visa'],
    ['5031 7557 3453 0604', 'Mastercard'],
    ['2720 99', 'Mastercard'],
    ['3711 803032 57522', 'American Express'],
    ['5895 62', 'Naranja'],
    ['6042 01', 'Cabal'],
    ['9', null],
    ['', null],
  ])('the brand of %s is %s', (number, brand) => expect(brandOf(number)).toBe(brand))

  test('numbers are grouped as on the card, and unusual ones unchanged', () => {
    expect(groupNumber('4509953566233704')).toBe('4509 9535 6623 3704')
    expect(groupNumber('371180303257522')).toBe('3711 803032 57522')
    expect(groupNumber('45099')).toBe('4509 9')
    expect(groupNumber('450995356623370412')).toBe('4509 9535 6623 370412')
    expect(groupNumber('abcd1')).toBe('abcd1')
  })

  test('the slash of the expiry is inserted automatically and can be deleted', () => {
    expect(slashExpiry('123', '12')).toBe('12/3')
    expect(slashExpiry('1230', '')).toBe('12/30')
    expect(slashExpiry('12/', '12/3')).toBe('12/')
    expect(slashExpiry('1', '')).toBe('1')
  })

  test('hints name likely errors and are empty otherwise', () => {
    expect(passesLuhn('4509 9535 6623 3704')).toBe(true)
    expect(passesLuhn('4509 9535 6623 3705')).toBe(false)
    expect([hint('number', '4509 9535 6623 3705'), hint('number', '4509 95'), hint('number', '4509 9535 6623 3704')]).toEqual([
      'Revisá el número: parece tener un error.',
      null,
      null,
    ])
    expect(['11/26', '10/26', '1/2030', '13/30', '99/99x', '12'].map((text) => hint('expiry', text))).toEqual([
      null,
      'Esa fecha ya pasó.',
      null,
      'Escribilo como MM/AA.',
      'Escribilo como MM/AA.',
      null,
    ])
    expect([hint('cvc', '123'), hint('cvc', '1234'), hint('cvc', '12a'), hint('name', 'X')]).toEqual([
      null,
      null,
      'Suele tener 3 números, o 4 en American Express.',
      null,
    ])
  })
})

test('[PAY-03] a reserved order is passed on like a product, and takes precedence', () => {
  const target = { kind: 'order', id: 'o1', cardType: 'credit' } as const
  expect(readTarget({ orderId: 'o1', productId: 'p1' }, new URLSearchParams())).toEqual({ ...target, cardType: null })
  expect(readTarget(null, new URLSearchParams('productId=p1&orderId=o1&cardType=credit'))).toEqual(target)
  expect(stateFor(target)).toEqual({ orderId: 'o1', cardType: 'credit' })
  expect(addressFor('/card-details', target)).toBe('/card-details?orderId=o1&cardType=credit')
})

test('[PAY-12] a purchase keeps its key while it may be paid, by this or another card, and its own refusal ends it', () => {
  expect([0, 500, 503, 429].map((status) => keepsKey(new CallError(status)))).toEqual([true, true, true, true])
  expect(keepsKey(new CallError(409, { error: 'orders.in-progress' }))).toBe(true)
  expect(keepsKey(new CallError(402, { error: 'payments.rejected' }))).toBe(true)
  expect(keepsKey(new CallError(409, { error: 'orders.sold' }))).toBe(false)
  expect(isCardRefusal(new CallError(400, { error: 'payments.bad-token' }))).toBe(true)
  expect(isCardRefusal(new CallError(409, { error: 'orders.sold' }))).toBe(false)
  const outcomes = (['pendiente', 'enviada', 'completada', 'reservada', 'cancelada'] as const).map((status) =>
    outcomeOf({ status, isPaymentPending: false }),
  )
  expect(outcomes).toEqual(['bought', 'bought', 'bought', 'open', 'over'])
  expect(outcomeOf({ status: 'reservada', isPaymentPending: true })).toBe('pending')
})

test('[CAT-31] own, sold, unpriced and missing products explain why they cannot be bought', () => {
  const product = { name: 'Mesa', userId: 'u1', sold: false, price: 10, stock: 1, can: { buy: true, edit: false } } as never
  const but = (changes: object) => objectionTo({ ...(product as object), ...changes } as never, 'u2')
  expect(objectionTo(product, 'u2')).toBeNull()
  expect(objectionTo(product, 'u1')).toBe('No podés comprar tu propio producto.')
  expect(but({ sold: true })).toBe('«Mesa» ya se vendió.')
  expect(but({ price: null })).toBe('«Mesa» tiene precio a convenir: escribile a quien lo vende.')
  expect(but({ stock: 0 })).toBe('No queda stock de «Mesa».')
  expect(but({ can: { buy: false, edit: false } })).toBe('«Mesa» no está a la venta.')
})

test('[RES-13] a resale link is passed on with the data of its payment address', () => {
  const target = { kind: 'resale', id: 'l1', cardType: 'credit', t: 'signed.1' } as const
  expect(addressFor('/card-details', target)).toBe('/card-details?resaleId=l1&t=signed.1&cardType=credit')
  expect(readTarget(stateFor(target), new URLSearchParams())).toEqual(target)
  expect(readTarget(null, new URLSearchParams('resaleId=l1'))).toEqual({ kind: 'resale', id: 'l1', cardType: null })
  expect(readTarget(null, new URLSearchParams('productId=p1&t=x'))).toEqual({ kind: 'product', id: 'p1', cardType: null })
  expect(pageOf(target)).toBe('/resale/l1?t=signed.1')
  expect(pageOf({ kind: 'resale', id: 'l1', cardType: null })).toBe('/resale/l1')
})

test('[RES-14] nobody buys through their own link, their own product, or an unavailable one', () => {
  const offer = { reseller: { id: 'r' }, product: { userId: 's' }, isAvailable: true, breakdown: {} } as Parameters<
    typeof objectionToOffer
  >[0]
  expect(objectionToOffer(offer, 'b')).toBeNull()
  expect(objectionToOffer(offer, 'r')).toBe('No podés comprar con tu propio enlace.')
  expect(objectionToOffer(offer, 's')).toMatch(/propio/)
  expect(objectionToOffer({ ...offer, isAvailable: false }, 'b')).toBe('El producto ya no está disponible.')
  expect(objectionToOffer({ ...offer, breakdown: null }, 'b')).toBe('El producto ya no está disponible.')
})
