import type { Answer, api } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { enrol, readProfile } from '../queries.ts'

/** Makes the member a reseller; again answers the profile that there is. */
export const registerReseller = async (ctx: Ctx): Promise<Answer<typeof api.reselling.register>> => {
  const { id } = memberOf(ctx)
  await enrol(ctx, id)
  return readProfile(ctx, id)
}

/** The profile of the member as a reseller. Fails with `reselling.not-registered` until they register. */
export const getProfile = (ctx: Ctx): Promise<Answer<typeof api.reselling.profile>> => readProfile(ctx, memberOf(ctx).id)
