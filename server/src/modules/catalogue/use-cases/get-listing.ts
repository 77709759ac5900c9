import type { Answer, api, Input } from '@feria/contract'
import { SOLD_LISTED_DAYS } from '@feria/contract/catalogue/values'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { isApartFrom } from '../../blocks/blocks.module.ts'
import { listingOf } from '../rules.ts'
import { products } from '../tables.ts'

/**
 * Whether a product has a public page. Anyone may call; says nothing of a product but that it was there. Fails with
 * `catalogue.not-found` for one that never was, or was deleted, and of a suspended seller.
 */
export const getListing = async (
  ctx: Ctx,
  { params }: Input<typeof api.catalogue.listing>,
): Promise<Answer<typeof api.catalogue.listing>> => {
  const [row] = await ctx.db
    .select({ userId: products.userId, isVisible: products.isVisible, soldAt: products.soldAt })
    .from(products)
    .where(and(eq(products.id, params.id), eq(products.isWithheld, false)))
  if (!row || (await isApartFrom(ctx, row.userId))) return fail('catalogue.not-found')
  return { state: listingOf(row, ctx.now(), SOLD_LISTED_DAYS) }
}
