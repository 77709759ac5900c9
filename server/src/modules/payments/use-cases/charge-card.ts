import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../core/context.ts'
import { absorb, type Outcome } from '../outcomes.ts'
import type { Sum } from '../rules.ts'
import { payments } from '../tables.ts'

interface Due extends Sum {
  /** The id of the order. */
  reference: string
  /** Who sells it. */
  payeeId: string
  /** Who sold it through a link, and their part of the amount; null and 0 without one. */
  resellerId: string | null
  resellerMinor: number
  description: string
  payerEmail: string
}

/** Writes an attempt down before the provider hears of it, and answers what the provider is told: its id is the reference there. */
const begin = async (ctx: Ctx, due: Due, kind: 'card' | 'checkout') => {
  const { reference, payeeId, resellerId, resellerMinor, amountMinor, currency, description, payerEmail } = due
  const id = newId()
  const { name: provider } = ctx.engines.payments
  await ctx.db.insert(payments).values({
    id,
    reference,
    payeeId,
    resellerId,
    resellerMinor,
    kind,
    provider,
    status: 'started',
    amountMinor,
    currency,
    createdAt: ctx.now(),
  })
  return { reference: id, amountMinor, currency, description, payerEmail }
}

/**
 * Charges a card token for what is due, outside any transaction: no row may stay locked while a provider thinks. For `orders`.
 * The attempt is written down first, so that after a crash it can be asked about; its id is the provider's idempotency key.
 */
export const chargeCard = async (ctx: Ctx, due: Due, card: { token: string; type: 'debit' | 'credit' }): Promise<Outcome> => {
  if (ctx.afterCommit) throw new Error('A card is never charged inside a transaction.')
  const provider = ctx.engines.payments
  const begun = await begin(ctx, due, 'card')
  const request = { ...begun, token: card.token, cardType: card.type }
  const payment = await provider.charge(request).catch((error: unknown) => {
    ctx.log.error({ err: error, reference: due.reference }, 'the provider did not answer a charge')
    return 'unavailable' as const
  })
  if (payment === 'unavailable') return { status: 'unknown' }
  if (payment === 'bad-token') {
    await ctx.db
      .update(payments)
      .set({ status: 'failed', detail: 'bad-token', settledAt: ctx.now() })
      .where(eq(payments.id, begun.reference))
    return { status: 'bad-token' }
  }
  return (await absorb(ctx, payment)) ?? { status: 'unknown' }
}

/**
 * Opens a page of the provider for what is due until a moment, and answers its address. For `orders`. Null when the provider does not
 * open one; nothing can be paid by the attempt then.
 */
export const createProviderCheckout = async (
  ctx: Ctx,
  due: Due,
  { returnUrl, until }: { returnUrl: string; until: Date },
): Promise<string | null> => {
  if (ctx.afterCommit) throw new Error('A checkout is never opened inside a transaction.')
  const provider = ctx.engines.payments
  const begun = await begin(ctx, due, 'checkout')
  return provider.createCheckout({ ...begun, returnUrl, until }).catch(async (error: unknown) => {
    ctx.log.error({ err: error, reference: due.reference }, 'the provider did not open a checkout')
    await ctx.db
      .update(payments)
      .set({ status: 'failed', detail: 'not-opened', settledAt: ctx.now() })
      .where(eq(payments.id, begun.reference))
    return null
  })
}
