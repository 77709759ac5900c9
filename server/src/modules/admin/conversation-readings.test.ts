import type { AuditEntry } from '@feria/contract/accounts/schemas'
import type { HeldMessage } from '@feria/contract/chat/held-schemas'
import type { ChatMessage } from '@feria/contract/chat/schemas'
import type { AbuseCase } from '@feria/contract/moderation/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../ops/access-table.ts'
import { caseOf, decide, report } from '../../testing/moderation.ts'
import { aMember, anAdmin, aProduct, aRoom, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const WORDS = 'Nos vemos en la esquina de siempre'
const TRICK = 'Pasame el código que te llegó y entrá a bit.ly/abc'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const get = async <T>({ token }: { token: string }, path: string) => (await testApp.call<T>('GET', `/api/v1${path}`, { token })).body
const send = async ({ token }: Person, room: string, content: string) =>
  (await testApp.call<ChatMessage>('POST', `/api/v1/chat/${room}`, { token, body: { content, isSure: true } })).body
const recorded = async (caseId: string | undefined) =>
  (await get<AuditEntry[]>(admin, '/admin/audit?limit=100')).filter(
    ({ action, details }) => action === 'conversation.read' && details.case === caseId,
  )
const exported = async (person: Person) =>
  (await get<{ accounts: { conversationReadings: { at: string; why: string }[] } }>(person, '/users/me/export')).accounts
    .conversationReadings
const inspect = (id: string | undefined, by = admin) => get<AbuseCase>(by, `/admin/abuse-reports/${id}`)

/** A conversation with one message of its buyer, who is old enough here that nothing of theirs is held. */
const aConversation = async () => {
  const all = await aRoom(testApp)
  const message = await send(all.buyer, all.room, WORDS)
  return { ...all, message }
}

/** Whatever the admin reads in any GET of the contract, with each of the ids. */
const readAll = async (ids: string[]) => {
  const reads = routes.flatMap(([, list]) => list).filter(({ method }) => method === 'GET')
  const paths = reads.flatMap(({ path, params }) => (params ? ids.map((id) => path.replace(/:\w+/g, id)) : [path]))
  const found = paths.map(async (path) => ({ path, text: JSON.stringify((await testApp.call('GET', path, { token: admin.token })).body) }))
  return (await Promise.all(found)).filter(({ text }) => text.includes(WORDS)).map(({ path }) => path)
}

test('without a report no call of the API tells an admin a word of a conversation; with one, only its case does', async () => {
  const { buyer, seller, room, product, message } = await aConversation()
  const ids = [room, buyer.id, seller.id, product.id, message.id]
  expect(await readAll(ids)).toEqual([])
  await report(testApp, seller, ['message', message.id])
  const found = await caseOf(testApp, admin, message.id)
  expect(found?.copy).toEqual({ title: 'Mensaje', text: null, imageUrl: null })
  expect(await readAll([...ids, found?.id ?? ''])).toEqual([`/api/v1/admin/abuse-reports/${found?.id}`])
})

test('opening a reported message is recorded once an hour, admin and case: both members read when and why, not who', async () => {
  const { buyer, seller, message } = await aConversation()
  await report(testApp, seller, ['message', message.id])
  const id = (await caseOf(testApp, admin, message.id))?.id
  expect(await recorded(id)).toEqual([])
  testApp.clock.pass(1)
  const at = testApp.clock.now().toISOString()
  expect((await inspect(id)).copy.text).toBe(WORDS)
  await Promise.all([inspect(id), inspect(id)])
  await testApp.call('PUT', `/api/v1/admin/abuse-reports/${id}/take`, { token: admin.token })
  expect((await recorded(id)).map(({ subject, actor, details }) => [subject.id, actor?.id, details.why]).sort()).toEqual(
    [buyer, seller].map((one) => [one.id, admin.id, 'abuse-report']).sort(),
  )
  for (const person of [buyer, seller]) expect(await exported(person)).toEqual([{ at, why: 'abuse-report' }])
  expect(await exported(await aMember(testApp))).toEqual([])
  const other = await anAdmin(testApp)
  await inspect(id, other)
  testApp.clock.pass(61)
  await inspect(id)
  expect([(await recorded(id)).length, (await exported(buyer)).length]).toEqual([6, 3])
  expect(JSON.stringify(await exported(buyer))).not.toContain(admin.id)
})

test('deciding a case without opening it first is recorded as well, and what is no message is not', async () => {
  const { buyer, seller, message, product } = await aConversation()
  await report(testApp, seller, ['message', message.id])
  await report(testApp, buyer, ['product', product.id])
  const [words, listing] = [await caseOf(testApp, admin, message.id), await caseOf(testApp, admin, product.id)]
  await decide(testApp, admin, words?.id, 'warn')
  await inspect(listing?.id)
  expect([(await recorded(words?.id)).length, (await recorded(listing?.id)).length]).toEqual([2, 0])
})

test('reading the messages that are held is recorded for sender and receiver, once an hour each', async () => {
  const [seller, buyer] = [await aMember(testApp, 'Sara'), await aMember(testApp, 'Beto')]
  const { id: productId } = await aProduct(testApp, seller)
  await testApp.call('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId, message: TRICK, isSure: true } })
  const read = async () => (await get<HeldMessage[]>(admin, '/admin/held-messages')).find(({ sender }) => sender.id === buyer.id)
  const held = await read()
  expect(held?.content).toBe(TRICK)
  await read()
  expect((await recorded(held?.id)).map(({ subject }) => subject.id).sort()).toEqual([buyer.id, seller.id].sort())
  for (const person of [buyer, seller]) expect((await exported(person)).map(({ why }) => why)).toEqual(['held-message'])
})

test('only the messages that a page shows are recorded as read', async () => {
  const { id: productId } = await aProduct(testApp, await aMember(testApp, 'Sara'))
  const writers = [await aMember(testApp, 'Uno'), await aMember(testApp, 'Dos')]
  for (const { token } of writers) {
    testApp.clock.pass(1)
    await testApp.call('POST', '/api/v1/chat-requests', { token, body: { productId, message: TRICK, isSure: true } })
  }
  const all = await get<HeldMessage[]>(admin, '/admin/held-messages?limit=100')
  testApp.clock.pass(61)
  const before = await Promise.all(all.map(async ({ id }) => (await recorded(id)).length))
  const shown = await get<HeldMessage[]>(admin, `/admin/held-messages?limit=${all.length - 1}`)
  const after = await Promise.all(all.map(async ({ id }) => (await recorded(id)).length))
  expect(after.map((count, n) => count - (before[n] ?? 0))).toEqual(all.map(({ id }) => (shown.some((one) => one.id === id) ? 2 : 0)))
})

test('an admin who reads a case about their own conversation leaves no reading', async () => {
  const room = await aRoom(testApp)
  const own = await aProduct(testApp, admin)
  const asked = await testApp.call<{ id: string }>('POST', '/api/v1/chat-requests', {
    ...{ token: room.buyer.token, body: { productId: own.id } },
  })
  const { body } = await testApp.call<{ room: string }>('PUT', `/api/v1/chat-requests/${asked.body.id}/status`, {
    ...{ token: admin.token, body: { status: 'accepted' } },
  })
  const message = await send(room.buyer, body.room, WORDS)
  await report(testApp, admin, ['message', message.id])
  const id = (await caseOf(testApp, admin, message.id))?.id
  await inspect(id)
  expect(await recorded(id)).toEqual([])
})
