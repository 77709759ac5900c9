import type { api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { checkReseller } from '../queries.ts'
import { resaleTransactions } from '../tables.ts'
import { isAtStage, readTransactions } from '../transactions.ts'

/** The transactions of the member's links, newest first, optionally of one stage or one order. Resellers only; refuses another's list. */
export const listTransactions = async (
  ctx: Ctx,
  { params, query }: Input<typeof api.reselling.transactions>,
): Promise<Page<ResaleTransaction>> => {
  if (params.userId !== memberOf(ctx).id) fail('reselling.not-yours')
  await checkReseller(ctx, params.userId)
  const before = readCursor(z.uuid(), query.cursor)
  const isOwn = eq(resaleTransactions.resellerId, params.userId)
  const isOfOrder = query.order && eq(resaleTransactions.orderId, query.order)
  const isBefore = before ? lt(resaleTransactions.id, before) : undefined
  const isWanted = and(isOwn, query.stage && isAtStage[query.stage], isOfOrder || undefined, isBefore)
  const rows = await readTransactions(ctx, isWanted, query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    (row) => row,
    ({ id }) => id,
  )
}
