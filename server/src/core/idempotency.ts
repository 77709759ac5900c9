import { sql } from 'drizzle-orm'
import type { Ctx } from './context.ts'

/** Whether a client's idempotency key is well formed. */
export const isIdempotencyKey = (key: string): boolean => /^[\w-]{8,100}$/.test(key)

/**
 * Inside a transaction: makes others with the same key of the same member wait until it ends, so that they find what the first one did.
 */
export const lockKey = async (ctx: Ctx, memberId: string, key: string): Promise<void> => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${memberId}:${key}`}, 0))`)
}
