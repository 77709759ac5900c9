import type { api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { NearbyProduct } from '@feria/contract/wishes/schemas'
import { and, desc, eq, ne, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { readCursor, writeCursor } from '../../../platform/paging.ts'
import { notApartFrom } from '../../blocks/blocks.module.ts'
import { productColumns, toProduct } from '../../catalogue/catalogue.module.ts'
import { categories, products } from '../../catalogue/tables.ts'
import { favorites } from '../../favorites/tables.ts'
import { measureFrom } from '../../search/search.module.ts'
import { judgementOf } from '../match-reasons.rules.ts'
import { isOnSale } from '../queries.ts'
import { matches, passedProducts, wishes } from '../tables.ts'

/** Only the newest are measured, so that a large catalogue costs no more than a small one. */
const MEASURED = 400

/** Where the list continues: an offset in the order by distance. Dismissals move the rest up, so the last product is named as well. */
const placeSchema = z.object({ km: z.number().nullable(), id: z.uuid() })
type Place = z.output<typeof placeSchema>

/**
 * Available products around a place, the nearest of the newest 400 first; without a known place newest first. Without the member's own,
 * their favourites and dismissed ones. Each with the best live match of an active wish of the member, which they did not dismiss.
 */
export const listNearbyProducts = async (ctx: Ctx, { query }: Input<typeof api.wishes.nearbyProducts>): Promise<Page<NearbyProduct>> => {
  const after = readCursor(placeSchema, query.cursor)
  const distanceTo = await measureFrom(ctx, query.near)
  const rows = await readNewest(ctx)
  const measured = rows
    .map((row) => ({ row, km: distanceTo(row.location), id: row.id }))
    .sort(byDistance)
    .filter((it) => !after || byDistance(it, after) > 0)
  const shown = measured.slice(0, query.limit)
  const last = shown.at(-1)
  const matched = await readBestMatches(
    ctx,
    shown.map(({ id }) => id),
  )
  return {
    items: shown.map(({ row, km }) => ({ ...toProduct(row), distance: km, match: matched.get(row.id) ?? null })),
    next: measured.length > query.limit && last ? writeCursor({ km: last.km, id: last.id }) : null,
  }
}

const byDistance = (a: Place, b: Place): number =>
  a.km === b.km ? b.id.localeCompare(a.id) : (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY)

const readNewest = (ctx: Ctx) => {
  const userId = memberOf(ctx).id
  const liked = ctx.db
    .select({ one: sql`1` })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.productId, products.id)))
  const passed = ctx.db
    .select({ one: sql`1` })
    .from(passedProducts)
    .where(and(eq(passedProducts.userId, userId), eq(passedProducts.productId, products.id)))
  return ctx.db
    .select(productColumns)
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isOnSale(), ne(products.userId, userId), notApartFrom(ctx, products.userId), notExists(liked), notExists(passed)))
    .orderBy(desc(products.id))
    .limit(MEASURED)
}

/** The member's best live match of each of these products. */
const readBestMatches = async (ctx: Ctx, productIds: string[]) => {
  if (productIds.length === 0) return new Map<string, never>()
  const rows = await ctx.db
    .selectDistinctOn([matches.productId], {
      productId: matches.productId,
      matchId: matches.id,
      coincidence: matches.coincidence,
      score: matches.score,
      reasons: matches.reasons,
      wish: { id: wishes.id, name: wishes.name },
    })
    .from(matches)
    .innerJoin(wishes, eq(wishes.id, matches.wishId))
    .where(
      and(
        isAmong(matches.productId, productIds),
        eq(matches.buyerId, memberOf(ctx).id),
        eq(matches.isLive, true),
        eq(matches.isDismissedByBuyer, false),
        eq(wishes.isActive, true),
      ),
    )
    .orderBy(matches.productId, sql`${matches.coincidence} = 'MATCH' desc`, desc(matches.score), desc(matches.id))
  return new Map(rows.map(({ productId, matchId, wish, ...judged }) => [productId, { matchId, ...judgementOf(judged, 'busco'), wish }]))
}
