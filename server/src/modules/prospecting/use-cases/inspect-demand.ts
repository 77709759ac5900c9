import type { Answer, api, Input } from '@feria/contract'
import { fold } from '@feria/contract/fold'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { categories } from '../../catalogue/tables.ts'
import { countDemand } from '../../wishes/wishes.module.ts'

/**
 * Demand for a category around a place, or everywhere when the place is unknown: how many members look for it, and for what; never fewer
 * than five. Members only. Counts active wishes anonymously. Searches are null, since they are not stored. Refuses an unknown category.
 */
export const inspectDemand = async (
  ctx: Ctx,
  { body }: Input<typeof api.prospecting.socialSignals>,
): Promise<Answer<typeof api.prospecting.socialSignals>> => {
  const [category] = await ctx.db
    .select()
    .from(categories)
    .where(eq(categories.folded, fold(body.category)))
  if (!category) return fail('catalogue.no-category', {}, { category: 'Elegí una categoría de la lista.' })
  const around = ctx.engines.geo.locate(body.location)
  const found = await countDemand(ctx, { categoryId: category.id, around, productName: body.productName })
  return { category: category.name, place: around && body.location, ...found, searches: null }
}
