import { orderStatuses } from '@feria/contract/orders/values'
import { expect, test } from 'vitest'
import {
  buyerMay,
  commissionOf,
  DELIVERY_CODES,
  deliveryCodeOf,
  historyOf,
  isWithinClaim,
  mayMove,
  numberOf,
  objectionTo,
  objectionToUntaken,
  openStatuses,
  steps,
  totalOf,
  withdrawalCodeOf,
  withdrawalEnd,
} from './rules.ts'

test('[ORD-18] the table names every step, and only those are allowed', () => {
  const parties = ['buyer', 'seller', 'reseller', 'code', 'admin', 'operator', 'payment', 'clock'] as const
  const possible = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => parties.filter((who) => mayMove(from, to, who)).map((who) => [from, who, to])),
  )
  expect(possible.sort()).toEqual(steps.map(({ from, who, to }) => [from, who, to]).sort())
  expect(mayMove('completada', 'pendiente', 'seller')).toBe(false)
})

test('[ORD-18] an order is open as long as something is owed', () => {
  expect(orderStatuses.filter((status) => !openStatuses.some((open) => open === status))).toEqual([
    'completada',
    'cancelada',
    'reembolsada',
  ])
})

const [sentAt, completedAt] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-05T12:00:00Z')]
const TEN_DAYS = 10 * 86_400_000
const afterDelivery = (ms: number) => new Date(completedAt.getTime() + ms)

test('a buyer may withdraw until the delivery and for exactly ten days after it', () => {
  expect(withdrawalEnd(completedAt)).toEqual(afterDelivery(TEN_DAYS))
  const order = { status: 'completada' as const, sentAt, completedAt }
  expect([TEN_DAYS, TEN_DAYS + 1].map((ms) => isWithinClaim(order, afterDelivery(ms)))).toEqual([true, false])
  expect(isWithinClaim({ ...order, completedAt: null }, afterDelivery(99 * TEN_DAYS))).toBe(true)
})

test("a buyer's actions depend on the state of the order, and after the delivery on the ten days", () => {
  const may = (status: (typeof orderStatuses)[number], at = completedAt) => {
    const arrived = status === 'completada' ? completedAt : null
    return Object.entries(
      buyerMay({ status, sentAt, completedAt: arrived, paidAt: sentAt, deliveryKind: 'agreed', totalMinor: 1 }, at),
    ).flatMap(([what, is]) => (is ? what : []))
  }
  expect(orderStatuses.map((status) => [status, ...may(status)])).toEqual([
    ['reservada', 'pay'],
    ['pendiente', 'claim', 'withdraw'],
    ['enviada', 'receive', 'claim', 'withdraw'],
    ['completada', 'claim', 'withdraw'],
    ['cancelada'],
    ['en disputa'],
    ['reembolsada'],
  ])
  expect(may('completada', afterDelivery(TEN_DAYS + 1))).toEqual([])
})

test('reasons why units cannot be one order', () => {
  const unit = { priceMinor: 100, currency: 'USD' as const, userId: 'ana', name: 'x' }
  expect(objectionTo([unit, unit], 'beto')).toBeNull()
  expect(objectionTo([], 'beto')).toBeNull()
  expect(objectionTo([unit, { ...unit, name: 'y', userId: 'caro' }], 'beto')?.name).toBe('y')
  expect(objectionTo([unit], 'ana')).toEqual({ code: 'orders.own-product', name: 'x' })
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
  expect(objectionToUntaken({ ...product, isVisible: false }, 'ana')).toBe('orders.own-product')
  expect(objectionToUntaken({ ...product, stock: 1 }, 'beto')).toBe('orders.not-for-sale')
})

test('totals are whole cents and numbers are easy to read aloud', () => {
  expect(totalOf([{ priceMinor: 10 }, { priceMinor: 20 }, { priceMinor: null }])).toBe(30)
  expect([commissionOf(15_050, 100), commissionOf(5, 100), commissionOf(4, 100)]).toEqual([1505, 1, 0])
  expect(numberOf(new Uint8Array(10))).toBe('F-22222-22222')
  expect(withdrawalCodeOf(Uint8Array.from({ length: 12 }, (_, i) => i))).toBe('A-23456-789AB')
  expect([deliveryCodeOf(0), deliveryCodeOf(48_291), deliveryCodeOf(DELIVERY_CODES - 1)]).toEqual(['000000', '048291', '999999'])
  expect(numberOf(Uint8Array.from({ length: 10 }, (_, i) => 250 + i))).toMatch(/^F-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
})

test('the history of an order has what happened to it and its claim, in order', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const none = { paidAt: null, sentAt: null, completedAt: null, cancelledAt: null, refundedAt: null }
  const events = (history: ReturnType<typeof historyOf>) => history.map(({ event }) => event)
  expect(historyOf({ createdAt: at(1), ...none }, null)).toEqual([{ event: 'ordered', at: '2026-11-01T00:00:00.000Z' }])
  const free = { ...none, createdAt: at(1), paidAt: at(1), sentAt: at(2), completedAt: at(9) }
  expect(events(historyOf(free, null))).toEqual(['ordered', 'paid', 'sent', 'completed'])
  const claim = { createdAt: at(10).toISOString(), answeredAt: at(11).toISOString(), settledAt: null }
  expect(events(historyOf(free, claim)).slice(3)).toEqual(['completed', 'claim opened', 'claim answered'])
  const undone = historyOf({ ...free, refundedAt: at(12) }, { ...claim, settledAt: at(12).toISOString() })
  expect(events(undone).slice(-2)).toEqual(['claim resolved', 'refunded'])
  expect(events(historyOf({ ...none, createdAt: at(1), cancelledAt: at(2) }, null))).toEqual(['ordered', 'cancelled'])
})
