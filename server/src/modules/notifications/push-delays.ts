import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'

/** However long a push service asks to be left alone, it is asked again after an hour: a notice is no news after a day. */
const LONGEST_SECONDS = 3600
/** So often a notice is put off; then it fails as any job does, where the metrics count it. */
const MAX_TIMES = 8

type Due = Events['notifications.push-due']

const keyOf = (endpoint: string): string => `push-rest:${new URL(endpoint).origin}`

/** How many seconds more the push service of an address is to be left alone; 0 when it is not. A store that is away knows of none. */
export const restOf = async (ctx: Ctx, endpoint: string): Promise<number> => {
  const until = await ctx.engines.kv.get(keyOf(endpoint)).catch(() => null)
  return Math.max(0, Math.ceil((Number(until ?? 0) - ctx.now().getTime()) / 1000))
}

/**
 * Leaves a push service alone for as long as it asked, all of its browsers and all processes; at least a second, at most an hour. Answers
 * the seconds.
 */
export const letRest = async (ctx: Ctx, endpoint: string, waitMs: number): Promise<number> => {
  const seconds = Math.min(LONGEST_SECONDS, Math.max(1, Math.ceil(waitMs / 1000)))
  const until = ctx.now().getTime() + seconds * 1000
  await ctx.engines.kv.set(keyOf(endpoint), String(until), seconds).catch(() => undefined)
  ctx.log.warn({ host: new URL(endpoint).host, seconds }, 'a push service asks to be left alone')
  return seconds
}

/** Tells a browser of a notice so many seconds later. Throws once it was put off 8 times. */
export const putOff = async (ctx: Ctx, { times = 0, ...due }: Due, seconds: number): Promise<void> => {
  if (times >= MAX_TIMES) throw new Error('The push service asks to be left alone, again and again')
  await emit(ctx, 'notifications.push-due', { ...due, times: times + 1 }, { afterSeconds: seconds })
}
