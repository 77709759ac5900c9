import type { Answer, api } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'

/** Everything that is kept about the member who asks, by module, as Ley 25.326 gives them the right to. One's own only. */
export const exportData = async (ctx: Ctx): Promise<Answer<typeof api.accounts.exportData>> => {
  const { id } = memberOf(ctx)
  const all: Record<string, unknown> = { exportedAt: ctx.now().toISOString() }
  for (const [module, data] of Object.entries(ctx.personalData)) all[module] = await data.export(ctx, id)
  return all
}
