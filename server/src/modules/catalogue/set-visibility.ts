import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { isAdmin } from '../accounts/accounts.module.ts'
import { getOwnProduct, lockOwn } from './catalogue.queries.ts'
import { products } from './catalogue.tables.ts'

/** Hides a product or shows it again. Its owner and admins may call; the others are told that it is not theirs. */
export const setVisibility = (
  ctx: Ctx,
  { params, body }: Input<typeof api.catalogue.setVisibility>,
): Promise<Answer<typeof api.catalogue.setVisibility>> =>
  atomically(ctx, async (ctx) => {
    if (!isAdmin(memberOf(ctx).role)) await lockOwn(ctx, params.id)
    const changed = await ctx.db
      .update(products)
      .set({ isVisible: body.visible, updatedAt: ctx.now() })
      .where(eq(products.id, params.id))
      .returning({ id: products.id })
    if (changed.length === 0) fail('catalogue.not-found')
    return getOwnProduct(ctx, params.id)
  })
