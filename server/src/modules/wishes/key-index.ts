import { and, asc, eq, lt } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { KEYS_VERSION, topicOf } from './keys.rules.ts'
import { textOfWish } from './rules.ts'
import { wishes } from './tables.ts'
import { indexWish } from './wish-input.ts'

/** Wishes per transaction, and the length of a run; the next minute continues. */
const BATCH = 200
const RUN_MS = 50_000

/**
 * Runs every minute: rebuilds the keys of active wishes made by older rules, in small transactions. Does nothing once all are current.
 */
export const renewKeys = async (ctx: Ctx): Promise<void> => {
  const until = Date.now() + RUN_MS
  let last: number
  do last = await withTransaction(ctx, renewSome)
  while (last === BATCH && Date.now() < until)
}

const renewSome = async (ctx: Ctx): Promise<number> => {
  const rows = await ctx.db
    .select()
    .from(wishes)
    .where(and(lt(wishes.keysVersion, KEYS_VERSION), eq(wishes.isActive, true)))
    .orderBy(asc(wishes.keysVersion))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const wish of rows) {
    await ctx.db
      .update(wishes)
      .set({ keysVersion: KEYS_VERSION, ...topicOf(textOfWish(wish)) })
      .where(eq(wishes.id, wish.id))
    await indexWish(ctx, wish)
  }
  return rows.length
}
