import type { Answer, api } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { mayDraft } from '../rules.ts'

/** Which models are available, and whether the member may use the Premium tool. Members only. */
export const getStatus = async (ctx: Ctx): Promise<Answer<typeof api.assistant.status>> => ({
  chat: ctx.engines.ai.chat !== null,
  vision: ctx.engines.ai.vision !== null,
  isPremium: mayDraft(memberOf(ctx).role),
})
