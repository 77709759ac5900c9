import type { Answer, api } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'

/**
 * What the help says of this site that its operator decides: the fee of a sale, in percent, the working days to send a parcel, and the
 * sales after which nothing of a balance waits. Anyone may call.
 */
export const getFigures = async ({ config }: Ctx): Promise<Answer<typeof api.help.figures>> => ({
  feePercent: config.PLATFORM_FEE_PERCENT,
  sendWorkingDays: config.SEND_WORKING_DAYS,
  payoutTrustSales: config.PAYOUT_TRUST_SALES,
})
