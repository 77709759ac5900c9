import type { ErrorCode } from '@feria/contract/errors'
import type { Currency } from '@feria/contract/money'
import type { Claim, Order } from '@feria/contract/orders/schemas'
import {
  CLAIM_DAYS,
  DELIVERY_CODE_DIGITS,
  type DeliveryKind,
  type OrderEvent,
  type OrderStatus,
  RECOVER_DAYS,
} from '@feria/contract/orders/values'

/**
 * Who may take a step: a party of the order, whoever has its buyer's code, an admin who decides its
 * claim, an operator who gives money back, the payment, or a scheduled job.
 */
type Who = 'buyer' | 'seller' | 'reseller' | 'code' | 'admin' | 'operator' | 'payment' | 'clock'

/** The transitions of an order: from which state, by whom, to which, and their meaning («pendiente → enviada → completada»). */
export const steps = [
  { from: 'reservada', who: 'payment', to: 'pendiente', means: 'It is paid; the money is held and the seller can send it.' },
  {
    from: 'reservada',
    who: 'clock',
    to: 'cancelada',
    means: 'Nobody paid within 15 minutes, 30 at the provider\u2019s page; the stock is back.',
  },
  { from: 'reservada', who: 'payment', to: 'reembolsada', means: 'It was paid, and the money went back before anybody here heard of it.' },
  {
    from: 'cancelada',
    who: 'payment',
    to: 'pendiente',
    means: 'The payment came late and the units are still there; otherwise it is given back.',
  },
  { from: 'pendiente', who: 'buyer', to: 'reembolsada', means: 'The buyer withdrew before it was sent.' },
  { from: 'pendiente', who: 'seller', to: 'reembolsada', means: 'The seller cannot deliver.' },
  { from: 'pendiente', who: 'clock', to: 'reembolsada', means: 'It was not sent or handed over in time.' },
  { from: 'pendiente', who: 'seller', to: 'enviada', means: 'The seller handed it over or sent it.' },
  { from: 'enviada', who: 'buyer', to: 'completada', means: 'The buyer has it.' },
  { from: 'pendiente', who: 'code', to: 'completada', means: 'The seller or the reseller handed it over and has the code of the buyer.' },
  { from: 'enviada', who: 'code', to: 'completada', means: 'The same of what was sent.' },
  { from: 'enviada', who: 'reseller', to: 'completada', means: 'Seven days passed since it was sent.' },
  { from: 'enviada', who: 'clock', to: 'completada', means: 'Seven days passed since it was sent and the buyer said nothing.' },
  { from: 'pendiente', who: 'buyer', to: 'en disputa', means: 'The buyer claims; the money stays held.' },
  { from: 'enviada', who: 'buyer', to: 'en disputa', means: 'The buyer claims or withdraws; the money stays held.' },
  {
    from: 'completada',
    who: 'buyer',
    to: 'en disputa',
    means: 'The same within ten days of the delivery; the money is taken back and held.',
  },
  { from: 'en disputa', who: 'buyer', to: 'completada', means: 'The buyer took the claim back; the money is released.' },
  { from: 'en disputa', who: 'seller', to: 'reembolsada', means: 'The seller gives the money back.' },
  { from: 'en disputa', who: 'admin', to: 'reembolsada', means: 'An admin decided for the buyer.' },
  { from: 'en disputa', who: 'admin', to: 'completada', means: 'An admin decided for the seller, or that a part goes back.' },
  { from: 'en disputa', who: 'clock', to: 'reembolsada', means: 'The seller did not answer the claim, or nobody decided it.' },
  { from: 'pendiente', who: 'operator', to: 'reembolsada', means: 'Somebody at the site gave everything back that was held.' },
  { from: 'enviada', who: 'operator', to: 'reembolsada', means: 'The same of what was sent.' },
  { from: 'completada', who: 'operator', to: 'reembolsada', means: 'The same of what was delivered and not paid out yet.' },
  { from: 'en disputa', who: 'operator', to: 'reembolsada', means: 'The same during a claim, which ends with it.' },
  { from: 'pendiente', who: 'payment', to: 'reembolsada', means: 'The bank took the money back.' },
  { from: 'enviada', who: 'payment', to: 'reembolsada', means: 'The bank took the money back.' },
  { from: 'completada', who: 'payment', to: 'reembolsada', means: 'The bank took the money back.' },
  { from: 'en disputa', who: 'payment', to: 'reembolsada', means: 'The bank took the money back.' },
] as const satisfies { from: OrderStatus; who: Who; to: OrderStatus; means: string }[]

/** States in which something is still owed: money, the product, or its confirmation. */
export const openStatuses = ['reservada', 'pendiente', 'enviada', 'en disputa'] as const satisfies OrderStatus[]

interface Dated {
  status: OrderStatus
  sentAt: Date | null
  completedAt: Date | null
}

interface Bought extends Dated {
  deliveryKind: DeliveryKind
  paidAt: Date | null
  totalMinor: number
}

const DAY_MS = 86_400_000

/** When a buyer's right to withdraw ends: ten days after delivery (Ley 24.240, artículo 34). */
export const withdrawalEnd = (completedAt: Date): Date => new Date(completedAt.getTime() + CLAIM_DAYS * DAY_MS)

/** What was delivered before may no longer be claimed. */
export const claimableSince = (now: Date): Date => new Date(now.getTime() - CLAIM_DAYS * DAY_MS)

/** True while the buyer may still claim or withdraw: until delivery, and for ten days after (Ley 24.240, artículo 34). */
export const isWithinClaim = ({ completedAt }: Dated, now: Date): boolean => completedAt === null || now <= withdrawalEnd(completedAt)

interface Stamped {
  createdAt: Date
  paidAt: Date | null
  sentAt: Date | null
  completedAt: Date | null
  cancelledAt: Date | null
  refundedAt: Date | null
}

/** What happened to an order, its latest claim and by operators, the oldest first; of the same moment, in the order of the usual way. */
export const historyOf = (
  order: Stamped,
  claim: Pick<Claim, 'createdAt' | 'answeredAt' | 'settledAt'> | null,
  acts: Order['history'] = [],
): Order['history'] => {
  const at: [OrderEvent, Date | string | null | undefined][] = [
    ['ordered', order.createdAt],
    ['paid', order.paidAt],
    ['sent', order.sentAt],
    ['claim opened', claim?.createdAt],
    ['claim answered', claim?.answeredAt],
    ['claim resolved', claim?.settledAt],
    ['completed', order.completedAt],
    ['cancelled', order.cancelledAt],
    ['refunded', order.refundedAt],
  ]
  const states: Order['history'] = at.flatMap(([event, time]) => (time ? [{ event, at: new Date(time).toISOString() }] : []))
  return [...states, ...acts].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** Whether what the buyer collects, or agrees on, was not handed over in time: the money is theirs to take back. */
const isRecoverable = ({ status, deliveryKind, paidAt, totalMinor }: Bought, now: Date): boolean =>
  status === 'pendiente' &&
  deliveryKind !== 'parcel' &&
  totalMinor > 0 &&
  paidAt !== null &&
  now.getTime() - paidAt.getTime() >= RECOVER_DAYS * DAY_MS

/** What the buyer may do with an order now. Withdrawing after shipping means returning it, so it opens a claim. */
export const buyerMay = (order: Bought, now: Date) => {
  const isClaimable = mayMove(order.status, 'en disputa', 'buyer') && isWithinClaim(order, now)
  return {
    pay: order.status === 'reservada',
    receive: mayMove(order.status, 'completada', 'buyer') && order.status === 'enviada',
    claim: isClaimable,
    withdraw: order.status === 'pendiente' || isClaimable,
    recover: isRecoverable(order, now),
  }
}

/** True when this party may move an order from one state to another. */
export const mayMove = (from: OrderStatus, to: OrderStatus, who: Who): boolean =>
  steps.some((step) => step.from === from && step.to === to && step.who === who)

interface OrderedUnit {
  priceMinor: number | null
  currency: Currency
  userId: string
  name: string
}

/** What prevents units from being one order: no fixed price, one's own product, several sellers or currencies. */
export const objectionTo = (units: OrderedUnit[], buyerId: string): { code: ErrorCode; name: string } | null => {
  const [first] = units
  for (const unit of units) {
    if (unit.userId === buyerId) return { code: 'orders.own-product', name: unit.name }
    if (unit.priceMinor === null) return { code: 'orders.no-price', name: unit.name }
    if (unit.userId !== first?.userId || unit.currency !== first.currency) return { code: 'orders.one-seller', name: unit.name }
  }
  return null
}

interface Shown {
  userId: string
  isVisible: boolean
  soldAt: Date | null
  stock: number
}

/** Why a unit could not be reserved. Another's hidden product is reported as not found. */
export const objectionToUntaken = (product: Shown | undefined, buyerId: string): ErrorCode => {
  if (!product || (!product.isVisible && product.userId !== buyerId)) return 'catalogue.not-found'
  if (product.userId === buyerId) return 'orders.own-product'
  if (product.soldAt) return 'orders.sold'
  if (product.stock < 1) return 'orders.out-of-stock'
  return 'orders.not-for-sale'
}

/** The total of an order, in minor units. */
export const totalOf = (units: { priceMinor: number | null }[]): number => units.reduce((sum, unit) => sum + (unit.priceMinor ?? 0), 0)

/** A commission in thousandths of a price, in minor units, rounded half up, in integer arithmetic. */
export const commissionOf = (priceMinor: number, permille: number): number => Math.floor((priceMinor * permille + 500) / 1000)

/** Letters and digits that cannot be mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An order's number from ten random bytes, e.g. `F-7KQ2M-9XWTC`. */
export const numberOf = (random: Uint8Array): string => codeOf('F', random)

/** A withdrawal request's code from ten random bytes, e.g. `A-7KQ2M-9XWTC`. */
export const withdrawalCodeOf = (random: Uint8Array): string => codeOf('A', random)

/** A delivery code from a random number below `DELIVERY_CODES`, e.g. `048291`: digits, for any keyboard and to be said aloud. */
export const deliveryCodeOf = (random: number): string => String(random).padStart(DELIVERY_CODE_DIGITS, '0')

/** How many delivery codes there are. */
export const DELIVERY_CODES = 10 ** DELIVERY_CODE_DIGITS

const signsOf = (random: Uint8Array): string => [...random].map((byte) => SIGNS[byte % SIGNS.length]).join('')

const codeOf = (kind: string, random: Uint8Array): string => {
  const signs = signsOf(random.subarray(0, 10))
  return `${kind}-${signs.slice(0, 5)}-${signs.slice(5)}`
}
