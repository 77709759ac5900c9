import { eq } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { products } from '../catalogue/tables.ts'
import { resaleLinks, resaleTransactions } from './tables.ts'

/** A transaction as notifications describe it; undefined if it is gone. For `notifications`. */
export const findSale = async (ctx: Ctx, transactionId: string) => {
  const [found] = await ctx.db
    .select({
      resellerId: resaleTransactions.resellerId,
      buyerName: resaleTransactions.buyerName,
      createdAt: resaleTransactions.createdAt,
      paidAt: resaleTransactions.paidAt,
      productId: products.id,
      productName: products.name,
    })
    .from(resaleTransactions)
    .innerJoin(resaleLinks, eq(resaleLinks.id, resaleTransactions.linkId))
    .innerJoin(products, eq(products.id, resaleLinks.productId))
    .where(eq(resaleTransactions.id, transactionId))
  return found
}
