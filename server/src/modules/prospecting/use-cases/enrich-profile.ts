import type { Answer, api, Input } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { findShown } from '../appearances.ts'
import { findMembers } from '../members.ts'

/**
 * What may be known now about a member whom the caller found in the last 30 days, for the product searched. Members who never consented,
 * no longer consent, were found only by others or no longer want it are all not found, in the same words.
 */
export const enrichProfile = async (
  ctx: Ctx,
  { body }: Input<typeof api.prospecting.enrichProfile>,
): Promise<Answer<typeof api.prospecting.enrichProfile>> => {
  const shown = body.memberId === memberOf(ctx).id ? undefined : await findShown(ctx, body.memberId)
  const [member] = shown ? await findMembers(ctx, shown.asked, body.memberId) : []
  return member ?? fail('prospecting.member-not-found')
}
