import type { ProductCard } from '@feria/contract/catalogue/schemas'
import { toMajor } from '@feria/contract/money'
import { eq, type SQL, sql } from 'drizzle-orm'
import { categories, products } from './tables.ts'

/** Money as a driver gives it: one of them as text. */
type Minor = number | string | null

/** A row of `selectCards`. */
export interface CardRow extends Omit<ProductCard, 'category' | 'price' | 'originalPrice'> {
  categoryId: number | null
  categoryName: string | null
  priceMinor: Minor
  originalPriceMinor: Minor
}

const columns = sql`${products.id}, ${products.name}, ${products.categoryId} as "categoryId", ${categories.name} as "categoryName",
  ${products.priceMinor} as "priceMinor", ${products.originalPriceMinor} as "originalPriceMinor", ${products.currency}, ${products.stock},
  ${products.soldAt} is not null as sold, ${products.condition}, ${products.location}, ${products.imageUrl} as "imageUrl"`

/**
 * The cards of products; `more` are columns besides, `rest` the condition and the order. Written out, and read by `rowsOf`: mapping twenty
 * rows column by column costs more than all else that the server does for a list.
 */
export const selectCards = (rest: SQL, more = sql``): SQL =>
  sql`select ${columns}${more} from ${products} left join ${categories} on ${eq(categories.id, products.categoryId)} ${rest}`

const major = (minor: Minor): number | null => (minor === null ? null : toMajor(Number(minor)))

/** A row as the card of the API. */
export const toCard = (row: CardRow): ProductCard => ({
  id: row.id,
  name: row.name,
  category: row.categoryId !== null && row.categoryName !== null ? { id: row.categoryId, name: row.categoryName } : null,
  price: major(row.priceMinor),
  originalPrice: major(row.originalPriceMinor),
  currency: row.currency,
  stock: row.stock,
  sold: row.sold,
  condition: row.condition,
  location: row.location,
  imageUrl: row.imageUrl,
})
