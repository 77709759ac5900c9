import type { HeldMessage } from '@feria/contract/chat/held-schemas'
import type { ChatMessage, ChatRequest, unreadMessages } from '@feria/contract/chat/schemas'
import type { Notification } from '@feria/contract/notifications/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aMember, anAdmin, aProduct, aRoom, lastAction, type Person, someStaff } from '../../testing/people.ts'
import { restrict } from '../../testing/restricted.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { chat } from './chat.module.ts'

type Unread = z.output<typeof unreadMessages>

const TRICK = 'Pasame el código que te llegó y entrá a bit.ly/abc'
const HOURS = 60

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const get = async <T>(person: Person, path: string) => (await testApp.call<T>('GET', `/api/v1${path}`, { token: person.token })).body
const send = async (person: Person, room: string, content = TRICK, originalId?: string) =>
  (await testApp.call<ChatMessage>('POST', `/api/v1/chat/${room}`, { token: person.token, body: { content, originalId, isSure: true } }))
    .body
const read = (person: Person, room: string) => get<ChatMessage[]>(person, `/chat/${room}`)
const queue = () => get<HeldMessage[]>(admin, '/admin/held-messages')
const decide = (id: string | undefined, decision: string, { token } = admin) =>
  testApp.call('POST', `/api/v1/admin/held-messages/${id}/decision`, { token, body: { decision } })
const asked = async () => {
  const [seller, buyer] = [await aMember(testApp, 'Ana'), await aMember(testApp, 'Beto')]
  const { id: productId } = await aProduct(testApp, seller)
  const body = { productId, message: TRICK, isSure: true }
  return {
    seller,
    buyer,
    productId,
    request: (await testApp.call<ChatRequest>('POST', '/api/v1/chat-requests', { token: buyer.token, body })).body,
  }
}

test('the first message of a new account that combines signs waits, for its sender alone, until an admin lets it pass', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  expect(await send(buyer, room, TRICK, 'm-1')).toMatchObject({ review: 'waiting', seq: 0 })
  expect(await send(buyer, room, TRICK, 'm-1')).toMatchObject({ review: 'waiting' })
  expect(await read(seller, room)).toEqual([])
  expect(await get<Unread>(seller, '/chat/unread')).toMatchObject({ conversations: 0 })
  const [held] = await read(buyer, room)
  expect(held).toMatchObject({ content: TRICK, review: 'waiting' })
  expect((await queue()).filter(({ id }) => id === held?.id)).toMatchObject([{ content: TRICK, sender: { id: buyer.id } }])
  expect((await decide(held?.id, 'deliver', seller)).status).toBe(403)
  expect((await decide(held?.id, 'deliver')).status).toBe(200)
  expect(await lastAction(testApp, admin, 'held-message.decided')).toMatchObject({
    action: 'held-message.decided',
    details: { decision: 'deliver' },
  })
  expect((await decide(held?.id, 'deliver')).error.error).toBe('chat.held-not-found')
  for (const person of [buyer, seller])
    expect(await read(person, room)).toMatchObject([
      { id: held?.id, content: TRICK, seq: 1, review: null, originalId: 'm-1', warning: 'code' },
    ])
  expect(await send(buyer, room, TRICK, 'm-1')).toMatchObject({ id: held?.id, seq: 1 })
})

test('what is not let pass stays with its sender, who sees so', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const { id } = await send(buyer, room)
  expect((await decide(id, 'refuse')).status).toBe(200)
  testApp.clock.pass(3 * HOURS)
  await chat.schedules?.['release-held']?.run(testApp.app.ctx)
  expect(await read(seller, room)).toEqual([])
  expect(await read(buyer, room)).toMatchObject([{ id, review: 'refused' }])
})

test('two hours without a decision deliver it, not a minute less', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  await send(buyer, room)
  testApp.clock.pass(2 * HOURS - 1)
  await chat.schedules?.['release-held']?.run(testApp.app.ctx)
  expect(await read(seller, room)).toEqual([])
  testApp.clock.pass(2)
  await chat.schedules?.['release-held']?.run(testApp.app.ctx)
  await chat.schedules?.['release-held']?.run(testApp.app.ctx)
  expect(await read(seller, room)).toMatchObject([{ content: TRICK, seq: 1 }])
})

test('what a limited member wrote is delivered like any other, what a suspended one wrote is not', async () => {
  const [limited, suspended] = [await aRoom(testApp), await aRoom(testApp)]
  for (const { buyer, room } of [limited, suspended]) await send(buyer, room)
  await restrict(testApp, limited.buyer, 'limited')
  await restrict(testApp, suspended.buyer)
  testApp.clock.pass(2 * HOURS)
  await chat.schedules?.['release-held']?.run(testApp.app.ctx)
  expect([(await read(limited.seller, limited.room)).length, await read(suspended.seller, suspended.room)]).toEqual([1, []])
})

test('nobody of the staff decides what was written to them, nor what they wrote', async () => {
  const [moderator, beto] = [await someStaff(testApp, 'moderator'), await aMember(testApp, 'Beto')]
  const ask = async (seller: Person, buyer: Person) => {
    const { id: productId } = await aProduct(testApp, seller)
    const body = { productId, message: TRICK, isSure: true }
    return (await testApp.call<ChatRequest>('POST', '/api/v1/chat-requests', { token: buyer.token, body })).body.id
  }
  for (const id of [await ask(moderator, beto), await ask(beto, moderator)]) {
    expect((await decide(id, 'deliver', moderator)).error.error).toBe('accounts.of-staff')
    expect((await decide(id, 'refuse')).status).toBe(200)
  }
})

test('nothing is held of an account of three days, nor once the other wrote, nor without a combination', async () => {
  const talk = await aRoom(testApp)
  expect(await send(talk.buyer, talk.room, 'Pasame el código que te llegó')).toMatchObject({ review: null })
  await send(talk.seller, talk.room, 'Hola')
  expect(await send(talk.buyer, talk.room)).toMatchObject({ review: null })
  const old = await aRoom(testApp)
  testApp.clock.pass(72 * HOURS)
  expect(await send(old.buyer, old.room)).toMatchObject({ review: null })
})

test('a request with held words is known to nobody else, and reaches its seller with them once', async () => {
  const { seller, buyer, request } = await asked()
  expect(request).toMatchObject({ review: 'waiting', message: TRICK })
  await testApp.app.jobs.drain()
  expect(await get<ChatRequest[]>(seller, '/chat-requests')).toEqual([])
  expect(await get<Unread>(seller, '/chat/unread')).toMatchObject({ requests: 0 })
  expect(await get<Notification[]>(seller, '/notifications')).toEqual([])
  const answer = { token: seller.token, body: { status: 'accepted' } }
  expect((await testApp.call('PUT', `/api/v1/chat-requests/${request.id}/status`, answer)).status).toBe(404)
  expect((await decide(request.id, 'deliver')).status).toBe(200)
  await testApp.app.jobs.drain()
  expect(await get<ChatRequest[]>(seller, '/chat-requests')).toMatchObject([{ message: TRICK, warning: 'code', review: null }])
  expect(await get<Notification[]>(seller, '/notifications')).toHaveLength(1)
  const { room } = (await testApp.call<ChatRequest>('PUT', `/api/v1/chat-requests/${request.id}/status`, answer)).body
  expect(await read(buyer, room ?? '')).toMatchObject([{ content: TRICK, seq: 1 }])
})

test('a request whose words are not let pass is closed', async () => {
  const { seller, buyer, request } = await asked()
  await decide(request.id, 'refuse')
  expect(await get<ChatRequest[]>(buyer, '/chat-requests/my-requests')).toMatchObject([{ status: 'rejected', review: 'refused' }])
  expect(await get<ChatRequest[]>(seller, '/chat-requests')).toEqual([])
})
