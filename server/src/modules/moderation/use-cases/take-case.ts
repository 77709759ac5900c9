import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockCase, readCase } from '../cases.ts'
import { refuseOthers } from '../refuse-others.ts'
import { abuseCases } from '../tables.ts'

/**
 * The admin takes a case that waits for 30 minutes, anew if it is theirs already. Refuses what is about them, and what another admin has
 * taken or decided, by name.
 */
export const takeCase = (ctx: Ctx, { params }: Input<typeof api.moderation.take>): Promise<Answer<typeof api.moderation.take>> =>
  withTransaction(ctx, async (ctx) => {
    const found = await lockCase(ctx, params.id)
    await refuseOthers(ctx, found)
    await ctx.db
      .update(abuseCases)
      .set({ takenBy: memberOf(ctx).id, takenAt: ctx.now() })
      .where(eq(abuseCases.id, found.id))
    return readCase(ctx, found.id)
  })

/** The admin lets a case go that they took. Idempotent; changes nothing about what another admin has taken. */
export const putCaseBack = (ctx: Ctx, { params }: Input<typeof api.moderation.putBack>): Promise<Answer<typeof api.moderation.putBack>> =>
  withTransaction(ctx, async (ctx) => {
    const found = await lockCase(ctx, params.id)
    if (found.takenBy === memberOf(ctx).id)
      await ctx.db.update(abuseCases).set({ takenBy: null, takenAt: null }).where(eq(abuseCases.id, found.id))
    return readCase(ctx, found.id)
  })
