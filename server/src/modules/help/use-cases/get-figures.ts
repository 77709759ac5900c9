import type { Answer, api } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'

/** What the help says of this site that its operator decides: the fee of a sale, in percent. Anyone may call. */
export const getFigures = async (ctx: Ctx): Promise<Answer<typeof api.help.figures>> => ({ feePercent: ctx.config.PLATFORM_FEE_PERCENT })
