import type { ProductDetail } from '@feria/contract/catalogue'
import { sentence } from '@feria/contract/errors'
import { type CardType, cardTypes } from '@feria/contract/words'

export interface Target {
  productId: string
  /** Null on /payment, where it is chosen. */
  cardType: CardType | null
}

const cardTypeOf = (value: unknown): CardType | null => cardTypes.find((type) => type === value) ?? null

/** What is being bought and how, from the navigation state or the query; null when no product is named [PAY-04]. */
export const readTarget = (state: unknown, search: URLSearchParams): Target | null => {
  const passed = (state ?? {}) as { productId?: unknown; cardType?: unknown }
  const productId = typeof passed.productId === 'string' ? passed.productId : search.get('productId')
  if (!productId) return null
  return { productId, cardType: cardTypeOf(passed.cardType) ?? cardTypeOf(search.get('cardType')) }
}

/** An address that carries a target as query, so that a reload works; its state says the same [PAY-03]. */
export const addressFor = (path: '/payment' | '/card-details', { productId, cardType }: Target): string =>
  `${path}?${new URLSearchParams({ productId, ...(cardType ? { cardType } : {}) })}`

/** Why this member cannot buy the product now, in the words of the server; null when they can. */
export const objectionTo = (product: ProductDetail, memberId: string | undefined): string | null => {
  const { name } = product
  if (product.userId === memberId) return sentence('orders.own-product')
  if (product.sold) return sentence('orders.sold', { name })
  if (product.price === null) return sentence('orders.no-price', { name })
  if (product.stock < 1) return sentence('orders.out-of-stock', { name })
  return product.can.buy ? null : sentence('orders.not-for-sale', { name })
}
