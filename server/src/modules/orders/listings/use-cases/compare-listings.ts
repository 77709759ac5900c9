import type { Answer, api, Input } from '@feria/contract'
import { serves } from '@feria/contract/accounts/values'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { readListed } from '../../../catalogue/catalogue.module.ts'
import { claims, orders } from '../../tables.ts'
import { readFrozen, toBought } from '../frozen.ts'
import { changesOf, freeze, toListing } from '../listings.rules.ts'

/**
 * What each product of an order was like when it was bought, beside what its page says now. For its buyer, for its seller once it is paid,
 * and for admins and support once there was a claim about it; others do not find the order. Today's is null where the reader may not see it
 * any more: a hidden product is shown to its seller and to them only.
 */
export const compareListings = async (
  ctx: Ctx,
  { params }: Input<typeof api.orders.listings>,
): Promise<Answer<typeof api.orders.listings>> => {
  const reader = memberOf(ctx)
  const [order] = await ctx.db
    .select({ buyerId: orders.buyerId, sellerId: orders.sellerId, paidAt: orders.paidAt })
    .from(orders)
    .where(eq(orders.id, params.id))
  if (!order) return fail('orders.not-found')
  const isSeller = order.sellerId === reader.id && order.paidAt !== null
  const isJudge = serves(reader, ['support']) && (await hasClaim(ctx, params.id))
  if (order.buyerId !== reader.id && !isSeller && !isJudge) return fail('orders.not-found')
  const frozen = await readFrozen(ctx, params.id)
  const listed = await readListed(ctx, [...frozen.keys()])
  return [...frozen].map(([productId, bought]) => {
    const page = listed.get(productId)
    const today = page && (page.isVisible || isSeller || isJudge) ? freeze(page) : null
    return {
      productId,
      asBought: toBought(bought),
      today: today && toListing(today),
      changes: today ? changesOf(bought.content, today) : [],
    }
  })
}

const hasClaim = async (ctx: Ctx, orderId: string): Promise<boolean> =>
  (await ctx.db.select({ id: claims.id }).from(claims).where(eq(claims.orderId, orderId)).limit(1)).length > 0
