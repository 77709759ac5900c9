import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { sentence } from '@feria/contract/errors'
import { type CardType, cardTypes } from '@feria/contract/payments/values'
import type { ResaleOffer } from '@feria/contract/reselling/schemas'

/** What is paid: one unit of a product, an order already reserved, or what a resale link offers, by the link's id. */
export interface Target {
  kind: 'product' | 'order' | 'resale'
  id: string
  /** Null on /payment, where it is chosen. */
  cardType: CardType | null
  /** For a resale: the `t` parameter of its payment URL, which names the transaction being paid. */
  t?: string
}

const names = { product: 'productId', order: 'orderId', resale: 'resaleId' } as const

const cardTypeOf = (value: unknown): CardType | null => cardTypes.find((type) => type === value) ?? null

/** What is being paid and how, from the navigation state or the query; null if no order, link or product is named. */
export const readTarget = (state: unknown, search: URLSearchParams): Target | null => {
  const passed = (state ?? {}) as Record<string, unknown>
  const named = (name: string) => (typeof passed[name] === 'string' ? passed[name] : search.get(name))
  const kind = (['order', 'resale', 'product'] as const).find((one) => named(names[one]))
  const id = kind && named(names[kind])
  if (!id) return null
  const t = kind === 'resale' && named('t')
  return { kind, id, cardType: cardTypeOf(passed.cardType) ?? cardTypeOf(search.get('cardType')), ...(t ? { t } : {}) }
}

/** A target as query and navigation state. */
export const stateFor = ({ kind, id, cardType, t }: Target): Record<string, string> => ({
  [names[kind]]: id,
  ...(t ? { t } : {}),
  ...(cardType ? { cardType } : {}),
})

/** The page of what is paid: where «Volver» leads from /payment. */
export const pageOf = ({ kind, id, t }: Target): string => {
  if (kind === 'resale') return `/resale/${id}${t ? `?${new URLSearchParams({ t })}` : ''}`
  return kind === 'order' ? `/orders/${id}` : `/products/${id}`
}

/** An address with the target in its query, so that a reload works; the navigation state holds the same. */
export const addressFor = (path: '/payment' | '/card-details', target: Target): string => `${path}?${new URLSearchParams(stateFor(target))}`

/** The page that follows the payment of an order. */
export const returnAddress = (orderId: string): string => `/payment/return?${new URLSearchParams({ order: orderId })}`

/** Why this member cannot buy what a link offers, in the server's words; null if they can. */
export const objectionToOffer = (
  { reseller, product, isAvailable, breakdown }: ResaleOffer,
  memberId: string | undefined,
): string | null => {
  if (reseller.id === memberId) return sentence('reselling.own-link')
  if (product.userId === memberId) return sentence('orders.own-product')
  return isAvailable && breakdown ? null : sentence('reselling.not-available')
}

/** Why this member cannot buy the product now, in the server's words; null if they can. */
export const objectionTo = (product: ProductDetail, memberId: string | undefined): string | null => {
  const { name } = product
  if (product.userId === memberId) return sentence('orders.own-product')
  if (product.sold) return sentence('orders.sold', { name })
  if (product.price === null) return sentence('orders.no-price', { name })
  if (product.stock < 1) return sentence('orders.out-of-stock', { name })
  return product.can.buy ? null : sentence('orders.not-for-sale', { name })
}
