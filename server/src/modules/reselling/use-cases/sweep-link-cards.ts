import { and, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { sweepCards } from '../../uploads/uploads.module.ts'
import { resaleLinks } from '../tables.ts'

/** Runs daily: deletes the cards of removed links and deleted products from the store. Idempotent. */
export const sweepLinkCards = (ctx: Ctx): Promise<void> =>
  sweepCards(ctx, 'link', async (ids) => {
    const rows = await ctx.db
      .select({ id: resaleLinks.id })
      .from(resaleLinks)
      .where(and(isAmong(resaleLinks.id, ids), isNull(resaleLinks.removedAt)))
    return new Set(rows.map(({ id }) => id))
  })
