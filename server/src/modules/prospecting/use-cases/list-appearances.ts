import type { api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { Appearance } from '@feria/contract/prospecting/schemas'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { users } from '../../accounts/tables.ts'
import { appearances, offers } from '../tables.ts'

/** When and to whom the member was shown, and why, newest first, for a year. */
export const listAppearances = async (ctx: Ctx, { query }: Input<typeof api.prospecting.appearances>): Promise<Page<Appearance>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select({
      shown: appearances,
      seller: { id: users.id, name: users.name, imageUrl: users.imageUrl },
      isOffered: sql<boolean>`exists (select from ${offers} where ${offers.appearanceId} = ${appearances.id})`,
    })
    .from(appearances)
    .innerJoin(users, eq(users.id, appearances.sellerId))
    .where(and(eq(appearances.memberId, memberOf(ctx).id), before ? lt(appearances.id, before) : undefined))
    .orderBy(desc(appearances.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    ({ shown, seller, isOffered }) => ({
      id: shown.id,
      at: shown.at.toISOString(),
      seller,
      productName: shown.productName,
      reasons: shown.reasons,
      isOffered,
    }),
    ({ shown }) => shown.id,
  )
}
