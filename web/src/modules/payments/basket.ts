import type { Delivery, ProductDetail } from '@feria/contract/catalogue/schemas'
import { type Currency, toMajor, toMinor } from '@feria/contract/money'
import type { OrderDelivery } from '@feria/contract/orders/delivery-schemas'
import type { Order } from '@feria/contract/orders/schemas'
import type { Breakdown, ResaleOffer } from '@feria/contract/reselling/schemas'

import { type DeliveryValues, deliveryOf } from './delivery/delivery.ts'

/** What is being paid, whether its order was already placed or is placed by the payment. */
export interface Basket {
  /** Null until the order is placed. */
  orderId: string | null
  /** The first product. */
  productId: string
  /** Where «Volver al producto» leads. */
  page: string
  lines: { id: string; name: string; imageUrl: string | null }[]
  /** The seller; for a resale, the reseller. */
  seller: string
  /** For a resale not ordered yet: the breakdown of the total. */
  parts: Breakdown | null
  total: number
  currency: Currency
  due: Order['due']
  reservedUntil: string | null
  /** How its seller delivers, while the buyer may choose; null once it is ordered. */
  offer: Delivery | null
  /** How it arrives, included in the total; null until it is chosen. */
  delivery: OrderDelivery | null
}

/** One unit of a product with a price, not ordered yet. */
export const basketOfProduct = ({ id, name, imageUrl, seller, price, currency, delivery }: ProductDetail): Basket => ({
  orderId: null,
  productId: id,
  page: `/products/${id}`,
  lines: [{ id, name, imageUrl }],
  seller: seller.name,
  parts: null,
  total: price ?? 0,
  currency,
  due: null,
  reservedUntil: null,
  offer: delivery,
  delivery: null,
})

/** An order of the member at its own amount, whatever its products cost now. */
export const basketOfOrder = ({ id, orderItems, totalPrice, currency, due, reservedUntil, delivery }: Order): Basket => ({
  orderId: id,
  productId: orderItems[0]?.productId ?? '',
  page: `/products/${orderItems[0]?.productId ?? ''}`,
  lines: orderItems.map(({ product }) => product),
  seller: orderItems[0]?.product.seller.name ?? '',
  parts: null,
  total: totalPrice,
  currency,
  due,
  reservedUntil,
  offer: null,
  delivery,
})

/** One unit of what a resale link offers, at the price with commission, not ordered yet. */
export const basketOfOffer = ({ product, breakdown, reseller, delivery }: ResaleOffer, page: string): Basket => ({
  orderId: null,
  productId: product.id,
  page,
  lines: [product],
  seller: reseller.name,
  parts: breakdown,
  total: breakdown?.total ?? 0,
  currency: product.currency,
  due: null,
  reservedUntil: null,
  offer: delivery,
  delivery: null,
})

/** The basket with the delivery that its buyer chose, if there is one to choose. */
export const withDelivery = (basket: Basket, values: DeliveryValues): Basket => {
  const delivery = basket.offer && deliveryOf(basket.offer, values)
  if (!delivery) return basket
  return { ...basket, delivery, total: toMajor(toMinor(basket.total) + toMinor(delivery.price)) }
}

/** True if it is free: ordered without card or charge. */
export const isGift = ({ total }: Pick<Basket, 'total'>): boolean => total === 0

/** The delivery, total and currency that the buyer saw, sent with the order: another price is refused. What is agreed on is not sent. */
export const seenOf = ({ total, currency, delivery }: Basket) => ({
  total,
  currency,
  ...(delivery && delivery.kind !== 'agreed'
    ? { delivery: { kind: delivery.kind, ...(delivery.address ? { address: delivery.address } : {}) } }
    : {}),
})

/** The order that reserves a product for this member and awaits payment; buying it again would take a second unit. */
export const findReserved = (orders: Order[] | undefined, productId: string): Order | undefined =>
  orders?.find(({ status, orderItems }) => status === 'reservada' && orderItems.some((item) => item.productId === productId))
