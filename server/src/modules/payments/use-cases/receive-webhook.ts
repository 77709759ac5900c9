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
 * Receives a provider's webhook: a signed one is stored once and handled in a job, so that the response is quick; a repeated one does
 * nothing. Fails with `payments.not-signed` for any other.
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

/** A webhook is only a hint: the provider is asked for the payment's state. */
export const lookInto = async (ctx: Ctx, { providerId }: Events['payments.noticed']): Promise<void> => {
  const payment = await ctx.engines.payments.get(providerId)
  if (payment) await absorb(ctx, payment)
}

const KEPT_MS = 30 * 86_400_000

/** Runs daily: deletes webhooks older than thirty days; the provider stopped retrying them long before. */
export const sweepWebhooks = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(paymentWebhooks).where(lt(paymentWebhooks.receivedAt, new Date(ctx.now().getTime() - KEPT_MS)))
}
