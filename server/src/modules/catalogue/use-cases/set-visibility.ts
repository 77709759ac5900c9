import type { Answer, api, Input } from '@feria/contract'
import { isAdmin, serves } from '@feria/contract/accounts/values'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit, refuseOfStaff } from '../../accounts/accounts.module.ts'
import { getOwnProduct, lockOwn } from '../queries.ts'
import { products } from '../tables.ts'

/**
 * Hides a product or shows it again. Owner, admins and moderators only, these but for other staff's; a change to another member's product
 * is audited, and its owner is told that it was hidden, with the reason if there is one. What moderation has hidden only they show, and not
 * the owner.
 */
export const setVisibility = (
  ctx: Ctx,
  { params, body }: Input<typeof api.catalogue.setVisibility>,
): Promise<Answer<typeof api.catalogue.setVisibility>> =>
  withTransaction(ctx, async (ctx) => {
    const actor = memberOf(ctx)
    if (!serves(actor, ['moderator'])) await lockOwn(ctx, params.id)
    const [before] = await ctx.db.select().from(products).where(eq(products.id, params.id)).for('update')
    if (before && before.userId !== actor.id) await refuseOfStaff(ctx, [before.userId])
    if (before?.moderatedAt && before.userId === actor.id && body.visible) fail('catalogue.moderated')
    const [changed] = await ctx.db
      .update(products)
      .set({ isShown: body.visible, ...(body.visible ? { moderatedAt: null } : {}), updatedAt: ctx.now() })
      .where(eq(products.id, params.id))
      .returning({ id: products.id, name: products.name, userId: products.userId })
    if (!changed) return fail('catalogue.not-found')
    await emit(ctx, 'catalogue.changed', { productId: changed.id })
    if (changed.userId !== actor.id) {
      const details: Record<string, string> = body.reason === null ? {} : { reason: body.reason }
      await audit(ctx, body.visible ? 'product.shown' : 'product.hidden', { kind: 'product', id: changed.id, name: changed.name }, details)
      const at = ctx.now().toISOString()
      if (!body.visible && before?.isVisible)
        await emit(ctx, 'catalogue.hidden-by-admin', { productIds: [changed.id], reason: body.reason, at })
    }
    const product = await getOwnProduct(ctx, params.id)
    return changed.userId === actor.id || isAdmin(actor.role) ? product : { ...product, minSalePrice: null }
  })
