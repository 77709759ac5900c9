import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'

/** However long a push service asks us to wait, it is retried after an hour: a notification is outdated after a day. */
const LONGEST_SECONDS = 3600
/** How often a notification is postponed before its job fails, which the metrics count. */
const MAX_TIMES = 8

type Due = Events['notifications.push-due']

const keyOf = (endpoint: string): string => `push-rest:${new URL(endpoint).origin}`

/** How many more seconds the push service of an endpoint must rest; 0 if not, or if the store is unreachable. */
export const restOf = async (ctx: Ctx, endpoint: string): Promise<number> => {
  const until = await ctx.engines.kv.get(keyOf(endpoint)).catch(() => null)
  return Math.max(0, Math.ceil((Number(until ?? 0) - ctx.now().getTime()) / 1000))
}

/**
 * Pauses a push service for as long as it asked, for all its browsers and all processes; at least a second, at most an hour. Returns the
 * seconds.
 */
export const letRest = async (ctx: Ctx, endpoint: string, waitMs: number): Promise<number> => {
  const seconds = Math.min(LONGEST_SECONDS, Math.max(1, Math.ceil(waitMs / 1000)))
  const until = ctx.now().getTime() + seconds * 1000
  await ctx.engines.kv.set(keyOf(endpoint), String(until), seconds).catch(() => undefined)
  ctx.log.warn({ host: new URL(endpoint).host, seconds }, 'a push service asks to be left alone')
  return seconds
}

/** Postpones a push by some seconds. Throws once it was postponed 8 times. */
export const putOff = async (ctx: Ctx, { times = 0, ...due }: Due, seconds: number): Promise<void> => {
  if (times >= MAX_TIMES) throw new Error('The push service asks to be left alone, again and again')
  await emit(ctx, 'notifications.push-due', { ...due, times: times + 1 }, { afterSeconds: seconds })
}
