import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { rowList } from '../../engines/db/lists.ts'
import { auditLog, users } from './tables.ts'

const HOUR_MS = 3_600_000

/** Why words of a conversation were shown to whoever runs the site: they were reported, or held before they were delivered. */
type ReadingReason = 'abuse-report' | 'held-message'

/** Words of a conversation that the caller is about to read, and why they may. */
export interface Reading {
  /** The case, or the held message. */
  caseId: string
  why: ReadingReason
  /** Whose conversation it is. */
  memberIds: string[]
}

/**
 * Records that the caller reads words of others' conversations: a row for each member of each, once an hour, caller and case, which the
 * members find in their export. Nothing for a conversation of the caller's own. Call it before the words are answered; joins an open
 * transaction.
 */
export const auditReadings = async (ctx: Ctx, readings: Reading[]): Promise<void> => {
  const actorId = memberOf(ctx).id
  const at = ctx.now()
  const rows = readings
    .filter(({ memberIds }) => !memberIds.includes(actorId))
    .flatMap(({ caseId, why, memberIds }) => memberIds.map((memberId) => ({ id: newId({ msecs: at.getTime() }), memberId, caseId, why })))
  if (rows.length === 0) return
  await withTransaction(ctx, async (ctx) => {
    // Two calls of one admin at once would both see that nothing was recorded.
    await ctx.db.execute(sql`select id from ${users} where id = ${actorId} for no key update`)
    await ctx.db.execute(sql`
      insert into ${auditLog} (id, at, actor_id, action, subject_kind, subject_id, subject_name, details)
      select r.id, ${at.toISOString()}::timestamptz, ${actorId}::uuid, 'conversation.read', 'user', r."memberId"::text, u.name,
        jsonb_build_object('case', r."caseId", 'why', r.why)
      from jsonb_to_recordset(${rowList(rows)}) as r(id uuid, "memberId" uuid, "caseId" text, why text)
      join ${users} u on u.id = r."memberId"
      where not exists (
        select from ${auditLog} a where a.subject_kind = 'user' and a.subject_id = r."memberId"::text and a.action = 'conversation.read'
          and a.actor_id = ${actorId}::uuid and a.details ->> 'case' = r."caseId"
          and a.at > ${new Date(at.getTime() - HOUR_MS).toISOString()}::timestamptz)`)
  })
}

/** When and why somebody of the site read a conversation of the member, the oldest first; never who. For their export. */
export const readingsOf = async (ctx: Ctx, userId: string): Promise<{ at: string; why: string }[]> => {
  const rows = rowsOf<{ at: Date | string; why: string }>(
    await ctx.db.execute(sql`
      select at, details ->> 'why' as why from ${auditLog}
      where subject_kind = 'user' and subject_id = ${userId} and action = 'conversation.read' order by id`),
  )
  return rows.map(({ at, why }) => ({ at: new Date(at).toISOString(), why }))
}
