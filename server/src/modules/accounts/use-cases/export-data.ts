import type { Answer, api } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'

/** All personal data of the calling member, by module, as Ley 25.326 entitles them to. */
export const exportData = async (ctx: Ctx): Promise<Answer<typeof api.accounts.exportData>> => {
  const { id } = memberOf(ctx)
  const all: Record<string, unknown> = { exportedAt: ctx.now().toISOString() }
  for (const [module, data] of Object.entries(ctx.personalData)) all[module] = await data.export(ctx, id)
  return all
}
