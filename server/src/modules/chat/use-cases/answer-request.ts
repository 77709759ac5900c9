import type { Answer, api, Input } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { memberChannel } from '../../../core/channels.ts'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { areApart } from '../../blocks/blocks.module.ts'
import { getRequest, madeTo } from '../requests.ts'
import { openRoomOf } from '../rooms.ts'
import { mayAnswer } from '../rules.ts'
import { chatRequests } from '../tables.ts'

/**
 * Whom a pending request was made to, the seller or the buyer, accepts or rejects it; accepting opens its room, with the request's
 * message, in the same transaction.
 * Repeating the answer is idempotent, another answer fails with `chat.already-answered`; others' requests are not found.
 */
export const answerRequest = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.chat.answerRequest>,
): Promise<Answer<typeof api.chat.answerRequest>> => {
  await withTransaction(ctx, async (ctx) => {
    const [request] = await ctx.db
      .select()
      .from(chatRequests)
      .where(and(eq(chatRequests.id, params.id), madeTo(memberOf(ctx).id)))
      .for('update')
    if (!request || (await areApart(ctx, request.buyerId, request.sellerId))) return fail('chat.request-not-found')
    if (request.status === body.status) return
    if (!mayAnswer(request.status, body.status)) fail('chat.already-answered')
    const now = ctx.now()
    await ctx.db.update(chatRequests).set({ status: body.status, updatedAt: now }).where(eq(chatRequests.id, request.id))
    if (body.status === 'accepted') {
      await openRoomOf(ctx, request)
    }
    await emit(ctx, 'chat.answered', { requestId: request.id })
  })
  const request = await getRequest(ctx, params.id)
  ctx.push([memberChannel(request.buyer.id), memberChannel(request.seller.id)], 'chatRequest', request)
  return request
}
