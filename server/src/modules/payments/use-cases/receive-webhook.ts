import { lt } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import type { Events } from '../../../core/event-map.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import type { RawWebhook } from '../../../engines/payments/payments.ts'
import { absorb } from '../outcomes.ts'
import { paymentWebhooks } from '../tables.ts'

/**
 * Takes a notice of the provider: signed ones are written down once and looked into afterwards, so that the answer is quick; one that came
 * before does nothing. Fails with `payments.not-signed` for every other.
 */
export const receiveWebhook = async (ctx: Ctx, raw: RawWebhook): Promise<void> => {
  const notification = await ctx.engines.payments.readWebhook(raw)
  if (notification === 'not-signed') return fail('payments.not-signed')
  if (!notification) return
  await withTransaction(ctx, async (ctx) => {
    const { key, providerId } = notification
    const [isNew] = await ctx.db
      .insert(paymentWebhooks)
      .values({ key, providerId, receivedAt: ctx.now() })
      .onConflictDoNothing()
      .returning()
    if (isNew) await emit(ctx, 'payments.noticed', { providerId })
  })
}

/** A notice is only a hint: what counts is what the provider says of the payment when it is asked. */
export const lookInto = async (ctx: Ctx, { providerId }: Events['payments.noticed']): Promise<void> => {
  const payment = await ctx.engines.payments.get(providerId)
  if (payment) await absorb(ctx, payment)
}

const KEPT_MS = 30 * 86_400_000

/** Each day: notices older than thirty days are forgotten; the provider gave up on them long ago. */
export const sweepWebhooks = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(paymentWebhooks).where(lt(paymentWebhooks.receivedAt, new Date(ctx.now().getTime() - KEPT_MS)))
}
