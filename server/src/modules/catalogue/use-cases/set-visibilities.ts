import type { Answer, api, Input } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { auditAll, refuseOfStaff } from '../../accounts/accounts.module.ts'
import { products } from '../tables.ts'

const lockedColumns = {
  id: products.id,
  name: products.name,
  userId: products.userId,
  isShown: products.isShown,
  isVisible: products.isVisible,
  moderatedAt: products.moderatedAt,
}

/**
 * Hides up to 100 products or shows them again, all or none. Admins, and moderators but for products of others of the staff. Each change of
 * another member's product is audited; each owner is told once of all that vanish, with the reason if there is one. What moderation hid is
 * not shown: `setVisibility` does that one by one. Those that were so already, or are gone, are named and left alone, so that turning
 * `changed` back undoes exactly this.
 */
export const setVisibilities = (
  ctx: Ctx,
  { body: { ids, visible, reason } }: Input<typeof api.catalogue.setVisibilities>,
): Promise<Answer<typeof api.catalogue.setVisibilities>> =>
  withTransaction(ctx, async (ctx) => {
    // In the order in which orders lock them, so that neither waits for the other.
    const found = await ctx.db.select(lockedColumns).from(products).where(isAmong(products.id, ids)).orderBy(products.id).for('update')
    const differs = found.filter(({ isShown }) => isShown !== visible)
    const owners = new Set(found.map(({ userId }) => userId))
    owners.delete(memberOf(ctx).id)
    await refuseOfStaff(ctx, [...owners])
    const changing = differs.filter(({ moderatedAt }) => moderatedAt === null)
    if (changing.length > 0) await turn(ctx, changing, visible, reason)
    return {
      changed: idsOf(changing),
      unchanged: idsOf(found.filter(({ isShown }) => isShown === visible)),
      moderated: idsOf(differs.filter(({ moderatedAt }) => moderatedAt !== null)),
      missing: [...new Set(ids)].filter((id) => !found.some((product) => product.id === id)),
    }
  })

type Locked = Pick<typeof products.$inferSelect, keyof typeof lockedColumns>

const idsOf = (some: Locked[]): string[] => some.map(({ id }) => id)

const turn = async (ctx: Ctx, changing: Locked[], visible: boolean, reason: string | null): Promise<void> => {
  const now = ctx.now()
  await ctx.db
    .update(products)
    .set({ isShown: visible, updatedAt: now })
    .where(isAmong(products.id, idsOf(changing)))
  for (const productId of idsOf(changing)) await emit(ctx, 'catalogue.changed', { productId })
  const others = changing.filter(({ userId }) => userId !== memberOf(ctx).id)
  const subjects = others.map(({ id, name }) => ({ kind: 'product' as const, id, name }))
  await auditAll(ctx, visible ? 'product.shown' : 'product.hidden', subjects, reason === null ? {} : { reason })
  if (visible) return
  const vanished = others.filter(({ isVisible }) => isVisible)
  for (const owner of new Set(vanished.map(({ userId }) => userId))) {
    const productIds = idsOf(vanished.filter(({ userId }) => userId === owner))
    await emit(ctx, 'catalogue.hidden-by-admin', { productIds, reason, at: now.toISOString() })
  }
}
