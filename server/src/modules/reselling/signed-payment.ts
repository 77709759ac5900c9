import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { readSigned, signText } from '../../platform/signing.ts'
import { mayBuy } from '../catalogue/catalogue.module.ts'
import { findShared, shareUrlOf } from './queries.ts'

const PURPOSE = 'resale-payment'

/** The URL at which a transaction's buyer pays. Fails while the product is not available, and for a removed link. */
export const signedPayment = async (ctx: Ctx, { id, linkId }: { id: string; linkId: string }): Promise<string> => {
  const { product } = await findShared(ctx, linkId)
  if (!mayBuy(product, undefined)) return fail('reselling.not-available')
  return `${shareUrlOf(ctx, linkId)}?t=${await signText(ctx, PURPOSE, id)}`
}

/** The id of the transaction in such a URL; null unless we signed it. */
export const readPayment = (ctx: Ctx, signed: string): Promise<string | null> => readSigned(ctx, PURPOSE, signed)
