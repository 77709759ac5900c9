import type { AdminAppeal, OrderReviews, Review } from '@feria/contract/reviews/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin, lastAction, type Person } from '../../testing/people.ts'
import { aReviewed, type Reviewable, reputationOf, runReviews } from '../../testing/reviews.ts'
import { signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 24 * 60
let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const seenBy = async ({ token }: Person, { order }: Reviewable): Promise<OrderReviews> =>
  (await testApp.call<OrderReviews>('GET', `/api/v1/orders/${order.id}/reviews`, { token })).body
const listOf = async ({ id }: Person): Promise<Review[]> => (await testApp.call<Review[]>('GET', `/api/v1/users/${id}/reviews`)).body
const appeal = async (of: Reviewable, by: Person, reason = 'insulto', text?: string) =>
  testApp.call('POST', `/api/v1/reviews/${(await seenBy(of.buyer, of)).mine?.id}/appeal`, { token: by.token, body: { reason, text } })
const queue = async (query = '', { token } = admin) => testApp.call<AdminAppeal[]>('GET', `/api/v1/admin/review-appeals${query}`, { token })
const idIn = async ({ order }: Reviewable) => (await queue('?limit=100')).body.find(({ review }) => review.orderNumber === order.number)?.id
const decide = (id: string | undefined, body: object, { token } = admin) =>
  testApp.call<AdminAppeal>('POST', `/api/v1/admin/review-appeals/${id}/decision`, { token, body })

test('the reviewed member asks once; the review stays visible meanwhile, and an appeal on an appeal is refused', async () => {
  const done = await aReviewed(testApp, { stars: 1, text: 'Un ladrón' })
  expect((await appeal(done, done.buyer)).error.error).toBe('reviews.not-found')
  expect((await appeal(done, done.seller, 'no me gusta')).error.fields).toEqual({ reason: 'Elegí el motivo.' })
  const asked = await appeal(done, done.seller, 'insulto', 'No robé nada.')
  expect([asked.status, asked.body]).toMatchObject([201, { appeal: { reason: 'insulto', outcome: null }, can: { appeal: false } }])
  expect((await appeal(done, done.seller)).error.error).toBe('reviews.already-appealed')
  expect(await listOf(done.seller)).toMatchObject([{ stars: 1, text: 'Un ladrón' }])
  const found = (await queue()).body.find(({ review }) => review.orderNumber === done.order.number)
  expect(found).toMatchObject({ text: 'No robé nada.', isOverdue: false, review: { stars: 1, about: { name: 'Ana Vende' } } })
})

test('an admin removes a review: nobody reads it, it counts no more, both read why, and it is audited', async () => {
  const done = await aReviewed(testApp, { stars: 1, text: 'Un ladrón' })
  await appeal(done, done.seller)
  await runReviews(testApp)
  expect(await reputationOf(testApp, done.seller)).toMatchObject({ count: 1 })
  const id = await idIn(done)
  const note = 'Insulta a quien vende.'
  expect((await decide(id, { outcome: 'se quita' })).error.fields).toEqual({ note: 'Explicá la decisión: la leen las dos partes.' })
  expect((await decide(id, { outcome: 'se quita', note })).body).toMatchObject({ outcome: 'se quita', review: { state: 'quitada' } })
  expect(await lastAction(testApp, admin)).toMatchObject({ action: 'review-appeal.decided', details: { outcome: 'se quita' } })
  expect(await listOf(done.seller)).toEqual([])
  await runReviews(testApp)
  expect(await reputationOf(testApp, done.seller)).toMatchObject({ count: 0 })
  for (const [person, side] of [
    [done.buyer, 'mine'],
    [done.seller, 'theirs'],
  ] as const) {
    expect((await seenBy(person, done))[side]).toMatchObject({ state: 'quitada', stars: null, appeal: { outcome: 'se quita', note } })
    const received = await testApp.call<{ title: string }[]>('GET', '/api/v1/notifications', { token: person.token })
    expect(received.body.map(({ title }) => title)).toContain('Se revisó una opinión')
  }
  expect((await decide(id, { outcome: 'queda', note })).error.error).toBe('reviews.appeal-decided')
})

test('a review that stays is not appealed again, not even after the decision', async () => {
  const done = await aReviewed(testApp, { stars: 2 })
  await appeal(done, done.seller)
  await decide(await idIn(done), { outcome: 'queda', note: 'Habla de la compra.' })
  expect((await appeal(done, done.seller)).error.error).toBe('reviews.already-appealed')
  expect(await listOf(done.seller)).toHaveLength(1)
  expect((await queue('?settled=true&limit=100')).body.some(({ review }) => review.orderNumber === done.order.number)).toBe(true)
})

test('after 72 hours an appeal is overdue and stands first; after 30 days a review is no longer appealed', async () => {
  const [first, late] = [await aReviewed(testApp), await aReviewed(testApp)]
  await appeal(first, first.seller)
  testApp.clock.pass(3 * DAY + 1)
  const next = await aReviewed(testApp)
  await appeal(next, next.seller)
  const waiting = (await queue('?limit=100')).body
  const [one, two] = [first, next].map(({ order }) => waiting.findIndex(({ review }) => review.orderNumber === order.number))
  expect([waiting[one ?? 0]?.isOverdue, waiting[two ?? 0]?.isOverdue, (one ?? 0) < (two ?? 0)]).toEqual([true, false, true])
  testApp.clock.pass(27 * DAY)
  for (const person of [late.buyer, late.seller]) person.token = (await signIn(testApp, person.email)).body.token
  expect((await appeal(late, late.seller)).error.error).toBe('reviews.appeal-late')
})

test('only admins read the queue and decide', async () => {
  const { seller } = await aReviewed(testApp)
  expect((await queue('', seller)).status).toBe(403)
  expect((await decide(crypto.randomUUID(), { outcome: 'queda', note: 'Sí' }, seller)).status).toBe(403)
  expect((await decide(crypto.randomUUID(), { outcome: 'queda', note: 'Sí' })).error.error).toBe('reviews.appeal-not-found')
})
