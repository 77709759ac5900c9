import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { products } from './tables.ts'

/**
 * Hides a product so that its owner cannot show it again. Returns whether its owner showed it, null if it was hidden so before or is gone.
 * Inside the caller's transaction. For `moderation`.
 */
export const hideModerated = async (ctx: Ctx, id: string): Promise<boolean | null> => {
  const [before] = await ctx.db
    .select({ isShown: products.isShown })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.moderatedAt)))
    .for('update')
  if (!before) return null
  await setModerated(ctx, id, { isShown: false, moderatedAt: ctx.now() })
  return before.isShown
}

/** Gives a product back to its owner, as it was before; nothing for one that moderation has not hidden. For `moderation`. */
export const showModerated = async (ctx: Ctx, id: string, wasShown: boolean): Promise<void> => {
  await setModerated(ctx, id, { isShown: wasShown, moderatedAt: null })
}

const setModerated = async (ctx: Ctx, id: string, to: { isShown: boolean; moderatedAt: Date | null }): Promise<void> => {
  const isOther = to.moderatedAt ? isNull(products.moderatedAt) : isNotNull(products.moderatedAt)
  const [changed] = await ctx.db
    .update(products)
    .set({ ...to, updatedAt: ctx.now() })
    .where(and(eq(products.id, id), isOther))
    .returning({ id: products.id })
  if (changed) await emit(ctx, 'catalogue.changed', { productId: changed.id })
}
