import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import type { Currency } from '@feria/contract/money'
import type { Order } from '@feria/contract/orders/schemas'
import type { Breakdown, ResaleOffer } from '@feria/contract/reselling/schemas'

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
}

/** One unit of a product with a price, not ordered yet. */
export const basketOfProduct = ({ id, name, imageUrl, seller, price, currency }: ProductDetail): Basket => ({
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
})

/** An order of the member at its own amount, whatever its products cost now. */
export const basketOfOrder = ({ id, orderItems, totalPrice, currency, due, reservedUntil }: Order): Basket => ({
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
})

/** One unit of what a resale link offers, at the price with commission, not ordered yet. */
export const basketOfOffer = ({ product, breakdown, reseller }: ResaleOffer, page: string): Basket => ({
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
})

/** True if it is free: ordered without card or charge. */
export const isGift = ({ total }: Pick<Basket, 'total'>): boolean => total === 0

/** The total and currency that the buyer saw, sent with the order: another price is refused. */
export const seenOf = ({ total, currency }: Basket) => ({ total, currency })

/** The order that reserves a product for this member and awaits payment; buying it again would take a second unit. */
export const findReserved = (orders: Order[] | undefined, productId: string): Order | undefined =>
  orders?.find(({ status, orderItems }) => status === 'reservada' && orderItems.some((item) => item.productId === productId))
