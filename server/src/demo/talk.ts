import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Actor, Ctx } from '../core/context.ts'
import { products } from '../modules/catalogue/tables.ts'
import { answerRequest, askToChat, sendMessage } from '../modules/chat/chat.module.ts'
import { chatRequests } from '../modules/chat/tables.ts'
import { type Talk, talks } from './talks.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Minutes between the messages of a conversation, in rotation. */
const PAUSES = [4, 2, 11, 1, 26, 3]

/** The demo's conversations and pending requests, all through the members' own use cases. */
export const talkSome = async (ctx: Ctx, members: Map<string, Actor>): Promise<void> => {
  for (const talk of talks) {
    const [buyer, seller] = [members.get(talk.buyer), members.get(talk.seller)]
    const product = seller && (await productOf(ctx, seller.id, talk.product))
    if (buyer && product) await hold(ctx, talk, { buyer, seller, productId: product.id })
  }
}

const productOf = async (ctx: Ctx, userId: string, at: number) => {
  const own = and(eq(products.userId, userId), products.isVisible, isNull(products.soldAt), gt(products.stock, 0))
  const [product] = await ctx.db.select({ id: products.id }).from(products).where(own).orderBy(desc(products.id)).offset(at).limit(1)
  return product
}

const hold = async (
  ctx: Ctx,
  { hoursAgo, asks, lines }: Talk,
  { buyer, seller, productId }: { buyer: Actor; seller: Actor; productId: string },
): Promise<void> => {
  let at = ctx.now().getTime() - hoursAgo * HOUR_MS
  const as = (actor: Actor): Ctx => {
    const now = new Date(at)
    return { ...ctx, actor, now: () => now }
  }
  const nothing = { params: undefined, query: undefined }
  const isIt = and(eq(chatRequests.buyerId, buyer.id), eq(chatRequests.productId, productId))
  const [asked] = await ctx.db.select({ id: chatRequests.id }).from(chatRequests).where(isIt)
  const { id } = asked ?? (await askToChat(as(buyer), { ...nothing, body: { productId, message: asks ?? null, isSure: true } }))
  if (!lines) return
  at += 15 * MINUTE_MS
  const { room } = await answerRequest(as(seller), { ...nothing, params: { id }, body: { status: 'accepted' } })
  for (const [turn, [who, content]] of lines.entries()) {
    at += (PAUSES[turn % PAUSES.length] ?? 1) * MINUTE_MS
    await sendMessage(as(who === 'b' ? buyer : seller), { room, content, senderId: null, originalId: `demo-${turn}`, isSure: true })
  }
}
