import type { ProductFields } from '@feria/contract/catalogue/schemas'
import type { Currency } from '@feria/contract/money'
import type { Order } from '@feria/contract/orders/schemas'
import type { Balance } from '@feria/contract/payments/schemas'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../engines/db/database.ts'
import type { Sandbox } from '../engines/payments/sandbox.ts'
import { checkBooks } from '../modules/payments/payments.module.ts'
import { aCard, aMember, aProduct, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Runs all waiting jobs and checks the books. Runs after every test that moves money. */
export const expectBooks = async (testApp: TestApp): Promise<void> => {
  await testApp.app.jobs.drain()
  expect(await checkBooks(testApp.app.ctx)).toEqual([])
}

/** The test app's sandbox, whose payments a test may change as a bank does. */
export const sandboxOf = (testApp: TestApp): Sandbox => testApp.engines.payments as Sandbox

/** One unit of each product, with a card and an idempotency key if given. */
export interface OrderRequest {
  ids: string[]
  card?: string
  key?: string
}

/** Places an order, whatever the response. */
export const placeOrder = (testApp: TestApp, token: string, { ids, card, key }: OrderRequest) =>
  testApp.call<Order>('POST', '/api/v1/orders', {
    token,
    body: { products: ids.map((productId) => ({ productId, quantity: 1 })), ...(card ? { cardToken: card, paymentMethod: 'credit' } : {}) },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })

/** A paid purchase: a buyer, a seller and their order of 100 USD. */
export const aPurchase = async (
  testApp: TestApp,
  fieldsOf: (seller: Person) => Promise<Partial<ProductFields>> = async () => ({}),
): Promise<{ buyer: Person; seller: Person; order: Order; productId: string }> => {
  const [buyer, seller] = [await aMember(testApp, 'Beto Compra'), await aMember(testApp, 'Ana Vende')]
  const product = await aProduct(testApp, seller, { price: 100, stock: 1, ...(await fieldsOf(seller)) })
  const { body } = await testApp.call<Order>('POST', '/api/v1/orders', {
    token: buyer.token,
    body: { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'credit' },
  })
  return { buyer, seller, order: body, productId: product.id }
}

/** A paid purchase, shipped and delivered: the seller has its 100 USD. */
export const aCompleted = async (testApp: TestApp): ReturnType<typeof aPurchase> => {
  const purchase = await aPurchase(testApp)
  const move = (status: string, { token }: Person) =>
    testApp.call('PUT', `/api/v1/orders/${purchase.order.id}/status`, { token, body: { status } })
  await move('enviada', purchase.seller)
  await move('completada', purchase.buyer)
  return purchase
}

/** Sells, ships and delivers a product of a member: they have its price, in its currency. */
export const sell = async (testApp: TestApp, seller: Person, fields: Partial<ProductFields>): Promise<Order> => {
  const buyer = await aMember(testApp, 'Beto Compra')
  const product = await aProduct(testApp, seller, fields)
  const { body: order } = await testApp.call<Order>('POST', '/api/v1/orders', {
    token: buyer.token,
    body: { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'credit' },
  })
  for (const [status, { token }] of [
    ['enviada', seller],
    ['completada', buyer],
  ] as const)
    await testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token, body: { status } })
  return order
}

type Sums = Pick<Balance, 'available' | 'held' | 'payingOut'>

/** A member's balance in a currency. What a claim may still take back is tested by itself (`claimable.test.ts`). */
export const balanceIn = async (testApp: TestApp, wanted: Currency, { token }: Person): Promise<Sums> => {
  const { body } = await testApp.call<Balance[]>('GET', '/api/v1/balance', { token })
  const { available, held, payingOut } = body.find(({ currency }) => currency === wanted) ?? { available: 0, held: 0, payingOut: 0 }
  return { available, held, payingOut }
}

/** A member's balance in dollars. */
export const dollarsOf = (testApp: TestApp, person: Person): Promise<Sums> => balanceIn(testApp, 'USD', person)

/** The approved payment of an order. */
export const paymentOf = async (testApp: TestApp, orderId: string): Promise<string> => {
  const rows = rowsOf<{ id: string }>(
    await testApp.engines.db.db.execute(sql`select id from payments where reference = ${orderId} and status = 'approved'`),
  )
  return rows[0]?.id ?? ''
}
