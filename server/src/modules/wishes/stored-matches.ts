import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { isAmong, rowList } from '../../engines/db/lists.ts'
import type { NewMatch } from './matcher.ts'
import type { Whose } from './other-sides.ts'
import { matches } from './tables.ts'

/** How many matches a wish keeps, the best ones, and how many are stored of a product. */
export const MAX_OF_WISH = 50
export const MAX_OF_PRODUCT = 300

/**
 * Stores the current matches of a product or a wish, in the caller's transaction: new ones, changed ones, and the end of missing ones whose
 * other side is among those read as they are, `judged`. Emits `wishes.matched` for new ones. Idempotent: a repetition emits nothing.
 */
export const storeMatches = async (ctx: Ctx, whose: Whose, found: NewMatch[], judged: ReadonlySet<string>): Promise<void> => {
  const now = ctx.now()
  const isOfProduct = 'productId' in whose
  const scope = isOfProduct ? eq(matches.productId, whose.productId) : eq(matches.wishId, whose.wishId)
  const before = await ctx.db.select().from(matches).where(scope)
  const known = new Map(before.map((row) => [pairOf(row), row]))
  const changed = found.filter((it) => !isSame(known.get(pairOf(it)), it))
  const kept = new Set(found.map(pairOf))
  const missing = before.filter((row) => row.isLive && !kept.has(pairOf(row)))
  const ended = missing.filter((row) => judged.has(isOfProduct ? row.wishId : row.productId)).map(({ id }) => id)
  if (ended.length > 0) await ctx.db.update(matches).set({ isLive: false, updatedAt: now }).where(isAmong(matches.id, ended))
  if (changed.length === 0) return
  const stored = await putMatches(ctx, changed)
  const matchIds = stored.filter(({ isNotified }) => !isNotified).map(({ id }) => id)
  if (matchIds.length > 0) await emit(ctx, 'wishes.matched', { matchIds })
}

/** Stores matches, each wish and product once; returns their ids and whether both sides were notified. Emits nothing. */
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

/** Ends the matches of what is no longer available. */
export const endMatches = async (ctx: Ctx, which: SQL): Promise<void> => {
  await ctx.db
    .update(matches)
    .set({ isLive: false, updatedAt: ctx.now() })
    .where(and(which, eq(matches.isLive, true)))
}

/**
 * Filters a product's matches by what its wishes still take: a full wish takes a better match in place of its worst, and nothing else. In
 * the caller's transaction.
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

/** Days after which an ended match that neither side acted on is deleted. */
const FORGOTTEN_DAYS = 90
const AT_ONCE = 5000

/** Runs nightly: deletes matches that ended long ago. Dismissed ones stay as long as wish and product. */
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
