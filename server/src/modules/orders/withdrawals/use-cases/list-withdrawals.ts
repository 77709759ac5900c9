import type { Answer, api, Input } from '@feria/contract'
import type { Withdrawal } from '@feria/contract/orders/schemas'
import type { Page } from '@feria/contract/page'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { pageOf, readCursor } from '../../../../platform/paging.ts'
import { audit, refuseOfStaff } from '../../../accounts/accounts.module.ts'
import { partyIdsOf } from '../../operator/acts.ts'
import { isResolved, orders, withdrawals } from '../../tables.ts'

const place = z.object({ isResolved: z.boolean(), id: z.uuid() })

/** Withdrawal requests: open ones first, oldest first. Admins and support. */
export const listWithdrawals = async (ctx: Ctx, { query }: Input<typeof api.orders.withdrawals>): Promise<Page<Withdrawal>> => {
  const after = readCursor(place, query.cursor)
  const rows = await ctx.db
    .select()
    .from(withdrawals)
    .where(
      and(
        query.resolved === undefined ? undefined : (query.resolved ? isNotNull : isNull)(withdrawals.resolvedAt),
        after && sql`(${isResolved(withdrawals.resolvedAt)}, ${withdrawals.id}) > (${after.isResolved}::boolean, ${after.id}::uuid)`,
      ),
    )
    .orderBy(isResolved(withdrawals.resolvedAt), asc(withdrawals.id))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toWithdrawal, (row) => ({ isResolved: row.resolvedAt !== null, id: row.id }))
}

/** Marks a request as resolved; idempotent. Admins, and support but for orders of staff; audited. */
export const resolveWithdrawal = (
  ctx: Ctx,
  { params }: Input<typeof api.orders.resolveWithdrawal>,
): Promise<Answer<typeof api.orders.resolveWithdrawal>> =>
  withTransaction(ctx, async (ctx) => {
    const [asked] = await ctx.db.select().from(withdrawals).where(eq(withdrawals.id, params.id)).for('update')
    if (!asked) return fail('orders.withdrawal-not-found')
    if (asked.resolvedAt) return toWithdrawal(asked)
    const [order] = asked.orderId ? await ctx.db.select().from(orders).where(eq(orders.id, asked.orderId)) : []
    if (order) await refuseOfStaff(ctx, partyIdsOf(order))
    const resolvedAt = ctx.now()
    await ctx.db.update(withdrawals).set({ resolvedAt }).where(eq(withdrawals.id, asked.id))
    await audit(ctx, 'withdrawal.resolved', { kind: 'withdrawal', id: asked.id, name: asked.code })
    return toWithdrawal({ ...asked, resolvedAt })
  })

const toWithdrawal = ({ createdAt, resolvedAt, ...row }: typeof withdrawals.$inferSelect): Withdrawal => ({
  ...row,
  createdAt: createdAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
})
