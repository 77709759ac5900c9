import type { Answer, api, Input } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { rarityNow } from '../../catalogue/catalogue.module.ts'
import { lockOffer, putOffered } from '../offering.ts'
import { wishInterests } from '../tables.ts'

/**
 * Offers a matching product of the member to the owner of an active wish. Refuses own wishes, others' products, products that do not
 * match, repeated offers, and more than 50 in 24 hours.
 */
export const notifyOwner = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.wishes.notify>,
): Promise<Answer<typeof api.wishes.notify>> => {
  const rarity = await rarityNow(ctx)
  return withTransaction(ctx, async (ctx) => {
    const { wish, found } = await lockOffer(ctx, { wishId: params.id, productId: body.productId }, rarity)
    const [stored] = await ctx.db
      .insert(wishInterests)
      .values({ wishId: wish.id, productId: found.productId, sellerId: memberOf(ctx).id, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ wishId: wishInterests.wishId })
    if (!stored) fail('wishes.already-notified')
    await emit(ctx, 'wishes.offered', { matchId: await putOffered(ctx, found), at: ctx.now().toISOString() })
    return { isNotified: true }
  })
}
