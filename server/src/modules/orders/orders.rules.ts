import type { ErrorCode } from '@feria/contract/errors'
import type { Currency } from '@feria/contract/money'
import type { OrderStatus } from '@feria/contract/words'

/** Who may take a step: the parties of the order, the payment, or the clock. */
type Who = 'buyer' | 'seller' | 'payment' | 'clock'

/** What can happen to an order: from which state, by whom, to which, and what it means. Decision «pendiente → enviada → completada» [ORD-18]. */
export const steps = [
  { from: 'reservada', who: 'payment', to: 'pendiente', means: 'The card was charged; the seller can send it.' },
  { from: 'reservada', who: 'clock', to: 'cancelada', means: 'Nobody paid within 15 minutes, or the card was refused; the stock is back.' },
  { from: 'pendiente', who: 'seller', to: 'enviada', means: 'The seller handed it over or sent it.' },
  { from: 'enviada', who: 'buyer', to: 'completada', means: 'The buyer has it.' },
  { from: 'enviada', who: 'clock', to: 'completada', means: 'Seven days passed since it was sent and the buyer said nothing.' },
] as const satisfies { from: OrderStatus; who: Who; to: OrderStatus; means: string }[]

/** States in which something is still owed: money, the thing, or its confirmation. */
export const openStatuses = ['reservada', 'pendiente', 'enviada'] as const satisfies OrderStatus[]

/** Days after which silence means that an order arrived. */
export const SILENCE_DAYS = 7

/** True when this party may move an order from one state to another. */
export const mayMove = (from: OrderStatus, to: OrderStatus, who: Who): boolean =>
  steps.some((step) => step.from === from && step.to === to && step.who === who)

interface Wanted {
  priceMinor: number | null
  currency: Currency
  userId: string
  name: string
}

/** What keeps a set of units from being one order: a price to be agreed, one's own product, several sellers or currencies. */
export const objectionTo = (units: Wanted[], buyerId: string): { code: ErrorCode; name: string } | null => {
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

/** Why a unit could not be taken. A hidden product of another is said not to exist. */
export const objectionToUntaken = (product: Shown | undefined, buyerId: string): ErrorCode => {
  if (!product || (!product.isVisible && product.userId !== buyerId)) return 'catalogue.not-found'
  if (product.userId === buyerId) return 'orders.own-product'
  if (product.soldAt) return 'orders.sold'
  if (product.stock < 1) return 'orders.out-of-stock'
  return 'orders.not-for-sale'
}

/** The sum of what is bought, in minor units. */
export const totalOf = (units: { priceMinor: number | null }[]): number => units.reduce((sum, unit) => sum + (unit.priceMinor ?? 0), 0)

/** A key that clients may send, so that asking twice buys once. */
export const isIdempotencyKey = (key: string): boolean => /^[\w-]{8,100}$/.test(key)

/** Letters and digits that nobody takes for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An order's number out of ten random bytes, e.g. `F-7KQ2M-9XWTC`. */
export const numberOf = (random: Uint8Array): string => codeOf('F', random)

/** The code of a request to withdraw out of ten random bytes, e.g. `A-7KQ2M-9XWTC`. */
export const withdrawalCodeOf = (random: Uint8Array): string => codeOf('A', random)

const codeOf = (kind: string, random: Uint8Array): string => {
  const signs = [...random.subarray(0, 10)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
  return `${kind}-${signs.slice(0, 5)}-${signs.slice(5)}`
}
