import type { Currency } from '@feria/contract/money'
import type { OrderStatus } from '@feria/contract/orders/values'

/** The expected state of a history of purchases: amounts in minor units, times in milliseconds. */
export interface Model {
  now: () => number
  orders: Order[]
  charges: Map<string, Charge>
  payouts: Payout[]
  /** Refunds not sent to the provider yet. */
  waiting: { attempt: Attempt; refund: Refund }[]
  provider: 'here' | 'away' | 'refuses'
}

export interface Product {
  id: string
  sellerId: string
  currency: Currency
  priceMinor: number
  /** The price of its parcel; null if it is not sent. */
  parcelMinor: number | null
  initial: number
  stock: number
  reserved: number
  isSold: boolean
}

export interface Order {
  id: string
  buyerId: string
  sellerId: string
  resellerId: string | null
  /** Whether its money is held until the end of the ten days. */
  isOfBusiness: boolean
  products: Product[]
  totalMinor: number
  resaleMinor: number
  parcelMinor: number
  currency: Currency
  status: OrderStatus
  attempts: Attempt[]
  paidBy: Attempt | null
  claimId: string | null
  /** When its open claim was opened and answered. */
  claimedAt: number | null
  answeredAt: number | null
  isParcel: boolean
  createdAt: number
  reservedUntil: number | null
  paidAt: number | null
  sentAt: number | null
  completedAt: number | null
  refundedAt: number | null
  cancelledAt: number | null
  heldUntil: number | null
}

export interface Attempt {
  id: string
  order: Order
  kind: 'card' | 'checkout'
  begunAt: number
  status: 'started' | 'pending' | 'rejected' | 'approved' | 'failed'
  /** The payment it currently stands for. */
  chargeId: string | null
  capturedMinor: number
  /** How much of it left the hold for a refund. */
  backMinor: number
  /** How much of that was a chargeback. */
  takenMinor: number
  refunds: Refund[]
  /** How much was released to whom; «platform» is the marketplace. */
  legs: Map<string, number>
  /** Until when a claim may take back what was released. */
  claimableUntil: number | null
}

interface Refund {
  amountMinor: number
  status: 'asked' | 'done' | 'refused'
}

/** A payment as the provider has it. */
export interface Charge {
  id: string
  attempt: Attempt
  status: 'pending' | 'approved' | 'rejected' | 'refunded' | 'charged-back'
  refundedMinor: number
}

interface Payout {
  id: string
  memberId: string
  currency: Currency
  amountMinor: number
  status: 'pedido' | 'pagado' | 'rechazado' | 'frenado'
  heldUntil: number
}

export const MINUTE = 60_000
export const DAY = 86_400_000
export const FEE_PERCENT = 7
export const PERMILLE = 125
/** Sales that went well after which a member is trusted with money that a claim may take back. */
export const TRUST_SALES = 2

export const sum = (amounts: Iterable<number>): number => [...amounts].reduce((all, one) => all + one, 0)
const part = (of: number, share: number, whole: number): number => Math.floor((2 * of * share + whole) / (2 * whole))

export const releasedOf = ({ legs }: Attempt): number => sum(legs.values())
export const heldOf = (attempt: Attempt): number => attempt.capturedMinor - attempt.backMinor - releasedOf(attempt)
/** The reseller's share of what is held. */
export const resellersOf = (attempt: Attempt): number =>
  attempt.capturedMinor === 0 ? 0 : part(heldOf(attempt), attempt.order.resaleMinor, attempt.capturedMinor)
/** How much was refunded or is being refunded. */
export const backOf = ({ takenMinor, refunds }: Attempt): number =>
  takenMinor + sum(refunds.filter(({ status }) => status !== 'refused').map(({ amountMinor }) => amountMinor))

/** The end of the ten days of the law. */
const legalEnd = (order: Order): number => (order.completedAt ?? Number.POSITIVE_INFINITY) + 10 * DAY
export const isWithinTenDays = (model: Model, order: Order): boolean => model.now() <= legalEnd(order)

export const isThere = (product: Product): boolean => product.stock > 0 && !product.isSold
export const reserve = (products: Product[]): void => {
  for (const product of products) {
    product.stock -= 1
    product.reserved += 1
  }
}
export const unreserve = (products: Product[]): void => {
  for (const product of products) {
    product.stock += 1
    product.reserved -= 1
  }
}
const sellUnits = (products: Product[]): void => {
  for (const product of products) {
    product.reserved -= 1
    if (product.stock === 0 && product.reserved === 0) product.isSold = true
  }
}
/** Restocks what was never shipped. */
export const restockUnsent = ({ sentAt, products }: Order): void => {
  if (sentAt !== null) return
  for (const product of products) {
    if (product.stock === 0) product.isSold = false
    product.stock += 1
  }
}

/** Starts a refund. */
export const refund = (model: Model, attempt: Attempt, amountMinor: number): void => {
  if (amountMinor === 0) return
  const asked: Refund = { amountMinor, status: 'asked' }
  attempt.backMinor += amountMinor
  attempt.refunds.push(asked)
  model.waiting.push({ attempt, refund: asked })
}

/** Releases what is held, unless the buyer of a business may still withdraw. */
export const releaseFunds = (model: Model, order: Order): void => {
  const attempt = order.paidBy
  if (!attempt || heldOf(attempt) === 0 || (order.heldUntil !== null && model.now() <= order.heldUntil)) return
  const resellerMinor = resellersOf(attempt)
  const parcelMinor = Math.min(part(heldOf(attempt), order.parcelMinor, order.totalMinor), heldOf(attempt) - resellerMinor)
  const sellerMinor = heldOf(attempt) - resellerMinor - parcelMinor
  const feeMinor = Math.floor((sellerMinor * FEE_PERCENT + 50) / 100)
  const shares = [
    [order.resellerId ?? '', resellerMinor] as const,
    [order.sellerId, sellerMinor - feeMinor + parcelMinor] as const,
    ['platform', feeMinor] as const,
  ]
  for (const [who, minor] of shares) if (minor > 0) attempt.legs.set(who, (attempt.legs.get(who) ?? 0) + minor)
  attempt.claimableUntil = legalEnd(order)
}

export const complete = (model: Model, order: Order, how?: 'by code'): void => {
  order.status = 'completada'
  order.completedAt ??= model.now()
  const isHeld = order.isOfBusiness && (order.resellerId !== null || how !== undefined)
  order.heldUntil = isHeld && isWithinTenDays(model, order) ? legalEnd(order) : null
}

export const giveAllBack = (model: Model, order: Order): void => {
  order.status = 'reembolsada'
  order.refundedAt ??= model.now()
  Object.assign(order, { heldUntil: null, claimId: null, claimedAt: null, answeredAt: null })
  if (order.paidBy) refund(model, order.paidBy, heldOf(order.paidBy))
  restockUnsent(order)
}

/** A payment pays its order, or is refunded. */
export const pay = (model: Model, order: Order, attempt: Attempt): void => {
  if (order.paidBy === attempt) return
  const now = model.now()
  const paid = { paidBy: attempt, paidAt: now, reservedUntil: null }
  if (heldOf(attempt) === 0) {
    if (order.status !== 'reservada') return
    Object.assign(order, paid, { status: 'reembolsada', refundedAt: now })
    unreserve(order.products)
    return
  }
  if (order.status === 'cancelada' && order.products.every(isThere)) {
    reserve(order.products)
    order.status = 'reservada'
  }
  if (order.status !== 'reservada') {
    refund(model, attempt, attempt.capturedMinor - backOf(attempt))
    return
  }
  Object.assign(order, paid, { status: 'pendiente', cancelledAt: null })
  sellUnits(order.products)
}
