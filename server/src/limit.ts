import type { Limit } from '@feria/contract/route'
import type { Ctx } from './context.ts'
import { fail } from './errors.ts'

/**
 * Counts one use of `what` and refuses it with `too-many` when it is above the limit.
 * A store that cannot be reached lets the call through: limits protect the service, they must not stop it.
 */
export const limit = async (ctx: Ctx, what: string, { max, seconds }: Limit): Promise<void> => {
  if (!ctx.config.RATE_LIMITS) return
  const window = await ctx.engines.kv.count(`limit:${what}`, seconds).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'limits are not counted')
    return undefined
  })
  if (window && window.count > max) fail('too-many', { seconds: Math.max(1, window.leftSeconds) })
}
