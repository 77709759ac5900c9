import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { wishes } from '../tables.ts'
import { lockWish } from '../wish-input.ts'

/** Deletes the member's wish with its matches. An inactive one is kept for its links and must be switched on first. */
export const removeWish = (ctx: Ctx, { params }: Input<typeof api.wishes.remove>): Promise<Answer<typeof api.wishes.remove>> =>
  withTransaction(ctx, async (ctx) => {
    const wish = await lockWish(ctx, params.id, memberOf(ctx).id)
    if (!wish.isActive) fail('wishes.inactive')
    await ctx.db.delete(wishes).where(eq(wishes.id, wish.id))
    if (wish.isPublic) await emit(ctx, 'wishes.public-changed', { wishId: wish.id })
    return { id: wish.id }
  })
