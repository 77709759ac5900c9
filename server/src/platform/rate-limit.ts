import type { Limit } from '@feria/contract/route'
import type { Ctx } from '../core/context.ts'
import { fail } from '../core/errors.ts'

/**
 * Counts one use of `what`; fails with `too-many` above the limit. While the store is unreachable each process counts on its own, so
 * limits neither stop the service nor disappear with Redis.
 */
export const limit = async (ctx: Ctx, what: string, { max, seconds }: Limit): Promise<void> => {
  if (!ctx.config.RATE_LIMITS) return
  const { count, leftSeconds } = await ctx.engines.kv.countSurely(`limit:${what}`, seconds)
  if (count > max) fail('too-many', { seconds: Math.max(1, leftSeconds) })
}

/** Uncounts one use of `what`: it was none of those that `limit` is there for. Never fails. */
export const uncount = async (ctx: Ctx, what: string): Promise<void> => {
  if (ctx.config.RATE_LIMITS) await ctx.engines.kv.takeBack(`limit:${what}`)
}
