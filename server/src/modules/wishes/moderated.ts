import { and, eq, exists, isNotNull, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { matches, wishes } from './tables.ts'
import { indexWish } from './wish-input.ts'

/** An active wish that everybody may read, or that this member was shown since it fits what they sell. For `moderation`. */
export const findShownWish = async (ctx: Ctx, id: string, memberId: string | null) => {
  const isShown =
    memberId &&
    exists(
      ctx.db
        .select({ id: matches.id })
        .from(matches)
        .where(and(eq(matches.wishId, wishes.id), eq(matches.sellerId, memberId))),
    )
  const [row] = await ctx.db
    .select({ userId: wishes.userId, name: wishes.name, modelo: wishes.modelo })
    .from(wishes)
    .where(and(eq(wishes.id, id), eq(wishes.isActive, true), or(eq(wishes.isPublic, true), isShown || undefined)))
  return row ?? null
}

/**
 * Switches a wish off so that its owner cannot switch it on or publish it: nobody reads it and it matches nothing. Returns how it was,
 * null if it was so before or is gone. Inside the caller's transaction. For `moderation`.
 */
export const hideWish = async (ctx: Ctx, id: string): Promise<{ isOn: boolean; isPublic: boolean } | null> => {
  const [before] = await ctx.db
    .select()
    .from(wishes)
    .where(and(eq(wishes.id, id), isNull(wishes.moderatedAt)))
    .for('update')
  if (!before) return null
  await setWish(ctx, id, { isOn: false, isPublic: false, moderatedAt: ctx.now() })
  return { isOn: before.isOn, isPublic: before.isPublic }
}

/** Gives a wish back to its owner as it was; nothing for one that moderation has not switched off. For `moderation`. */
export const showWish = async (ctx: Ctx, id: string, was: { isOn: boolean; isPublic: boolean }): Promise<void> => {
  const [before] = await ctx.db
    .select()
    .from(wishes)
    .where(and(eq(wishes.id, id), isNotNull(wishes.moderatedAt)))
    .for('update')
  if (before) await setWish(ctx, id, { ...was, moderatedAt: null, matchedAt: null })
}

const setWish = async (ctx: Ctx, id: string, to: Partial<typeof wishes.$inferInsert>): Promise<void> => {
  const [wish] = await ctx.db
    .update(wishes)
    .set({ ...to, updatedAt: ctx.now() })
    .where(eq(wishes.id, id))
    .returning()
  if (!wish) throw new Error(`There is no wish ${id}.`)
  await indexWish(ctx, wish)
  if (wish.isActive) await emit(ctx, 'wishes.changed', { wishId: wish.id })
  await emit(ctx, 'wishes.public-changed', { wishId: wish.id })
}
