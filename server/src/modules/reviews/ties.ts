import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { ledgerTransactions, payouts } from '../payments/tables.ts'
import { resellerBrowsers } from '../reselling/tables.ts'
import { reviews } from './tables.ts'

/** A pair of rows, one of each party, that are equal in a column. */
const share = (table: SQL, column: SQL): SQL => sql`exists (
  select from ${table} mine join ${table} theirs on theirs.${column} = mine.${column}
  where mine.user_id = ${reviews.authorId} and theirs.user_id = ${reviews.aboutId})`

const sharesAccount = share(sql`${payouts}`, sql`destination`)
const sharesBrowser = share(sql`${resellerBrowsers}`, sql`visitor`)
const isChargedBack = sql`exists (
  select from ${ledgerTransactions} back where back.reference = ${reviews.orderId} and back.kind = 'charge-back')`

/**
 * Marks those of these reviews that do not count: between members who were paid to the same account or used the same browser, and of
 * orders that a bank took back. They stay published, and admins read why. Once marked they stay so. Idempotent.
 */
export const markTied = async (ctx: Ctx, which: SQL | undefined): Promise<void> => {
  await ctx.db
    .update(reviews)
    .set({ uncounted: sql`case when ${isChargedBack} then 'charged-back' when ${sharesAccount} then 'payout' else 'browser' end` })
    .where(and(which, isNull(reviews.uncounted), sql`(${isChargedBack} or ${sharesAccount} or ${sharesBrowser})`))
}

/** The same for reviews by their ids. */
export const markTiedAmong = (ctx: Ctx, ids: string[]): Promise<void> => markTied(ctx, inArray(reviews.id, ids))
