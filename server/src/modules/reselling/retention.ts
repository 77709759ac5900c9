import { CONTACT_DAYS } from '@feria/contract/reselling/values'
import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { resaleTransactions } from './tables.ts'

const DAY_MS = 86_400_000
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
