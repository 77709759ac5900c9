import type { Limit } from '@feria/contract/route'
import type { Ctx } from '../core/context.ts'
import { fail } from '../core/errors.ts'

/**
 * Counts one use of `what` and refuses it with `too-many` when it is above the limit. While the store cannot be reached each process counts
 * by itself: limits neither stop the service nor end with Redis.
 */
export const limit = async (ctx: Ctx, what: string, { max, seconds }: Limit): Promise<void> => {
  if (!ctx.config.RATE_LIMITS) return
  const { count, leftSeconds } = await ctx.engines.kv.countSurely(`limit:${what}`, seconds)
  if (count > max) fail('too-many', { seconds: Math.max(1, leftSeconds) })
}
