import { IDENTITY_DAYS } from '@feria/contract/identities/values'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { removePrivate } from '../uploads/uploads.module.ts'
import { identities } from './tables.ts'

const DAY_MS = 86_400_000
/** Documents deleted per batch. */
const BATCH = 100

/**
 * Runs daily: deletes the pictures of documents decided over 30 days ago; the decision stays. The file is deleted before its reference,
 * so that a failed deletion is retried. Idempotent.
 */
export const forgetDocuments = async (ctx: Ctx): Promise<void> => {
  const before = new Date(ctx.now().getTime() - IDENTITY_DAYS * DAY_MS)
  const isOver = and(lt(identities.decidedAt, before), isNotNull(identities.uploadId))
  for (;;) {
    const due = await ctx.db
      .select({ userId: identities.userId, uploadId: identities.uploadId })
      .from(identities)
      .where(isOver)
      .limit(BATCH)
    for (const { userId, uploadId } of due) {
      if (!uploadId) continue
      await removePrivate(ctx, uploadId)
      // Another document may have been sent meanwhile.
      const isSame = and(eq(identities.userId, userId), eq(identities.uploadId, uploadId))
      await ctx.db.update(identities).set({ uploadId: null }).where(isSame)
    }
    if (due.length < BATCH) return
  }
}
