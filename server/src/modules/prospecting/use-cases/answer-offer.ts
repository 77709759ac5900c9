import type { Answer, api, Input } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { isApartFrom } from '../../blocks/blocks.module.ts'
import { products } from '../../catalogue/tables.ts'
import { openRoom } from '../../chat/chat.module.ts'
import { changeConsent } from '../consent.ts'
import { readOffer } from '../offers.ts'
import { isAvailable } from '../rules.ts'
import { offers } from '../tables.ts'

/**
 * The member accepts an offer, which opens a conversation with its seller, or declines it; with `stop` no seller finds them any more.
 * Repeating the answer is idempotent, another answer is refused, and so is accepting what is no longer available. Others' offers are not
 * found.
 */
export const answerOffer = (
  ctx: Ctx,
  { params, body }: Input<typeof api.prospecting.answerOffer>,
): Promise<Answer<typeof api.prospecting.answerOffer>> =>
  withTransaction(ctx, async (ctx) => {
    const buyerId = memberOf(ctx).id
    if (body.stop) await changeConsent(ctx, buyerId, false, 'oferta')
    const [offer] = await ctx.db
      .select()
      .from(offers)
      .where(and(eq(offers.id, params.id), eq(offers.buyerId, buyerId)))
      .for('update')
    if (!offer?.productId || (await isApartFrom(ctx, offer.sellerId))) return fail('prospecting.not-found')
    const status = body.accept ? 'aceptada' : 'rechazada'
    if (offer.status === status) return readOffer(ctx, offer.id)
    if (offer.status !== 'pendiente') return fail('prospecting.answered')
    if (body.accept) {
      const { sellerId, productId } = offer
      await openRoom(ctx, { buyerId, sellerId, productId, productName: await holdProduct(ctx, productId) })
    }
    await ctx.db.update(offers).set({ status, answeredAt: ctx.now() }).where(eq(offers.id, offer.id))
    await emit(ctx, 'prospecting.answered', { offerId: offer.id })
    return readOffer(ctx, offer.id)
  })

/** The name of an available product, locked until the transaction ends. */
const holdProduct = async (ctx: Ctx, id: string): Promise<string> => {
  const [product] = await ctx.db.select().from(products).where(eq(products.id, id)).for('share')
  if (!product || !isAvailable(product)) return fail('prospecting.gone')
  return product.name
}
