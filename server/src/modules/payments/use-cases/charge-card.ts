import type { CardType } from '@feria/contract/payments/values'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../core/context.ts'
import { askToKeep, type KeptCardRow, noteUsed } from '../kept-cards.ts'
import { absorb, type Outcome } from '../outcomes.ts'
import type { Sum } from '../rules.ts'
import { payments } from '../tables.ts'

interface Due extends Sum {
  /** The order's id. */
  reference: string
  /** The seller. */
  payeeId: string
  /** The reseller of a link, and their part of the amount; null and 0 without one. */
  resellerId: string | null
  resellerMinor: number
  description: string
  payerEmail: string
}

interface Card {
  token: string
  type: CardType
  /** The kept card that the token is of. */
  kept: KeptCardRow | null
  /** Whether to keep the card once it has paid. */
  keepCard: boolean
}

/** Stores an attempt before the provider is asked, and returns what to send: its id is the provider's reference. */
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
 * Charges a card token, outside any transaction: no row may stay locked during a provider's request. For `orders`. The attempt is stored
 * first, so that after a crash it can be asked about; its id is the provider's idempotency key. Only a card that was approved is kept.
 */
export const chargeCard = async (ctx: Ctx, due: Due, card: Card): Promise<Outcome> => {
  if (ctx.afterCommit) throw new Error('A card is never charged inside a transaction.')
  const provider = ctx.engines.payments
  const begun = await begin(ctx, due, 'card')
  const request = { ...begun, token: card.token, cardType: card.type, kept: card.kept }
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
  const outcome = (await absorb(ctx, payment)) ?? { status: 'unknown' as const }
  if (outcome.status === 'approved') await afterCharge(ctx, outcome.paymentId, card)
  return outcome
}

/** The purchase is paid: nothing that follows may fail it. */
const afterCharge = async (ctx: Ctx, paymentId: string, { token, kept, keepCard }: Card): Promise<void> => {
  try {
    if (kept) await noteUsed(ctx, kept)
    else if (keepCard) await askToKeep(ctx, paymentId, token)
  } catch (error) {
    ctx.log.error({ err: error, paymentId }, 'a card that has paid could not be noted')
  }
}

/**
 * Opens a provider's checkout page that expires, and returns its URL. For `orders`. Null when the provider fails to open one; the attempt
 * cannot be paid then.
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
