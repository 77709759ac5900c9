import type { Answer, api } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'

/** Which provider is paid here, where the browser hands over a card, and where it may be sent to. Anyone may call. */
export const getOptions = async (ctx: Ctx): Promise<Answer<typeof api.payments.options>> => {
  const { name, tokenUrl, currencies, testCards, checkoutOrigins } = ctx.engines.payments
  return { provider: name, tokenUrl, currencies, testCards, checkoutOrigins }
}
