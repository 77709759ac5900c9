import { createHash } from 'node:crypto'
import type { CardType } from '@feria/contract/payments/values'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import type { ProviderPayment } from '../../../../engines/payments/payments.ts'
import {
  absorb,
  type Begun,
  beginCharge,
  type ChargedCard,
  chargeCard,
  findPayableCard,
  type Outcome,
  reasonOf,
} from '../../../payments/payments.module.ts'
import { orders } from '../../tables.ts'
import { dueOf } from '../due.ts'
import { lockOrder, type OrderRow } from '../money.ts'
import { confirmPaid, confirmPayment, type Paid } from '../payment.ts'
import { waitFor } from '../payment-events.ts'
import type { OrderItem } from '../room.ts'

/** The refusal for a card token that the provider did not know. */
const BAD_TOKEN = 'bad-token'

/** What pays an order: a token, and the kept card that it is of, or whether its card is to be kept. */
export interface Card {
  token: string
  type: CardType
  cardId: string | null
  keepCard: boolean
}

interface CardFields {
  cardToken?: string | undefined
  paymentMethod?: CardType | undefined
  cardId?: string | undefined
  keepCard?: boolean | undefined
}

/** The card of a request; null without one. A kept card needs its token too. */
export const cardOf = ({ cardToken, paymentMethod, cardId, keepCard }: CardFields): Card | null => {
  if (cardToken) return { token: cardToken, type: paymentMethod ?? 'credit', cardId: cardId ?? null, keepCard: keepCard ?? false }
  return cardId ? fail('bad-input', {}, { cardToken: 'Faltan los datos de la tarjeta.' }) : null
}

/** Distinguishes card tokens without storing them. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A charge whose attempt is stored, and what its order is of, where the caller knows it. */
export interface BegunCharge {
  begun: Begun
  kept: ChargedCard['kept']
  items?: OrderItem[]
}

/**
 * Charges a card token for a reserved order of the member, outside any transaction; the attempt is stored now, unless it was before. The
 * caller has claimed the payment with `payingSince`, so no other request charges at the same time. An approved card pays the order in one
 * transaction with its capture. A refused one fails with the reason and leaves the order payable; when the provider does not answer, or is
 * reviewing it, the order stays reserved until the outcome is known. Returns the order if this charge has just paid it.
 */
export const chargeOrder = async (ctx: Ctx, order: OrderRow, card: Card, before?: BegunCharge): Promise<Paid | null> => {
  const { begun, kept, items } = before ?? (await begin(ctx, order, card))
  const charged = { token: card.token, type: kept?.cardType ?? card.type, kept, keepCard: card.keepCard }
  let paid: Paid | null = null
  const outcome = await chargeCard(ctx, begun, charged, async (payment) => {
    const settled = await settle(ctx, order.id, payment, items)
    paid = settled.paid
    return settled.outcome
  })
  if (!paid) await conclude(ctx, order.id, outcome, card.token)
  return paid
}

const begin = async (ctx: Ctx, order: OrderRow, card: Card): Promise<BegunCharge> => {
  try {
    const due = await dueOf(ctx, order)
    const kept = card.cardId ? await findPayableCard(ctx, card.cardId) : null
    return { begun: await beginCharge(ctx, { ...due, payerEmail: memberOf(ctx).email }), kept }
  } catch (error) {
    // The provider was not asked, so the next request need not wait.
    await ctx.db.update(orders).set({ payingSince: null }).where(eq(orders.id, order.id))
    throw error
  }
}

/** Applies the provider's answer. An approval of a reserved order pays it here and now; the rest is for `conclude` and the event. */
const settle = (
  ctx: Ctx,
  orderId: string,
  payment: ProviderPayment,
  items?: OrderItem[],
): Promise<{ outcome: Outcome; paid: Paid | null }> =>
  withTransaction(ctx, async (ctx) => {
    // Before the payment, as everywhere.
    const order = payment.status === 'approved' ? await lockOrder(ctx, orderId) : undefined
    let paid: Paid | null = null
    const outcome = await absorb(ctx, payment, async (ctx, paymentId) => {
      if (order?.status === 'reservada') paid = await confirmPaid(ctx, order, paymentId, items)
      return paid !== null
    })
    return { outcome: outcome ?? { status: 'unknown' }, paid }
  })

const conclude = async (ctx: Ctx, orderId: string, outcome: Outcome, token: string): Promise<void> => {
  if (outcome.status === 'approved') return confirmPayment(ctx, orderId, outcome.paymentId)
  if (outcome.status === 'unknown') return fail('payments.unavailable')
  if (outcome.status === 'pending') return waitFor(ctx, orderId)
  const refusal = outcome.status === 'rejected' ? outcome.detail : BAD_TOKEN
  await ctx.db
    .update(orders)
    .set({ refusal, refusedToken: tokenHash(token), payingSince: null })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'reservada')))
  return refuse(refusal)
}

/** Fails with the reason of a refusal, also when the request is repeated. */
export const refuse = (refusal: string): never =>
  refusal === BAD_TOKEN ? fail('payments.bad-token') : fail('payments.rejected', { reason: reasonOf(refusal) })
