import type { ChatMessage, ChatRequest, Conversation } from '@feria/contract/chat/schemas'
import type { Notification } from '@feria/contract/notifications/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { anOffer } from '../../testing/prospecting.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const ask = (buyer: Person, productId: string, message?: string | null) =>
  testApp.call<ChatRequest>('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId, message } })
const answer = (seller: Person, id: string, status = 'accepted') =>
  testApp.call<ChatRequest>('PUT', `/api/v1/chat-requests/${id}/status`, { token: seller.token, body: { status } })
const read = async <T>(person: Person, path: string) => (await testApp.call<T>('GET', `/api/v1${path}`, { token: person.token })).body
const people = async () => {
  const [seller, buyer] = [await aMember(testApp, 'Ana'), await aMember(testApp, 'Beto')]
  return { seller, buyer, product: await aProduct(testApp, seller) }
}

test('what comes with a request is shown to both, and is the first message of its room', async () => {
  const { seller, buyer, product } = await people()
  const asked = await ask(buyer, product.id, '  Hola, ¿sigue disponible? ')
  expect([asked.status, asked.body.message]).toEqual([201, 'Hola, ¿sigue disponible?'])
  const askedAt = testApp.clock.now().toISOString()
  expect((await read<ChatRequest[]>(seller, '/chat-requests'))[0]?.message).toBe('Hola, ¿sigue disponible?')
  expect((await read<ChatRequest[]>(buyer, '/chat-requests/my-requests'))[0]?.message).toBe('Hola, ¿sigue disponible?')
  testApp.clock.pass(5)
  const { room } = (await answer(seller, asked.body.id)).body
  const first = { seq: 1, content: 'Hola, ¿sigue disponible?', senderId: buyer.id, senderName: 'Beto', timestamp: askedAt }
  for (const person of [buyer, seller]) expect(await read<ChatMessage[]>(person, `/chat/${room}`)).toMatchObject([first])
  const listed = async (person: Person) => (await read<Conversation[]>(person, '/chat'))[0]
  expect(await listed(buyer)).toMatchObject({ unread: 0, lastMessage: first, can: { buy: true } })
  expect(await listed(seller)).toMatchObject({ unread: 1, lastMessage: first })
  await testApp.call('POST', `/api/v1/chat/${room}`, { token: seller.token, body: { content: 'Sí' } })
  expect((await read<ChatMessage[]>(buyer, `/chat/${room}`)).map(({ seq }) => seq)).toEqual([1, 2])
})

test.each([undefined, null, '', '   '])('without words (%j) a request opens an empty room', async (message) => {
  const { seller, buyer, product } = await people()
  const asked = await ask(buyer, product.id, message)
  expect([asked.status, asked.body.message]).toEqual([201, null])
  const { room } = (await answer(seller, asked.body.id)).body
  expect(await read<ChatMessage[]>(buyer, `/chat/${room}`)).toEqual([])
  expect((await read<Conversation[]>(buyer, '/chat'))[0]).toMatchObject({ lastMessage: null, can: { buy: false } })
})

test('a message that a chat would refuse creates no request', async () => {
  const { buyer, product } = await people()
  const long = await ask(buyer, product.id, 'a'.repeat(4001))
  expect([long.status, long.error.fields]).toEqual([400, { message: 'Escribí como máximo 4000 caracteres.' }])
  expect((await ask(buyer, product.id, 'a\0')).error.fields).toEqual({ message: 'Hay un carácter que no se puede usar.' })
  expect(await read<ChatRequest[]>(buyer, '/chat-requests/my-requests')).toEqual([])
})

test('the notification of a request quotes it, shortened', async () => {
  const { seller, buyer, product } = await people()
  await ask(buyer, product.id, `¿Sigue?\n${'x'.repeat(200)}`)
  await testApp.app.jobs.drain()
  const [notification] = await read<Notification[]>(seller, '/notifications')
  expect(notification?.message).toBe(`Beto quiere chatear por «${product.name}»: «¿Sigue? ${'x'.repeat(111)}…»`)
})

test('a pending message also begins the room that an accepted offer opens', async () => {
  const { seller, buyer, offer, productId } = await anOffer(testApp)
  await ask(buyer, productId, '¿Hacés envíos?')
  await testApp.call('POST', `/api/v1/offers/${offer.id}/answer`, { token: buyer.token, body: { accept: true } })
  const [room] = await read<Conversation[]>(seller, '/chat')
  expect(room).toMatchObject({ unread: 1, lastMessage: { content: '¿Hacés envíos?', senderId: buyer.id } })
})
