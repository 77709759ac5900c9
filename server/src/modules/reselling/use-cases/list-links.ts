import type { Answer, api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { ResaleLink } from '@feria/contract/reselling/schemas'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { readLinks } from '../links.ts'
import { checkReseller } from '../queries.ts'
import { resaleLinks } from '../tables.ts'

/** The member's links with their results, newest first. Resellers only; refuses another's list. */
export const listLinks = async (ctx: Ctx, { params, query }: Input<typeof api.reselling.links>): Promise<Page<ResaleLink>> => {
  if (params.userId !== memberOf(ctx).id) fail('reselling.not-yours')
  await checkReseller(ctx, params.userId)
  const before = readCursor(z.uuid(), query.cursor)
  const isOwn = and(eq(resaleLinks.resellerId, params.userId), isNull(resaleLinks.removedAt))
  const rows = await readLinks(ctx, and(isOwn, before ? lt(resaleLinks.id, before) : undefined), query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    (link) => link,
    ({ id }) => id,
  )
}

/** Removes the member's link; its page says so. Its transactions go on. Refuses others' links. */
export const removeLink = async (
  ctx: Ctx,
  { params }: Input<typeof api.reselling.removeLink>,
): Promise<Answer<typeof api.reselling.removeLink>> => {
  const [link] = await ctx.db.select().from(resaleLinks).where(eq(resaleLinks.id, params.id))
  if (!link || link.removedAt) return fail('reselling.link-not-found')
  if (link.resellerId !== memberOf(ctx).id) return fail('reselling.not-yours')
  await ctx.db.update(resaleLinks).set({ removedAt: ctx.now() }).where(eq(resaleLinks.id, link.id))
  return { id: link.id }
}
