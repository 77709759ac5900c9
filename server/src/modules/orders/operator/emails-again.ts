import { orderClocks, type RepeatableEmail } from '@feria/contract/orders/values'
import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import type { Events } from '../../../core/event-map.ts'
import { mailBuyer, mailSeller } from '../emails.ts'
import { mailClaim, mailMoved } from '../news-emails.ts'
import type { OrderRow } from '../purchase/money.ts'
import { roomsOf } from '../purchase/room.ts'
import { claims, orderActs, orders } from '../tables.ts'
import { mailAct } from './act-emails.ts'

type Moved = Events['orders.moved']

/** The event that brought an order to its state, as its email needs it; null where that state had no email of its own. */
const movedEventOf = (order: OrderRow, now: Date): Moved | null => {
  const { id, number, buyerId, sellerId, status, heldUntil, movedBy } = order
  const mover = movedBy[status]
  if (!mover || !['enviada', 'completada', 'reembolsada'].includes(status)) return null
  const clock = orderClocks.find((name) => name === mover)
  if (mover === 'operator' || clock === 'unanswered' || clock === 'undecided') return null
  const by = clock ? 'clock' : (mover as Moved['by'])
  const base = { orderId: id, number, buyerId, sellerId, status, at: now.toISOString(), isHeld: heldUntil !== null, by }
  return clock ? { ...base, clock } : base
}

/** Which emails about an order can be sent again now. */
export const repeatableOf = (order: OrderRow, has: { claim: boolean; act: boolean }, now: Date): RepeatableEmail[] => [
  ...(order.paidAt ? (['receipt', 'sale'] as const) : []),
  ...(movedEventOf(order, now) ? (['moved'] as const) : []),
  ...(has.claim ? (['claim'] as const) : []),
  ...(has.act ? (['act'] as const) : []),
]

/** The latest claim of an order and the latest act of an operator. */
export const latestOf = async (ctx: Ctx, orderId: string) => {
  const [claim] = await ctx.db.select().from(claims).where(eq(claims.orderId, orderId)).orderBy(desc(claims.id)).limit(1)
  const [act] = await ctx.db.select().from(orderActs).where(eq(orderActs.orderId, orderId)).orderBy(desc(orderActs.id)).limit(1)
  return { claim, act }
}

/** Sends an email about an order again, composed as the first time from what is true now. What no longer applies is not sent. */
export const mailAgain = async (ctx: Ctx, { orderId, email }: Events['orders.email-asked']): Promise<void> => {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const { claim, act } = await latestOf(ctx, orderId)
  if (email === 'claim') {
    const step = claim?.settledAt ? 'settled' : claim?.answeredAt ? 'answered' : 'opened'
    if (claim) await mailClaim(ctx, { claimId: claim.id, orderId, step })
  } else if (email === 'act') {
    if (act) await mailAct(ctx, { actId: act.id, orderId, at: act.createdAt.toISOString() })
  } else if (email === 'moved') {
    const event = movedEventOf(order, ctx.now())
    if (event) await mailMoved(ctx, event)
  } else if (order.paidAt) {
    const { number, buyerId, sellerId, resellerId } = order
    const roomId = (await roomsOf(ctx, [orderId])).get(orderId) ?? ''
    const event = { orderId, number, buyerId, sellerId, resellerId, roomId, at: order.paidAt.toISOString(), products: [] }
    await (email === 'receipt' ? mailBuyer : mailSeller)(ctx, event)
  }
}
