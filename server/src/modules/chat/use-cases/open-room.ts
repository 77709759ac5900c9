import { type RoomParts, roomIdOf } from '@feria/contract/chat/rooms'
import { and, eq, ne } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { memberChannel } from '../../../core/channels.ts'
import type { Ctx } from '../../../core/context.ts'
import { emit } from '../../../core/events.ts'
import { getRequest } from '../requests.ts'
import { openRoomOf } from '../rooms.ts'
import { chatRequests } from '../tables.ts'

interface Opening extends RoomParts {
  productName: string
  /** The buyer is not notified that their pending request was accepted. */
  isQuiet?: boolean
}

/**
 * Opens the conversation of two members about a product without a pending request, inside the caller's transaction: the buyer accepted
 * their seller's offer, or paid an order. An open one is left as it is, a pending request is accepted. Returns the room's id. For
 * `prospecting` and `orders`.
 */
export const openRoom = async (ctx: Ctx, { productName, isQuiet = false, ...parts }: Opening): Promise<string> => {
  const now = ctx.now()
  const isOpen = and(
    eq(chatRequests.buyerId, parts.buyerId),
    eq(chatRequests.productId, parts.productId),
    ne(chatRequests.status, 'rejected'),
  )
  const times = { createdAt: now, updatedAt: now }
  const accepted = { id: newId({ msecs: now.getTime() }), ...parts, productName, status: 'accepted' as const, ...times }
  const make = async () => {
    const [made] = await ctx.db.insert(chatRequests).values(accepted).onConflictDoNothing().returning()
    return made ?? (await ctx.db.select().from(chatRequests).where(isOpen).for('update'))[0]
  }
  // A concurrent rejection of the existing request makes room for a new one.
  const request = (await make()) ?? (await make())
  if (!request) throw new Error('A request to chat is neither new nor there.')
  if (request.status === 'pending') {
    await ctx.db.update(chatRequests).set({ status: 'accepted', updatedAt: now }).where(eq(chatRequests.id, request.id))
    if (!isQuiet) await emit(ctx, 'chat.answered', { requestId: request.id })
  }
  await openRoomOf(ctx, request)
  const current = await getRequest(ctx, request.id)
  const push = () => ctx.push([memberChannel(parts.buyerId), memberChannel(parts.sellerId)], 'chatRequest', current)
  ctx.afterCommit ? ctx.afterCommit.push(push) : push()
  return roomIdOf(parts)
}
