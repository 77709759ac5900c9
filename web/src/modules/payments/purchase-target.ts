import type { ProductDetail } from '@feria/contract/catalogue'
import { sentence } from '@feria/contract/errors'
import { type CardType, cardTypes } from '@feria/contract/words'

/** What is paid: one unit of a product, or an order that is reserved already. */
export interface Target {
  kind: 'product' | 'order'
  id: string
  /** Null on /payment, where it is chosen. */
  cardType: CardType | null
}

const cardTypeOf = (value: unknown): CardType | null => cardTypes.find((type) => type === value) ?? null

/** What is being paid and how, from the navigation state or the query; null when neither an order nor a product is named [PAY-04]. */
export const readTarget = (state: unknown, search: URLSearchParams): Target | null => {
  const passed = (state ?? {}) as { productId?: unknown; orderId?: unknown; cardType?: unknown }
  const named = (name: 'productId' | 'orderId') => (typeof passed[name] === 'string' ? passed[name] : search.get(name))
  const [orderId, productId] = [named('orderId'), named('productId')]
  const id = orderId || productId
  if (!id) return null
  return { kind: orderId ? 'order' : 'product', id, cardType: cardTypeOf(passed.cardType) ?? cardTypeOf(search.get('cardType')) }
}

/** A target as the query and the navigation state name it [PAY-03]. */
export const stateFor = ({ kind, id, cardType }: Target): Record<string, string> => ({
  [kind === 'order' ? 'orderId' : 'productId']: id,
  ...(cardType ? { cardType } : {}),
})

/** An address that carries a target as query, so that a reload works; its state says the same [PAY-03]. */
export const addressFor = (path: '/payment' | '/card-details', target: Target): string => `${path}?${new URLSearchParams(stateFor(target))}`

/** Where the state of an order's payment is told. */
export const returnAddress = (orderId: string): string => `/payment/return?${new URLSearchParams({ order: orderId })}`

/** Why this member cannot buy the product now, in the words of the server; null when they can. */
export const objectionTo = (product: ProductDetail, memberId: string | undefined): string | null => {
  const { name } = product
  if (product.userId === memberId) return sentence('orders.own-product')
  if (product.sold) return sentence('orders.sold', { name })
  if (product.price === null) return sentence('orders.no-price', { name })
  if (product.stock < 1) return sentence('orders.out-of-stock', { name })
  return product.can.buy ? null : sentence('orders.not-for-sale', { name })
}
