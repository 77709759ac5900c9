import { type Currency, toMajor } from '@feria/contract/money'
import type { Breakdown, ResellerProfile } from '@feria/contract/reselling/schemas'
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { users } from '../accounts/tables.ts'
import { isApartFrom } from '../blocks/blocks.module.ts'
import { deliveryColumns, mayBuy, productColumns } from '../catalogue/catalogue.module.ts'
import { categories, products } from '../catalogue/tables.ts'
import { identityOf, isVerified } from '../identities/identities.module.ts'
import { breakdownOf, standingOf } from './rules.ts'
import { resaleLinks, resaleTransactions, resellers } from './tables.ts'

/** A stored reseller profile; undefined if the member is not a reseller. */
export const findReseller = async (ctx: Ctx, userId: string) =>
  (await ctx.db.select().from(resellers).where(eq(resellers.userId, userId)))[0]

/** Only resellers have links and transactions; fails with `reselling.not-registered` for others. */
export const checkReseller = async (ctx: Ctx, userId: string): Promise<void> => {
  if (!(await findReseller(ctx, userId))) fail('reselling.not-registered')
}

/** Makes a member a reseller; idempotent. */
export const enrol = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.insert(resellers).values({ userId, createdAt: ctx.now() }).onConflictDoNothing()
}

/** How many of a reseller's transactions are completed and not refunded. */
export const countCompleted = async (ctx: Ctx, resellerId: string): Promise<number> => {
  const isCompleted = and(isNotNull(resaleTransactions.deliveredAt), isNull(resaleTransactions.endedAt))
  const [row] = await ctx.db
    .select({ n: count() })
    .from(resaleTransactions)
    .where(and(eq(resaleTransactions.resellerId, resellerId), isCompleted))
  return row?.n ?? 0
}

/** A reseller's profile. Fails with `reselling.not-registered` if the member is not a reseller. */
export const readProfile = async (ctx: Ctx, userId: string): Promise<ResellerProfile> => {
  const reseller = await findReseller(ctx, userId)
  if (!reseller) return fail('reselling.not-registered')
  const completedTransactions = await countCompleted(ctx, userId)
  return {
    userId,
    createdAt: reseller.createdAt.toISOString(),
    ...standingOf(completedTransactions),
    completedTransactions,
    identityVerification: await identityOf(ctx, userId),
  }
}

/**
 * A shared link, with its product as it is now and its reseller. Fails with `reselling.link-not-found` for a removed one, if the reseller
 * left, and if the reseller or the seller is suspended: as the page of such a product, it says nothing of what was there.
 */
export const findShared = async (ctx: Ctx, id: string) => {
  const isLeft = eq(products.isWithheld, false)
  const [found] = await ctx.db
    .select({
      link: resaleLinks,
      product: productColumns,
      delivery: deliveryColumns,
      reseller: { id: users.id, name: users.name, imageUrl: users.imageUrl, isVerified: isVerified(users.id) },
    })
    .from(resaleLinks)
    .innerJoin(products, eq(products.id, resaleLinks.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(users, eq(users.id, resaleLinks.resellerId))
    .innerJoin(resellers, eq(resellers.userId, resaleLinks.resellerId))
    .where(and(eq(resaleLinks.id, id), isNull(resaleLinks.removedAt), eq(resaleLinks.isWithheld, false), isNull(users.deletedAt), isLeft))
  return found ?? fail('reselling.link-not-found')
}

/** Fails as for a link that is not there where the caller is apart from its reseller or its seller. */
export const checkTogether = async (ctx: Ctx, memberIds: string[]): Promise<void> => {
  for (const id of memberIds) if (await isApartFrom(ctx, id)) fail('reselling.link-not-found')
}

/** The columns of a product that a link or a transaction shows. */
export const soldColumns = {
  id: products.id,
  userId: products.userId,
  name: products.name,
  priceMinor: products.priceMinor,
  currency: products.currency,
  imageUrl: products.imageUrl,
  isVisible: products.isVisible,
  soldAt: products.soldAt,
  stock: products.stock,
}

interface Sold {
  id: string
  userId: string
  name: string
  priceMinor: number | null
  currency: Currency
  imageUrl: string | null
  isVisible: boolean
  soldAt: Date | null
  stock: number
}

/** The product of a link as its reseller sees it. */
export const toLinkProduct = (product: Sold) => ({
  id: product.id,
  name: product.name,
  price: product.priceMinor === null ? null : toMajor(product.priceMinor),
  currency: product.currency,
  imageUrl: product.imageUrl,
  isAvailable: mayBuy(product, undefined),
})

/** What a buyer pays for a product at its current price, and who gets what; null without a fixed price. */
export const breakdownNow = ({ priceMinor, currency }: Pick<Sold, 'priceMinor' | 'currency'>, permille: number): Breakdown | null => {
  if (priceMinor === null) return null
  const { totalMinor, sellerMinor, commissionMinor } = breakdownOf(priceMinor, permille)
  return { total: toMajor(totalMinor), seller: toMajor(sellerMinor), commission: toMajor(commissionMinor), currency }
}

/** The URL to share. */
export const shareUrlOf = (ctx: Ctx, linkId: string): string => `${ctx.config.PUBLIC_URL}/resale/${linkId}`
