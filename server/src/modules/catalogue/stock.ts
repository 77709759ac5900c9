import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { users } from '../accounts/tables.ts'
import { listedColumns } from './listed.ts'
import type { Listed } from './rules.ts'
import { products } from './tables.ts'

/** A reserved unit, with what an order keeps of its product. */
interface TakenUnit extends Listed {
  userId: string
  imageUrl: string | null
  seller: { name: string; imageUrl: string | null; email: string }
}

/** The state of a product that could not be reserved. */
interface Untaken {
  id: string
  name: string
  userId: string
  isVisible: boolean
  soldAt: Date | null
  stock: number
}

/**
 * Reserves one unit of each product for an order, inside the caller's transaction. For `orders`. The condition is in the update itself,
 * so no two buyers can take the last unit; products are locked in the order of their ids. Returns the reserved units, each as its page
 * said when its price was taken; a missing one was hidden, sold or out of stock, and the caller rolls back.
 */
export const takeStock = async (ctx: Ctx, ids: string[]): Promise<TakenUnit[]> => {
  const taken: TakenUnit[] = []
  for (const id of [...ids].sort()) {
    const [unit] = await ctx.db
      .update(products)
      .set({ stock: sql`${products.stock} - 1`, reserved: sql`${products.reserved} + 1` })
      .from(users)
      .where(
        and(
          eq(products.id, id),
          gte(products.stock, 1),
          isNull(products.soldAt),
          eq(products.isVisible, true),
          eq(users.id, products.userId),
        ),
      )
      .returning({
        ...listedColumns,
        userId: products.userId,
        imageUrl: products.imageUrl,
        stock: products.stock,
        sellerName: users.name,
        sellerImage: users.imageUrl,
        sellerEmail: users.email,
      })
    if (!unit) continue
    const { sellerName: name, sellerImage: imageUrl, sellerEmail: email, ...rest } = unit
    taken.push({ ...rest, seller: { name, imageUrl, email } })
    if (unit.stock === 0) await emit(ctx, 'catalogue.changed', { productId: id })
  }
  return taken
}

/** The current state of products that could not be reserved. */
export const explainUntaken = (ctx: Ctx, ids: string[]): Promise<Untaken[]> =>
  ctx.db
    .select({
      id: products.id,
      name: products.name,
      userId: products.userId,
      isVisible: products.isVisible,
      soldAt: products.soldAt,
      stock: products.stock,
    })
    .from(products)
    .where(isAmong(products.id, ids))

/** Releases one reserved unit of each product, when its order expired or its payment was refused. For `orders`. */
export const returnStock = async (ctx: Ctx, ids: string[]): Promise<void> => {
  for (const id of [...ids].sort()) {
    const [unit] = await ctx.db
      .update(products)
      .set({ stock: sql`${products.stock} + 1`, reserved: sql`${products.reserved} - 1` })
      .where(eq(products.id, id))
      .returning({ stock: products.stock })
    if (unit?.stock === 1) await emit(ctx, 'catalogue.changed', { productId: id })
  }
}

/**
 * Puts paid units back in stock, when the purchase was refunded before shipping. A product closed by its last sale is available again.
 * For `orders`.
 */
export const restock = async (ctx: Ctx, ids: string[]): Promise<void> => {
  for (const id of [...ids].sort()) {
    const [unit] = await ctx.db
      .update(products)
      .set({ stock: sql`${products.stock} + 1`, soldAt: sql`case when ${products.stock} = 0 then null else ${products.soldAt} end` })
      .where(eq(products.id, id))
      .returning({ stock: products.stock })
    if (unit?.stock === 1) await emit(ctx, 'catalogue.changed', { productId: id })
  }
}

/** Turns reservations into sales once paid: a product without another unit, in stock or reserved, is marked as sold. For `orders`. */
export const commitStock = async (ctx: Ctx, ids: string[]): Promise<void> => {
  const now = ctx.now()
  for (const id of [...ids].sort()) {
    await ctx.db
      .update(products)
      .set({
        reserved: sql`${products.reserved} - 1`,
        soldAt: sql`case when ${products.stock} = 0 and ${products.reserved} = 1
          then coalesce(${products.soldAt}, ${now.toISOString()}::timestamptz) else ${products.soldAt} end`,
      })
      .where(eq(products.id, id))
  }
}
