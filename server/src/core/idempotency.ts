import { sql } from 'drizzle-orm'
import type { Ctx } from './context.ts'

/** A key that clients may send, so that asking twice does something once. */
export const isIdempotencyKey = (key: string): boolean => /^[\w-]{8,100}$/.test(key)

/**
 * Inside a transaction: holds whoever comes with the same key of the same member until it ends, so that the second finds what the first
 * did.
 */
export const lockKey = async (ctx: Ctx, memberId: string, key: string): Promise<void> => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${memberId}:${key}`}, 0))`)
}
