import type { Answer, api, Input } from '@feria/contract'
import { isRestricting } from '@feria/contract/moderation/values'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit, liftRestriction, restrictionOf } from '../../accounts/accounts.module.ts'
import { lockCase, readCase } from '../cases.ts'
import type { CaseRow } from '../holds.ts'
import { refuseOthers } from '../refuse-others.ts'
import { subjects } from '../subjects.ts'
import { abuseCases } from '../tables.ts'

/**
 * Decides the one appeal against a decision: it stands, or is taken back, with all that it hid and restricted. Admins and
 * moderators only, where there is another admin not the one who decided before; audited. Refuses what nobody appealed, and what
 * `refuseOthers` does; to moderators also to open again an account that was ended.
 */
export const decideCaseAppeal = (
  ctx: Ctx,
  { params, body }: Input<typeof api.moderation.decideAppeal>,
): Promise<Answer<typeof api.moderation.decideAppeal>> =>
  withTransaction(ctx, async (ctx) => {
    const found = await lockCase(ctx, params.id)
    if (!found.appealedAt) return fail('moderation.bad-decision')
    await refuseOthers(ctx, found)
    if (body.outcome === 'overturned') await takeBack(ctx, found)
    const { outcome, note: appealNote } = body
    const decided = { outcome, appealNote, appealDecidedBy: memberOf(ctx).id, appealDecidedAt: ctx.now() }
    await ctx.db
      .update(abuseCases)
      .set({ ...decided, ...(outcome === 'overturned' ? { before: null } : {}), dueAt: null, takenBy: null, takenAt: null })
      .where(eq(abuseCases.id, found.id))
    await audit(ctx, 'abuse.appeal-decided', { kind: 'abuse-case', id: found.id, name: found.copy.title }, { outcome })
    await emit(ctx, 'moderation.appeal-decided', { caseId: found.id })
    return readCase(ctx, found.id)
  })

/** Shows again what was hidden, as it was, and lifts the restriction unless its time is over or another one took its place. */
const takeBack = async (ctx: Ctx, found: CaseRow): Promise<void> => {
  if (found.before) await subjects[found.subject].show?.(ctx, found.subjectId, found.before)
  if (!found.decision || !isRestricting(found.decision)) return
  const holds = await restrictionOf(ctx, found.aboutId)
  if (holds && holds.since.getTime() === found.decidedAt?.getTime()) await liftRestriction(ctx, { userId: found.aboutId })
}
