import { eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { users } from '../accounts/tables.ts'
import { pictureHashes } from '../uploads/uploads.module.ts'
import type { Listed } from './rules.ts'
import { categories, products } from './tables.ts'

/** The columns of `Listed`, for statements that name more tables than `products`. */
export const listedColumns = {
  id: products.id,
  name: products.name,
  priceMinor: products.priceMinor,
  currency: products.currency,
  description: products.description,
  details: products.details,
  brand: products.brand,
  condition: products.condition,
  categoryName: sql`(select ${categories.name} from ${categories} where ${categories.id} = ${products.categoryId})` as SQL<string | null>,
  location: products.location,
  hasPickup: products.hasPickup,
  pickupArea: products.pickupArea,
  parcelMinor: products.parcelMinor,
  isDeliveryAgreed: products.isDeliveryAgreed,
  negotiationConditions: products.negotiationConditions,
  images: products.images,
  pictureHashes: pictureHashes(products.images),
}

/** What the pages of some products say now, and whether others than their sellers and admins see them, by id. For `orders`. */
export const readListed = async (ctx: Ctx, ids: string[]): Promise<Map<string, Listed & { isVisible: boolean }>> => {
  const rows = await ctx.db
    .select({ ...listedColumns, isVisible: products.isVisible })
    .from(products)
    .innerJoin(users, eq(users.id, products.userId))
    .where(isAmong(products.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
