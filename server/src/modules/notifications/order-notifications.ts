import type { NotificationName } from '@feria/contract/notifications/kinds'
import type { OrderActKind } from '@feria/contract/orders/values'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { findAct, newsOf, roomsOf } from '../orders/orders.module.ts'
import { findPayout } from '../payments/payments.module.ts'
import { excerptOf } from './excerpt.rules.ts'
import { notify } from './notify.ts'

/** The reseller is notified only of resold orders. */
type Side = 'buyerId' | 'sellerId' | 'resellerId'
type Recipients = [kind: NotificationName, to: Side][]

/** Who is notified of which state of an order; the payment has its own notifications. */
const ofStatus: Partial<Record<Events['orders.moved']['status'], Recipients>> = {
  enviada: [['orderSent', 'buyerId']],
  completada: [
    ['orderCompleted', 'sellerId'],
    ['resalePaid', 'resellerId'],
  ],
  reembolsada: [
    ['orderRefunded', 'buyerId'],
    ['saleRefunded', 'sellerId'],
    ['resaleRefunded', 'resellerId'],
  ],
}

/** It was not sent or handed over in time. */
const ofLate: Recipients = [
  ['orderLate', 'buyerId'],
  ['saleLate', 'sellerId'],
  ['resaleRefunded', 'resellerId'],
]

/** Complete, but with its money still held. */
const ofHeld: Recipients = [
  ['saleHeld', 'sellerId'],
  ['resaleHeld', 'resellerId'],
]

/** Complete, with the buyer's code. */
const ofCode: Recipients = [['orderHandedOver', 'buyerId']]

/** Complete, since its buyer said nothing. */
const ofSilence: Recipients = [['orderAutoCompleted', 'buyerId']]

const ofClaim: Record<Events['orders.claim-moved']['step'], Recipients> = {
  opened: [
    ['claimOpened', 'sellerId'],
    ['resaleClaimed', 'resellerId'],
  ],
  answered: [['claimAnswered', 'buyerId']],
  settled: [
    ['claimSettled', 'buyerId'],
    ['claimSettledForSeller', 'sellerId'],
  ],
}

/** What an operator did. */
const ofAct: Record<OrderActKind, Recipients> = {
  refund: [
    ['orderGivenBack', 'buyerId'],
    ['saleGivenBack', 'sellerId'],
  ],
  extension: [
    ['orderExtended', 'buyerId'],
    ['saleExtended', 'sellerId'],
  ],
}

interface News {
  at: string
  about: string
  /** Words of somebody that stand in it. */
  words?: string
}

const notifyParties = async (ctx: Ctx, orderId: string, recipients: Recipients, { at, about, words }: News): Promise<void> => {
  const news = await newsOf(ctx, orderId)
  const data = {
    orderId,
    orderNumber: news.number,
    productId: news.productId,
    productName: news.productName,
    ...(words ? { excerpt: excerptOf(words) } : {}),
  }
  const roomId = (await roomsOf(ctx, [orderId])).get(orderId)
  for (const [kind, to] of recipients) {
    const userId = news[to]
    // The conversation is the buyer's and the seller's.
    const more = roomId && to !== 'resellerId' ? { roomId } : {}
    if (userId) await notify(ctx, { kind, userId, about, at, data: { ...data, ...more } })
  }
}

/** Notifies the parties concerned of a change of an order's state. The timestamp distinguishes completions before and after a claim. */
export const notifyMoved = async (ctx: Ctx, { orderId, status, at, isHeld, by, clock }: Events['orders.moved']): Promise<void> => {
  const isLate = clock === 'unsent' || clock === 'uncollected'
  const recipients = isLate ? ofLate : isHeld ? ofHeld : ofStatus[status]
  if (!recipients) return
  // The buyer and the seller hear of what an operator did with its reason.
  const recipientsLeft = by === 'operator' ? recipients.filter(([, to]) => to === 'resellerId') : recipients
  const ofWhoDidNotConfirm = by === 'code' ? ofCode : clock === 'silent' ? ofSilence : []
  await notifyParties(ctx, orderId, [...recipientsLeft, ...ofWhoDidNotConfirm], { at, about: `${orderId}:${at}` })
}

/** Notifies the seller that a parcel is not sent yet. */
export const notifyReminder = (ctx: Ctx, { orderId, at }: Events['orders.send-reminded']): Promise<void> =>
  notifyParties(ctx, orderId, [['saleToSend', 'sellerId']], { at, about: orderId })

/** Notifies that the money held until the buyer's right to withdraw ended was released. */
export const notifyPaidOut = async (ctx: Ctx, { orderId, at }: Events['orders.paid-out']): Promise<void> => {
  if (ofStatus.completada) await notifyParties(ctx, orderId, ofStatus.completada, { at, about: `${orderId}:${at}` })
}

/** Notifies the other party of a step of a claim, and both of its end. */
export const notifyClaim = (ctx: Ctx, { claimId, orderId, step }: Events['orders.claim-moved']): Promise<void> =>
  notifyParties(ctx, orderId, ofClaim[step], { at: ctx.now().toISOString(), about: claimId })

/** Notifies both parties of what an operator did to their order, with the reason. */
export const notifyActed = async (ctx: Ctx, { actId, orderId, at }: Events['orders.acted']): Promise<void> => {
  const act = await findAct(ctx, actId)
  if (act) await notifyParties(ctx, orderId, ofAct[act.kind], { at, about: actId, words: act.reason })
}

/** Notifies the member of a resolved withdrawal. */
export const notifyPayout = async (ctx: Ctx, { payoutId }: Events['payments.payout-settled']): Promise<void> => {
  const payout = await findPayout(ctx, payoutId)
  if (payout) await notify(ctx, { kind: 'payoutSettled', userId: payout.userId, about: payoutId, at: ctx.now().toISOString(), data: {} })
}
