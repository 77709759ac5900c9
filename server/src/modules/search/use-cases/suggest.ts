import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { suggestLocal } from '../../catalogue/catalogue.module.ts'

/** Suggestions while typing: searches, categories and products of ours. Anyone may call; none for a blank text. */
export const suggest = async (ctx: Ctx, { query }: Input<typeof api.search.suggest>): Promise<Answer<typeof api.search.suggest>> => {
  const q = query.q?.trim() ?? ''
  return q ? suggestLocal(ctx, { q, limit: query.limit }) : []
}
