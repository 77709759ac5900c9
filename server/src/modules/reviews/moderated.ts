import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { makeDue } from './due.ts'
import { reviews } from './tables.ts'

/** A published review that is still there, with its author; null for any other. For `moderation`. */
export const findPublished = async (ctx: Ctx, id: string) => {
  const [row] = await ctx.db
    .select({ authorId: reviews.authorId, text: reviews.text, stars: reviews.stars })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNotNull(reviews.publishedAt), isNull(reviews.withdrawnAt), isNull(reviews.removedAt)))
  return row ?? null
}

/**
 * Removes a review, so that nobody reads it and it counts no more, or brings it back. Returns whether that changed anything. Inside the
 * caller's transaction. For `moderation`.
 */
export const setReviewRemoved = async (ctx: Ctx, id: string, isRemoved: boolean): Promise<boolean> => {
  const [changed] = await ctx.db
    .update(reviews)
    .set({ removedAt: isRemoved ? ctx.now() : null })
    .where(and(eq(reviews.id, id), isRemoved ? isNull(reviews.removedAt) : isNotNull(reviews.removedAt)))
    .returning({ aboutId: reviews.aboutId })
  if (changed) await makeDue(ctx, [changed.aboutId])
  return changed !== undefined
}
