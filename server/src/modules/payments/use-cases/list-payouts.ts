import type { Answer, api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { Payout } from '@feria/contract/payments/schemas'
import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { users } from '../../accounts/tables.ts'
import { toPayout } from '../payout-holds.ts'
import { payouts } from '../tables.ts'

/** The member's withdrawals, newest first. */
export const listPayouts = async (ctx: Ctx, { query }: Input<typeof api.payments.payouts>): Promise<Page<Payout>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, memberOf(ctx).id), before ? lt(payouts.id, before) : undefined))
    .orderBy(desc(payouts.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    (row) => toPayout(row, ctx.now()),
    (row) => row.id,
  )
}

type Listed = Answer<typeof api.payments.allPayouts>[number]

/** All members' withdrawals: open ones, oldest first, or with `settled` resolved ones. Admins only. */
export const listAllPayouts = async (ctx: Ctx, { query }: Input<typeof api.payments.allPayouts>): Promise<Page<Listed>> => {
  const after = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select({ payout: payouts, member: { id: users.id, name: users.name, email: users.email } })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(and(query.settled ? ne(payouts.status, 'pedido') : eq(payouts.status, 'pedido'), after ? gt(payouts.id, after) : undefined))
    .orderBy(asc(payouts.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    ({ payout, member }) => ({ ...toPayout(payout, ctx.now()), member }),
    ({ payout }) => payout.id,
  )
}

/** The owner of a withdrawal; null when there is none. For `notifications`. */
export const findPayout = async (ctx: Ctx, id: string): Promise<{ userId: string } | null> => {
  const [payout] = await ctx.db.select({ userId: payouts.userId }).from(payouts).where(eq(payouts.id, id))
  return payout ?? null
}
