import { randomBytes } from 'node:crypto'
import type { Answer, api, Input } from '@feria/contract'
import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../../core/context.ts'
import { emit } from '../../../../core/events.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { limit } from '../../../../platform/rate-limit.ts'
import { users } from '../../../accounts/tables.ts'
import { withdrawalCodeOf } from '../../rules.ts'
import { orders, withdrawals } from '../../tables.ts'

/** Emails to one address in an hour. */
const MAILS = { max: 5, seconds: 3600 }

/**
 * Accepts a request to withdraw from a purchase («botón de arrepentimiento», Disposición 954/2025) and returns its code, which is emailed
 * too. Anyone may call, signed in or not: nothing may stand in the way, so an unknown number is accepted as well. If number and email
 * match a purchase, the request belongs to it; the response does not reveal that.
 */
export const askWithdrawal = async (
  ctx: Ctx,
  { body }: Input<typeof api.orders.askWithdrawal>,
): Promise<Answer<typeof api.orders.askWithdrawal>> => {
  await limit(ctx, `withdrawal:${body.email}`, MAILS)
  return withTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.buyerId))
      .where(and(eq(orders.number, sql`upper(${body.orderNumber})`), eq(users.email, body.email)))
    const createdAt = ctx.now()
    const asked = {
      id: newId({ msecs: createdAt.getTime() }),
      code: withdrawalCodeOf(randomBytes(10)),
      createdAt,
      orderId: order?.id ?? null,
    }
    await ctx.db.insert(withdrawals).values({ ...asked, ...body })
    await emit(ctx, 'orders.withdrawal-asked', { withdrawalId: asked.id })
    return { code: asked.code, createdAt: createdAt.toISOString() }
  })
}
