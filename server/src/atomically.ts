import { setTimeout as sleep } from 'node:timers/promises'
import type { Ctx } from './context.ts'
import { sqlState } from './engines/db/database.ts'

const TRIES = 4
/** Serialisation failure and deadlock: the work did not happen and may simply be done again. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction and answers its result; everything is rolled back when it throws.
 * The inner ctx must be used inside: on the embedded database, which has one connection, the outer one would wait for ever.
 * Nested calls join the transaction that is already open. Deadlocks are tried again, so `work` must touch only the database.
 */
export const atomically = async <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  if (ctx.afterCommit) return work(ctx)
  for (let attempt = 1; ; attempt++) {
    const afterCommit: (() => void)[] = []
    try {
      const result = await ctx.db.transaction((db) => work({ ...ctx, db, afterCommit }))
      for (const act of afterCommit) act()
      return result
    } catch (error) {
      if (attempt === TRIES || !WORTH_ANOTHER_TRY.has(sqlState(error) ?? '')) throw error
      await sleep(5 * attempt + Math.random() * 20)
    }
  }
}
