import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockCase } from '../cases.ts'
import { release, releaseIfFew } from '../holds.ts'
import { hashAddress } from '../reporters.ts'
import { abuseCases, abuseReports } from '../tables.ts'

const done = { message: 'Retiramos tu denuncia.' }

/**
 * The reporter takes a report back while it waits; the last one takes its case with it. A visitor's is known by the address that it came
 * from. Idempotent, and the same for what is somebody else's; refuses one that was decided.
 */
export const withdrawReport = (
  ctx: Ctx,
  { params }: Input<typeof api.moderation.withdraw>,
): Promise<Answer<typeof api.moderation.withdraw>> =>
  withTransaction(ctx, async (ctx) => {
    const [report] = await ctx.db.select().from(abuseReports).where(eq(abuseReports.id, params.id))
    const isTheirs = report?.reporterId ? report.reporterId === ctx.actor?.id : report?.addressHash === (await hashAddress(ctx))
    if (!report || !isTheirs) return done
    const found = await lockCase(ctx, report.caseId)
    if (found.decidedAt) return fail('moderation.already-decided')
    await ctx.db.delete(abuseReports).where(eq(abuseReports.id, report.id))
    const [left] = await ctx.db.select({ id: abuseReports.id }).from(abuseReports).where(eq(abuseReports.caseId, found.id)).limit(1)
    if (left) await releaseIfFew(ctx, found)
    else {
      await release(ctx, found)
      await ctx.db.delete(abuseCases).where(eq(abuseCases.id, found.id))
    }
    return done
  })
