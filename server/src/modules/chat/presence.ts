import { PRESENCE_SECONDS } from '@feria/contract/chat/values'
import type { Ctx } from '../../core/context.ts'
import { roomChannel } from './channels.ts'
import { presentUntil } from './rules.ts'

/** The pages of a member that say they are there, and the rooms that were told so. */
const pagesOf = (userId: string): string => `present-pages:${userId}`
const roomsOf = (userId: string): string => `present-rooms:${userId}`
/** Members who are there, by when that ends unless they say so again. */
const ENDS = 'presence-ends'
const DAY_SECONDS = 86_400

/** The latest moment until which a page of a member said that they are there, in milliseconds; null when none did. */
export const lastBeat = async (ctx: Ctx, userId: string): Promise<number | null> => {
  const pages = [...(await ctx.engines.kv.marked(pagesOf(userId))).values()]
  return pages.length === 0 ? null : Math.max(...pages)
}

/** Notes that a page of a member says in a room that they are there, for 75 s. `instead` is the name that the same page had before. */
export const noteBeat = async (ctx: Ctx, userId: string, roomId: string, page: string, instead?: string): Promise<void> => {
  const { kv } = ctx.engines
  const until = presentUntil(ctx.now())
  await Promise.all([
    kv.takeDue(pagesOf(userId), ctx.now().getTime()),
    kv.mark(pagesOf(userId), page, until, 2 * PRESENCE_SECONDS),
    instead === undefined ? undefined : kv.unmark(pagesOf(userId), instead),
    kv.mark(roomsOf(userId), roomId, until, DAY_SECONDS),
    kv.mark(ENDS, userId, until, DAY_SECONDS),
  ])
}

/**
 * Notes that a page of a member is there no more. When it was the last one, every room that was told of the member is told of the end, and
 * `roomId` in any case. Of several processes that learn it together one tells.
 */
export const noteEnd = async (ctx: Ctx, userId: string, page: string, roomId?: string): Promise<void> => {
  const { kv } = ctx.engines
  await kv.unmark(pagesOf(userId), page)
  const wasThere = await kv.unmark(ENDS, userId)
  if (await isStillThere(ctx, userId)) return
  const rooms = wasThere ? await takeRooms(ctx, userId) : []
  tellEnd(ctx, userId, [...new Set([...rooms, ...(roomId === undefined ? [] : [roomId])])])
}

/**
 * Every two seconds on each process: tells the end of whoever did not say for 75 s that they are there. One process tells of a
 * member.
 */
export const endPresence = async (ctx: Ctx): Promise<void> => {
  for (const userId of await ctx.engines.kv.takeDue(ENDS, ctx.now().getTime())) {
    if (await isStillThere(ctx, userId)) continue
    tellEnd(ctx, userId, await takeRooms(ctx, userId))
  }
}

/** Asked after the end was claimed, so that it is given back where another page spoke meanwhile. */
const isStillThere = async (ctx: Ctx, userId: string): Promise<boolean> => {
  const until = await lastBeat(ctx, userId)
  if (until === null || until <= ctx.now().getTime()) return false
  await ctx.engines.kv.mark(ENDS, userId, until, DAY_SECONDS)
  return true
}

const takeRooms = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const rooms = await ctx.engines.kv.marked(roomsOf(userId))
  await ctx.engines.kv.delete(roomsOf(userId))
  return [...rooms.keys()]
}

/** Tells rooms that a member is not there any more. */
export const tellEnd = (ctx: Ctx, userId: string, rooms: string[]): void => {
  const timestamp = ctx.now().toISOString()
  for (const roomId of rooms) ctx.push([roomChannel(roomId)], 'userPresence', { userId, status: 'inactive', timestamp, roomId })
}
