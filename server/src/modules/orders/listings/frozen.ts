import { createHash } from 'node:crypto'
import type { BoughtListing } from '@feria/contract/orders/listing-schemas'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import type { Listed } from '../../catalogue/catalogue.module.ts'
import { frozenListings, orderItems } from '../tables.ts'
import { type FrozenListing, freeze, sortedJson, toListing } from './listings.rules.ts'

type Item = Omit<typeof orderItems.$inferInsert, 'listingSha256'>

/**
 * Stores the items of a new order, each with the listing that its price was taken from, in one statement of the caller's transaction, which
 * holds the products: two orders of one listing never wait for each other here. A listing that is known already is stored once.
 */
export const keepItems = async (ctx: Ctx, bought: { item: Item; listed: Listed }[]) => {
  const frozen = bought.map(({ item, listed }) => {
    const content = freeze(listed)
    return { item, content, sha256: createHash('sha256').update(sortedJson(content)).digest('hex') }
  })
  const kept = ctx.db.$with('kept').as(
    ctx.db
      .insert(frozenListings)
      .values(frozen.map(({ sha256, content }) => ({ sha256, content })))
      .onConflictDoNothing()
      .returning({ sha256: frozenListings.sha256 }),
  )
  const items = frozen.map(({ item, sha256 }) => ({ ...item, listingSha256: sha256 }))
  return ctx.db.with(kept).insert(orderItems).values(items).returning()
}

/** The listings of an order's items as they were bought, by product. The caller checks access. */
export const readFrozen = async (ctx: Ctx, orderId: string): Promise<Map<string, { sha256: string; content: FrozenListing }>> => {
  const rows = await ctx.db
    .select({ productId: orderItems.productId, sha256: frozenListings.sha256, content: frozenListings.content })
    .from(orderItems)
    .innerJoin(frozenListings, eq(frozenListings.sha256, orderItems.listingSha256))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.productName, orderItems.productId)
  return new Map(rows.map(({ productId, sha256, content }) => [productId, { sha256, content }]))
}

/** A frozen listing as the API answers it. */
export const toBought = ({ sha256, content }: { sha256: string; content: FrozenListing }): BoughtListing => ({
  ...toListing(content),
  sha256,
})
