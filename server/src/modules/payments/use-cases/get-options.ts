import type { Answer, api } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'

/** The payment provider, its tokeniser, and where the browser may be redirected. Anyone may call. */
export const getOptions = async (ctx: Ctx): Promise<Answer<typeof api.payments.options>> => {
  const { name, tokenUrl, currencies, testCards, checkoutOrigins } = ctx.engines.payments
  return { provider: name, tokenUrl, currencies, testCards, checkoutOrigins }
}
