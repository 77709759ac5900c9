import { CONTACT_DAYS, IDENTITY_DAYS } from '@feria/contract/reselling/values'
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { removePrivate } from '../uploads/uploads.module.ts'
import { resaleTransactions, resellers } from './tables.ts'

const DAY_MS = 86_400_000
/** So many documents are destroyed at a time. */
const BATCH = 100
const t = resaleTransactions

/**
 * Each day: a telephone is forgotten 90 days after its transaction ended or was delivered; one that nobody paid ends when nothing was done
 * about it for as long. People who left it have no account by which they could take it back. Again changes nothing.
 */
export const forgetContacts = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  const before = new Date(now.getTime() - CONTACT_DAYS * DAY_MS)
  // Beside an expression nothing tells the driver that it is a moment.
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
 * Each day: the pictures of documents that an admin decided about over 30 days ago are destroyed; the decision stays. The file goes
 * before it is forgotten, so that one that the store did not remove is tried again. Again changes nothing.
 */
export const forgetDocuments = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  const before = new Date(now.getTime() - IDENTITY_DAYS * DAY_MS)
  // Decisions of a version that did not write down when count from here.
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
      // Another one may have been sent meanwhile.
      const isSame = and(eq(resellers.userId, userId), eq(resellers.identityUpload, upload))
      await ctx.db.update(resellers).set({ identityUpload: null }).where(isSame)
    }
    if (due.length < BATCH) return
  }
}
