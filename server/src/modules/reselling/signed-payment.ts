import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { readSigned, signText } from '../../platform/signing.ts'
import { mayBuy } from '../catalogue/catalogue.module.ts'
import { findShared, shareUrlOf } from './queries.ts'

const PURPOSE = 'resale-payment'

/** The address at which the buyer of a transaction pays. Fails while nobody can buy the product, and for a link that was taken away. */
export const signedPayment = async (ctx: Ctx, { id, linkId }: { id: string; linkId: string }): Promise<string> => {
  const { product } = await findShared(ctx, linkId)
  if (!mayBuy(product, undefined)) return fail('reselling.not-available')
  return `${shareUrlOf(ctx, linkId)}?t=${await signText(ctx, PURPOSE, id)}`
}

/** The id of the transaction that such an address names; null for what we did not sign. */
export const readPayment = (ctx: Ctx, signed: string): Promise<string | null> => readSigned(ctx, PURPOSE, signed)
