import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { AppError } from '../../../core/errors.ts'
import { getOffer } from './get-offer.ts'
import { readCookie } from './visit-link.ts'

/**
 * The last link that this browser opened, if it is of this product and the caller may buy through it; otherwise null. So a purchase still
 * counts for the reseller after signing in, registering or some days, and the buyer sees the link's price beforehand. Anyone may call.
 */
export const rememberLink = async (
  ctx: Ctx,
  { params }: Input<typeof api.reselling.remembered>,
  cookie: string | null,
): Promise<Answer<typeof api.reselling.remembered>> => {
  const read = await readCookie(ctx, cookie)
  const offer = read && (await getOffer(ctx, { params: { id: read.linkId }, query: undefined, body: undefined }).catch(goneAsNull))
  if (offer?.product.id !== params.productId || !offer.can.buy || !offer.breakdown) return { link: null }
  const { total, currency } = offer.breakdown
  return { link: { id: offer.id, resellerName: offer.reseller.name, total, currency } }
}

const goneAsNull = (error: unknown): null => {
  if (error instanceof AppError) return null
  throw error
}
