import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { users } from '../../accounts/tables.ts'
import { products } from '../../catalogue/tables.ts'
import { findEarlierOwner } from '../../uploads/uploads.module.ts'
import { isCheapFor } from '../price-band.rules.ts'
import { findBand } from './hint-price.ts'

/**
 * What about a listing deserves a look: a picture that another member had uploaded before, and a price far below what similar products
 * cost. Worked out when it is asked for. Neither proves anything, and its seller is told nothing. Admins and moderators only; fails with
 * `catalogue.not-found`.
 */
export const getListingSigns = async (
  ctx: Ctx,
  { params }: Input<typeof api.assistant.listingSigns>,
): Promise<Answer<typeof api.assistant.listingSigns>> => {
  const [product] = await ctx.db.select().from(products).where(eq(products.id, params.id))
  if (!product) return fail('catalogue.not-found')
  const { name, description, condition, currency, priceMinor, userId, images } = product
  const asked = { name, description, categoryId: product.categoryId ?? undefined, condition: condition ?? undefined, currency }
  const band = await findBand(ctx, asked, userId)
  const earlierId = await findEarlierOwner(ctx, images, userId)
  const [earlier] = earlierId ? await ctx.db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, earlierId)) : []
  return { earlierOwner: earlier ?? null, band, isCheap: isCheapFor(priceMinor, band) }
}
