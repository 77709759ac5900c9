import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { productKeys } from './keys.rules.ts'
import { wishes } from './tables.ts'

/** How many of the newest wishes of each key are read: for keys with a code or a measure, and for words alone. */
const OF_SPECIAL_KEY = 200
const OF_GENERAL_KEY = 100
/** How many wishes of each key are scanned when only some members' wishes count. */
const OF_WILLING = 1000
/** The most wishes that are scored, those that share most keys with the product first. */
const JUDGED = 500

/** A wish as it is scored. */
export type CandidateWish = Awaited<ReturnType<typeof readWishes>>[number]

interface Texts {
  userId: string
  name: string
  description: string
  details: string | null
}

/**
 * Others' active wishes that a product may match. For each of its keys a bounded number of the newest wishes is read, first for keys with
 * a code or a measure, then, while there is room, for the general ones: the work does not grow with the number of wishes. `isWilling` is
 * a further condition on `wishes.user_id`.
 */
export const findWishes = async (ctx: Ctx, product: Texts, isWilling?: SQL): Promise<CandidateWish[]> => {
  const { special, general } = productKeys(product)
  const count = (keys: number[], most: number) => countShared(ctx, keys, isWilling ? OF_WILLING : most, isWilling)
  const shared = await count(special, OF_SPECIAL_KEY)
  if (shared.size < JUDGED) for (const [id, keys] of await count(general, OF_GENERAL_KEY)) shared.set(id, keys + (shared.get(id) ?? 0))
  const likely = [...shared].sort(([a, many], [b, more]) => more - many || b.localeCompare(a)).slice(0, JUDGED)
  return readWishes(
    ctx,
    likely.map(([id]) => id),
    product.userId,
  )
}

const countShared = async (ctx: Ctx, keys: number[], most: number, isWilling?: SQL): Promise<Map<string, number>> => {
  if (keys.length === 0) return new Map()
  const only = isWilling ? sql`join wishes on wishes.id = found.id where ${isWilling}` : sql``
  // An array literal: a list of values would make another statement for each number of keys.
  const rows = rowsOf<{ id: string; keys: number }>(
    await ctx.db.execute(sql`
      select found.id, found.keys from (
        select near.wish_id as id, count(*)::int as keys
        from unnest(${`{${keys.join(',')}}`}::int[]) as looked(key)
        cross join lateral (
          select wish_id from wish_keys where wish_keys.key = looked.key order by wish_id desc limit ${sql.raw(String(most))}
        ) near
        group by near.wish_id
      ) found ${only}
      order by found.keys desc, found.id desc limit ${sql.raw(String(JUDGED))}`),
  )
  return new Map(rows.map(({ id, keys }) => [id, keys]))
}

const readWishes = async (ctx: Ctx, ids: string[], notOf: string) => {
  if (ids.length === 0) return []
  return ctx.db
    .select()
    .from(wishes)
    .where(and(isAmong(wishes.id, ids), eq(wishes.isActive, true), ne(wishes.userId, notOf)))
    .orderBy(desc(wishes.id))
}
