import type { ReviewTag } from '@feria/contract/reviews/values'
import { and, asc, eq, isNotNull, like } from 'drizzle-orm'
import type { Actor, Ctx } from '../core/context.ts'
import { orders } from '../modules/orders/tables.ts'
import { makeDue, publishSealed, rebuildReputations, writeReview } from '../modules/reviews/reviews.module.ts'
import { reviews } from '../modules/reviews/tables.ts'

const DAY_MS = 86_400_000
/** Days from a delivery to the review of the buyer, and of the seller. */
const BUYER_AFTER = 2
const SELLER_AFTER = 4

interface Words {
  stars: number
  tags: ReviewTag[]
  text: string | null
}

/** What buyers say, in rotation: most are content, as in any market. */
const ofSellers: Words[] = [
  { stars: 5, tags: ['Envió rápido', 'Bien embalado'], text: 'Llegó antes de lo que decía y muy bien embalado.' },
  { stars: 5, tags: ['Como en la publicación'], text: 'Tal cual las fotos. Respondió todo lo que pregunté.' },
  { stars: 4, tags: ['Buen trato'], text: 'Muy amable. Tardó un día más de lo que habíamos hablado, pero avisó.' },
  { stars: 5, tags: ['Buen trato', 'Como en la publicación'], text: null },
  { stars: 3, tags: ['Tardó en enviar'], text: 'El producto está bien; la respuesta por chat, lenta.' },
  { stars: 5, tags: ['Bien embalado'], text: 'Impecable, volvería a comprarle.' },
  { stars: 2, tags: ['Distinto de la publicación'], text: 'Funciona, pero tenía un rayón que no estaba en las fotos.' },
  { stars: 5, tags: ['Envió rápido', 'Buen trato'], text: 'Todo en orden y muy buena onda.' },
]
const ofBuyers: Words[] = [
  { stars: 5, tags: ['Buen trato', 'Puntual'], text: 'Pagó enseguida y confirmó apenas llegó.' },
  { stars: 5, tags: ['Contesta rápido'], text: null },
  { stars: 4, tags: ['Tardó en confirmar'], text: 'Todo bien, tardó unos días en confirmar que lo tenía.' },
]

/**
 * The parties of the demo's finished purchases reviewed each other, of every fifth only the buyer did, all through the members' own use
 * case. Once, however often the demo is filled; then the reputations are made.
 */
export const reviewSome = async (ctx: Ctx, members: Actor[]): Promise<void> => {
  const done = await ctx.db
    .select({ id: orders.id, buyerId: orders.buyerId, sellerId: orders.sellerId, completedAt: orders.completedAt })
    .from(orders)
    .where(and(eq(orders.status, 'completada'), isNotNull(orders.completedAt), like(orders.idempotencyKey, 'demo-trade-%')))
    .orderBy(asc(orders.id))
  const write = async (orderId: string, authorId: string, at: number, { stars, tags, text }: Words): Promise<void> => {
    const isIt = and(eq(reviews.orderId, orderId), eq(reviews.authorId, authorId))
    if (at > ctx.now().getTime() || (await ctx.db.$count(reviews, isIt)) > 0) return
    const actor = members.find(({ id }) => id === authorId) ?? null
    const body = { stars, tags, text, private: null }
    await writeReview({ ...ctx, actor, now: () => new Date(at) }, { params: { id: orderId }, query: undefined, body })
  }
  for (const [n, { id, buyerId, sellerId, completedAt }] of done.entries()) {
    const [bySeller, byBuyer] = [ofBuyers[n % ofBuyers.length], ofSellers[n % ofSellers.length]]
    if (!completedAt || !bySeller || !byBuyer) continue
    await write(id, buyerId, completedAt.getTime() + BUYER_AFTER * DAY_MS, byBuyer)
    if (n % 5 !== 4) await write(id, sellerId, completedAt.getTime() + SELLER_AFTER * DAY_MS, bySeller)
  }
  await publishSealed(ctx)
  await makeDue(ctx, [...new Set(done.map(({ sellerId }) => sellerId))])
  await rebuildReputations(ctx)
}
