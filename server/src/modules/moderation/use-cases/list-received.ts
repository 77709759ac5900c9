import type { api, Input } from '@feria/contract'
import type { ReceivedDecision } from '@feria/contract/moderation/schemas'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, isNotNull, lt, ne } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { toReceived } from '../received.ts'
import { abuseCases } from '../tables.ts'

/**
 * What was decided about the member or what is theirs, the case that was opened last first: what, why, and whether they can still appeal.
 * What led to nothing they do not learn of, nor who reported.
 */
export const listReceived = async (ctx: Ctx, { query }: Input<typeof api.moderation.received>): Promise<Page<ReceivedDecision>> => {
  const last = readCursor(z.uuid(), query.cursor)
  const isDecided = and(isNotNull(abuseCases.decidedAt), ne(abuseCases.decision, 'nothing'))
  const rows = await ctx.db
    .select()
    .from(abuseCases)
    .where(and(eq(abuseCases.aboutId, memberOf(ctx).id), isDecided, last ? lt(abuseCases.id, last) : undefined))
    .orderBy(desc(abuseCases.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    (row) => toReceived(ctx, row),
    ({ id }) => id,
  )
}
