import { argentineDay } from '@feria/contract/argentine-day'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../core/context.ts'
import { errorCounts } from './tables.ts'

/**
 * Returns what counts an answer of `internal`, for the figures of the day; it never throws and nobody waits for it. One statement is under
 * way at a time, and what is counted meanwhile goes into the next, so that a storm of errors costs the database little. What cannot be
 * stored is tried again with the next error.
 */
export const createErrorCounter = (ctx: Ctx): (() => void) => {
  const waiting = new Map<string, number>()
  let isBusy = false

  const write = async () => {
    const [first] = waiting
    if (isBusy || !first) return
    isBusy = true
    const [day, count] = first
    waiting.delete(day)
    try {
      await ctx.db
        .insert(errorCounts)
        .values({ day, count })
        .onConflictDoUpdate({ target: errorCounts.day, set: { count: sql`${errorCounts.count} + excluded.count` } })
      isBusy = false
      await write()
    } catch (error) {
      isBusy = false
      waiting.set(day, (waiting.get(day) ?? 0) + count)
      ctx.log.warn({ err: error }, 'errors were not counted')
    }
  }

  return () => {
    const day = argentineDay(ctx.now())
    waiting.set(day, (waiting.get(day) ?? 0) + 1)
    void write()
  }
}
