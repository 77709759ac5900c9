import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { mayBuy, toDelivery, toProduct } from '../../catalogue/catalogue.module.ts'
import { breakdownNow, checkTogether, countCompleted, findShared } from '../queries.ts'
import { standingOf } from '../rules.ts'

/** What a link offers, at the current price. Anyone may call; a hidden product is not shown. */
export const getOffer = async (ctx: Ctx, { params }: Input<typeof api.reselling.offer>): Promise<Answer<typeof api.reselling.offer>> => {
  const { link, product, delivery, reseller } = await findShared(ctx, params.id)
  await checkTogether(ctx, [reseller.id, product.userId])
  if (!product.isVisible) return fail('reselling.not-available')
  const { reputation } = standingOf(await countCompleted(ctx, reseller.id))
  return {
    id: link.id,
    product: toProduct(product),
    breakdown: breakdownNow(product, link.permille),
    commissionRate: link.permille / 1000,
    delivery: toDelivery(delivery),
    reseller: { ...reseller, reputation },
    isAvailable: mayBuy(product, undefined),
    can: { buy: mayBuy(product, ctx.actor?.id) && reseller.id !== ctx.actor?.id },
  }
}
