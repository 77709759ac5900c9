import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { memberChannel } from '../../../core/channels.ts'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { countAct } from '../../accounts/accounts.module.ts'
import { holdRequest, isNewHere } from '../held.ts'
import { getRequest } from '../requests.ts'
import { chatRequests } from '../tables.ts'
import { checkWords } from '../warnings.ts'

interface Words {
  buyerId: string
  product: { id: string; name: string }
  message: string
  isSure: boolean
}

/**
 * The member writes first to somebody who may buy a product of theirs, inside the caller's transaction: a request with a message, which
 * the buyer accepts or rejects. Once per buyer and product: fails with `chat.already-asked` where they talk already, a request waits, or
 * the buyer rejected one. Its words are checked as those of `sendMessage`. The caller says who may write to whom. For `wishes`.
 */
export const writeToBuyer = async (ctx: Ctx, { buyerId, product, message, isSure }: Words): Promise<void> => {
  const { id: sellerId } = memberOf(ctx)
  const warning = checkWords(ctx, message, isSure)
  const earlier = await ctx.db
    .select({ status: chatRequests.status, isFromSeller: chatRequests.isFromSeller })
    .from(chatRequests)
    .where(and(eq(chatRequests.buyerId, buyerId), eq(chatRequests.productId, product.id)))
  if (earlier.some(({ status, isFromSeller }) => isFromSeller || status !== 'rejected')) fail('chat.already-asked')
  await countAct(ctx, 'request')
  const now = ctx.now()
  const id = newId({ msecs: now.getTime() })
  await ctx.db.insert(chatRequests).values({
    id,
    buyerId,
    sellerId,
    productId: product.id,
    productName: product.name,
    status: 'pending',
    message,
    isFromSeller: true,
    createdAt: now,
    updatedAt: now,
  })
  const isHeld = warning?.isHeld === true && (await isNewHere(ctx, sellerId))
  if (isHeld) await holdRequest(ctx, { id, senderId: sellerId, receiverId: buyerId, content: message })
  else await emit(ctx, 'chat.requested', { requestId: id })
  const request = await getRequest(ctx, id)
  const channels = [memberChannel(sellerId), ...(isHeld ? [] : [memberChannel(buyerId)])]
  ctx.afterCommit?.push(() => ctx.push(channels, 'chatRequest', request))
}
