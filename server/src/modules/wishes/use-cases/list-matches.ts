import type { api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { Match } from '@feria/contract/wishes/schemas'
import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import { selectMatches, toMatch } from '../matches.ts'
import { isOnSale } from '../queries.ts'
import { matches, wishes } from '../tables.ts'

/** Available products that match the member's active wishes, newest first, without dismissed ones. */
export const listMatches = async (ctx: Ctx, { query }: Input<typeof api.wishes.matches>): Promise<Page<Match>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await selectMatches(ctx)
    .where(
      and(
        eq(matches.buyerId, memberOf(ctx).id),
        eq(matches.isLive, true),
        eq(matches.isDismissedByBuyer, false),
        eq(wishes.isActive, true),
        isOnSale(),
        notApartFrom(ctx, matches.sellerId),
        query.wishId ? eq(matches.wishId, query.wishId) : undefined,
        query.coincidencia ? eq(matches.coincidence, query.coincidencia) : undefined,
        before ? lt(matches.id, before) : undefined,
      ),
    )
    .orderBy(desc(matches.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    (row) => toMatch(row, 'busco'),
    ({ matchId }) => matchId,
  )
}
