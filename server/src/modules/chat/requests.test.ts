import type { ChatRequest } from '@feria/contract/chat/schemas'
import type { Contact } from '@feria/contract/orders/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, anAdmin, aProduct, aRoom, PASSWORD, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const ask = (buyer: Person, productId: string) =>
  testApp.call<ChatRequest>('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId } })
const answer = (person: Person, id: string, status: string) =>
  testApp.call<ChatRequest>('PUT', `/api/v1/chat-requests/${id}/status`, { token: person.token, body: { status } })
const DAY = 24 * 60

describe('a requested and accepted chat', () => {
  let ana: Person
  let beto: Person
  let product: Awaited<ReturnType<typeof aProduct>>
  let asked: Awaited<ReturnType<typeof ask>>
  let accepted: Awaited<ReturnType<typeof answer>>
  const list = async (person: Person, path: string) =>
    (await testApp.call<ChatRequest[]>('GET', `/api/v1/chat-requests${path}`, { token: person.token })).body
  const before = { received: [] as ChatRequest[], sent: [] as ChatRequest[] }
  beforeAll(async () => {
    ;[ana, beto] = [await aMember(testApp, 'Ana'), await aMember(testApp, 'Beto')]
    product = await aProduct(testApp, ana)
    asked = await ask(beto, product.id)
    Object.assign(before, { received: await list(ana, '?status=pending'), sent: await list(beto, '/my-requests') })
    testApp.clock.pass(1)
    accepted = await answer(ana, asked.body.id, 'accepted')
  })

  test('[CHAT-01] a visitor cannot request one', async () => {
    expect((await testApp.call('POST', '/api/v1/chat-requests', { body: { productId: product.id } })).status).toBe(401)
  })

  test('[CHAT-02] it has product, buyer, seller, state, room and times', () => {
    const { id, createdAt } = asked.body
    expect(asked.body).toMatchObject({
      status: 'pending',
      room: null,
      productId: product.id,
      product: { name: product.name, price: product.price },
      buyer: { id: beto.id, name: 'Beto', email: null },
      seller: { id: ana.id, name: 'Ana' },
      updatedAt: createdAt,
    })
    const updatedAt = testApp.clock.now().toISOString()
    expect(accepted.body).toMatchObject({ id, buyer: { email: beto.email }, createdAt, updatedAt })
  })

  test('[CHAT-03] it is pending, and is accepted or rejected once', async () => {
    expect(accepted.body.status).toBe('accepted')
    expect((await answer(ana, asked.body.id, 'rejected')).error).toMatchObject({ error: 'chat.already-answered' })
    const other = await ask(beto, (await aProduct(testApp, ana)).id)
    const rejected = await answer(ana, other.body.id, 'rejected')
    expect(rejected.body.status).toBe('rejected')
    testApp.clock.pass(1)
    for (const answered of [accepted, rejected]) {
      const again = await answer(ana, answered.body.id, answered.body.status)
      expect([again.status, again.body], 'again it is as it was').toEqual([200, answered.body])
    }
  })

  test('[CHAT-06] its seller finds it by its state, and nobody else does', async () => {
    expect(before.received.map(({ id }) => id)).toEqual([asked.body.id])
    expect(await list(beto, '')).toEqual([])
    expect(await list(ana, '?status=pending')).toEqual([])
    expect((await list(ana, '?status=accepted')).map(({ id }) => id)).toEqual([asked.body.id])
  })

  test('[CHAT-07] its buyer finds it among their own', async () => {
    expect(before.sent.map(({ id }) => id)).toEqual([asked.body.id])
    const sent = await list(beto, `/my-requests?productId=${product.id}&status=accepted`)
    expect(sent.map(({ room }) => room)).toEqual([accepted.body.room])
    const other = (await aProduct(testApp, ana)).id
    expect(await list(beto, `/my-requests?productId=${other}`)).toEqual([])
    expect(await list(beto, `/my-requests?productId=${product.id}&status=pending`)).toEqual([])
    expect((await list(ana, '/my-requests')).map(({ id }) => id)).toEqual([])
  })

  test('[CHAT-16] its room is named after buyer, seller and product', () =>
    expect(accepted.body.room).toBe(`${beto.id}_${ana.id}_${product.id}`))
})

test("[CHAT-08] only the seller answers; others' requests are not found", async () => {
  const [ana, beto, carla] = [await aMember(testApp), await aMember(testApp, 'Beto'), await aMember(testApp, 'Carla')]
  const { body } = await ask(beto, (await aProduct(testApp, ana)).id)
  for (const person of [beto, carla]) expect((await answer(person, body.id, 'accepted')).error.error).toBe('chat.request-not-found')
  expect((await answer(ana, body.id, 'pending')).status).toBe(400)
  expect((await answer(ana, body.id, 'accepted')).status).toBe(200)
})

test('[CHAT-10] a second request is 409 while one is pending or accepted; after a rejection one more after seven days', async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
  const { id } = await aProduct(testApp, ana)
  const first = await ask(beto, id)
  const again = await ask(beto, id)
  expect([again.status, again.error.message]).toEqual([409, 'Ya tienes una solicitud para este producto.'])
  await answer(ana, first.body.id, 'rejected')
  testApp.clock.pass(7 * DAY - 1)
  expect((await ask(beto, id)).error).toMatchObject({
    error: 'chat.rejected',
    message: 'Quien vende no aceptó tu solicitud. Podés volver a pedirla desde el 27 de noviembre.',
  })
  testApp.clock.pass(1)
  const second = await ask(beto, id)
  expect(second.status).toBe(201)
  await answer(ana, second.body.id, 'rejected')
  testApp.clock.pass(20 * DAY)
  expect((await ask(beto, id)).error.error).toBe('chat.rejected-twice')
})

test('[CHAT-30] only an accepted request is a conversation', async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
  const rooms = async (person: Person) =>
    (await testApp.call<{ roomId: string }[]>('GET', '/api/v1/chat', { token: person.token })).body.map(({ roomId }) => roomId)
  const [waiting, refused] = [await ask(beto, (await aProduct(testApp, ana)).id), await ask(beto, (await aProduct(testApp, ana)).id)]
  await answer(ana, refused.body.id, 'rejected')
  expect([await rooms(ana), await rooms(beto)]).toEqual([[], []])
  const { room } = (await answer(ana, waiting.body.id, 'accepted')).body
  expect([await rooms(ana), await rooms(beto)]).toEqual([[room], [room]])
})

test('[CHAT-11] no request about an own, hidden, sold, unknown or out-of-stock product', async () => {
  const [ana, beto, admin] = [await aMember(testApp), await aMember(testApp, 'Beto'), await anAdmin(testApp)]
  const own = await ask(ana, (await aProduct(testApp, ana)).id)
  expect(own.error).toMatchObject({ error: 'chat.own-product', message: 'No puedes chatear con tu propio producto.' })
  const hidden = await aProduct(testApp, ana)
  await testApp.call('PUT', `/api/v1/products/${hidden.id}/visibility`, { token: admin.token, body: { visible: false } })
  expect((await ask(beto, hidden.id)).error.error).toBe('catalogue.not-found')
  const sold = await aProduct(testApp, ana)
  await testApp.call('PUT', `/api/v1/products/${sold.id}`, { token: ana.token, body: { sold: true } })
  expect((await ask(beto, sold.id)).error.error).toBe('chat.not-available')
  expect((await ask(beto, (await aProduct(testApp, ana, { stock: 0 })).id)).error.error).toBe('chat.not-available')
  expect((await ask(beto, beto.id)).error.error).toBe('catalogue.not-found')
})

test('[ORD-03] parties of an accepted chat are contacts, and see each other’s email', async () => {
  const { buyer, seller } = await aRoom(testApp)
  for (const [person, other] of [
    [buyer, seller],
    [seller, buyer],
  ] as const) {
    const { body } = await testApp.call<Contact[]>('GET', '/api/v1/orders/contacts', { token: person.token })
    expect(body).toMatchObject([{ id: other.id, name: other.name, imageUrl: other.imageUrl, email: other.email }])
  }
})

test('closing an account removes its pending requests and closes its rooms; the other party can still read', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const other = await aMember(testApp)
  await ask(other, (await aProduct(testApp, seller)).id)
  const send = (person: Person, content: string) => testApp.call('POST', `/api/v1/chat/${room}`, { token: person.token, body: { content } })
  await send(seller, 'Hola')
  await testApp.call('DELETE', '/api/v1/users/me', { token: seller.token, body: { password: PASSWORD } })
  expect((await send(buyer, '¿Estás?')).error.error).toBe('chat.closed')
  const { body } = await testApp.call<{ content: string; senderName: string }[]>('GET', `/api/v1/chat/${room}`, { token: buyer.token })
  expect(body).toMatchObject([{ content: 'Hola', senderName: 'Cuenta eliminada' }])
  expect((await testApp.call<ChatRequest[]>('GET', '/api/v1/chat-requests/my-requests', { token: other.token })).body).toEqual([])
  const about = await testApp.call<{ can: object; other: object }>('GET', `/api/v1/chat/${room}/about`, { token: buyer.token })
  expect(about.body).toMatchObject({ can: { write: false }, other: { hasLeft: true } })
})
