import type { Answer, api } from '@feria/contract'
import type { Ctx } from '../../context.ts'

/** Which provider takes cards here and where the browser hands one over. Anyone may call. */
export const getOptions = async (ctx: Ctx): Promise<Answer<typeof api.payments.options>> => {
  const { name, tokenUrl, testCards } = ctx.engines.payments
  return { provider: name, tokenUrl, testCards }
}
