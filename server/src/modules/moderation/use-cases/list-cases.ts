import type { api, Input } from '@feria/contract'
import type { AbuseCase } from '@feria/contract/moderation/schemas'
import type { Page } from '@feria/contract/page'
import { and, asc, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { ofNoStaff } from '../../accounts/accounts.module.ts'
import { selectCases, toCase, withoutWords } from '../cases.ts'
import { abuseCases } from '../tables.ts'

const place = z.object({ at: z.iso.datetime(), id: z.uuid() })

/**
 * Cases and appeals that wait, the first due first; with `overdue` only those that are late; of reported messages without their words,
 * which `inspectCase` shows. Admins, and moderators but for what is about staff.
 */
export const listCases = async (ctx: Ctx, { query }: Input<typeof api.moderation.queue>): Promise<Page<AbuseCase>> => {
  const after = readCursor(place, query.cursor)
  const { dueAt, id } = abuseCases
  const rows = await selectCases(ctx)
    .where(
      and(
        isNotNull(dueAt),
        ofNoStaff(ctx, abuseCases.aboutId),
        query.overdue ? lt(dueAt, ctx.now()) : undefined,
        after && sql`(${dueAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(dueAt), asc(id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    (row) => withoutWords(toCase(ctx, row)),
    ({ row }) => ({ at: row.dueAt?.toISOString(), id: row.id }),
  )
}
