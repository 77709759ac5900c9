import type { Delivery, OwnProduct, Product } from '@feria/contract/catalogue/schemas'
import { toMajor } from '@feria/contract/money'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { type Db, isoTime } from '../../engines/db/database.ts'
import { categories, exchangeRates, products } from './tables.ts'

/** The public columns of a product in lists. */
export const productColumns = {
  id: products.id,
  name: products.name,
  description: products.description,
  categoryId: products.categoryId,
  categoryName: categories.name,
  priceMinor: products.priceMinor,
  originalPriceMinor: products.originalPriceMinor,
  currency: products.currency,
  stock: products.stock,
  soldAt: products.soldAt,
  createdAt: isoTime(products.createdAt),
  updatedAt: isoTime(products.updatedAt),
  userId: products.userId,
  isVisible: products.isVisible,
  condition: products.condition,
  location: products.location,
  imageUrl: products.imageUrl,
  images: products.images,
}

/** How many characters of the details are scored. */
export const READ_DETAILS = 800

/** The brand and the first characters of the details, which say what a thing is; so a long text costs no more. */
export const detailsUpTo = (letters: number) =>
  sql<string | null>`nullif(concat_ws('. ', ${products.brand}, left(${products.details}, ${sql.raw(String(letters))})), '')`

/** How a product is delivered. */
export const deliveryColumns = {
  hasPickup: products.hasPickup,
  pickupArea: products.pickupArea,
  parcelMinor: products.parcelMinor,
  isDeliveryAgreed: products.isDeliveryAgreed,
}

/** The columns that its owner sees besides. */
export const ownColumns = {
  ...productColumns,
  ...deliveryColumns,
  details: products.details,
  brand: products.brand,
  minSalePriceMinor: products.minSalePriceMinor,
}

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]
type DeliveryRow = Pick<typeof products.$inferSelect, keyof typeof deliveryColumns>
type OwnRow = ProductRow & DeliveryRow & { details: string | null; brand: string | null; minSalePriceMinor: number | null }

/** Products with their categories; the caller adds the condition and the order. */
export const selectProducts = (db: Db) =>
  db.select(productColumns).from(products).leftJoin(categories, eq(categories.id, products.categoryId)).$dynamic()

/** Like `selectProducts`, with the owner's columns. */
const selectOwn = (db: Db) => db.select(ownColumns).from(products).leftJoin(categories, eq(categories.id, products.categoryId)).$dynamic()

const major = (minor: number | null): number | null => (minor === null ? null : toMajor(minor))

/** A row as a product of the API. */
export const toProduct = (row: ProductRow): Product => ({
  id: row.id,
  name: row.name,
  description: row.description,
  categoryId: row.categoryId,
  category: row.categoryId !== null && row.categoryName !== null ? { id: row.categoryId, name: row.categoryName } : null,
  price: major(row.priceMinor),
  originalPrice: major(row.originalPriceMinor),
  currency: row.currency,
  stock: row.stock,
  sold: row.soldAt !== null,
  status: row.soldAt ? 'sold' : 'available',
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  userId: row.userId,
  visible: row.isVisible,
  platform: 'Local',
  condition: row.condition,
  location: row.location,
  imageUrl: row.imageUrl,
  images: row.images,
  url: `/products/${row.id}`,
  distance: null,
})

/** The delivery of a product of the API. */
export const toDelivery = (row: DeliveryRow): Delivery => ({
  pickup: row.hasPickup,
  pickupArea: row.pickupArea,
  parcelPrice: major(row.parcelMinor),
  agreed: row.isDeliveryAgreed,
})

/** A row as its owner sees it. */
export const toOwnProduct = (row: OwnRow): OwnProduct => ({
  ...toProduct(row),
  details: row.details,
  brand: row.brand,
  delivery: toDelivery(row),
  minSalePrice: major(row.minSalePriceMinor),
})

/** A product as its owner sees it. Throws when there is none. */
export const getOwnProduct = async (ctx: Ctx, id: string): Promise<OwnProduct> => {
  const [row] = await selectOwn(ctx.db).where(eq(products.id, id))
  if (!row) throw new Error(`There is no product ${id}.`)
  return toOwnProduct(row)
}

/** A member's newest products, hidden and sold ones included, at most `max`. */
export const listOwn = async (ctx: Ctx, userId: string, max: number): Promise<OwnProduct[]> => {
  const rows = await selectOwn(ctx.db).where(eq(products.userId, userId)).orderBy(desc(products.id)).limit(max)
  return rows.map(toOwnProduct)
}

/** Peso cents per dollar at the latest rate; null while none was ever set. */
export const latestRate = async (ctx: Ctx): Promise<number | null> => {
  const [rate] = await ctx.db.select().from(exchangeRates).orderBy(desc(exchangeRates.since), desc(exchangeRates.id)).limit(1)
  return rate?.arsCents ?? null
}

/** `latestRate` within another statement, as the value of a column. */
export const latestRateNow: SQL<number | null> = sql`(select ars_cents from ${exchangeRates} order by since desc, id desc limit 1)`

/** The member's product, locked until the transaction ends. Another seller's hidden product is not found. */
export const lockOwn = async (ctx: Ctx, id: string) => {
  const [product] = await ctx.db.select().from(products).where(eq(products.id, id)).for('update')
  if (!product) return fail('catalogue.not-found')
  if (product.userId !== memberOf(ctx).id) return fail(product.isVisible ? 'catalogue.not-yours' : 'catalogue.not-found')
  return product
}

/** A member's products. They are hidden when the member leaves; others' purchases keep the product's name. */
export const cataloguePersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const rows = await selectOwn(ctx.db).where(eq(products.userId, userId)).orderBy(desc(products.id))
    return rows.map(toOwnProduct)
  },
  erase: async (ctx, userId) => {
    await ctx.db.update(products).set({ isShown: false, updatedAt: ctx.now() }).where(eq(products.userId, userId))
  },
  withhold: async (ctx, userId, isWithheld) => {
    await ctx.db.update(products).set({ isWithheld }).where(eq(products.userId, userId))
  },
}
