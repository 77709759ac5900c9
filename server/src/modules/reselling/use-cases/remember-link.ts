import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { AppError } from '../../../core/errors.ts'
import { getOffer } from './get-offer.ts'
import { readCookie } from './visit-link.ts'

/**
 * The link through which this browser came last, when it is one of this product and whoever asks may buy through it; null otherwise. So a
 * purchase is still the reseller's after a login, a new account or some days, and the buyer sees the price of the link before. Anyone may
 * call.
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
