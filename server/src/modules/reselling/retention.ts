import { CONTACT_DAYS, IDENTITY_DAYS } from '@feria/contract/reselling/values'
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { removePrivate } from '../uploads/uploads.module.ts'
import { resaleTransactions, resellers } from './tables.ts'

const DAY_MS = 86_400_000
/** Documents deleted per batch. */
const BATCH = 100
const t = resaleTransactions

/**
 * Runs daily: deletes a phone number 90 days after its transaction ended or was delivered; an unpaid transaction ends after 90 days
 * without activity. People who left a number have no account with which to withdraw it. Idempotent.
 */
export const forgetContacts = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  const before = new Date(now.getTime() - CONTACT_DAYS * DAY_MS)
  // Beside an expression the driver cannot tell that it is a timestamp.
  const past = sql.param(before, t.createdAt)
  const isUnpaid = and(isNull(t.paidAt), isNull(t.endedAt))
  const lastDone = sql`greatest(${t.createdAt}, ${t.validatedAt}, ${t.whatsappAt})`
  await ctx.db
    .update(t)
    .set({ endedAt: now, endedReason: `Pasaron ${CONTACT_DAYS} días sin una compra.`, buyerPhone: null })
    .where(and(isUnpaid, lt(t.createdAt, before), lt(lastDone, past)))
  await ctx.db
    .update(t)
    .set({ buyerPhone: null })
    .where(and(isNotNull(t.buyerPhone), lt(sql`coalesce(${t.endedAt}, ${t.deliveredAt})`, past)))
}

/**
 * Runs daily: deletes the pictures of documents decided over 30 days ago; the decision stays. The file is deleted before its reference,
 * so that a failed deletion is retried. Idempotent.
 */
export const forgetDocuments = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  const before = new Date(now.getTime() - IDENTITY_DAYS * DAY_MS)
  // Decisions by a version that did not record the date count from now.
  const isUndated = and(inArray(resellers.identityStatus, ['approved', 'rejected']), isNull(resellers.identityDecidedAt))
  await ctx.db.update(resellers).set({ identityDecidedAt: now }).where(isUndated)
  const isOver = and(lt(resellers.identityDecidedAt, before), isNotNull(resellers.identityUpload))
  for (;;) {
    const due = await ctx.db
      .select({ userId: resellers.userId, upload: resellers.identityUpload })
      .from(resellers)
      .where(isOver)
      .limit(BATCH)
    for (const { userId, upload } of due) {
      if (!upload) continue
      await removePrivate(ctx, upload)
      // Another document may have been sent meanwhile.
      const isSame = and(eq(resellers.userId, userId), eq(resellers.identityUpload, upload))
      await ctx.db.update(resellers).set({ identityUpload: null }).where(isSame)
    }
    if (due.length < BATCH) return
  }
}
