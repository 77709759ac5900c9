import type { Answer, api, Input } from '@feria/contract'
import { ABUSE_APPEAL_DAYS, ABUSE_APPEAL_HOURS } from '@feria/contract/moderation/values'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockCase } from '../cases.ts'
import { toReceived } from '../received.ts'
import { isAppealLate } from '../rules.ts'
import { abuseCases } from '../tables.ts'

const HOUR_MS = 3_600_000

/**
 * The reported member asks to have a decision about them looked at again, once, within 30 days; it holds meanwhile, and is due in 72
 * hours. Others, and who was not told of it, do not find it.
 */
export const appealDecision = (
  ctx: Ctx,
  { params, body }: Input<typeof api.moderation.appeal>,
): Promise<Answer<typeof api.moderation.appeal>> =>
  withTransaction(ctx, async (ctx) => {
    const found = await lockCase(ctx, params.id)
    if (found.aboutId !== memberOf(ctx).id || !found.decidedAt || found.decision === 'nothing') return fail('moderation.not-found')
    if (found.appealedAt) return fail('moderation.already-appealed')
    const now = ctx.now()
    if (isAppealLate(found.decidedAt, now)) return fail('moderation.appeal-late', { days: ABUSE_APPEAL_DAYS })
    const dueAt = new Date(now.getTime() + ABUSE_APPEAL_HOURS * HOUR_MS)
    const [appealed] = await ctx.db
      .update(abuseCases)
      .set({ appealText: body.text, appealedAt: now, dueAt, takenBy: null, takenAt: null })
      .where(eq(abuseCases.id, found.id))
      .returning()
    if (!appealed) throw new Error('An appealed case was not returned.')
    return toReceived(ctx, appealed)
  })
