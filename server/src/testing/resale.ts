import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import type { Order } from '@feria/contract/orders/schemas'
import type { ResaleLink, ResaleTransaction } from '@feria/contract/reselling/schemas'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../engines/db/database.ts'
import { aCard, aMember, aProduct, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

export interface Resale {
  seller: Person
  reseller: Person
  buyer: Person
  product: OwnProduct
  link: ResaleLink
}

/** A product of 100 USD, and another member's link for it at 10 %. */
export const aResale = async (testApp: TestApp, { rate = 0.1, stock = 1 } = {}): Promise<Resale> => {
  const [seller, reseller, buyer] = [
    await aMember(testApp, 'Ana Vende'),
    await aMember(testApp, 'Rita Revende'),
    await aMember(testApp, 'Beto Compra'),
  ]
  const product = await aProduct(testApp, seller, { price: 100, stock })
  const { body, status } = await testApp.call<ResaleLink>('POST', '/api/v1/resale-links', {
    token: reseller.token,
    body: { productId: product.id, commissionRate: rate },
  })
  if (status !== 201) throw new Error(`There is no link: ${JSON.stringify(body)}`)
  return { seller, reseller, buyer, product, link: body }
}

/** Buys through a link with a card that is accepted; `t` comes from a payment URL. */
export const buyThrough = async (testApp: TestApp, { link, buyer }: Resale, t?: string) =>
  testApp.call<Order>('POST', `/api/v1/resale/${link.id}/orders`, {
    token: buyer.token,
    body: { cardToken: await aCard(testApp), paymentMethod: 'credit', ...(t ? { t } : {}) },
  })

/** A reseller's transactions, newest first. */
export const transactionsOf = async (testApp: TestApp, { id, token }: Person, query = ''): Promise<ResaleTransaction[]> =>
  (await testApp.call<ResaleTransaction[]>('GET', `/api/v1/reseller/transactions/${id}${query}`, { token })).body

let telephones = 0

/** A transaction of a person without an account that awaits its payment, and the token of its URL. */
export const aContact = async (testApp: TestApp, { link, reseller }: Resale, name = 'Caro'): Promise<{ id: string; t: string }> => {
  const body = { name, phone: `11 2345-${String(1000 + telephones++)}`, consent: true }
  const { id } = (await testApp.call<{ id: string }>('POST', `/api/v1/resale/${link.id}/contact`, { body })).body
  const { token } = reseller
  for (const action of ['validate', 'whatsapp'])
    await testApp.call('POST', `/api/v1/reseller/transaction/${action}/${id}`, { token, body: {} })
  const asked = await testApp.call<ResaleTransaction>('POST', `/api/v1/reseller/payment/generate/${id}`, { token, body: {} })
  return { id, t: tokenOf(asked.body.paymentLink) }
}

/** The token in a payment URL. */
export const tokenOf = (paymentLink: string | null): string => new URL(paymentLink ?? '').searchParams.get('t') ?? ''

/** The id of the payment that paid an order. */
export const paymentOf = async (testApp: TestApp, orderId: string): Promise<string> => {
  const paid = await testApp.engines.db.db.execute(sql`select id from payments where reference = ${orderId} and status = 'approved'`)
  return rowsOf<{ id: string }>(paid)[0]?.id ?? ''
}
