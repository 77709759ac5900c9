import type { api, Input } from '@feria/contract'
import type { AuditEntry } from '@feria/contract/accounts/schemas'
import { startOfDay } from '@feria/contract/argentine-day'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { nameHas } from '../member-search.ts'
import { auditLog, users } from '../tables.ts'

const DAY_MS = 86_400_000
/** Members whose name or email fits the words for who acted, at most: the staff of a site are fewer. */
const MAX_ACTORS = 50
const uuid = z.uuid()

/**
 * The audit log, newest first, of everybody or of who fits the words, of one action, about one thing, between two days of Argentina, both
 * included. Admins only.
 */
export const listAudit = async (ctx: Ctx, { query }: Input<typeof api.accounts.auditLog>): Promise<Page<AuditEntry>> => {
  const before = readCursor(uuid, query.cursor)
  const actors = query.actor ? await findActors(ctx, query.actor) : undefined
  const rows = await ctx.db
    .select({ entry: auditLog, actorName: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        before ? lt(auditLog.id, before) : undefined,
        actors && inArray(auditLog.actorId, actors),
        query.action ? eq(auditLog.action, query.action) : undefined,
        query.subject ? isAbout(query.subject) : undefined,
        query.from ? gte(auditLog.id, firstIdOf(startOfDay(query.from).getTime())) : undefined,
        query.to ? lt(auditLog.id, firstIdOf(startOfDay(query.to).getTime() + DAY_MS)) : undefined,
      ),
    )
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

/** The ids sort in order of time, so that days need no index of their own. A day before 1970 is none of ours. */
const firstIdOf = (msecs: number): string => newId({ msecs: Math.max(0, msecs), seq: 0, random: new Uint8Array(16) })

const findActors = async (ctx: Ctx, words: string): Promise<string[]> => {
  if (uuid.safeParse(words).success) return [words]
  const found = await ctx.db.select({ id: users.id }).from(users).where(nameHas(words)).orderBy(desc(users.id)).limit(MAX_ACTORS)
  return found.map(({ id }) => id)
}

const isAbout = (words: string): SQL =>
  uuid.safeParse(words).success
    ? eq(auditLog.subjectId, words.toLowerCase())
    : sql`lower(${auditLog.subjectName}) like ${`%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`
