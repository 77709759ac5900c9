import { ABUSE_KEPT_DAYS } from '@feria/contract/moderation/values'
import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { removeEvidence } from './evidence.ts'
import { abuseCases, abuseReports } from './tables.ts'

const DAY_MS = 86_400_000
const ADDRESS_DAYS = 30
const BATCH = 1000

/** Runs daily: the hashes of addresses go after 30 days, and cases with their reports two years after their last decision, in batches. */
export const forgetCases = async (ctx: Ctx): Promise<void> => {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS)
  for (;;) {
    const old = ctx.db
      .select({ id: abuseReports.id })
      .from(abuseReports)
      .where(and(isNotNull(abuseReports.addressHash), lt(abuseReports.createdAt, ago(ADDRESS_DAYS))))
      .limit(BATCH)
    const cleared = await ctx.db
      .update(abuseReports)
      .set({ addressHash: null })
      .where(inArray(abuseReports.id, old))
      .returning({ id: abuseReports.id })
    if (cleared.length < BATCH) break
  }
  for (;;) {
    // An appeal comes within 30 days of a decision, so what waits for nothing is over.
    const over = ctx.db
      .select({ id: abuseCases.id })
      .from(abuseCases)
      .where(and(lt(abuseCases.decidedAt, ago(ABUSE_KEPT_DAYS)), isNull(abuseCases.dueAt)))
      .limit(BATCH)
    const gone = await withTransaction(ctx, async (ctx) => {
      const gone = await ctx.db.delete(abuseCases).where(inArray(abuseCases.id, over)).returning({ copy: abuseCases.copy })
      for (const { copy } of gone) await removeEvidence(ctx, copy.pictures)
      return gone
    })
    if (gone.length < BATCH) break
  }
}
