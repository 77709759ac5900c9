import type { Answer, api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { PublicWish } from '@feria/contract/wishes/schemas'
import { and, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import { wishes } from '../tables.ts'

const shown = {
  id: wishes.id,
  name: wishes.name,
  modelo: wishes.modelo,
  size: wishes.size,
  condition: wishes.condition,
  country: wishes.country,
  localization: wishes.localization,
  createdAt: wishes.createdAt,
}

type Row = Pick<typeof wishes.$inferSelect, keyof typeof shown>

/** The province is worked out anew: what is written may be a street. */
const toPublic = (ctx: Ctx, { localization, createdAt, ...wish }: Row): PublicWish => {
  const place = localization ? ctx.engines.geo.locate(`${localization}, ${wish.country}`) : null
  return { ...wish, province: place?.province ?? null, createdAt: createdAt.toISOString() }
}

/** The active wishes whose owners made them public, newest first. Anyone may call; says nothing of their owners, places or prices. */
export const listPublicWishes = async (ctx: Ctx, { query }: Input<typeof api.wishes.listPublic>): Promise<Page<PublicWish>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select(shown)
    .from(wishes)
    .where(
      and(
        eq(wishes.isPublic, true),
        eq(wishes.isActive, true),
        notApartFrom(ctx, wishes.userId),
        before ? lt(wishes.id, before) : undefined,
      ),
    )
    .orderBy(desc(wishes.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    (row) => toPublic(ctx, row),
    ({ id }) => id,
  )
}

/**
 * One wish that its owner made public; null while it is switched off. Anyone may call. Fails with `wishes.not-found` for one that is not
 * public, as for an id that is no wish's.
 */
export const getPublicWish = async (
  ctx: Ctx,
  { params }: Input<typeof api.wishes.getPublic>,
): Promise<Answer<typeof api.wishes.getPublic>> => {
  const [row] = await ctx.db
    .select({ ...shown, isActive: wishes.isActive })
    .from(wishes)
    .where(and(eq(wishes.id, params.id), eq(wishes.isPublic, true), eq(wishes.isWithheld, false), notApartFrom(ctx, wishes.userId)))
  if (!row) return fail('wishes.not-found')
  const { isActive, ...wish } = row
  return { wish: isActive ? toPublic(ctx, wish) : null }
}
