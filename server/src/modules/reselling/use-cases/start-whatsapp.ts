import type { Answer, api, Input } from '@feria/contract'
import { toMinor } from '@feria/contract/money'
import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { formatMinor, formatProductPrice } from '../../payments/payments.module.ts'
import { shareUrlOf } from '../queries.ts'
import { whatsappUrlOf } from '../rules.ts'
import { resaleTransactions } from '../tables.ts'
import { take } from './validate-transaction.ts'

/**
 * Returns the URL of a chat with the buyer, with a text about the product and its price. With WhatsApp configured the first call also
 * sends the operator's template, and `isSent` says that it was accepted; a failed attempt is not repeated, since it may have been sent.
 */
export const startWhatsapp = async (
  ctx: Ctx,
  { params }: Input<typeof api.reselling.whatsapp>,
): Promise<Answer<typeof api.reselling.whatsapp>> => {
  const { row, isNew, transaction } = await take(ctx, params.id, 'whatsapp', async (ctx, row) => {
    if (row.buyerPhone === null) fail('reselling.bad-step')
    return { whatsappAt: ctx.now() }
  })
  const phone = row.buyerPhone ?? ''
  const isSent = row.whatsappMessageId !== null || (isNew && (await send(ctx, phone, transaction)))
  return { ...transaction, whatsappUrl: whatsappUrlOf(phone, emailTo(ctx, transaction)), isSent }
}

const money = (major: number, { resaleLink }: ResaleTransaction) => formatMinor(toMinor(major), resaleLink.product.currency)

/** Outside any transaction: no row may stay locked during a request to another server. */
const send = async (ctx: Ctx, phone: string, transaction: ResaleTransaction): Promise<boolean> => {
  const { id, buyerName, breakdown, resaleLink } = transaction
  const price = formatProductPrice(breakdown && toMinor(breakdown.total), resaleLink.product.currency)
  const words = [buyerName, memberOf(ctx).name, resaleLink.product.name, price, shareUrlOf(ctx, resaleLink.id)]
  const sent = await ctx.engines.whatsapp?.send(phone, words)
  if (!sent) return false
  if ('trouble' in sent) {
    ctx.log.warn({ transactionId: id, ...sent }, 'a message at WhatsApp was not sent')
    return false
  }
  await ctx.db.update(resaleTransactions).set({ whatsappMessageId: sent.id }).where(eq(resaleTransactions.id, id))
  return true
}

const emailTo = (ctx: Ctx, transaction: ResaleTransaction): string => {
  const { buyerName, breakdown, resaleLink } = transaction
  const hello = `Hola, ${buyerName}. Soy ${memberOf(ctx).name}, de ${ctx.config.BRAND_NAME}. Te escribo por «${resaleLink.product.name}».`
  if (breakdown?.total === 0) return [hello, 'Es gratis.', shareUrlOf(ctx, resaleLink.id)].join('\n')
  const price =
    breakdown &&
    `Cuesta ${money(breakdown.total, transaction)}: ${money(breakdown.seller, transaction)} del producto y ` +
      `${money(breakdown.commission, transaction)} de comisión.`
  return [hello, price, shareUrlOf(ctx, resaleLink.id)].filter((line) => line !== null).join('\n')
}
