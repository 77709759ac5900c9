import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { productKeys } from './wishes.keys.rules.ts'
import { wishes } from './wishes.tables.ts'

/** So many of the newest wishes of each key are looked at: of one with a code or a measure, and of one of words alone. */
const OF_SPECIAL_KEY = 200
const OF_GENERAL_KEY = 100
/** So many wishes are read and judged at most, those that share most keys with the product first. */
const JUDGED = 500

/** A wish as it is judged. */
export type CandidateWish = Awaited<ReturnType<typeof readWishes>>[number]

interface Texts {
  userId: string
  name: string
  description: string
  details: string | null
}

/**
 * Active wishes of others that a product may meet. Each of its keys is followed from the newest wish on for a bounded number of rows, first those
 * with a code or a measure, then, while there is room, the general ones: the work does not grow with the wishes there are.
 */
export const findWishes = async (ctx: Ctx, product: Texts): Promise<CandidateWish[]> => {
  const { special, general } = productKeys(product)
  const shared = await countShared(ctx, special, OF_SPECIAL_KEY)
  if (shared.size < JUDGED)
    for (const [id, keys] of await countShared(ctx, general, OF_GENERAL_KEY)) shared.set(id, keys + (shared.get(id) ?? 0))
  const likely = [...shared].sort(([a, many], [b, more]) => more - many || b.localeCompare(a)).slice(0, JUDGED)
  return readWishes(
    ctx,
    likely.map(([id]) => id),
    product.userId,
  )
}

const countShared = async (ctx: Ctx, keys: number[], most: number): Promise<Map<string, number>> => {
  if (keys.length === 0) return new Map()
  // An array literal: a list of values would make another statement for each number of keys.
  const rows = rowsOf<{ id: string; keys: number }>(
    await ctx.db.execute(sql`
      select found.wish_id as id, count(*)::int as keys
      from unnest(${`{${keys.join(',')}}`}::int[]) as looked(key)
      cross join lateral (
        select wish_id from wish_keys where wish_keys.key = looked.key order by wish_id desc limit ${sql.raw(String(most))}
      ) found
      group by found.wish_id order by count(*) desc, found.wish_id desc limit ${sql.raw(String(JUDGED))}`),
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
