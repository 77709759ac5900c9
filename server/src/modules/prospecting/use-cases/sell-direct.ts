import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { publishProduct } from '../../catalogue/catalogue.module.ts'
import { sendOffer } from '../send-offer.ts'

/** Publishes a product of the member and offers it, in one transaction. Refuses what `sendOffer` and publishing refuse. */
export const sellDirect = (
  ctx: Ctx,
  { body }: Input<typeof api.prospecting.sellDirect>,
): Promise<Answer<typeof api.prospecting.sellDirect>> =>
  withTransaction(ctx, async (ctx) => {
    const { potentialBuyer, ...fields } = body
    const publish = () => publishProduct(ctx, { params: undefined, query: undefined, body: fields })
    const { product, offer } = await sendOffer(ctx, { buyerId: potentialBuyer.id, name: fields.name }, publish)
    return { ...product, offer }
  })
