import { toMinor } from '@feria/contract/money'
import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { idList } from '../../engines/db/lists.ts'
import { kindsOf } from '../../language/lexicon/kinds.ts'
import { readQuery } from '../../language/query/query.ts'
import { classify } from '../../language/scoring/classify.ts'
import { prepare } from '../../language/scoring/score.ts'
import { findLocal, type LocalFinding, type MatchCandidate } from '../catalogue/catalogue.module.ts'
import { chatRooms } from '../chat/tables.ts'
import { favorites } from '../favorites/tables.ts'
import { prospectConsents } from './tables.ts'

/** How many similar products are examined. */
const LIKE_PRODUCTS = 40
/** How many of the newest favourites and conversations of each product are read, and how many signals are kept in total. */
const OF_PRODUCT = 300
const MAX_SIGNALS = 2000

/** A similar product, and how similar, from 0 to 1. */
interface Like {
  id: string
  likeness: number
  priceMinor: number | null
  currency: string
  category: string | null
}

/** Something that a member did about a similar product. */
export interface Signal {
  kind: 'favorite' | 'chat'
  memberId: string
  at: Date
  like: Like
}

const likenessOf = (sold: MatchCandidate, { product, score }: LocalFinding): number => {
  if (score < RELEVANCE_FLOOR) return 0
  const text = (name: string, model: string, category: string | null) =>
    prepare({ name, model, category: [category, kindsOf(name)].filter(Boolean).join(' '), details: null })
  const ways = [
    classify(readQuery(sold.name), text(product.name, product.description, product.category?.name ?? null)),
    // A long name asks for more than a short one says, so each is compared with the other.
    classify(readQuery(product.name), text(sold.name, sold.description, sold.categoryName)),
  ]
  return Math.max(...ways.map(({ kind, certainty }) => (kind === 'none' ? 0 : kind === 'exact' ? 0.6 + 0.4 * certainty : 0.6 * certainty)))
}

/** Similar products, sold ones included, found by the search index and compared by `language/`. */
const findLike = async (ctx: Ctx, sold: MatchCandidate): Promise<Like[]> => {
  const { items } = await findLocal(ctx, { text: sold.name, filters: {}, limit: LIKE_PRODUCTS })
  return items.flatMap((item) => {
    const likeness = likenessOf(sold, item)
    if (likeness === 0) return []
    const { id, price, currency, category } = item.product
    return { id, likeness, priceMinor: price === null ? null : toMinor(price), currency, category: category?.name ?? null }
  })
}

/** Where each kind of signal is stored: who, about what, when. */
const sources = {
  favorite: { rows: sql`${favorites}`, member: sql`user_id`, at: sql`created_at` },
  chat: { rows: sql`${chatRooms}`, member: sql`buyer_id`, at: sql`last_at` },
} as const

/**
 * What consenting members did about similar products, newest first: favourites and accepted conversations. Never the seller's own; with
 * `memberId` only that member's. Reads a bounded number of rows per product.
 */
export const findSignals = async (ctx: Ctx, sold: MatchCandidate, memberId?: string): Promise<Signal[]> => {
  const like = new Map((await findLike(ctx, sold)).map((one) => [one.id, one]))
  if (like.size === 0) return []
  const read = async (kind: Signal['kind']): Promise<Signal[]> => {
    const { rows, member, at } = sources[kind]
    const only: SQL = memberId ? sql`and ${member} = ${memberId}::uuid` : sql``
    const found = rowsOf<{ memberId: string; productId: string; at: number }>(
      await ctx.db.execute(sql`
        select done.member_id as "memberId", looked.id as "productId", extract(epoch from done.at)::float8 as at
        from unnest(${idList([...like.keys()])}) as looked(id)
        cross join lateral (
          select ${member} as member_id, ${at} as at from ${rows}
          where product_id = looked.id ${only} order by ${at} desc limit ${sql.raw(String(OF_PRODUCT))}
        ) done
        where done.member_id <> ${sold.userId}::uuid
          and (select agreed.is_on from ${prospectConsents} agreed where agreed.user_id = done.member_id)
        order by done.at desc limit ${sql.raw(String(MAX_SIGNALS))}`),
    )
    return found.flatMap(({ memberId, productId, at }) => {
      const one = like.get(productId)
      return one ? { kind, memberId, at: new Date(at * 1000), like: one } : []
    })
  }
  return [...(await read('chat')), ...(await read('favorite'))]
}
