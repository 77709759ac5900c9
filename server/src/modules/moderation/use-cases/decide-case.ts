import type { Answer, api, Input } from '@feria/contract'
import { isAdmin } from '@feria/contract/accounts/values'
import { type AbuseDecision, isLasting, isRestricting } from '@feria/contract/moderation/values'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit, restrictMember } from '../../accounts/accounts.module.ts'
import { users } from '../../accounts/tables.ts'
import { lockCase, readCase } from '../cases.ts'
import { type CaseRow, release } from '../holds.ts'
import { refuseOthers } from '../refuse-others.ts'
import { subjects } from '../subjects.ts'
import { abuseCases } from '../tables.ts'
import { ruleWords } from '../words.ts'

const kinds = { limit: 'limited', suspend: 'suspended', end: 'ended' } as const
type Body = Input<typeof api.moderation.decide>['body']

/**
 * Decides a case, all of its reports at once: from `hide` on what was reported is no longer shown, and the stronger decisions restrict its
 * member. Admins and moderators only; audited, in one transaction with all that follows. Refuses what `refuseOthers` does, and
 * to restrict an admin; to moderators also to end an account.
 */
export const decideCase = (
  ctx: Ctx,
  { params, body }: Input<typeof api.moderation.decide>,
): Promise<Answer<typeof api.moderation.decide>> =>
  withTransaction(ctx, async (ctx) => {
    const found = await lockCase(ctx, params.id)
    if (found.appealedAt && found.dueAt) return fail('moderation.bad-decision')
    await refuseOthers(ctx, found)
    checkFields(found, body)
    const about = await readAbout(ctx, found, body.decision)
    const before = await apply(ctx, found, body)
    const { decision, days, reason: rule, note } = body
    const decided = { decision, days, rule, note, before, decidedBy: memberOf(ctx).id, decidedAt: ctx.now() }
    await ctx.db
      .update(abuseCases)
      .set({ ...decided, dueAt: null, takenBy: null, takenAt: null, heldUntil: null })
      .where(eq(abuseCases.id, found.id))
    const details = { decision, ...(days ? { days: String(days) } : {}), ...(rule ? { reason: rule } : {}), about: about.name }
    await audit(ctx, 'abuse.decided', { kind: 'abuse-case', id: found.id, name: found.copy.title }, details)
    await emit(ctx, 'moderation.decided', { caseId: found.id })
    return readCase(ctx, found.id)
  })

/** Refuses days that a decision does not have, a missing rule, and to hide what is a member. */
const checkFields = ({ subject }: CaseRow, { decision, days, reason }: Body): void => {
  const needsDays = isLasting(decision)
  if (needsDays && days === null) fail('moderation.bad-decision', {}, { days: 'Escribí cuántos días.' })
  if (!needsDays && days !== null) fail('moderation.bad-decision', {}, { days: 'Esta decisión no lleva días.' })
  if (decision !== 'nothing' && !reason) fail('moderation.bad-decision', {}, { reason: 'Elegí el motivo.' })
  if (decision === 'hide' && !subjects[subject].hide)
    fail('moderation.bad-decision', {}, { decision: 'A una persona no se la oculta: elegí otra medida.' })
}

const readAbout = async (ctx: Ctx, { aboutId }: CaseRow, decision: AbuseDecision) => {
  const [about] = await ctx.db
    .select({ name: users.name, role: users.role, leftAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, aboutId))
  if (!about || (about.leftAt && isRestricting(decision))) return fail('accounts.not-found')
  return isRestricting(decision) && isAdmin(about.role) ? fail('moderation.admin') : about
}

/** Does what was decided, and returns how what was hidden was before; null for what stays, and for what was hidden otherwise. */
const apply = async (ctx: Ctx, found: CaseRow, { decision, days, reason, note }: Body): Promise<CaseRow['before']> => {
  const staysShown = decision === 'nothing' || decision === 'warn'
  if (staysShown) await release(ctx, found)
  // What is held is hidden already.
  const before = staysShown ? null : (found.before ?? (await subjects[found.subject].hide?.(ctx, found.subjectId)) ?? null)
  if (decision === 'limit' || decision === 'suspend' || decision === 'end')
    await restrictMember(ctx, { userId: found.aboutId, kind: kinds[decision], days, reason: ruleWords[reason ?? 'other'], note })
  return before
}
