import { sql } from 'drizzle-orm'

/** What tells products of the same score apart. */
export interface TieFacts {
  id: string
  /** How much a buyer can judge by, from 0 to 7. */
  quality: number
  isInStock: boolean
  /** Seconds since 1970. */
  publishedAt: number
}

/** More pictures than these, and details shorter than these bytes, say nothing more; as suggestions count them, too. */
const ENOUGH_PICTURES = 3
const ENOUGH_DETAILS = 80

/** The facts as columns of `products`: its pictures, and whether it has details, a condition, a category and a price. */
export const tieColumns =
  `least(jsonb_array_length(products.images), ${ENOUGH_PICTURES}) + ` +
  `(coalesce(octet_length(products.details), 0) >= ${ENOUGH_DETAILS})::int + (products.condition is not null)::int + ` +
  '(products.category_id is not null)::int + (products.price_minor is not null)::int as quality, ' +
  'products.stock > 0 and products.sold_at is null as "isInStock", extract(epoch from products.created_at)::float8 as "publishedAt"'

/** The same order in the database, of the columns of `found`. */
export const tieOrder = sql.raw('found.quality desc, found."isInStock" desc, found."publishedAt" desc, found.id desc')

/** Scores are equal when nobody sees a difference: from 0 to 1, in thousandths. */
export const inThousandths = (value: number): number => Math.round(value * 1000) / 1000

/** Which of two products of the same score comes first: the better described, what is in stock, the newer, and the id decides last. */
export const breakTie = (a: TieFacts, b: TieFacts): number =>
  b.quality - a.quality ||
  Number(b.isInStock) - Number(a.isInStock) ||
  b.publishedAt - a.publishedAt ||
  (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
