import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { LEFT } from './cases.ts'
import { abuseCases, abuseReports } from './tables.ts'

/**
 * What a member reported, and what was decided about them. When they leave, what they wrote in reports and appeals goes with the hash of
 * their address, and their name and picture; the cases stay, since a decision about somebody else may be appealed, until two years after
 * it.
 */
export const moderationPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const { subject, reason, text, createdAt } = abuseReports
    const reported = await ctx.db
      .select({ subject, reason, text, createdAt })
      .from(abuseReports)
      .where(eq(abuseReports.reporterId, userId))
      .orderBy(asc(abuseReports.id))
    const { copy, decision, days, rule, note, decidedAt, appealText, outcome, appealNote } = abuseCases
    const received = await ctx.db
      .select({ subject: abuseCases.subject, copy, decision, days, rule, note, decidedAt, appealText, outcome, appealNote })
      .from(abuseCases)
      .where(and(eq(abuseCases.aboutId, userId), isNotNull(decidedAt), ne(decision, 'nothing')))
      .orderBy(asc(abuseCases.id))
    return {
      reported: reported.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
      received: received.map((one) => ({ ...one, decidedAt: one.decidedAt?.toISOString() ?? null })),
    }
  },
  erase: async (ctx, userId) => {
    await ctx.db.update(abuseReports).set({ text: null, addressHash: null }).where(eq(abuseReports.reporterId, userId))
    await ctx.db.update(abuseCases).set({ appealText: null }).where(eq(abuseCases.aboutId, userId))
    const nobody = { title: LEFT, text: null, imageUrl: null }
    await ctx.db
      .update(abuseCases)
      .set({ copy: nobody })
      .where(and(eq(abuseCases.aboutId, userId), eq(abuseCases.subject, 'member')))
  },
}
