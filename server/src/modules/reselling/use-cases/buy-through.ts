import type { Answer, api, Input } from '@feria/contract'
import type { ErrorCode } from '@feria/contract/errors'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { AppError, fail } from '../../../core/errors.ts'
import { placeResale } from '../../orders/orders.module.ts'
import { checkTogether, findShared } from '../queries.ts'
import { readPayment } from '../signed-payment.ts'
import { resellerBrowsers } from '../tables.ts'

/** Order errors that mean that the product is no longer available. */
const unavailable: ErrorCode[] = ['catalogue.not-found', 'orders.sold', 'orders.out-of-stock', 'orders.not-for-sale', 'orders.no-price']

/**
 * Buys through a link as orders.place does, at the current price and commission. Any member but the reseller, the seller, and anyone
 * using one of the reseller's browsers; `visitor` is the browser's hash.
 */
export const buyThrough = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.reselling.buy>,
  visitor: string | null,
): Promise<Answer<typeof api.reselling.buy>> => {
  const buyer = memberOf(ctx)
  const { link, product } = await findShared(ctx, params.id)
  await checkTogether(ctx, [link.resellerId, product.userId])
  if (link.resellerId === buyer.id) return fail('reselling.own-link')
  if (product.userId === buyer.id) return fail('orders.own-product')
  if (product.userId === link.resellerId) return fail('reselling.own-product')
  if (visitor && (await isBrowserOf(ctx, link.resellerId, visitor))) return fail('reselling.too-close')
  const { t, ...paid } = body
  const wanted = { products: [{ productId: link.productId, quantity: 1 as const }], ...paid }
  const resale = {
    resellerId: link.resellerId,
    linkId: link.id,
    permille: link.permille,
    // Stored with the order: without payment it takes nothing from the person whom the URL was made for.
    transactionId: t ? await readPayment(ctx, t) : null,
  }
  // Availability is not checked first: a repeated request must find its order, even if that took the last unit.
  return placeResale(ctx, wanted, resale).catch((error: unknown) => {
    if (error instanceof AppError && unavailable.includes(error.code)) return fail('reselling.not-available')
    throw error
  })
}

/** Whether a member used this browser, by its hash, to open a link of theirs, signed in. */
export const isBrowserOf = async (ctx: Ctx, userId: string, visitor: string): Promise<boolean> => {
  const isIt = and(eq(resellerBrowsers.userId, userId), eq(resellerBrowsers.visitor, visitor))
  return (await ctx.db.select({ visitor: resellerBrowsers.visitor }).from(resellerBrowsers).where(isIt)).length > 0
}
