import type { Answer, api, Input } from '@feria/contract'
import { isNull } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { rarityNow } from '../../catalogue/catalogue.module.ts'
import { writeToBuyer } from '../../chat/chat.module.ts'
import { lockOffer, putOffered } from '../offering.ts'
import { wishInterests } from '../tables.ts'

/**
 * Writes to the owner of an active wish about a matching product of the member: a request to chat, which the owner accepts or rejects. It
 * counts as an offer too. Refuses what an offer is refused for, a second message about the same wish and product, and, with
 * `chat.already-asked`, members who talk about the product already.
 */
export const writeToOwner = async (
  ctx: Ctx,
  { params, body }: Input<typeof api.wishes.write>,
): Promise<Answer<typeof api.wishes.write>> => {
  const rarity = await rarityNow(ctx)
  return withTransaction(ctx, async (ctx) => {
    const { wish, product, found } = await lockOffer(ctx, { wishId: params.id, productId: body.productId }, rarity)
    const now = ctx.now()
    const [written] = await ctx.db
      .insert(wishInterests)
      .values({ wishId: wish.id, productId: product.id, sellerId: memberOf(ctx).id, writtenAt: now, createdAt: now })
      .onConflictDoUpdate({
        target: [wishInterests.wishId, wishInterests.productId],
        set: { writtenAt: now },
        setWhere: isNull(wishInterests.writtenAt),
      })
      .returning({ wishId: wishInterests.wishId })
    if (!written) fail('wishes.already-written')
    await putOffered(ctx, found)
    await writeToBuyer(ctx, { buyerId: wish.userId, product, ...body })
    return { isWritten: true }
  })
}
