import {
  type DeliveryKind,
  deliveryKinds,
  extendableClocks,
  type OrderClock,
  type OrderStatus,
  orderClocks,
} from '@feria/contract/orders/values'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayMove, openStatuses } from '../rules.ts'
import { clocks, cutOffOf, daysLeftOf, deadlineOf, dueAt, endOf, extensionOf, runningClockOf, type Terms } from './clocks.rules.ts'

const terms: Terms = { SEND_WORKING_DAYS: 5, EXTRA_HOLIDAYS: [] }
const at = (text: string) => new Date(text)

/** Everything that an order in which something is owed can be, as far as clocks tell it apart. */
interface Kind {
  status: OrderStatus
  deliveryKind: DeliveryKind
  isHeld: boolean
  isAnswered: boolean
}
const owed: Kind[] = deliveryKinds.flatMap((deliveryKind) => [
  ...openStatuses.flatMap((status) => [true, false].map((isAnswered) => ({ status, deliveryKind, isHeld: false, isAnswered }))),
  { status: 'completada', deliveryKind, isHeld: true, isAnswered: false },
])

const runs = (clock: (typeof clocks)[number], { status, deliveryKind, isHeld, isAnswered }: Kind): boolean => {
  const of = 'of' in clock ? clock.of : undefined
  if (clock.from !== status) return false
  if (clock.since === 'claimedAt' || clock.since === 'answeredAt') return (clock.since === 'answeredAt') === isAnswered
  if (of === 'held') return isHeld
  return of === undefined || (of === 'parcels') === (deliveryKind === 'parcel')
}

test.each(owed)('$status, $deliveryKind, held $isHeld, answered $isAnswered: exactly one clock leads out', (kind) => {
  const out = clocks.filter((clock) => runs(clock, kind) && clock.name !== 'reminder')
  expect(out).toHaveLength(1)
  const [clock] = out
  if (clock && clock.to !== kind.status) expect(mayMove(kind.status, clock.to, 'clock')).toBe(true)
})

test('the table has each clock once, and moves orders only where the states allow it', () => {
  expect(clocks.map(({ name }) => name)).toEqual([...orderClocks])
  for (const { from, to, name } of clocks) expect(from === to || mayMove(from, to, 'clock'), name).toBe(true)
})

test('a parcel that was paid on a Friday is reminded of on the third working day, and its money goes back on the sixth', () => {
  const paid = at('2026-10-16T15:00:00Z')
  expect(dueAt('reminder', paid, terms)).toEqual(at('2026-10-21T12:00:00Z'))
  expect(dueAt('unsent', paid, terms)).toEqual(at('2026-10-26T03:00:00Z'))
  expect(dueAt('unsent', paid, { ...terms, EXTRA_HOLIDAYS: ['2026-10-20'] })).toEqual(at('2026-10-27T03:00:00Z'))
  const order = {
    status: 'pendiente' as const,
    deliveryKind: 'parcel' as const,
    paidAt: paid,
    sentAt: null,
    sendUntil: null,
    receiveUntil: null,
  }
  expect(deadlineOf(order, terms)).toEqual(at('2026-10-26T03:00:00Z'))
  expect(deadlineOf({ ...order, deliveryKind: 'pickup' }, terms)).toEqual(at('2026-11-15T15:00:00Z'))
  expect(deadlineOf({ ...order, status: 'enviada', sentAt: at('2026-10-20T10:00:00Z') }, terms)).toEqual(at('2026-10-27T10:00:00Z'))
  expect(deadlineOf({ ...order, status: 'completada' }, terms)).toBeNull()
})

test('the reminder stands before the end, however many days there are', () => {
  const paid = at('2026-10-16T15:00:00Z')
  for (let days = 1; days <= 30; days++) {
    const own = { ...terms, SEND_WORKING_DAYS: days }
    expect(dueAt('reminder', paid, own).getTime()).toBeLessThan(dueAt('unsent', paid, own).getTime())
  }
})

test('an extension moves the end of its clock later, never earlier, and of no other', () => {
  const paid = at('2026-10-16T15:00:00Z')
  const [usual, later] = [at('2026-11-15T15:00:00Z'), at('2026-11-20T15:00:00Z')]
  expect(endOf('uncollected', paid, {}, terms)).toEqual(usual)
  expect(endOf('uncollected', paid, { sendUntil: later }, terms)).toEqual(later)
  expect(endOf('uncollected', paid, { sendUntil: at('2026-11-10T15:00:00Z') }, terms)).toEqual(usual)
  expect(endOf('uncollected', paid, { receiveUntil: later, answerUntil: later }, terms)).toEqual(usual)
  expect(endOf('held', paid, { sendUntil: later }, terms)).toEqual(paid)
  expect(extensionOf('silent')).toBe('receiveUntil')
  expect(clocks.filter(({ name }) => extensionOf(name)).map(({ name }) => name)).toEqual([...extendableClocks])
  expect(daysLeftOf('uncollected', paid, {}, terms)).toBe(60)
  expect(daysLeftOf('uncollected', paid, { sendUntil: later }, terms)).toBe(55)
  expect(daysLeftOf('uncollected', paid, { sendUntil: at('2026-11-20T16:00:00Z') }, terms)).toBe(54)
  expect(daysLeftOf('uncollected', paid, { sendUntil: at('2027-11-20T16:00:00Z') }, terms)).toBe(0)
})

test('of every order exactly one clock runs, the one that the table has for it', () => {
  const moments = { reservedUntil: at('2026-10-01T00:00:00Z'), paidAt: at('2026-10-02T00:00:00Z'), sentAt: at('2026-10-03T00:00:00Z') }
  const claim = { createdAt: at('2026-10-04T00:00:00Z'), answerUntil: null, decideUntil: null }
  const extended = { sendUntil: null, receiveUntil: null }
  for (const kind of owed) {
    const heldUntil = kind.isHeld ? at('2026-10-06T00:00:00Z') : null
    const open = { ...claim, answeredAt: kind.isAnswered ? at('2026-10-05T00:00:00Z') : null }
    const running = runningClockOf({ ...moments, ...kind, ...extended, heldUntil }, kind.status === 'en disputa' ? open : null)
    const [clock] = clocks.filter((one) => runs(one, kind) && one.name !== 'reminder')
    expect(running?.name).toBe(clock?.name)
  }
  expect(runningClockOf({ ...moments, status: 'reembolsada', deliveryKind: 'agreed', heldUntil: null, ...extended }, null)).toBeNull()
})

test('a query by the cut-off finds exactly what is due', () => {
  const time = fc.date({ min: at('2025-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true })
  const span = fc.integer({ min: 0, max: 60 * 24 * 60 })
  fc.assert(
    fc.property(fc.constantFrom<OrderClock>(...orderClocks), time, span, fc.integer({ min: 1, max: 30 }), (name, now, minutes, days) => {
      const own = { SEND_WORKING_DAYS: days, EXTRA_HOLIDAYS: ['2026-03-23', '2026-07-10', '2026-12-07'] }
      const since = new Date(now.getTime() - minutes * 60_000)
      const due = dueAt(name, since, own)
      // The very moment counts where a day begins, and not where days have passed.
      if (due.getTime() !== now.getTime()) expect(since < cutOffOf(name, now, own)).toBe(due < now)
    }),
    { numRuns: 2000 },
  )
})
