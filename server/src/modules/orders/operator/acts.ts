import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { refuseOfStaff } from '../../accounts/accounts.module.ts'
import { lockOrder, type OrderRow } from '../purchase/money.ts'
import { orderActs, type orders } from '../tables.ts'

type ActRow = typeof orderActs.$inferSelect

type Parties = Pick<OrderRow, 'buyerId' | 'sellerId' | 'resellerId'>

/** The parties of an order: its buyer, its seller and, of a resale, its reseller. */
export const partyIdsOf = ({ buyerId, sellerId, resellerId }: Parties): string[] => [buyerId, sellerId, ...(resellerId ? [resellerId] : [])]

/** Whether a member is a party of an order. */
export const isPartyOf = (order: Parties, memberId: string): boolean => partyIdsOf(order).includes(memberId)

/** Nobody at the site decides about an order of their own: fails with `orders.own-order` for a party. */
export const refuseParty = (ctx: Ctx, order: typeof orders.$inferSelect): void => {
  if (isPartyOf(order, memberOf(ctx).id)) fail('orders.own-order')
}

/**
 * An order to act upon, locked until the transaction ends. Fails with `orders.not-found`, for its parties, and for support where a party is
 * of the staff.
 */
export const lockForOperator = async (ctx: Ctx, id: string): Promise<OrderRow> => {
  const order = await lockOrder(ctx, id)
  if (!order) return fail('orders.not-found')
  await refuseOfStaff(ctx, partyIdsOf(order))
  refuseParty(ctx, order)
  return order
}

type NewAct = Pick<ActRow, 'orderId' | 'kind' | 'reason'> & Partial<ActRow>

/** Records what the caller did to an order, in the transaction that does it. With `notifies` its parties hear of it, with the reason. */
export const recordAct = async (ctx: Ctx, act: NewAct, notifies = true): Promise<void> => {
  const createdAt = ctx.now()
  const id = newId({ msecs: createdAt.getTime() })
  await ctx.db.insert(orderActs).values({ ...act, id, actorId: memberOf(ctx).id, createdAt })
  if (notifies) await emit(ctx, 'orders.acted', { actId: id, orderId: act.orderId, at: createdAt.toISOString() })
}

/** What an operator did and why; null for an unknown id. For `notifications`. */
export const findAct = async (ctx: Ctx, id: string): Promise<Pick<ActRow, 'kind' | 'reason'> | null> => {
  const [act] = await ctx.db.select({ kind: orderActs.kind, reason: orderActs.reason }).from(orderActs).where(eq(orderActs.id, id))
  return act ?? null
}
