import { and, asc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { drawnCards, resaleLinks } from '../tables.ts'

/** Cards per batch. */
const BATCH = 200
/** A card started before its link was removed may reach the store afterwards, but not an hour later. */
const DRAWING_MS = 3_600_000

/**
 * Runs daily: deletes the cards of removed links and deleted products from the store. Failed deletions are retried the next time.
 * Idempotent.
 */
export const sweepCards = async (ctx: Ctx): Promise<void> => {
  const before = new Date(ctx.now().getTime() - DRAWING_MS)
  for (let after: string | undefined = undefined; ; ) {
    const left: Awaited<ReturnType<typeof readLeft>> = await readLeft(ctx, before, after)
    for (const { linkId } of left) {
      await ctx.engines.files.remove(`cards/${linkId}`)
      // The link may have been restored meanwhile, and its card redrawn.
      await ctx.db.delete(drawnCards).where(and(eq(drawnCards.linkId, linkId), lt(drawnCards.drawnAt, before)))
    }
    after = left.at(-1)?.linkId
    if (left.length < BATCH) return
  }
}

const readLeft = (ctx: Ctx, before: Date, after: string | undefined) =>
  ctx.db
    .select({ linkId: drawnCards.linkId })
    .from(drawnCards)
    .leftJoin(resaleLinks, eq(resaleLinks.id, drawnCards.linkId))
    .where(
      and(
        lt(drawnCards.drawnAt, before),
        or(isNull(resaleLinks.id), isNotNull(resaleLinks.removedAt)),
        after ? gt(drawnCards.linkId, after) : undefined,
      ),
    )
    .orderBy(asc(drawnCards.linkId))
    .limit(BATCH)
