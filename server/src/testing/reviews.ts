import type { OrderReviews, Reputation } from '@feria/contract/reviews/schemas'
import { reviews } from '../modules/reviews/reviews.module.ts'
import { aCompleted } from './money.ts'
import { aCard, aMember, aProduct, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A finished order whose parties can review each other. */
export type Reviewable = Awaited<ReturnType<typeof aCompleted>>

/** Sends a review, whatever the answer. */
export const review = (testApp: TestApp, orderId: string, { token }: Person, body: object = { stars: 5 }) =>
  testApp.call<OrderReviews>('POST', `/api/v1/orders/${orderId}/review`, { token, body })

/** An order that both parties reviewed, so that both can be read. */
export const aReviewed = async (testApp: TestApp, ofSeller: object = { stars: 5 }, ofBuyer: object = { stars: 5 }): Promise<Reviewable> => {
  const purchase = await aCompleted(testApp)
  await review(testApp, purchase.order.id, purchase.buyer, ofSeller)
  await review(testApp, purchase.order.id, purchase.seller, ofBuyer)
  return purchase
}

/** A sale of a seller to a buyer, delivered; a new buyer by default. Returns the order's id. */
export const aSale = async (testApp: TestApp, seller: Person, buyer?: Person): Promise<{ orderId: string; buyer: Person }> => {
  const by = buyer ?? (await aMember(testApp, 'Beto Compra'))
  const { id } = await aProduct(testApp, seller, { price: 100 })
  const paid = { products: [{ productId: id }], cardToken: await aCard(testApp), paymentMethod: 'credit' }
  const { body } = await testApp.call<{ id: string }>('POST', '/api/v1/orders', { token: by.token, body: paid })
  for (const [status, { token }] of [
    ['enviada', seller],
    ['completada', by],
  ] as const)
    await testApp.call('PUT', `/api/v1/orders/${body.id}/status`, { token, body: { status } })
  return { orderId: body.id, buyer: by }
}

/** A seller with one published review of so many stars of each of as many buyers. */
export const aReviewedSeller = async (testApp: TestApp, stars: number[]): Promise<Person> => {
  const seller = await aMember(testApp, 'Vera Vende')
  for (const given of stars) {
    const { orderId, buyer } = await aSale(testApp, seller)
    await review(testApp, orderId, buyer, { stars: given })
    await review(testApp, orderId, seller, { stars: 5 })
  }
  await runReviews(testApp)
  return seller
}

/** Runs what follows orders and the scheduled work of reviews. */
export const runReviews = async (testApp: TestApp): Promise<void> => {
  await testApp.app.jobs.drain()
  for (const name of ['publish-sealed', 'rebuild-reputations']) await reviews.schedules?.[name]?.run(testApp.app.ctx)
  await testApp.app.jobs.drain()
}

/** A member's reputation, as everybody reads it. */
export const reputationOf = async (testApp: TestApp, { id }: { id: string }): Promise<Reputation> =>
  (await testApp.call<Reputation>('GET', `/api/v1/users/${id}/reputation`)).body
