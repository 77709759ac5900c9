import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { auditLog } from './tables.ts'

/** Admin actions that are recorded. */
export type AuditAction =
  | 'user.role-changed'
  | 'user.staff-changed'
  | 'user.premium-ended'
  | 'user.premium-left'
  | 'user.edited'
  | 'user.removed'
  | 'user.second-factor-off'
  | 'user.sessions-ended'
  | 'user.reset-sent'
  | 'user.restricted'
  | 'user.restriction-lifted'
  | 'category.added'
  | 'category.renamed'
  | 'category.removed'
  | 'product.hidden'
  | 'product.shown'
  | 'rate.set'
  | 'mail.read'
  | 'withdrawal.resolved'
  | 'payout.settled'
  | 'claim.settled'
  | 'order.refunded'
  | 'order.extended'
  | 'order.emailed'
  | 'review-appeal.decided'
  | 'conversation.read'
  | 'abuse.decided'
  | 'abuse.appeal-decided'
  | 'held-message.decided'
  | 'identity.decided'
  | 'contact.resolved'
  | 'job.retried'
  | 'job.discarded'
  | 'jobs.retried'
  | 'list.downloaded'
  | 'decision-templates.set'

interface Subject {
  kind:
    | 'user'
    | 'category'
    | 'product'
    | 'rate'
    | 'mail'
    | 'withdrawal'
    | 'payout'
    | 'claim'
    | 'order'
    | 'review-appeal'
    | 'abuse-case'
    | 'held-message'
    | 'contact'
    | 'job'
    | 'list'
    | 'decision-templates'
  id: string
  name: string
}

/**
 * Records an action that the caller took as an admin. Call it inside the action's transaction: both commit or neither. Details are short
 * words, e.g. the old and the new role; never a secret.
 */
export const audit = (ctx: Ctx, action: AuditAction, subject: Subject, details: Record<string, string> = {}): Promise<void> =>
  auditAll(ctx, action, [subject], details)

/** `audit` for an action upon many things at once: a row for each, in one statement. */
export const auditAll = async (ctx: Ctx, action: AuditAction, subjects: Subject[], details: Record<string, string> = {}): Promise<void> => {
  if (subjects.length === 0) return
  const at = ctx.now()
  await ctx.db.insert(auditLog).values(
    subjects.map((subject) => ({
      id: newId({ msecs: at.getTime() }),
      at,
      actorId: ctx.actor?.id ?? null,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectName: subject.name,
      details,
    })),
  )
}
