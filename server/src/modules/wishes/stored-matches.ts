import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { isAmong, rowList } from '../../engines/db/lists.ts'
import type { NewMatch } from './matcher.ts'
import { matches } from './tables.ts'

/** A wish keeps so many matches, the best ones; of a product with more of them so many are stored. */
export const MAX_OF_WISH = 50
export const MAX_OF_PRODUCT = 300

/**
 * Stores what a product or a wish meets now, inside the caller's transaction: new matches, those that changed, and the end of those that
 * are not among them. Says `wishes.matched` of the new ones. Doing it again changes nothing and says nothing.
 */
export const storeMatches = async (ctx: Ctx, whose: { productId: string } | { wishId: string }, found: NewMatch[]): Promise<void> => {
  const now = ctx.now()
  const scope = 'productId' in whose ? eq(matches.productId, whose.productId) : eq(matches.wishId, whose.wishId)
  const before = await ctx.db.select().from(matches).where(scope)
  const known = new Map(before.map((row) => [pairOf(row), row]))
  const changed = found.filter((it) => !isSame(known.get(pairOf(it)), it))
  const kept = new Set(found.map(pairOf))
  const ended = before.filter((row) => row.isLive && !kept.has(pairOf(row))).map(({ id }) => id)
  if (ended.length > 0) await ctx.db.update(matches).set({ isLive: false, updatedAt: now }).where(isAmong(matches.id, ended))
  if (changed.length === 0) return
  const stored = await putMatches(ctx, changed)
  const matchIds = stored.filter(({ isNotified }) => !isNotified).map(({ id }) => id)
  if (matchIds.length > 0) await emit(ctx, 'wishes.matched', { matchIds })
}

/** Stores matches as they are now, each wish and product once; answers their ids and whether both sides know. Tells nobody. */
export const putMatches = async (ctx: Ctx, found: NewMatch[]): Promise<{ id: string; isNotified: boolean }[]> => {
  const now = ctx.now()
  const rows = found.map((it) => ({ id: newId({ msecs: now.getTime() }), ...it }))
  const at = sql`${now.toISOString()}::timestamptz`
  const stored = await ctx.db.execute(sql`
    insert into matches (id, wish_id, product_id, buyer_id, seller_id, coincidence, score, reasons, distance_km, created_at, updated_at)
    select id, "wishId", "productId", "buyerId", "sellerId", coincidence, score, reasons, "distanceKm", ${at}, ${at}
    from jsonb_to_recordset(${rowList(rows)}) as found(id uuid, "wishId" uuid, "productId" uuid, "buyerId" uuid, "sellerId" uuid,
      coincidence text, score real, reasons jsonb, "distanceKm" real)
    order by "wishId"
    on conflict (wish_id, product_id) do update set coincidence = excluded.coincidence, score = excluded.score, reasons = excluded.reasons,
      distance_km = excluded.distance_km, is_live = true, updated_at = excluded.updated_at
    returning id, notified_at is not null as "isNotified"`)
  return rowsOf(stored)
}

/** What cannot be had now meets nothing. */
export const endMatches = async (ctx: Ctx, which: SQL): Promise<void> => {
  await ctx.db
    .update(matches)
    .set({ isLive: false, updatedAt: ctx.now() })
    .where(and(which, eq(matches.isLive, true)))
}

/**
 * Of what a product meets, what its wishes still take: one that has its 50 takes a better match in the place of its worst, and nothing
 * else. Inside the caller's transaction.
 */
export const keepBestOfWishes = async (ctx: Ctx, productId: string, found: NewMatch[]): Promise<NewMatch[]> => {
  if (found.length === 0) return found
  const wishIds = found.map(({ wishId }) => wishId)
  const others = and(isAmong(matches.wishId, wishIds), eq(matches.isLive, true), ne(matches.productId, productId))
  const full = await ctx.db
    .select({ wishId: matches.wishId, least: sql<number>`min(${matches.score})` })
    .from(matches)
    .where(others)
    .groupBy(matches.wishId)
    .having(sql`count(*) >= ${MAX_OF_WISH}`)
  if (full.length === 0) return found
  const leastOf = new Map(full.map(({ wishId, least }) => [wishId, least]))
  const taken = found.filter(({ wishId, score }) => score > (leastOf.get(wishId) ?? -1))
  const crowded = taken.filter(({ wishId }) => leastOf.has(wishId)).map(({ wishId }) => wishId)
  if (crowded.length > 0) {
    const worst = ctx.db
      .selectDistinctOn([matches.wishId], { id: matches.id })
      .from(matches)
      .where(and(others, isAmong(matches.wishId, crowded)))
      .orderBy(matches.wishId, matches.score, matches.id)
    await endMatches(ctx, inArray(matches.id, worst))
  }
  return taken
}

/** Days after which a match that ended, and that neither side did anything about, is forgotten. */
const FORGOTTEN_DAYS = 90
const AT_ONCE = 5000

/** Each night: forgets matches that ended long ago. Those that were dismissed are remembered as long as wish and product are there. */
export const forgetMatches = async (ctx: Ctx): Promise<void> => {
  const before = new Date(ctx.now().getTime() - FORGOTTEN_DAYS * 86_400_000)
  const old = ctx.db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.isLive, false),
        sql`${matches.updatedAt} < ${before.toISOString()}::timestamptz`,
        eq(matches.isDismissedByBuyer, false),
        eq(matches.isDismissedBySeller, false),
      ),
    )
    .limit(AT_ONCE)
  await ctx.db.delete(matches).where(inArray(matches.id, old))
}

const pairOf = ({ wishId, productId }: { wishId: string; productId: string }): string => `${wishId} ${productId}`

const isSame = (row: typeof matches.$inferSelect | undefined, it: NewMatch): boolean =>
  row?.isLive === true &&
  row.coincidence === it.coincidence &&
  Math.abs(row.score - it.score) < 0.0005 &&
  JSON.stringify(row.reasons) === JSON.stringify(it.reasons)
