import type { Answer, api } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { enrol, readProfile } from '../queries.ts'

/** Makes the member a reseller; idempotent, returns the profile. */
export const registerReseller = async (ctx: Ctx): Promise<Answer<typeof api.reselling.register>> => {
  const { id } = memberOf(ctx)
  await enrol(ctx, id)
  return readProfile(ctx, id)
}

/** The member's reseller profile. Fails with `reselling.not-registered` until they register. */
export const getProfile = (ctx: Ctx): Promise<Answer<typeof api.reselling.profile>> => readProfile(ctx, memberOf(ctx).id)
