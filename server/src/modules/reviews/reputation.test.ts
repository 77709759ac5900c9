import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import type { AdminReview } from '@feria/contract/reviews/schemas'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompleted, aPurchase, paymentOf, sandboxOf } from '../../testing/money.ts'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { aResale } from '../../testing/resale.ts'
import { aReviewed, aReviewedSeller, aSale, reputationOf, review, runReviews } from '../../testing/reviews.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { orders } from '../orders/orders.module.ts'
import { payments, payouts } from '../payments/tables.ts'
import { resellerBrowsers } from '../reselling/tables.ts'
import { makeDue, standingsOf } from './reviews.module.ts'
import { countMarketMean } from './standing.ts'
import { reputations, reviewMarket, reviews } from './tables.ts'

const DAY = 24 * 60
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

/** The mean of the market as it is now, so that a score can be told. */
const meanNow = async (mean: number): Promise<void> => {
  await testApp.app.ctx.db.delete(reviewMarket)
  await testApp.app.ctx.db.insert(reviewMarket).values({ mean, at: testApp.clock.now() })
}
const uncountedOf = async (about: Person) =>
  (await testApp.app.ctx.db.select({ why: reviews.uncounted }).from(reviews).where(eq(reviews.aboutId, about.id))).map(({ why }) => why)

test('below three reviews a member is new; from then on the kept score stands on the pages of the product and the seller too', async () => {
  await meanNow(4)
  const seller = await aReviewedSeller(testApp, [5, 1])
  expect(await reputationOf(testApp, seller)).toMatchObject({ score: null, count: 2, stars: [1, 0, 0, 0, 1] })
  const { orderId, buyer } = await aSale(testApp, seller)
  await review(testApp, orderId, buyer, { stars: 3 })
  await review(testApp, orderId, seller)
  await runReviews(testApp)
  const known = await reputationOf(testApp, seller)
  // (5·4 + 9) / (5 + 3)
  expect(known).toMatchObject({ score: 3.6, count: 3, stars: [1, 0, 1, 0, 1] })
  const { id } = await aProduct(testApp, seller)
  for (const path of [`/api/v1/products/${id}`, `/api/v1/sellers/${seller.id}`])
    expect((await testApp.call<ProductDetail>('GET', path)).body.seller, path).toMatchObject({ score: 3.6, reviews: 3 })
})

test('a score ages day by day without anybody writing, towards the mean', async () => {
  const seller = await aReviewedSeller(testApp, [1, 1, 1])
  const before = (await reputationOf(testApp, seller)).score ?? 5
  testApp.clock.pass(360 * DAY)
  await meanNow(4)
  await runReviews(testApp)
  expect((await reputationOf(testApp, seller)).score).toBeGreaterThan(before)
})

test('the mean of the market is that of the reviews of 180 days which count, and is counted once a day', async () => {
  const { db } = testApp.app.ctx
  testApp.clock.pass(200 * DAY)
  const seller = await aReviewedSeller(testApp, [5, 1])
  const [bad] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.aboutId, seller.id), eq(reviews.stars, 1)))
  const change = (to: Partial<typeof reviews.$inferInsert>) =>
    db
      .update(reviews)
      .set(to)
      .where(eq(reviews.id, bad?.id ?? ''))
  const mean = async () => {
    await db.delete(reviewMarket)
    return countMarketMean(testApp.app.ctx)
  }
  const whole = await mean()
  const at = testApp.clock.now()
  for (const [flag, none] of [
    [{ withdrawnAt: at }, { withdrawnAt: null }],
    [{ removedAt: at }, { removedAt: null }],
    [{ uncounted: 'payout' }, { uncounted: null }],
  ] as const) {
    await change(flag)
    expect(await mean(), JSON.stringify(flag)).toBeGreaterThan(whole)
    await change(none)
  }
  expect(await mean()).toBeCloseTo(whole)
  await change({ stars: 5 })
  expect(await countMarketMean(testApp.app.ctx)).toBeCloseTo(whole)
  testApp.clock.pass(DAY)
  expect(await countMarketMean(testApp.app.ctx)).toBeGreaterThan(whole)
})

test('of one pair only the last in 30 days counts', async () => {
  const [seller, friend] = [await aMember(testApp, 'Vera'), await aMember(testApp, 'Amiga')]
  for (const stars of [5, 5, 2]) {
    const { orderId } = await aSale(testApp, seller, friend)
    await review(testApp, orderId, friend, { stars })
    await review(testApp, orderId, seller)
  }
  await runReviews(testApp)
  expect(await reputationOf(testApp, seller)).toMatchObject({ score: null, count: 1, stars: [0, 1, 0, 0, 0] })
})

test('the facts need no review: sales, sent in time, cancelled by the seller, claims lost', async () => {
  const seller = await aMember(testApp, 'Hechos')
  await aSale(testApp, seller)
  await aSale(testApp, seller)
  const cancelled = await aPurchase(testApp)
  await testApp.call('POST', `/api/v1/orders/${cancelled.order.id}/refund`, { token: cancelled.seller.token })
  const lost = await aPurchase(testApp)
  await testApp.call('POST', `/api/v1/orders/${lost.order.id}/claim`, { token: lost.buyer.token, body: { text: 'No llegó' } })
  await testApp.call('POST', `/api/v1/orders/${lost.order.id}/refund`, { token: lost.seller.token })
  const regretted = await aPurchase(testApp)
  await testApp.call('POST', `/api/v1/orders/${regretted.order.id}/withdraw`, { token: regretted.buyer.token, body: {} })
  const returned = await aCompleted(testApp)
  await testApp.call('POST', `/api/v1/orders/${returned.order.id}/withdraw`, { token: returned.buyer.token, body: {} })
  await testApp.call('POST', `/api/v1/orders/${returned.order.id}/refund`, { token: returned.seller.token })
  await runReviews(testApp)
  const factsOf = async (person: Person) => (await reputationOf(testApp, person)).facts
  const none = { days: 180, sales: 0, sentInTime: null, cancelled: 0, claimsLost: 0, answerMinutes: null }
  expect(await factsOf(seller)).toEqual({ ...none, sales: 2, sentInTime: 1 })
  expect(await factsOf(cancelled.seller)).toEqual({ ...none, sentInTime: 0, cancelled: 1 })
  expect(await factsOf(lost.seller)).toEqual({ ...none, claimsLost: 1 })
  expect(await factsOf(regretted.seller), 'the buyer took it back').toEqual(none)
  expect(await factsOf(returned.seller), 'the buyer took it back later').toEqual({ ...none, sentInTime: 1 })
  const forgotten = await aPurchase(testApp)
  testApp.clock.pass(31 * DAY)
  await orders.schedules?.['run-clocks']?.run(testApp.app.ctx)
  await runReviews(testApp)
  expect(await factsOf(forgotten.seller), 'never handed over').toEqual({ ...none, sentInTime: 0, cancelled: 1 })
  testApp.clock.pass(150 * DAY)
  await runReviews(testApp)
  expect(await factsOf(seller), 'long ago').toEqual({ ...none, cancelled: null, claimsLost: null })
})

test('parties that were paid to one account or share a browser are written, not counted, and admins see which', async () => {
  const account = async ({ id: userId }: Person) => {
    const rest = { amountMinor: 100, currency: 'USD' as const, holder: 'Ana', status: 'pagado' as const, destination: 'alias.en.comun' }
    const at = testApp.clock.now()
    await testApp.app.ctx.db.insert(payouts).values({ id: crypto.randomUUID(), userId, ...rest, createdAt: at, settledAt: at })
  }
  const browser = ({ id: userId }: Person) =>
    testApp.app.ctx.db.insert(resellerBrowsers).values({ userId, visitor: 'the same', seenAt: testApp.clock.now() })
  const [paid, seen] = [await aCompleted(testApp), await aCompleted(testApp)]
  await Promise.all([account(paid.buyer), account(paid.seller)])
  await Promise.all([browser(seen.buyer), browser(seen.seller)])
  for (const { order, buyer, seller } of [paid, seen]) {
    await review(testApp, order.id, buyer)
    await review(testApp, order.id, seller)
  }
  await runReviews(testApp)
  expect([await uncountedOf(paid.seller), await uncountedOf(seen.seller)]).toEqual([['payout'], ['browser']])
  expect(await reputationOf(testApp, paid.seller)).toMatchObject({ count: 0 })
  const listed = await testApp.call<AdminReview[]>('GET', '/api/v1/admin/reviews', { token: (await anAdmin(testApp)).token })
  expect(listed.body.filter(({ about }) => about.id === paid.seller.id)).toMatchObject([{ uncounted: 'payout', stars: 5 }])
})

test('what is written in a browser of whom it is about does not count, in one of its author it does', async () => {
  const { seller, order, buyer } = await aCompleted(testApp)
  const { link } = await aResale(testApp)
  await testApp.call('POST', '/api/v1/reseller/register', { token: seller.token, body: {} })
  const visit = await testApp.call('POST', `/api/v1/resale/${link.id}/visit`, { token: seller.token, body: {} })
  const cookie = String(visit.headers['set-cookie']).split(';')[0] ?? ''
  const write = ({ token }: Person) =>
    testApp.call('POST', `/api/v1/orders/${order.id}/review`, { token, body: { stars: 5 }, headers: { cookie } })
  expect([(await write(buyer)).status, (await write(seller)).status]).toEqual([201, 201])
  expect([await uncountedOf(seller), await uncountedOf(buyer)]).toEqual([['browser'], [null]])
})

test('before anybody reviewed a seller they stand at the mean of the market', async () => {
  await meanNow(4)
  const seller = await aMember(testApp)
  await makeDue(testApp.app.ctx, [seller.id])
  expect((await standingsOf(testApp.app.ctx, [seller.id]))(seller.id)).toEqual({ score: 4, claimsLost: 0 })
})

test('accounts that turn out to be shared later stop counting by the next day', async () => {
  const { buyer, seller } = await aReviewed(testApp)
  await runReviews(testApp)
  expect(await reputationOf(testApp, seller)).toMatchObject({ count: 1 })
  const at = testApp.clock.now()
  const rest = { amountMinor: 100, currency: 'USD' as const, holder: 'Ana', status: 'pagado' as const, destination: 'otro.en.comun' }
  for (const { id: userId } of [buyer, seller])
    await testApp.app.ctx.db.insert(payouts).values({ id: crypto.randomUUID(), userId, ...rest, createdAt: at, settledAt: at })
  testApp.clock.pass(DAY)
  await runReviews(testApp)
  expect(await reputationOf(testApp, seller)).toMatchObject({ count: 0 })
})

test('reviews of an order that a bank took back do not count', async () => {
  const { seller, order } = await aReviewed(testApp)
  await runReviews(testApp)
  expect(await reputationOf(testApp, seller)).toMatchObject({ count: 1 })
  const payment = await paymentOf(testApp, order.id)
  const [{ providerId } = { providerId: null }] = await testApp.app.ctx.db.select().from(payments).where(eq(payments.id, payment))
  await sandboxOf(testApp).step(providerId ?? '', 'charge-back')
  await sandboxOf(testApp).notify(providerId ?? '')
  await runReviews(testApp)
  expect([await uncountedOf(seller), (await reputationOf(testApp, seller)).count]).toEqual([['charged-back'], 0])
})

test('the sums of who left are gone', async () => {
  const seller = await aReviewedSeller(testApp, [5])
  const { reviewPersonalData } = await import('./personal-data.ts')
  await reviewPersonalData.erase?.(testApp.app.ctx, seller.id)
  expect(await testApp.app.ctx.db.$count(reputations, eq(reputations.userId, seller.id))).toBe(0)
})
