import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { readLocal } from '../../catalogue/catalogue.module.ts'

/**
 * How a search of a list is understood, with the same filters as the list: what its text says besides its thing, corrected typos, and a
 * variant that nobody has. Anyone may call; null without a text. Refuses what the list refuses.
 */
export const readSearch = async (ctx: Ctx, { query }: Input<typeof api.search.read>): Promise<Answer<typeof api.search.read>> => ({
  reading: query.search?.trim() ? await readLocal(ctx, query) : null,
})
