import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { buyerLines } from '../lines.ts'

/**
 * Buyers for a product among consenting members and on the configured public pages, the best first, at most 30, within 180 s. Members
 * only. `success` is false when no source answered; an empty result is a success.
 */
export const findBuyers = async (
  ctx: Ctx,
  { body }: Input<typeof api.prospecting.findBuyers>,
): Promise<Answer<typeof api.prospecting.findBuyers>> => {
  for await (const { result } of buyerLines(ctx, body, new AbortController().signal)) if (result) return result
  throw new Error('A search of buyers ended without its result.')
}
