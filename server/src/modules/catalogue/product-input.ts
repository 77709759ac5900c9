import type { Delivery } from '@feria/contract/catalogue/schemas'
import { type Currency, toMinor } from '@feria/contract/money'
import { eq, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { contactsOffered } from '../../language/shield/offered.ts'
import { refuseContacts } from '../../platform/refuse-contacts.ts'
import { keepPictures } from '../uploads/uploads.module.ts'
import { latestRate } from './queries.ts'
import { comparable, pricesAgree } from './rules.ts'
import { categories, type products } from './tables.ts'

export type NewProduct = Omit<typeof products.$inferInsert, 'terms' | 'tiers'> & { terms: SQL<string>; tiers: SQL<string> }

/** Converts major units to minor units; null stays null. */
export const minorOrNull = (major: number | null): number | null => (major === null ? null : toMinor(major))

/** The columns of a delivery as a seller enters it. */
export const deliveryInput = ({ pickup, pickupArea, parcelPrice, agreed }: Delivery) => ({
  hasPickup: pickup,
  pickupArea,
  parcelMinor: minorOrNull(parcelPrice),
  isDeliveryAgreed: agreed,
})

interface Texts {
  name?: string | undefined
  description?: string | undefined
  details?: string | null | undefined
  negotiationConditions?: string | null | undefined
}

/** Refuses texts of a product that offer a way out of Feria, with `contact` beside each field. */
export const checkTexts = ({ name, description, details, negotiationConditions }: Texts): void =>
  refuseContacts({ name, description, details, negotiationConditions }, contactsOffered)

/** Refuses an unknown category, and a minimum sale price above the price. */
export const checkProduct = async (
  ctx: Ctx,
  product: { categoryId?: number | null | undefined; priceMinor: number | null; minSalePriceMinor: number | null },
): Promise<void> => {
  if (!pricesAgree(product.priceMinor, product.minSalePriceMinor)) {
    fail('catalogue.min-above-price', {}, { minSalePrice: 'No puede ser mayor que el precio.' })
  }
  if (product.categoryId == null) return
  const [category] = await ctx.db.select({ id: categories.id }).from(categories).where(eq(categories.id, product.categoryId))
  if (!category) fail('catalogue.no-category', {}, { categoryId: 'Elegí una categoría de la lista.' })
}

/** The price in USD cents at the latest rate. */
export const comparableNow = async (ctx: Ctx, priceMinor: number | null, currency: Currency): Promise<number | null> =>
  comparable(priceMinor, currency, currency === 'ARS' ? await latestRate(ctx) : null)

/** Marks a product's pictures as used. */
export const usePictures = (ctx: Ctx, images: string[]): Promise<void> => keepPictures(ctx, images)
