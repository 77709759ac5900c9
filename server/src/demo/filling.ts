import { setTimeout as sleep } from 'node:timers/promises'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../core/context.ts'
import { demoMarket } from './demo.tables.ts'

const TOUCH_MS = 3000
/** After this long without a heartbeat a process counts as dead, and another one continues. */
const GONE_MS = 15_000
const LOOK_MS = 500

/** The state of the demo market; `none` if it was never started. */
export const stateOfFilling = async (ctx: Ctx): Promise<'none' | 'open' | 'done'> => {
  const [row] = await ctx.db.select().from(demoMarket)
  if (!row) return 'none'
  return row.doneAt ? 'done' : 'open'
}

/** Claims the filling for this process; false while another one is at it. The embedded database has only this process. */
const take = async (ctx: Ctx): Promise<boolean> => {
  const now = new Date()
  const goneSince = ctx.engines.db.kind === 'embedded' ? now : new Date(now.getTime() - GONE_MS)
  const taken = await ctx.db
    .insert(demoMarket)
    .values({ touchedAt: now })
    .onConflictDoUpdate({
      target: demoMarket.id,
      set: { touchedAt: now },
      setWhere: sql`${isNull(demoMarket.doneAt)} and ${demoMarket.touchedAt} <= ${goneSince.toISOString()}::timestamptz`,
    })
    .returning()
  return taken.length > 0
}

/**
 * Does `work`, which fills the market and keeps what already exists, and records its completion. One of several processes does it; the
 * others wait, or continue if it is interrupted.
 */
export const fillOnce = async (ctx: Ctx, work: () => Promise<void>): Promise<void> => {
  for (;;) {
    if ((await stateOfFilling(ctx)) === 'done') return
    if (await take(ctx)) break
    await sleep(LOOK_MS)
  }
  const touch = () => ctx.db.update(demoMarket).set({ touchedAt: new Date() }).where(eq(demoMarket.id, 1))
  const timer = setInterval(() => void touch().catch(() => undefined), TOUCH_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  await ctx.db.update(demoMarket).set({ doneAt: new Date() }).where(eq(demoMarket.id, 1))
}
