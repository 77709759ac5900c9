import type { OrderReviews, Review } from '@feria/contract/reviews/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompleted, aPurchase } from '../../testing/money.ts'
import { PASSWORD, type Person } from '../../testing/people.ts'
import { aReviewed, type Reviewable, review, runReviews } from '../../testing/reviews.ts'
import { printRows } from '../../testing/rows.ts'
import { signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { reviews as reviewsModule } from './reviews.module.ts'
import { reviews } from './tables.ts'

const DAY = 24 * 60
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const seenBy = async ({ token }: Person, orderId: string): Promise<OrderReviews> =>
  (await testApp.call<OrderReviews>('GET', `/api/v1/orders/${orderId}/reviews`, { token })).body
const listOf = async ({ id }: { id: string }, query = ''): Promise<Review[]> =>
  (await testApp.call<Review[]>('GET', `/api/v1/users/${id}/reviews${query}`)).body
const act = (method: 'POST' | 'DELETE', path: string, { token }: Person, body?: object) =>
  testApp.call(method, `/api/v1/reviews/${path}`, { token, ...(body ? { body } : {}) })
const idOfBuyers = async ({ buyer, order }: Reviewable): Promise<string> => (await seenBy(buyer, order.id)).mine?.id ?? ''

describe('writing', () => {
  test('the first review is sealed, and the second publishes both at once', async () => {
    const { buyer, seller, order } = await aCompleted(testApp)
    const sent = { stars: 4, tags: ['Envió rápido'], text: 'Llegó bien.', private: 'Pidió pagar aparte.' }
    const first = await review(testApp, order.id, buyer, sent)
    expect([first.status, first.body.mine?.state, first.body.mine?.note]).toEqual([201, 'sellada', 'Pidió pagar aparte.'])
    expect(await seenBy(seller, order.id)).toMatchObject({ window: 'abierta', mine: null, theirs: null })
    expect(await listOf(seller)).toEqual([])
    const second = await review(testApp, order.id, seller, { stars: 5, tags: ['Puntual'] })
    expect(second.body).toMatchObject({
      window: 'escrita',
      mine: { state: 'publicada' },
      theirs: { stars: 4, text: 'Llegó bien.', note: null },
    })
    expect(await listOf(seller)).toMatchObject([{ author: { name: 'Beto C.' }, side: 'buyer', stars: 4, tags: ['Envió rápido'] }])
    expect(await listOf(buyer)).toMatchObject([{ author: { name: 'Ana V.' }, side: 'seller', stars: 5, tags: ['Puntual'] }])
  })

  test('after 14 days what was written is published by itself, and the other can no longer write', async () => {
    const { buyer, seller, order } = await aCompleted(testApp)
    await review(testApp, order.id, buyer, { stars: 2 })
    testApp.clock.pass(14 * DAY - 1)
    await runReviews(testApp)
    expect(await listOf(seller)).toEqual([])
    testApp.clock.pass(1)
    await runReviews(testApp)
    expect((await listOf(seller)).map(({ stars }) => stars)).toEqual([2])
    expect((await review(testApp, order.id, seller)).error.error).toBe('reviews.late')
    expect(await seenBy(seller, order.id)).toMatchObject({ window: 'vencida', closesAt: null, theirs: { stars: 2 } })
  })

  test('on the last day both can still write; a clock that jumps a year closes the window', async () => {
    const [late, never] = [await aCompleted(testApp), await aCompleted(testApp)]
    testApp.clock.pass(14 * DAY - 1)
    expect((await review(testApp, late.order.id, late.buyer)).status).toBe(201)
    testApp.clock.pass(365 * DAY)
    const { token } = (await signIn(testApp, never.buyer.email)).body
    const { error } = await review(testApp, never.order.id, { ...never.buyer, token })
    expect([error.error, error.message]).toEqual(['reviews.late', 'El plazo de 14 días para opinar ya pasó.'])
  })

  test('others’ orders, those under way and a second review are refused, and change nothing', async () => {
    const [open, { buyer, order }] = [await aPurchase(testApp), await aCompleted(testApp)]
    await review(testApp, order.id, buyer)
    await testApp.app.jobs.drain()
    const before = await printRows(testApp)
    const codes = [
      await review(testApp, order.id, open.buyer),
      await review(testApp, crypto.randomUUID(), buyer),
      await review(testApp, open.order.id, open.buyer),
      await review(testApp, order.id, buyer, { stars: 1 }),
    ].map(({ error }) => error.error)
    expect(codes).toEqual(['orders.not-found', 'orders.not-found', 'reviews.not-yet', 'reviews.already-written'])
    expect(await printRows(testApp)).toEqual(before)
  })

  test('a claim delays the time, and its end gives both 14 days', async () => {
    const { buyer, seller, order } = await aCompleted(testApp)
    await review(testApp, order.id, seller, { stars: 3 })
    testApp.clock.pass(9 * DAY)
    const claim = await testApp.call<{ id: string }>('POST', `/api/v1/orders/${order.id}/claim`, {
      token: buyer.token,
      body: { text: 'No anda' },
    })
    testApp.clock.pass(9 * DAY)
    await runReviews(testApp)
    expect(await listOf(buyer), 'nothing is published during a claim').toEqual([])
    expect((await review(testApp, order.id, buyer)).error.error).toBe('reviews.not-yet')
    await testApp.call('PUT', `/api/v1/claims/${claim.body.id}/dropped`, { token: buyer.token })
    await runReviews(testApp)
    expect(await listOf(buyer)).toEqual([])
    expect((await review(testApp, order.id, buyer, { stars: 2 })).body.theirs).toMatchObject({ stars: 3 })
  })

  test('an order refunded after a claim can be reviewed, one that was just cancelled cannot', async () => {
    const [claimed, cancelled] = [await aPurchase(testApp), await aPurchase(testApp)]
    await testApp.call('POST', `/api/v1/orders/${claimed.order.id}/claim`, { token: claimed.buyer.token, body: { text: 'No llega' } })
    for (const { order, seller } of [claimed, cancelled])
      await testApp.call('POST', `/api/v1/orders/${order.id}/refund`, { token: seller.token })
    expect((await review(testApp, claimed.order.id, claimed.buyer, { stars: 1 })).status).toBe(201)
    expect((await review(testApp, cancelled.order.id, cancelled.buyer, { stars: 1 })).error.error).toBe('reviews.not-yet')
  })

  test.each([
    ['Llamame al 11 2345-6789', 'el teléfono'],
    ['Escribime a ana@correo.example o por wsp', 'el email y lo de WhatsApp'],
    ['Mirá otrafera.com.ar', 'el enlace'],
    ['2850590940090418135201', 'el CBU, CVU o alias'],
  ])('«%s» is refused with a reason, in reviews and answers', async (text, what) => {
    const { buyer, seller, order } = await aCompleted(testApp)
    const refused = await review(testApp, order.id, buyer, { stars: 5, text })
    expect([refused.status, refused.error.fields]).toEqual([400, { text: `Sacá ${what}: no se publica.` }])
    const honest = 'Me lo dejó en 1500000, modelo 2019 6500 km, IMEI 356938035643809.'
    expect((await review(testApp, order.id, buyer, { stars: 5, text: honest })).status).toBe(201)
    await review(testApp, order.id, seller)
    const id = (await seenBy(buyer, order.id)).mine?.id
    expect((await act('POST', `${id}/answer`, seller, { text })).error.fields).toEqual({ text: `Sacá ${what}: no se publica.` })
  })

  test('stars, tags of the other side and lengths are refused beside their field', async () => {
    const { buyer, order } = await aCompleted(testApp)
    const fieldOf = async (body: object) => Object.keys((await review(testApp, order.id, buyer, body)).error.fields ?? {})
    expect(await fieldOf({ stars: 0 })).toEqual(['stars'])
    expect(await fieldOf({ stars: 4.5 })).toEqual(['stars'])
    expect(await fieldOf({})).toEqual(['stars'])
    expect((await review(testApp, order.id, buyer, { stars: 5, tags: ['Puntual'] })).error).toMatchObject({
      error: 'reviews.bad-tag',
      fields: { tags: 'Elegí etiquetas de esta lista.' },
    })
    expect(await fieldOf({ stars: 5, text: 'a'.repeat(601) })).toEqual(['text'])
    expect(await fieldOf({ stars: 5, private: 'a'.repeat(601) })).toEqual(['private'])
  })
})

describe('afterwards', () => {
  test('the reviewed member answers once, within 14 days; the author cannot', async () => {
    const [done, late] = [await aReviewed(testApp), await aReviewed(testApp)]
    const id = await idOfBuyers(done)
    expect((await act('POST', `${id}/answer`, done.buyer, { text: 'Yo' })).error.error).toBe('reviews.not-found')
    expect((await act('POST', `${id}/answer`, done.seller, { text: 'Gracias.' })).body).toMatchObject({
      answer: 'Gracias.',
      can: { answer: false },
    })
    expect((await act('POST', `${id}/answer`, done.seller, { text: 'Otra' })).error.error).toBe('reviews.already-answered')
    expect(await listOf(done.seller)).toMatchObject([{ answer: 'Gracias.' }])
    testApp.clock.pass(14 * DAY + 1)
    expect((await act('POST', `${await idOfBuyers(late)}/answer`, late.seller, { text: 'Tarde' })).error.error).toBe('reviews.answer-late')
  })

  test('what is sealed is not there for whom it is about', async () => {
    const done = await aCompleted(testApp)
    await review(testApp, done.order.id, done.buyer)
    const id = await idOfBuyers(done)
    expect((await act('POST', `${id}/answer`, done.seller, { text: 'Hola' })).error.error).toBe('reviews.not-found')
    expect((await act('POST', `${id}/appeal`, done.seller, { reason: 'insulto' })).error.error).toBe('reviews.not-found')
  })

  test('its author takes a review back: the place is left, without stars or words, and it is not written again', async () => {
    const done = await aReviewed(testApp, { stars: 1, text: 'Muy mal.' })
    const id = await idOfBuyers(done)
    expect((await act('DELETE', id, done.seller)).error.error).toBe('reviews.not-found')
    expect((await act('DELETE', id, done.buyer)).body).toMatchObject({ state: 'retirada', stars: null })
    expect((await act('DELETE', id, done.buyer)).status).toBe(200)
    expect(await listOf(done.seller)).toMatchObject([{ state: 'retirada', stars: null, text: null, tags: [] }])
    expect(await listOf(done.seller, '?stars=1')).toEqual([])
    expect((await review(testApp, done.order.id, done.buyer)).error.error).toBe('reviews.already-written')
    expect((await act('POST', `${id}/answer`, done.seller, { text: 'Hola' })).error.error).toBe('reviews.not-published')
  })

  test('a list narrows to the reviews of so many stars', async () => {
    const done = await aReviewed(testApp, { stars: 4 })
    expect((await listOf(done.seller, '?stars=4&sort=newest')).map(({ stars }) => stars)).toEqual([4])
    expect(await listOf(done.seller, '?stars=5')).toEqual([])
    expect((await testApp.call('GET', `/api/v1/users/${done.seller.id}/reviews?stars=6`)).error.fields).toEqual({
      stars: 'stars va de 1 a 5.',
    })
  })

  test('of an author who left the review stays, by a former member, and private notes go; of who left nothing is listed', async () => {
    const { buyer, seller, order } = await aReviewed(testApp, { stars: 5, text: 'Todo bien', private: 'Una nota' })
    const leave = ({ token }: Person) => testApp.call('DELETE', '/api/v1/users/me', { token, body: { password: PASSWORD } })
    const file = await testApp.call<{ reviews: { written: object[]; received: object[] } }>('GET', '/api/v1/users/me/export', {
      token: buyer.token,
    })
    expect(file.body.reviews).toMatchObject({ written: [{ stars: 5, note: 'Una nota' }], received: [{ stars: 5 }] })
    expect((await leave(buyer)).status).toBe(200)
    expect(await listOf(seller)).toMatchObject([{ author: { name: 'Ex miembro', imageUrl: null }, stars: 5, text: 'Todo bien' }])
    expect(await seenBy(seller, order.id)).toMatchObject({ other: 'Ex miembro', theirs: { author: { name: 'Ex miembro' } } })
    for (const path of ['reviews', 'reputation']) {
      expect((await testApp.call('GET', `/api/v1/users/${buyer.id}/${path}`)).error.error).toBe('accounts.not-found')
      expect((await testApp.call('GET', `/api/v1/users/${crypto.randomUUID()}/${path}`)).status).toBe(404)
    }
    const isOfNote = eq(reviews.note, 'Una nota')
    expect(await testApp.app.ctx.db.$count(reviews, isOfNote)).toBe(0)
  })
})

const remind = async () => {
  await testApp.app.jobs.drain()
  await reviewsModule.schedules?.remind?.run(testApp.app.ctx)
  await testApp.app.jobs.drain()
}
const reminded = async ({ token }: Person) => {
  const { body } = await testApp.call<{ type: string; title: string; data: { orderId?: string } }[]>('GET', '/api/v1/notifications', {
    token,
  })
  return body.filter(({ title }) => title.startsWith('¿Cómo te fue')).map(({ type, data }) => [type, data.orderId])
}

test('a reminder comes once, three days after the end, to whoever has not written, and leads to the order', async () => {
  const { buyer, seller, order } = await aCompleted(testApp)
  await review(testApp, order.id, seller)
  testApp.clock.pass(3 * DAY - 1)
  await remind()
  expect(await reminded(buyer)).toEqual([])
  testApp.clock.pass(1)
  await remind()
  testApp.clock.pass(DAY)
  await remind()
  expect(await reminded(buyer)).toEqual([['review', order.id]])
  expect(await reminded(seller)).toEqual([])
})

test('after a claim the reminder comes three days after its end', async () => {
  const { buyer, order } = await aCompleted(testApp)
  await testApp.app.jobs.drain()
  testApp.clock.pass(DAY)
  const claim = await testApp.call<{ id: string }>('POST', `/api/v1/orders/${order.id}/claim`, {
    token: buyer.token,
    body: { text: 'No anda' },
  })
  testApp.clock.pass(DAY)
  await testApp.call('PUT', `/api/v1/claims/${claim.body.id}/dropped`, { token: buyer.token })
  await testApp.app.jobs.drain()
  testApp.clock.pass(DAY)
  await remind()
  expect(await reminded(buyer)).toEqual([])
  testApp.clock.pass(2 * DAY)
  await remind()
  expect(await reminded(buyer)).toEqual([['review', order.id]])
})
