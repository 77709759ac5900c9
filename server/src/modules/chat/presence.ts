import { PRESENCE_SECONDS } from '@feria/contract/chat/values'
import type { Ctx } from '../../core/context.ts'
import { roomChannel } from './channels.ts'
import { presentUntil } from './rules.ts'

/** A member's open pages that report presence, and the rooms that were notified. */
const pagesOf = (userId: string): string => `present-pages:${userId}`
const roomsOf = (userId: string): string => `present-rooms:${userId}`
/** Present members, by when their presence expires. */
const ENDS = 'presence-ends'
const DAY_SECONDS = 86_400

/** Until when a member counts as present, in milliseconds, by the latest heartbeat of any page; null without one. */
export const lastBeat = async (ctx: Ctx, userId: string): Promise<number | null> => {
  const pages = [...(await ctx.engines.kv.marked(pagesOf(userId))).values()]
  return pages.length === 0 ? null : Math.max(...pages)
}

/** Records a page's heartbeat in a room, valid for 75 s. `instead` is the same page's previous name. */
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
 * Removes a page's presence. If it was the last one, notifies every room that was told of the member, and `roomId` in any case. Of
 * several concurrent processes one notifies.
 */
export const noteEnd = async (ctx: Ctx, userId: string, page: string, roomId?: string): Promise<void> => {
  const { kv } = ctx.engines
  await kv.unmark(pagesOf(userId), page)
  const wasThere = await kv.unmark(ENDS, userId)
  if (await isStillThere(ctx, userId)) return
  const rooms = wasThere ? await takeRooms(ctx, userId) : []
  pushInactive(ctx, userId, [...new Set([...rooms, ...(roomId === undefined ? [] : [roomId])])])
}

/** Runs every two seconds on each process: notifies rooms of members without a heartbeat for 75 s. One process notifies per member. */
export const endPresence = async (ctx: Ctx): Promise<void> => {
  for (const userId of await ctx.engines.kv.takeDue(ENDS, ctx.now().getTime())) {
    if (await isStillThere(ctx, userId)) continue
    pushInactive(ctx, userId, await takeRooms(ctx, userId))
  }
}

/** Checked after claiming the end, to undo it if another page sent a heartbeat meanwhile. */
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

/** Notifies rooms that a member is no longer present. */
export const pushInactive = (ctx: Ctx, userId: string, rooms: string[]): void => {
  const timestamp = ctx.now().toISOString()
  for (const roomId of rooms) ctx.push([roomChannel(roomId)], 'userPresence', { userId, status: 'inactive', timestamp, roomId })
}
