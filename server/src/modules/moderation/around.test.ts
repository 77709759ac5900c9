import type { AbuseFigures } from '@feria/contract/moderation/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appeal, caseOf, decide, decideAppeal, report } from '../../testing/moderation.ts'
import { aMember, anAdmin, aProduct, aRoom, PASSWORD, type Person } from '../../testing/people.ts'
import { connect, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aModel, aWish, matchesOf } from '../../testing/wishes.ts'

let testApp: TestApp
let url: string
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  url = await listen(testApp)
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const figures = async (): Promise<AbuseFigures> =>
  (await testApp.call<AbuseFigures>('GET', '/api/v1/admin/abuse-reports/figures', { token: admin.token })).body
const exportOf = async ({ token }: Person) => JSON.stringify((await testApp.call('GET', '/api/v1/users/me/export', { token })).body)
const leave = ({ token }: Person) => testApp.call('DELETE', '/api/v1/users/me', { token, body: { password: PASSWORD } })

test('figures say what waits, what is late, and the median of the decisions of seven days', async () => {
  expect(await figures()).toEqual({ open: 0, overdue: 0, medianHours: null })
  const ids: string[] = []
  for (const reason of ['danger', 'spam', 'spam'] as const) {
    const { id } = await aProduct(testApp, await aMember(testApp))
    await report(testApp, await aMember(testApp), ['product', id], { reason })
    ids.push((await caseOf(testApp, admin, id))?.id ?? '')
  }
  testApp.clock.pass(5 * 60)
  expect(await figures()).toEqual({ open: 3, overdue: 1, medianHours: null })
  await decide(testApp, admin, ids[0], 'nothing')
  testApp.clock.pass(2 * 60)
  await decide(testApp, admin, ids[1], 'nothing')
  await decide(testApp, admin, ids[2], 'nothing')
  const { medianHours, ...waiting } = await figures()
  expect(waiting).toEqual({ open: 0, overdue: 0 })
  expect(medianHours).toBeCloseTo(7, 2)
  const late = await aProduct(testApp, await aMember(testApp))
  await report(testApp, await aMember(testApp), ['product', late.id])
  testApp.clock.pass(8 * 24 * 60)
  admin = await anAdmin(testApp)
  expect((await figures()).medianHours).toBeNull()
  await decide(testApp, admin, (await caseOf(testApp, admin, late.id))?.id, 'nothing')
  expect((await figures()).medianHours).toBeCloseTo(8 * 24, 2)
})

test('a message loses its words where both parties read it now, and gets them back', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const clients = [await connect(url, buyer.token), await connect(url, seller.token)]
  await clients[0]?.emit('joinProductRoom', { roomId: room })
  for (const client of clients) await client.emit('joinRoom', { roomId: room })
  const sent = await testApp.call<{ id: string }>('POST', `/api/v1/chat/${room}`, {
    token: seller.token,
    body: { content: 'Sos un chanta' },
  })
  await report(testApp, buyer, ['message', sent.body.id])
  const found = await caseOf(testApp, admin, sent.body.id)
  const last = (event: 'message' | 'newMessage', n: number) => clients[n]?.received(event).at(-1) as { content: string } | undefined
  await decide(testApp, admin, found?.id, 'hide')
  for (const [event, n] of [
    ['message', 0],
    ['message', 1],
    ['newMessage', 0],
  ] as const)
    await expect.poll(() => last(event, n)?.content).toBe('Mensaje retirado por moderación')
  await appeal(testApp, seller, found?.id)
  await decideAppeal(testApp, await anAdmin(testApp), found?.id, 'overturned')
  await expect.poll(() => last('message', 0)?.content).toBe('Sos un chanta')
  for (const client of clients) client.close()
})

test('the first message is taken out of the requests that show it too', async () => {
  const [buyer, seller] = [await aMember(testApp), await aMember(testApp)]
  const { id } = await aProduct(testApp, seller)
  const body = { productId: id, message: 'Sos un chanta' }
  const asked = await testApp.call<{ id: string }>('POST', '/api/v1/chat-requests', { token: buyer.token, body })
  const answer = { token: seller.token, body: { status: 'accepted' } }
  const { body: accepted } = await testApp.call<{ room: string }>('PUT', `/api/v1/chat-requests/${asked.body.id}/status`, answer)
  const read = await testApp.call<{ id: string }[]>('GET', `/api/v1/chat/${accepted.room}`, { token: seller.token })
  await report(testApp, seller, ['message', read.body[0]?.id ?? ''])
  await decide(testApp, admin, (await caseOf(testApp, admin, read.body[0]?.id ?? ''))?.id, 'hide')
  const sent = await testApp.call<{ message: string }[]>('GET', '/api/v1/chat-requests/my-requests', { token: buyer.token })
  expect(sent.body[0]?.message).toBe('Mensaje retirado por moderación')
})

test('a wish that a seller was shown is reported by them though it is private; hidden, it matches nothing', async () => {
  const [buyer, seller] = [await aMember(testApp), await aMember(testApp)]
  const model = aModel()
  const wish = await aWish(testApp, buyer, { name: 'Mate', modelo: model })
  await aProduct(testApp, seller, { name: `Mate ${model}` })
  await testApp.app.jobs.drain()
  const shown = async () => (await testApp.call<unknown[]>('GET', '/api/v1/request/nearby', { token: seller.token })).body.length
  expect([await shown(), (await matchesOf(testApp, buyer)).length]).toEqual([1, 1])
  await report(testApp, await aMember(testApp), ['wish', wish.id])
  expect(await caseOf(testApp, admin, wish.id)).toBeUndefined()
  await report(testApp, seller, ['wish', wish.id])
  const found = await caseOf(testApp, admin, wish.id)
  await decide(testApp, admin, found?.id, 'hide')
  expect(await shown()).toBe(0)
  await aProduct(testApp, await aMember(testApp), { name: `Mate ${model}` })
  await testApp.app.jobs.drain()
  expect(await matchesOf(testApp, buyer)).toEqual([])
  await appeal(testApp, buyer, found?.id)
  await decideAppeal(testApp, await anAdmin(testApp), found?.id, 'overturned')
  await testApp.app.jobs.drain()
  expect([await shown(), (await matchesOf(testApp, buyer)).length]).toEqual([1, 2])
  expect((await testApp.call('GET', `/api/v1/wishes/${wish.id}`)).status, 'as private as before').toBe(404)
})

test('both sides have it in their export; whoever leaves takes their words and name, and the case stays', async () => {
  const [reporter, reported] = [await aMember(testApp, 'Beto Avisa'), await aMember(testApp, 'Vera Irrepetible')]
  await report(testApp, reporter, ['member', reported.id], { text: 'Me insultó tres veces' })
  const found = await caseOf(testApp, admin, reported.id)
  await decide(testApp, admin, found?.id, 'warn', { note: 'Nos tratamos con respeto.' })
  await appeal(testApp, reported, found?.id, 'Fue una broma privada')
  expect(await exportOf(reporter)).toContain('Me insultó tres veces')
  const own = await exportOf(reported)
  expect([own.includes('Nos tratamos con respeto.'), own.includes('Fue una broma'), own.includes('Beto')]).toEqual([true, true, false])
  expect([(await leave(reporter)).status, (await leave(reported)).status]).toEqual([200, 200])
  const { body } = await testApp.call('GET', `/api/v1/admin/abuse-reports/${found?.id}`, { token: admin.token })
  const kept = JSON.stringify(body)
  for (const gone of ['Me insultó', 'Fue una broma', 'Irrepetible', 'Beto Avisa']) expect(kept).not.toContain(gone)
  expect(body).toMatchObject({
    copy: { title: 'Ex miembro' },
    about: { name: 'Ex miembro' },
    reported: [{ text: null, reporter: { name: 'Ex miembro' } }],
  })
})
