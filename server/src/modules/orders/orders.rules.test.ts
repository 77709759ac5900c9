import { orderStatuses } from '@feria/contract/words'
import { expect, test } from 'vitest'
import { commissionOf, deliveryCodeOf, mayMove, numberOf, objectionTo, objectionToUntaken, steps, totalOf } from './orders.rules.ts'

test('[ORD-18] the table names every step, and only those may be taken', () => {
  const parties = ['buyer', 'seller', 'reseller', 'admin', 'payment', 'clock'] as const
  const possible = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => parties.filter((who) => mayMove(from, to, who)).map((who) => [from, who, to])),
  )
  expect(possible.sort()).toEqual(steps.map(({ from, who, to }) => [from, who, to]).sort())
  expect(mayMove('completada', 'pendiente', 'seller')).toBe(false)
})

test('what keeps units from being one order', () => {
  const unit = { priceMinor: 100, currency: 'USD' as const, userId: 'ana', name: 'x' }
  expect(objectionTo([unit, unit], 'beto')).toBeNull()
  expect(objectionTo([unit], 'ana')?.code).toBe('orders.own-product')
  expect(objectionTo([{ ...unit, priceMinor: null }], 'beto')?.code).toBe('orders.no-price')
  expect(objectionTo([unit, { ...unit, userId: 'caro' }], 'beto')?.code).toBe('orders.one-seller')
  expect(objectionTo([unit, { ...unit, currency: 'ARS' }], 'beto')?.code).toBe('orders.one-seller')
})

test('why a unit could not be taken', () => {
  const product = { userId: 'ana', isVisible: true, soldAt: null, stock: 0 }
  expect(objectionToUntaken(undefined, 'beto')).toBe('catalogue.not-found')
  expect(objectionToUntaken({ ...product, isVisible: false }, 'beto')).toBe('catalogue.not-found')
  expect(objectionToUntaken(product, 'ana')).toBe('orders.own-product')
  expect(objectionToUntaken({ ...product, soldAt: new Date() }, 'beto')).toBe('orders.sold')
  expect(objectionToUntaken(product, 'beto')).toBe('orders.out-of-stock')
})

test('totals are whole cents and numbers are easy to read aloud', () => {
  expect(totalOf([{ priceMinor: 10 }, { priceMinor: 20 }, { priceMinor: null }])).toBe(30)
  expect([commissionOf(15_050, 100), commissionOf(5, 100), commissionOf(4, 100)]).toEqual([1505, 1, 0])
  expect(deliveryCodeOf(Uint8Array.from({ length: 6 }, (_, i) => 250 + i))).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  expect(numberOf(new Uint8Array(10))).toBe('F-22222-22222')
  expect(numberOf(Uint8Array.from({ length: 10 }, (_, i) => 250 + i))).toMatch(/^F-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
})
