import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { sentence } from '@feria/contract/errors'
import { type CardType, cardTypes } from '@feria/contract/payments/values'
import type { ResaleOffer } from '@feria/contract/reselling/schemas'

/** What is paid: one unit of a product, an order that is reserved already, or what a resale link offers, by the id of the link. */
export interface Target {
  kind: 'product' | 'order' | 'resale'
  id: string
  /** Null on /payment, where it is chosen. */
  cardType: CardType | null
  /** Of a resale: what the address of its payment carries; it names the transaction that is paid. */
  t?: string
}

const names = { product: 'productId', order: 'orderId', resale: 'resaleId' } as const

const cardTypeOf = (value: unknown): CardType | null => cardTypes.find((type) => type === value) ?? null

/** What is being paid and how, from the navigation state or the query; null when no order, link or product is named. */
export const readTarget = (state: unknown, search: URLSearchParams): Target | null => {
  const passed = (state ?? {}) as Record<string, unknown>
  const named = (name: string) => (typeof passed[name] === 'string' ? passed[name] : search.get(name))
  const kind = (['order', 'resale', 'product'] as const).find((one) => named(names[one]))
  const id = kind && named(names[kind])
  if (!id) return null
  const t = kind === 'resale' && named('t')
  return { kind, id, cardType: cardTypeOf(passed.cardType) ?? cardTypeOf(search.get('cardType')), ...(t ? { t } : {}) }
}

/** A target as the query and the navigation state name it. */
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

/** An address that carries a target as query, so that a reload works; its state says the same. */
export const addressFor = (path: '/payment' | '/card-details', target: Target): string => `${path}?${new URLSearchParams(stateFor(target))}`

/** Where the state of an order's payment is told. */
export const returnAddress = (orderId: string): string => `/payment/return?${new URLSearchParams({ order: orderId })}`

/** Why this member cannot buy what a link offers, in the words of the server; null when they can. */
export const objectionToOffer = (
  { reseller, product, isAvailable, breakdown }: ResaleOffer,
  memberId: string | undefined,
): string | null => {
  if (reseller.id === memberId) return sentence('reselling.own-link')
  if (product.userId === memberId) return sentence('orders.own-product')
  return isAvailable && breakdown ? null : sentence('reselling.not-available')
}

/** Why this member cannot buy the product now, in the words of the server; null when they can. */
export const objectionTo = (product: ProductDetail, memberId: string | undefined): string | null => {
  const { name } = product
  if (product.userId === memberId) return sentence('orders.own-product')
  if (product.sold) return sentence('orders.sold', { name })
  if (product.price === null) return sentence('orders.no-price', { name })
  if (product.stock < 1) return sentence('orders.out-of-stock', { name })
  return product.can.buy ? null : sentence('orders.not-for-sale', { name })
}
