import { type Currency, toMinor } from '@feria/contract/money'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { fail } from '../../errors.ts'
import { fold, wordsOf } from '../../language/fold.ts'
import { keepPictures } from '../uploads/uploads.module.ts'
import { latestRate } from './catalogue.queries.ts'
import { comparable, pricesAgree } from './catalogue.rules.ts'
import { categories, type products } from './catalogue.tables.ts'

export type NewProduct = typeof products.$inferInsert

/** Major units or null to minor units or null. */
export const minorOrNull = (major: number | null): number | null => (major === null ? null : toMinor(major))

/** What can be found of a product: its name, then its model and details. */
export const foldedTexts = (name: string, description: string, details: string | null) => ({
  nameFolded: fold(name).slice(0, 300),
  textFolded: fold(`${description} ${details ?? ''}`),
})

/** Refuses an unknown category and a least price above the price. */
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

/** The price as lists compare it, at the latest rate. */
export const comparableNow = async (ctx: Ctx, priceMinor: number | null, currency: Currency): Promise<number | null> =>
  comparable(priceMinor, currency, currency === 'ARS' ? await latestRate(ctx) : null)

/** Keeps the pictures that a product uses. */
export const usePictures = (ctx: Ctx, images: string[]): Promise<void> => keepPictures(ctx, images)

/** Learns the words of a product's name and model, so that a search with a typo finds them. */
export const learnWords = async (ctx: Ctx, name: string, description: string): Promise<void> => {
  const words = wordsOf(`${name} ${description}`, 60).filter((word) => word.length <= 40)
  if (words.length === 0) return
  // Sorted, so that two products at once take the words in one order and cannot wait for each other.
  const rows = words.sort().map((word) => sql`(${word})`)
  await ctx.db.execute(sql`insert into search_vocabulary (word) values ${sql.join(rows, sql`, `)} on conflict do nothing`)
}
