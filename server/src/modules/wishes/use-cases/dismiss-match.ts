import type { Answer, api, Input } from '@feria/contract'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { readMatch } from '../matches.ts'
import { matches } from '../tables.ts'

/** One match of the member, from their side. */
export const getMatch = (ctx: Ctx, { params }: Input<typeof api.wishes.match>): Promise<Answer<typeof api.wishes.match>> =>
  readMatch(ctx, params.id, memberOf(ctx).id)

/** Dismisses a match on the member's own side, or undoes that. The other side does not see it. */
export const dismissMatch = (ctx: Ctx, { params, body }: Input<typeof api.wishes.dismiss>): Promise<Answer<typeof api.wishes.dismiss>> =>
  withTransaction(ctx, async (ctx) => {
    const { id } = memberOf(ctx)
    const isDismissed = body.isDismissed
    await ctx.db
      .update(matches)
      .set({ isDismissedByBuyer: isDismissed })
      .where(and(eq(matches.id, params.id), eq(matches.buyerId, id)))
    await ctx.db
      .update(matches)
      .set({ isDismissedBySeller: isDismissed })
      .where(and(eq(matches.id, params.id), eq(matches.sellerId, id)))
    return readMatch(ctx, params.id, id)
  })
