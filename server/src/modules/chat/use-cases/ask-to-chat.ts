import type { Answer, api, Input } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { memberChannel } from '../../../core/channels.ts'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { countAct } from '../../accounts/accounts.module.ts'
import { isApartFrom } from '../../blocks/blocks.module.ts'
import { products } from '../../catalogue/tables.ts'
import { holdRequest, isNewHere } from '../held.ts'
import { getRequest } from '../requests.ts'
import { objectionToAsking } from '../rules.ts'
import { chatRequests } from '../tables.ts'
import { checkWords } from '../warnings.ts'
import { answerRequest } from './answer-request.ts'
import { sendMessage } from './send-message.ts'

const day = new Intl.DateTimeFormat('es-AR', { timeZone: 'America/Argentina/Buenos_Aires', day: 'numeric', month: 'long' })

/**
 * Asks a product's seller to chat about it, with a first message or without. Any member but the owner; the product must be visible,
 * unsold and in stock. Where the seller wrote first and waits, that is accepted instead. Fails with `chat.already-asked` (409) while a
 * request is pending or accepted, and for seven days after a rejection. Its words are checked as those of `sendMessage`; what is held is
 * known to nobody else yet.
 */
export const askToChat = async (ctx: Ctx, { body }: Input<typeof api.chat.ask>): Promise<Answer<typeof api.chat.ask>> => {
  const { id: buyerId } = memberOf(ctx)
  const warning = checkWords(ctx, body.message, body.isSure)
  const isHeld = warning?.isHeld === true && (await isNewHere(ctx, buyerId))
  const asked = await withTransaction(ctx, async (ctx) => {
    const product = await wantedProduct(ctx, body.productId)
    const earlier = await ctx.db
      .select({
        id: chatRequests.id,
        status: chatRequests.status,
        isFromSeller: chatRequests.isFromSeller,
        updatedAt: chatRequests.updatedAt,
      })
      .from(chatRequests)
      .where(and(eq(chatRequests.buyerId, buyerId), eq(chatRequests.productId, product.id)))
    const now = ctx.now()
    const waiting = earlier.find(({ status, isFromSeller }) => isFromSeller && status === 'pending')
    if (waiting) return { id: waiting.id, isWaiting: true }
    // What the buyer did not want from the seller does not keep them from asking.
    const refusal = objectionToAsking(
      earlier.filter(({ status, isFromSeller }) => !isFromSeller || status !== 'rejected'),
      now,
    )
    if (refusal) fail(refusal.code, { day: refusal.from && day.format(refusal.from) })
    await countAct(ctx, 'request')
    const id = newId({ msecs: now.getTime() })
    await ctx.db.insert(chatRequests).values({
      id,
      buyerId,
      sellerId: product.userId,
      productId: product.id,
      productName: product.name,
      status: 'pending',
      message: body.message,
      createdAt: now,
      updatedAt: now,
    })
    if (isHeld && body.message !== null)
      await holdRequest(ctx, { id, senderId: buyerId, receiverId: product.userId, content: body.message })
    else await emit(ctx, 'chat.requested', { requestId: id })
    return { id, isWaiting: false }
  })
  if (asked.isWaiting) return acceptInstead(ctx, asked.id, body.message)
  const request = await getRequest(ctx, asked.id)
  ctx.push(isHeld ? [memberChannel(buyerId)] : [memberChannel(request.buyer.id), memberChannel(request.seller.id)], 'chatRequest', request)
  return request
}

const acceptInstead = async (ctx: Ctx, id: string, message: string | null) => {
  const request = await answerRequest(ctx, { params: { id }, query: undefined, body: { status: 'accepted' } })
  if (message !== null) await sendMessage(ctx, { room: request.room, content: message, senderId: null, originalId: null, isSure: true })
  return request
}

const wantedProduct = async (ctx: Ctx, id: string) => {
  const [product] = await ctx.db
    .select({
      id: products.id,
      userId: products.userId,
      name: products.name,
      isVisible: products.isVisible,
      soldAt: products.soldAt,
      stock: products.stock,
    })
    .from(products)
    .where(eq(products.id, id))
  if (!product) return fail('catalogue.not-found')
  if (product.userId === memberOf(ctx).id) return fail('chat.own-product')
  if (!product.isVisible || (await isApartFrom(ctx, product.userId))) return fail('catalogue.not-found')
  if (product.soldAt || product.stock < 1) return fail('chat.not-available')
  return product
}
