import type { ProductFields } from '@feria/contract/catalogue/schemas'
import { aCard, bicycle, PASSWORD } from '../../people.ts'
import { sendPicture } from '../../send-picture.ts'
import type { LivedMarket } from '../market.ts'

/** The token of the newest link of a kind that was mailed to somebody. */
export const mailedTo = ({ emails }: LivedMarket, key: string, page: string): string => {
  const found = emails
    .filter(({ to }) => to === `${key}@feria.example`)
    .flatMap(({ text }) => new RegExp(`/${page}[/?](?:token=|t=)?([\\w.~%-]+)`).exec(text)?.[1] ?? [])
  const token = found.at(-1)
  if (!token) throw new Error(`Nothing about ${page} was mailed to ${key}`)
  return decodeURIComponent(token)
}

/** Signs somebody in, from now on with that session. */
export const signIn = async (market: LivedMarket, key: string, why: string, headers?: Record<string, string>): Promise<void> => {
  const body = { email: `${key}@feria.example`, password: PASSWORD }
  const { token, user } = await market.go<{ token: string; user: object }>(
    `${key} signs in ${why}`,
    null,
    'POST /auth/login',
    body,
    headers,
  )
  market.people.set(key, { ...market.person(key), ...user, token } as never)
}

/** Publishes a product with a picture. */
export const publish = async (market: LivedMarket, seller: string, name: string, fields: Partial<ProductFields>): Promise<string> => {
  const { url } = await sendPicture(market.testApp, market.person(seller))
  const { id } = await market.go(`${seller} publishes the ${name}`, seller, 'POST /products', { ...bicycle, imageUrl: url, ...fields })
  return market.keep('product', name, id ?? '')
}

export interface Purchase {
  /** The card: what is written on it decides what becomes of the charge. */
  card?: string
  more?: object
  title?: string
}

/** Buys a product with a card, under the product's name. */
export const buy = async (
  market: LivedMarket,
  buyer: string,
  product: string,
  { card = 'APRO', more = {}, title }: Purchase = {},
): Promise<string> => {
  const body = {
    products: [{ productId: market.id('product', product) }],
    cardToken: await aCard(market.testApp, card),
    paymentMethod: 'credit',
    ...more,
  }
  const { id } = await market.go(title ?? `${buyer} buys the ${product}`, buyer, 'POST /orders', body)
  return market.keep('order', product, id ?? '')
}

/** Moves an order on. */
export const move = (market: LivedMarket, by: string, order: string, status: 'enviada' | 'completada', more: object = {}) =>
  market.go(`${by} says that the ${order} is ${status}`, by, `PUT /orders/${market.id('order', order)}/status`, { status, ...more })
