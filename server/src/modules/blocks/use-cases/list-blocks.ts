import type { api, Input } from '@feria/contract'
import type { Block } from '@feria/contract/blocks/schemas'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { users } from '../../accounts/tables.ts'
import { blocks } from '../tables.ts'

/** The members whom the caller blocked, the latest first; nobody learns who blocked them. */
export const listBlocks = async (ctx: Ctx, { query }: Input<typeof api.blocks.list>): Promise<Page<Block>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select({ id: blocks.id, createdAt: blocks.createdAt, user: { id: users.id, name: users.name, imageUrl: users.imageUrl } })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, memberOf(ctx).id), before ? lt(blocks.id, before) : undefined))
    .orderBy(desc(blocks.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    ({ user, createdAt }) => ({ user, createdAt: createdAt.toISOString() }),
    ({ id }) => id,
  )
}
