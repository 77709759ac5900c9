import type { Answer, api, Input } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { changeConsent, readConsent } from '../consent.ts'

/** Whether sellers may find the member. */
export const getConsent = (ctx: Ctx): Promise<Answer<typeof api.prospecting.consent>> => readConsent(ctx, memberOf(ctx).id)

/** Sets whether sellers may find the member; each change is recorded with when and how it was made. */
export const setConsent = (
  ctx: Ctx,
  { body }: Input<typeof api.prospecting.setConsent>,
): Promise<Answer<typeof api.prospecting.setConsent>> => changeConsent(ctx, memberOf(ctx).id, body.isOn, 'ajustes')
