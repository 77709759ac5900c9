import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockOwn } from '../../catalogue/catalogue.module.ts'
import { isAvailable } from '../rules.ts'
import { sendOffer } from '../send-offer.ts'

/**
 * Offers a published product of the member. Refuses what `sendOffer` refuses, products that are hidden, sold or out of stock, and others'
 * products.
 */
export const offerProduct = (
  ctx: Ctx,
  { params, body }: Input<typeof api.prospecting.offerProduct>,
): Promise<Answer<typeof api.prospecting.offerProduct>> =>
  withTransaction(ctx, async (ctx) => {
    const product = await lockOwn(ctx, params.id)
    if (!isAvailable(product)) return fail('prospecting.gone')
    const { offer } = await sendOffer(ctx, { buyerId: body.potentialBuyer.id, name: product.name }, async () => product)
    return offer
  })
