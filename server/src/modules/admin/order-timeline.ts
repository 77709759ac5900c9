import { toMajor } from '@feria/contract/money'
import type { OrderStatus } from '@feria/contract/orders/values'
import type { orders } from '../orders/tables.ts'
import { reasonOf } from '../payments/payments.module.ts'
import type { readAbout } from './order-rows.ts'
import type { Happened } from './timeline.rules.ts'

type OrderRow = typeof orders.$inferSelect
type About = Awaited<ReturnType<typeof readAbout>>

const statesOf = (order: OrderRow): Happened[] => {
  const by = (status: OrderStatus) => order.movedBy[status] ?? null
  return [
    { at: order.createdAt, kind: 'ordered', by: 'buyer', until: order.reservedUntil?.toISOString() ?? null },
    { at: order.paidAt, kind: 'paid', by: 'payment' },
    { at: order.sentAt, kind: 'sent', by: by('enviada') },
    { at: order.completedAt, kind: 'completed', by: by('completada') },
    // Only time cancels what nobody paid.
    { at: order.cancelledAt, kind: 'cancelled', by: 'unpaid' },
    { at: order.refundedAt, kind: 'refunded', by: by('reembolsada') },
  ]
}

const moneyOf = ({ attempts, backs }: About): Happened[] => [
  ...attempts.map(
    ({ createdAt, status, amountMinor, currency, detail }): Happened => ({
      ...{ at: createdAt, kind: 'payment', what: status, amount: toMajor(amountMinor), currency },
      text: status === 'rejected' ? reasonOf(detail) : null,
    }),
  ),
  ...backs.map(
    ({ refund: { createdAt, status, amountMinor }, currency }): Happened => ({
      ...{ at: createdAt, kind: 'refund', what: status, amount: toMajor(amountMinor), currency },
    }),
  ),
]

const wordsOf = ({ rooms, emails, written }: About): Happened[] => [
  ...rooms.flatMap(({ count, at }): Happened[] => (count > 0 ? [{ at, kind: 'messages', count }] : [])),
  ...emails.map(
    ({ at, email, side, isRefused }): Happened => ({ at, kind: 'email', by: side, what: email, text: isRefused ? 'refused' : null }),
  ),
  ...written.map(({ at, side }): Happened => ({ at, kind: 'review', by: side })),
]

const troubleOf = ({ claims, asked }: About, { currency }: OrderRow): Happened[] => [
  ...claims.flatMap((claim): Happened[] => [
    { at: claim.createdAt, kind: 'claim opened', by: 'buyer', what: claim.kind },
    { at: claim.answeredAt, kind: 'claim answered', by: 'seller' },
    {
      ...{ at: claim.settledAt, kind: 'claim resolved', what: claim.outcome, text: claim.note },
      ...(claim.refundedMinor ? { amount: toMajor(claim.refundedMinor), currency } : {}),
    },
  ]),
  ...asked.flatMap((one): Happened[] => [
    { at: one.createdAt, kind: 'withdrawal asked', what: one.code },
    { at: one.resolvedAt, kind: 'withdrawal resolved', what: one.code },
  ]),
]

/** The acts of operators have entries of their own, with the reason. */
const SHOWN_AS_ACTS = ['order.refunded', 'order.extended']

const workOf = ({ acts, audited }: About, { currency }: OrderRow): Happened[] => [
  ...acts.map(
    ({ act, actor }): Happened =>
      act.kind === 'refund'
        ? { at: act.createdAt, kind: 'given back', actor, amount: toMajor(act.amountMinor ?? 0), currency, text: act.reason }
        : { at: act.createdAt, kind: 'extended', actor, what: act.clock, until: act.until?.toISOString() ?? null, text: act.reason },
  ),
  ...audited.flatMap(({ entry, actorName }): Happened[] => {
    const actor = entry.actorId ? { id: entry.actorId, name: actorName ?? '' } : null
    return SHOWN_AS_ACTS.includes(entry.action)
      ? []
      : [{ at: entry.at, kind: 'audit', actor, what: entry.action, text: entry.details.email ?? null }]
  }),
]

/** Everything that happened to an order, in no order yet. */
export const happenedTo = (order: OrderRow, about: About): Happened[] => [
  ...statesOf(order),
  ...moneyOf(about),
  ...troubleOf(about, order),
  ...workOf(about, order),
  // After what they are about, where both have the same moment.
  ...wordsOf(about),
]
