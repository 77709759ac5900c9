import { toMajor } from '@feria/contract/money'
import type { Wish } from '@feria/contract/wishes/schemas'
import { SHOWN_INTERESTS } from '@feria/contract/wishes/values'
import { and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { users } from '../accounts/tables.ts'
import { notApartFrom } from '../blocks/blocks.module.ts'
import { products } from '../catalogue/tables.ts'
import { matches, wishes, wishInterests } from './tables.ts'

/** Products that are available now. */
export const isOnSale = (): SQL | undefined => and(eq(products.isVisible, true), isNull(products.soldAt), gt(products.stock, 0))

/** Offers listed with a wish; a seller can offer a product once, and more are of no use. */
const MAX_INTERESTS = 100

/** Wishes with their owners, as rows; the caller adds the condition and the order. */
export const selectWishes = (ctx: Ctx) =>
  ctx.db
    .select({ wish: wishes, ownerName: users.name, ownerImage: users.imageUrl })
    .from(wishes)
    .innerJoin(users, eq(users.id, wishes.userId))
    .$dynamic()

type WishRow = Awaited<ReturnType<ReturnType<typeof selectWishes>['execute']>>[number]

/** Rows as wishes of the API, with their matches and offers: three queries, however many there are. */
export const toWishes = async (ctx: Ctx, rows: WishRow[]): Promise<Wish[]> => {
  const ids = rows.map(({ wish }) => wish.id)
  if (ids.length === 0) return []
  const interests = Map.groupBy(await readInterests(ctx, ids), ({ wishId }) => wishId)
  const counts = Map.groupBy(await countMatches(ctx, ids), ({ wishId }) => wishId)
  const best = new Map((await readBest(ctx, ids)).map(({ wishId, productId }) => [wishId, productId]))
  return rows.map(({ wish, ownerName, ownerImage }) => {
    const ofWish = interests.get(wish.id) ?? []
    const met = (coincidence: string) => counts.get(wish.id)?.find((row) => row.coincidence === coincidence)?.n ?? 0
    return {
      id: wish.id,
      userId: wish.userId,
      name: wish.name,
      modelo: wish.modelo,
      country: wish.country,
      localization: wish.localization,
      createdAt: wish.createdAt.toISOString(),
      updatedAt: wish.updatedAt.toISOString(),
      activo: wish.isActive,
      interest: ofWish.slice(0, MAX_INTERESTS).map(({ productId }) => productId),
      interested: ofWish
        .filter(({ isVisible }) => isVisible)
        .slice(0, SHOWN_INTERESTS)
        .map(({ productId, name, imageUrl }) => ({ id: productId, name, imageUrl, url: `/products/${productId}` })),
      owner: { id: wish.userId, name: ownerName, imageUrl: ownerImage },
      idProduct: best.get(wish.id) ?? null,
      maxPrice: wish.maxPriceMinor === null ? null : toMajor(wish.maxPriceMinor),
      currency: wish.currency,
      radiusKm: wish.radiusKm,
      size: wish.size,
      condition: wish.condition,
      isMuted: wish.isMuted,
      isPublic: wish.isPublic,
      matches: { exact: met('MATCH'), close: met('CERCANO') },
      isMatched: wish.matchedAt !== null,
    }
  })
}

const readInterests = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .select({
      wishId: wishInterests.wishId,
      productId: wishInterests.productId,
      name: products.name,
      imageUrl: products.imageUrl,
      isVisible: products.isVisible,
    })
    .from(wishInterests)
    .innerJoin(products, eq(products.id, wishInterests.productId))
    .where(and(isAmong(wishInterests.wishId, ids), notApartFrom(ctx, wishInterests.sellerId)))
    .orderBy(desc(wishInterests.createdAt), desc(wishInterests.productId))

const shown = (ctx: Ctx, ids: string[]) =>
  and(
    notApartFrom(ctx, matches.sellerId),
    isAmong(matches.wishId, ids),
    eq(matches.isLive, true),
    eq(matches.isDismissedByBuyer, false),
    isOnSale(),
  )

const countMatches = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .select({ wishId: matches.wishId, coincidence: matches.coincidence, n: count() })
    .from(matches)
    .innerJoin(products, eq(products.id, matches.productId))
    .where(shown(ctx, ids))
    .groupBy(matches.wishId, matches.coincidence)

const readBest = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .selectDistinctOn([matches.wishId], { wishId: matches.wishId, productId: matches.productId })
    .from(matches)
    .innerJoin(products, eq(products.id, matches.productId))
    .where(shown(ctx, ids))
    .orderBy(matches.wishId, sql`${matches.coincidence} = 'MATCH' desc`, desc(matches.score), desc(matches.id))

/** The member's wish as the API returns it. Others' wishes are not found. */
export const readWish = async (ctx: Ctx, id: string, userId: string): Promise<Wish> => {
  const [wish] = await toWishes(ctx, await selectWishes(ctx).where(and(eq(wishes.id, id), eq(wishes.userId, userId))))
  return wish ?? fail('wishes.not-found')
}
