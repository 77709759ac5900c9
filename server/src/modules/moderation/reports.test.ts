import type { AbuseCase } from '@feria/contract/moderation/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseOf, decide, from, report, reportedBy } from '../../testing/moderation.ts'
import { pagesOf } from '../../testing/pages.ts'
import { aMember, anAdmin, aProduct, aRoom, type Person } from '../../testing/people.ts'
import { aReviewed } from '../../testing/reviews.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'

let testApp: TestApp
let admin: Person
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp({ settings: { TRUSTED_PROXIES: '1', RATE_LIMITS: 'true' } })
  admin = await anAdmin(testApp)
  ana = await aMember(testApp)
})
afterAll(() => testApp.close())

const UNKNOWN = '01a1f8d3-ea00-76e5-8faf-b982e90c5333'
const withdraw = (id: string, by: Person | null, address = '203.0.113.1') =>
  testApp.call('DELETE', `/api/v1/abuse-reports/${id}`, { ...(by ? { token: by.token } : {}), headers: from(address) })

test('a report keeps what was reported as it was: an edit or a deletion does not take the evidence away', async () => {
  const seller = await aMember(testApp, 'Vera Vende')
  const product = await aProduct(testApp, seller, { name: 'Rolex original', description: 'Sin caja' })
  const { status } = await report(testApp, ana, ['product', product.id], { reason: 'fraud', text: 'Es una copia.' })
  expect(status).toBe(201)
  await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: seller.token, body: { name: 'Reloj', description: 'Lindo' } })
  await testApp.call('DELETE', `/api/v1/products/${product.id}`, { token: seller.token })
  expect(await caseOf(testApp, admin, product.id)).toMatchObject({
    subject: 'product',
    about: { id: seller.id, name: 'Vera Vende' },
    copy: { title: 'Rolex original', text: 'Sin caja' },
    reason: 'fraud',
    reports: 1,
  })
})

test('the same one changes reason and text while it is open; others join the case, which is due by the most urgent', async () => {
  const [beto, product] = [await aMember(testApp), await aProduct(testApp, await aMember(testApp))]
  const first = await report(testApp, ana, ['product', product.id], { reason: 'spam' })
  const again = await report(testApp, ana, ['product', product.id], { reason: 'other', text: 'Mirá bien.' })
  expect(again.body.id).toBe(first.body.id)
  testApp.clock.pass(60)
  await report(testApp, beto, ['product', product.id], { reason: 'danger' })
  const dueAt = new Date(testApp.clock.now().getTime() + 4 * 3_600_000).toISOString()
  testApp.clock.pass(60)
  await report(testApp, await aMember(testApp), ['product', product.id], { reason: 'other' })
  const found = await caseOf(testApp, admin, product.id)
  expect(found).toMatchObject({ reports: 3, reason: 'danger', dueAt })
  expect((await reportedBy(testApp, ana)).find(({ id }) => id === first.body.id)).toMatchObject({
    reason: 'other',
    text: 'Mirá bien.',
    state: 'open',
  })
})

test('the queue has what is due first at its head, page after page', async () => {
  const seller = await aMember(testApp)
  const reported = new Set<string>()
  for (const reason of ['spam', 'danger', 'fraud'] as const) {
    const { id } = await aProduct(testApp, seller)
    await report(testApp, ana, ['product', id], { reason })
    reported.add(id)
  }
  const queue = (await pagesOf<AbuseCase>(testApp, '/api/v1/admin/abuse-reports?limit=1', { token: admin.token })).flat()
  const due = queue.map(({ dueAt }) => dueAt)
  expect(due).toEqual(due.toSorted())
  const ours = queue.filter(({ subjectId }) => reported.has(subjectId))
  expect(ours.map(({ reason }) => reason)).toEqual(['danger', 'fraud', 'spam'])
})

test('what is not there, or not for them, gets the same answer and opens nothing', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const sent = await testApp.call<{ id: string }>('POST', `/api/v1/chat/${room}`, {
    token: seller.token,
    body: { content: 'Sos un chanta' },
  })
  const wish = await aWish(testApp, seller)
  const product = await aProduct(testApp, seller)
  await testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: seller.token, body: { visible: false } })
  const known = await report(testApp, buyer, ['message', sent.body.id], { reason: 'fraud' })
  for (const subject of [
    ['message', sent.body.id],
    ['wish', wish.id],
    ['product', product.id],
    ['review', UNKNOWN],
    ['member', UNKNOWN],
  ] as const) {
    const unknown = await report(testApp, ana, subject)
    expect([unknown.status, { ...unknown.body, id: '' }]).toEqual([known.status, { ...known.body, id: '' }])
    expect((await caseOf(testApp, admin, subject[1]))?.reports ?? 0).toBe(subject[0] === 'message' ? 1 : 0)
  }
})

test('members report what they are shown: a message of theirs, a public wish, a review, a member', async () => {
  const { buyer, seller, order } = await aReviewed(testApp, { stars: 1, text: 'Un ladrón' })
  const wish = await aWish(testApp, seller, { isPublic: true })
  const reviews = await testApp.call<{ id: string }[]>('GET', `/api/v1/users/${seller.id}/reviews`)
  const { room, buyer: asker, seller: asked } = await aRoom(testApp)
  const sent = await testApp.call<{ id: string }>('POST', `/api/v1/chat/${room}`, {
    token: asked.token,
    body: { content: 'Sos un chanta' },
  })
  expect(order.id).toBeTruthy()
  for (const [by, subject, about, text] of [
    [asker, ['message', sent.body.id], asked, 'Sos un chanta'],
    [ana, ['wish', wish.id], seller, 'cualquiera'],
    [seller, ['review', reviews.body[0]?.id ?? ''], buyer, 'Un ladrón'],
    [ana, ['member', seller.id], seller, null],
  ] as const) {
    await report(testApp, by, subject)
    const waiting = await caseOf(testApp, admin, subject[1])
    const opened = await testApp.call<AbuseCase>('GET', `/api/v1/admin/abuse-reports/${waiting?.id}`, { token: admin.token })
    expect(opened.body).toMatchObject({ subject: subject[0], about: { id: about.id }, copy: { text } })
  }
})

test('nobody reports what is theirs, and visitors report products only', async () => {
  const product = await aProduct(testApp, ana)
  expect((await report(testApp, ana, ['product', product.id])).error.error).toBe('moderation.own')
  expect((await report(testApp, ana, ['member', ana.id])).error.error).toBe('moderation.own')
  expect((await report(testApp, null, ['member', ana.id])).error.error).toBe('accounts.sign-in')
  expect((await report(testApp, null, ['product', product.id], { address: '203.0.113.9' })).status).toBe(201)
})

test('a visitor takes a report back from the same address, and only from there; the case goes with the last report', async () => {
  const product = await aProduct(testApp, ana)
  const { body } = await report(testApp, null, ['product', product.id], { address: '203.0.113.1' })
  expect((await withdraw(body.id, null, '203.0.113.2')).status).toBe(200)
  expect(await caseOf(testApp, admin, product.id)).toBeDefined()
  expect((await withdraw(body.id, null)).status).toBe(200)
  expect(await caseOf(testApp, admin, product.id)).toBeUndefined()
  expect((await withdraw(body.id, null)).status).toBe(200)
})

test('a member takes a report back while it waits; then it is decided for good', async () => {
  const [beto, product] = [await aMember(testApp), await aProduct(testApp, await aMember(testApp))]
  const { body } = await report(testApp, beto, ['product', product.id], { address: '203.0.113.1' })
  // Neither another member nor a visitor of the same address.
  for (const another of [ana, null]) await withdraw(body.id, another, '203.0.113.1')
  expect(await caseOf(testApp, admin, product.id)).toBeDefined()
  await decide(testApp, admin, (await caseOf(testApp, admin, product.id))?.id, 'nothing')
  expect((await withdraw(body.id, beto)).error.error).toBe('moderation.already-decided')
  expect((await report(testApp, beto, ['product', product.id])).error.error).toBe('moderation.already-decided')
  expect(await caseOf(testApp, admin, product.id)).toBeUndefined()
})

test('five a day from an address, twenty a day of a member', async () => {
  const [carla, seller] = [await aMember(testApp), await aMember(testApp)]
  const product = await aProduct(testApp, seller)
  const sent = async (n: number, by: Person | null, address: string) => {
    const all = []
    for (let i = 0; i < n; i++) all.push((await report(testApp, by, ['product', product.id], { address })).status)
    return all.at(-1)
  }
  expect(await sent(5, null, '198.51.100.1')).toBe(201)
  expect(await sent(1, null, '198.51.100.1')).toBe(429)
  expect(await sent(20, carla, '198.51.100.2')).toBe(201)
  expect(await sent(1, carla, '198.51.100.3')).toBe(429)
})
