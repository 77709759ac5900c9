import type { Answer, api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { Wish } from '@feria/contract/wishes/schemas'
import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { readWish, selectWishes, toWishes } from '../queries.ts'
import { wishes } from '../tables.ts'

/** The member's wishes, active or not, newest first. */
export const listWishes = async (ctx: Ctx, { query }: Input<typeof api.wishes.list>): Promise<Page<Wish>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await selectWishes(ctx)
    .where(and(eq(wishes.userId, memberOf(ctx).id), before ? lt(wishes.id, before) : undefined))
    .orderBy(desc(wishes.id))
    .limit(query.limit + 1)
  const page = pageOf(
    rows,
    query.limit,
    (row) => row,
    ({ wish }) => wish.id,
  )
  return { items: await toWishes(ctx, page.items), next: page.next }
}

/** One wish of the member. Others' wishes are not found. */
export const getWish = (ctx: Ctx, { params }: Input<typeof api.wishes.get>): Promise<Answer<typeof api.wishes.get>> =>
  readWish(ctx, params.id, memberOf(ctx).id)
