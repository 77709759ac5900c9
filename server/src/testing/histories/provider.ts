import { argentineDay, startOfDay } from '@feria/contract/argentine-day'
import { dayAfterWorkingDays } from '../../modules/orders/clocks/working-days.rules.ts'
import {
  type Attempt,
  type Charge,
  complete,
  DAY,
  giveAllBack,
  MINUTE,
  type Model,
  type Order,
  pay,
  refund,
  releaseFunds,
  restockUnsent,
  sum,
  unreserve,
} from './model.ts'

/** A payment as the provider reported it, now or earlier. */
export type Snapshot = Pick<Charge, 'id' | 'attempt' | 'status' | 'refundedMinor'>

export const cameIn = ({ status }: Pick<Charge, 'status'>): boolean => ['approved', 'refunded', 'charged-back'].includes(status)

/** An order follows the state of its payments. */
export const follow = (model: Model, attempt: Attempt): void => {
  const { order } = attempt
  if (attempt.status === 'approved') {
    pay(model, order, attempt)
    return
  }
  if (order.status !== 'reservada' || order.attempts.some(({ status }) => status === 'approved')) return
  if (order.attempts.some(({ status }) => status === 'pending')) order.reservedUntil = model.now() + 30 * MINUTE
}

/** A chargeback: the rest of the released money is released again; with nothing left the order ends. */
export const followTaken = (model: Model, attempt: Attempt): void => {
  const { order } = attempt
  if (order.paidBy !== attempt || order.status === 'reembolsada' || order.status === 'cancelada') return
  if (attempt.backMinor < attempt.capturedMinor) {
    if (order.status === 'completada') releaseFunds(model, order)
    return
  }
  Object.assign(order, { status: 'reembolsada', heldUntil: null, claimId: null, claimedAt: null, answeredAt: null })
  order.refundedAt ??= model.now()
  restockUnsent(order)
}

/** Applies what the provider reports. */
export const applyReport = (model: Model, snapshot: Snapshot): void => {
  const { attempt } = snapshot
  if (attempt.status === 'approved' && attempt.chargeId !== snapshot.id) return
  const now = cameIn(snapshot) ? 'approved' : snapshot.status === 'pending' ? 'pending' : 'rejected'
  const isBehind =
    attempt.chargeId === snapshot.id
      ? attempt.status === 'rejected' || attempt.status === now
      : attempt.status === 'pending' && now === 'rejected'
  const isNews = attempt.status !== 'approved' && (now === 'approved' || (!isBehind && attempt.status !== 'failed'))
  if (isNews) {
    Object.assign(attempt, { status: now, chargeId: snapshot.id })
    if (now === 'approved') attempt.capturedMinor = attempt.order.totalMinor
  }
  const isTaken = cameIn(snapshot) && takeBack(model, snapshot)
  if (isNews) follow(model, attempt)
  if (isTaken) followTaken(model, attempt)
}

/** Money was returned without our request, which covers refused refunds first. Returns whether it took from what is held. */
const takeBack = (model: Model, { attempt, status, refundedMinor }: Snapshot): boolean => {
  const reportedMinor = status === 'charged-back' ? attempt.capturedMinor : refundedMinor
  const known = attempt.refunds.filter((one) => one.status !== 'refused').map(({ amountMinor }) => amountMinor)
  let newMinor = reportedMinor - attempt.takenMinor - sum(known)
  for (const refused of attempt.refunds.filter((one) => one.status === 'refused')) {
    if (newMinor <= 0) return false
    const doneMinor = Math.min(newMinor, refused.amountMinor)
    const restMinor = refused.amountMinor - doneMinor
    newMinor -= doneMinor
    Object.assign(refused, { status: 'done', amountMinor: doneMinor })
    if (restMinor > 0) {
      // The money of the rest is already set aside.
      attempt.backMinor -= restMinor
      refund(model, attempt, restMinor)
    }
  }
  if (newMinor <= 0) return false
  attempt.legs.clear()
  attempt.takenMinor += newMinor
  attempt.backMinor += newMinor
  return true
}

/** The provider's answer about an attempt: what was received, otherwise what is under review, otherwise what was refused. */
const ask = (model: Model, attempt: Attempt): void => {
  const charges = [...model.charges.values()].filter((charge) => charge.attempt === attempt)
  const reported = charges.find(cameIn) ?? charges.find(({ status }) => status === 'pending') ?? charges[0]
  if (reported) applyReport(model, reported)
  else if (attempt.status === 'started' && model.now() - attempt.begunAt >= 30 * MINUTE) attempt.status = 'failed'
}

const mayCome = ({ status, kind }: Attempt): boolean =>
  status === 'started' || status === 'pending' || (status === 'rejected' && kind === 'checkout')

/** The state of an order's payment, after asking about open attempts; the newest attempt first. */
export const outcomeOf = (model: Model, order: Order): 'approved' | 'pending' | 'none' => {
  let isPending = false
  for (const attempt of order.attempts.toReversed()) {
    if (mayCome(attempt)) ask(model, attempt)
    if (attempt.status === 'approved') {
      pay(model, order, attempt)
      return 'approved'
    }
    isPending ||= attempt.status === 'pending'
  }
  return isPending ? 'pending' : 'none'
}

/** Sends waiting refunds to the provider, unless it is down. */
export const workRefunds = (model: Model): void => {
  while (model.provider !== 'away' && model.waiting.length > 0) {
    const { attempt, refund: asked } = model.waiting.shift() as Model['waiting'][number]
    const charge = model.charges.get(attempt.chargeId ?? '')
    if (!charge) throw new Error('A refund has no payment.')
    const isTaken =
      model.provider === 'here' && charge.status === 'approved' && charge.refundedMinor + asked.amountMinor <= attempt.order.totalMinor
    asked.status = isTaken ? 'done' : 'refused'
    if (isTaken) refundAtPanel(charge, asked.amountMinor)
    else applyReport(model, charge)
  }
}

/** The provider refunds a part of a payment, at anyone's request. */
export const refundAtPanel = (charge: Charge, amountMinor: number): void => {
  charge.refundedMinor += amountMinor
  if (charge.refundedMinor === charge.attempt.order.totalMinor) charge.status = 'refunded'
}

/** Five whole working days of a parcel, thirty days of what is handed over. */
const isLate = ({ status, paidAt, isParcel }: Order, now: number): boolean => {
  if (status !== 'pendiente' || paidAt === null) return false
  if (!isParcel) return paidAt < now - 30 * DAY
  return startOfDay(dayAfterWorkingDays(argentineDay(new Date(paidAt)), 5, [])).getTime() <= now
}

/** Three days without an answer, or thirty with one and without a decision. */
const isUnresolved = ({ status, claimedAt, answeredAt }: Order, now: number): boolean =>
  status === 'en disputa' && (answeredAt === null ? (claimedAt ?? now) < now - 3 * DAY : answeredAt < now - 30 * DAY)

/**
 * The scheduled jobs: expired reservations, what was not delivered, silence after seven days, claims that nobody resolves, money of
 * businesses after ten.
 */
export const sweep = (model: Model): void => {
  const now = model.now()
  for (const order of model.orders) {
    if (order.status === 'reservada' && order.reservedUntil !== null && order.reservedUntil < now) expire(model, order)
    if (isLate(order, now) || isUnresolved(order, now)) giveAllBack(model, order)
    if (order.status === 'enviada' && (order.sentAt ?? now) < now - 7 * DAY) {
      complete(model, order)
      releaseFunds(model, order)
    }
    if (order.heldUntil !== null && order.heldUntil < now) {
      releaseFunds(model, order)
      order.heldUntil = null
    }
  }
}

const expire = (model: Model, order: Order): void => {
  const outcome = outcomeOf(model, order)
  if (order.status !== 'reservada') return
  if (outcome === 'pending') order.reservedUntil = model.now() + 30 * MINUTE
  else if (outcome === 'none') {
    Object.assign(order, { status: 'cancelada', cancelledAt: model.now(), reservedUntil: null })
    unreserve(order.products)
  }
}
