import type { api, Input } from '@feria/contract'
import type { AuditEntry } from '@feria/contract/accounts/schemas'
import type { Page } from '@feria/contract/page'
import { desc, eq, lt } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Ctx } from '../../core/context.ts'
import { pageOf, readCursor } from '../../platform/paging.ts'
import { auditLog, users } from './tables.ts'

/** Admin actions that are recorded. */
export type AuditAction =
  | 'user.role-changed'
  | 'user.premium-ended'
  | 'user.premium-left'
  | 'user.edited'
  | 'user.removed'
  | 'user.second-factor-off'
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
  | 'abuse.decided'
  | 'abuse.appeal-decided'
  | 'held-message.decided'
  | 'identity.decided'
  | 'contact.resolved'
  | 'job.retried'
  | 'job.discarded'
  | 'jobs.retried'

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
  id: string
  name: string
}

/**
 * Records an action that the caller took as an admin. Call it inside the action's transaction: both commit or neither. Details are short
 * words, e.g. the old and the new role; never a secret.
 */
export const audit = async (ctx: Ctx, action: AuditAction, subject: Subject, details: Record<string, string> = {}): Promise<void> => {
  const at = ctx.now()
  await ctx.db.insert(auditLog).values({
    id: newId({ msecs: at.getTime() }),
    at,
    actorId: ctx.actor?.id ?? null,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name,
    details,
  })
}

/** The audit log, newest first. Admins only. */
export const listAudit = async (ctx: Ctx, { query }: Input<typeof api.accounts.auditLog>): Promise<Page<AuditEntry>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select({ entry: auditLog, actorName: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(before ? lt(auditLog.id, before) : undefined)
    .orderBy(desc(auditLog.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    ({ entry, actorName }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      action: entry.action,
      actor: entry.actorId === null ? null : { id: entry.actorId, name: actorName ?? '' },
      subject: { kind: entry.subjectKind, id: entry.subjectId, name: entry.subjectName },
      details: entry.details,
    }),
    ({ entry }) => entry.id,
  )
}
