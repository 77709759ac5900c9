import type { CardType } from '@feria/contract/payments/values'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../core/context.ts'
import type { ProviderPayment } from '../../../engines/payments/payments.ts'
import { askToKeep, type KeptCardRow, noteUsed } from '../kept-cards.ts'
import type { Outcome } from '../outcomes.ts'
import type { Sum } from '../rules.ts'
import { payments } from '../tables.ts'

/** What an attempt pays. */
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

export interface ChargedCard {
  token: string
  type: CardType
  /** The kept card that the token is of. */
  kept: KeptCardRow | null
  /** Whether to keep the card once it has paid. */
  keepCard: boolean
}

/** An attempt as the provider is asked for it; its id is the provider's reference. */
export type Begun = Awaited<ReturnType<typeof begin>>

/** Stores an attempt before the provider is asked, and returns what to send. */
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
 * Stores the attempt to charge a card, in the caller's transaction if there is one: only once that has committed may `chargeCard` ask the
 * provider, which after a crash can then be asked about it. For `orders`.
 */
export const beginCharge = (ctx: Ctx, due: Due): Promise<Begun> => begin(ctx, due, 'card')

/** Does what the provider's answer means for the order, in one transaction with `absorb`, and returns the outcome. */
type Settle = (payment: ProviderPayment) => Promise<Outcome>

/**
 * Charges a card token for a stored attempt, outside any transaction: no row may stay locked during a provider's request. For `orders`. The
 * attempt's id is the provider's idempotency key. What the provider answers at once is settled by `settle`. Only a card that was approved
 * is kept.
 */
export const chargeCard = async (ctx: Ctx, begun: Begun, card: ChargedCard, settle: Settle): Promise<Outcome> => {
  if (ctx.afterCommit) throw new Error('A card is never charged inside a transaction.')
  const provider = ctx.engines.payments
  const request = { ...begun, token: card.token, cardType: card.type, kept: card.kept }
  const payment = await provider.charge(request).catch((error: unknown) => {
    ctx.log.error({ err: error, paymentId: begun.reference }, 'the provider did not answer a charge')
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
  const outcome = await settle(payment)
  if (outcome.status === 'approved') await afterCharge(ctx, outcome.paymentId, card)
  return outcome
}

/** The purchase is paid: nothing that follows may fail it. */
const afterCharge = async (ctx: Ctx, paymentId: string, { token, kept, keepCard }: ChargedCard): Promise<void> => {
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
