import type { Answer, api, Input } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { products } from '../../catalogue/tables.ts'
import { passedProducts } from '../tables.ts'

/** Dismisses a visible product for the member, or undoes that; idempotent. */
export const passOver = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.wishes.passOver>,
): Promise<Answer<typeof api.wishes.passOver>> => {
  const userId = memberOf(ctx).id
  const [product] = await ctx.db.select({ isVisible: products.isVisible }).from(products).where(eq(products.id, params.id))
  if (!product?.isVisible) return fail('catalogue.not-found')
  const passed = { userId, productId: params.id }
  if (body.isPassed)
    await ctx.db
      .insert(passedProducts)
      .values({ ...passed, createdAt: ctx.now() })
      .onConflictDoNothing()
  else await ctx.db.delete(passedProducts).where(and(eq(passedProducts.userId, userId), eq(passedProducts.productId, params.id)))
  return { isPassed: body.isPassed }
}
