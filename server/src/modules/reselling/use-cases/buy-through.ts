import type { Answer, api, Input } from '@feria/contract'
import type { ErrorCode } from '@feria/contract/errors'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { AppError, fail } from '../../../core/errors.ts'
import { placeResale } from '../../orders/orders.module.ts'
import { findShared } from '../queries.ts'
import { readPayment } from '../signed-payment.ts'
import { resellerBrowsers } from '../tables.ts'

/** Why an order was not placed, when it means that the product is not there any more. */
const unavailable: ErrorCode[] = ['catalogue.not-found', 'orders.sold', 'orders.out-of-stock', 'orders.not-for-sale', 'orders.no-price']

/**
 * Buys through a link as orders.place does, at the price and the commission of now. Any member may call but the reseller, the seller, and
 * whoever sits at a browser of the reseller; `visitor` is that browser as visits keep it.
 */
export const buyThrough = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.reselling.buy>,
  visitor: string | null,
): Promise<Answer<typeof api.reselling.buy>> => {
  const buyer = memberOf(ctx)
  const { link, product } = await findShared(ctx, params.id)
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
    // The order carries it: whoever does not pay takes nothing away from whom the address was made for.
    transactionId: t ? await readPayment(ctx, t) : null,
  }
  // Whether it can be bought is not asked before: the same request again has to find its order, also when it took the last unit.
  return placeResale(ctx, wanted, resale).catch((error: unknown) => {
    if (error instanceof AppError && unavailable.includes(error.code)) return fail('reselling.not-available')
    throw error
  })
}

const isBrowserOf = async (ctx: Ctx, userId: string, visitor: string): Promise<boolean> => {
  const isIt = and(eq(resellerBrowsers.userId, userId), eq(resellerBrowsers.visitor, visitor))
  return (await ctx.db.select({ visitor: resellerBrowsers.visitor }).from(resellerBrowsers).where(isIt)).length > 0
}
