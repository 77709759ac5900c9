import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aRoom, type Person } from '../../testing/people.ts'
import { type Client, connect as connectTo, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let url: string
let buyer: Person
let seller: Person
let room: string
const open: Client[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  url = await listen(testApp)
  ;({ buyer, seller, room } = await aRoom(testApp))
})
afterEach(() => {
  for (const client of open.splice(0)) client.close()
})
afterAll(() => testApp.close())

const connect = async (person: Person): Promise<Client> => {
  const client = await connectTo(url, person.token)
  open.push(client)
  return client
}
/** The buyer's page of the product and the seller's manager. */
const both = async (): Promise<[page: Client, manager: Client]> => [await connect(buyer), await connect(seller)]
/** Both say something. What is told to a connection comes before the acknowledgement of what it says later. */
const talk = async (page: Client, manager: Client, text: string) => {
  await page.emit('sendMessage', { roomId: room, text: `${text} de quien compra` })
  await manager.emit('sendMessage', { room, content: `${text} de quien vende` })
  for (const client of [page, manager]) await client.emit('presence', { roomId: room, status: 'inactive' })
}
const texts = (messages: { content: string }[]) => messages.map(({ content }) => content)

test('[CHAT-49] joinProductRoom: messages arrive from then on, and not before', async () => {
  const [page, manager] = await both()
  await talk(page, manager, 'Antes')
  expect(page.received('newMessage')).toEqual([])
  expect(await page.emit('joinProductRoom', { roomId: room })).toMatchObject({ roomId: room, presence: { userId: seller.id } })
  await talk(page, manager, 'Después')
  expect(texts(page.received('newMessage'))).toEqual(['Después de quien compra', 'Después de quien vende'])
})

test('[CHAT-50] leaveProductRoom: no message arrives from then on', async () => {
  const [page, manager] = await both()
  await page.emit('joinProductRoom', { roomId: room })
  await talk(page, manager, 'Antes')
  expect(await page.emit('leaveProductRoom', { roomId: room })).toMatchObject({ roomId: room })
  await talk(page, manager, 'Después')
  expect(texts(page.received('newMessage'))).toEqual(['Antes de quien compra', 'Antes de quien vende'])
})

test('[CHAT-51] sendMessage of the product’s page keeps its text; the server sets sender and time', async () => {
  const [page] = await both()
  const message = { roomId: room, text: '<b>Hola</b>', senderId: buyer.id, senderName: 'Otra', timestamp: '1999-01-01' }
  const sent = await page.emit('sendMessage', message)
  const now = testApp.clock.now().toISOString()
  expect(sent).toMatchObject({ roomId: room, text: '<b>Hola</b>', senderId: buyer.id, senderName: buyer.name, timestamp: now })
})

test('[CHAT-52] the product’s page receives newMessage, once, and none of the manager’s events', async () => {
  const [page, manager] = await both()
  await page.emit('joinProductRoom', { roomId: room })
  const sent = await manager.emit('sendMessage', { room, content: 'Una vez' })
  await page.emit('presence', { roomId: room, status: 'inactive' })
  expect(page.received('newMessage')).toEqual([sent])
  expect([page.received('message'), page.received('userPresence')]).toEqual([[], []])
})

test('[CHAT-54] joinRoom: messages arrive from then on, and not before', async () => {
  const [page, manager] = await both()
  await talk(page, manager, 'Antes')
  expect(manager.received('message')).toEqual([])
  expect(await manager.emit('joinRoom', { roomId: room })).toMatchObject({ roomId: room, presence: { userId: buyer.id } })
  await talk(page, manager, 'Después')
  expect(texts(manager.received('message'))).toEqual(['Después de quien compra', 'Después de quien vende'])
})

test('[CHAT-55] leaveRoom: neither messages nor presence arrive from then on', async () => {
  const [page, manager] = await both()
  await manager.emit('joinRoom', { roomId: room })
  await talk(page, manager, 'Antes')
  const before = manager.received('userPresence').length
  expect(await manager.emit('leaveRoom', { roomId: room })).toMatchObject({ roomId: room })
  await page.emit('presence', { roomId: room, status: 'active' })
  await talk(page, manager, 'Después')
  expect(texts(manager.received('message'))).toEqual(['Antes de quien compra', 'Antes de quien vende'])
  expect(manager.received('userPresence')).toHaveLength(before)
})

test('[CHAT-56] sendMessage of the manager accepts its fields, and one originalId is sent once', async () => {
  const [, manager] = await both()
  await manager.emit('joinRoom', { roomId: room })
  const message = { room, content: 'Buenas', message: 'Buenas', timestamp: 'ahora', token: seller.token, originalId: 'o-1' }
  const sent = await manager.emit('sendMessage', message)
  expect(sent).toMatchObject({ roomId: room, content: 'Buenas', senderId: seller.id, originalId: 'o-1' })
  expect(await manager.emit('sendMessage', message)).toMatchObject({ id: sent.id, seq: sent.seq })
  const { body } = await testApp.call<{ originalId: string }[]>('GET', `/api/v1/chat/${room}`, { token: seller.token })
  expect(body.filter(({ originalId }) => originalId === 'o-1')).toHaveLength(1)
})

test('[CHAT-57] presence accepts room, member, status and token, and only the member’s own', async () => {
  const [page, manager] = await both()
  const mine = { roomId: room, userId: buyer.id, status: 'active', token: buyer.token }
  expect(await page.emit('presence', mine)).toMatchObject({ roomId: room, presence: { userId: seller.id } })
  expect(await manager.emit('joinRoom', { roomId: room })).toMatchObject({ presence: { userId: buyer.id, status: 'active' } })
  expect(await page.emit('presence', { ...mine, userId: seller.id })).toMatchObject({ error: 'chat.not-you' })
  await page.emit('presence', { ...mine, status: 'ocupado' })
  expect(await manager.emit('joinRoom', { roomId: room })).toMatchObject({ presence: { userId: buyer.id, status: 'inactive' } })
})

test('[CHAT-58] the manager receives message, once, and none of the product page’s events', async () => {
  const [page, manager] = await both()
  await manager.emit('joinRoom', { roomId: room })
  const sent = await page.emit('sendMessage', { roomId: room, text: 'Una vez' })
  await manager.emit('presence', { roomId: room, status: 'inactive' })
  expect(manager.received('message')).toEqual([sent])
  expect(manager.received('newMessage')).toEqual([])
})

test('[CHAT-59] the manager receives userPresence of the other member, on joining and on leaving', async () => {
  const [page, manager] = await both()
  await manager.emit('joinRoom', { roomId: room })
  await page.emit('presence', { roomId: room, status: 'active' })
  await page.emit('presence', { roomId: room, status: 'inactive' })
  const changes = await manager.until('userPresence', 2)
  expect(changes.map(({ userId, status }) => [userId, status])).toEqual([
    [buyer.id, 'active'],
    [buyer.id, 'inactive'],
  ])
})

test('[CHAT-60] newMessage and message carry the same data, each under its own names', async () => {
  const [page, manager] = await both()
  await page.emit('joinProductRoom', { roomId: room })
  await manager.emit('joinRoom', { roomId: room })
  await manager.emit('sendMessage', { room, content: 'Igual' })
  const [received] = await page.until('newMessage', 1)
  expect(await manager.until('message', 1)).toEqual([received])
  const names = {
    content: 'Igual',
    text: 'Igual',
    message: 'Igual',
    roomId: room,
    room_id: room,
    senderId: seller.id,
    sender_id: seller.id,
  }
  expect(received).toMatchObject(names)
})

test('[CHAT-61] presence has member, state, and time by the clock of the server', async () => {
  const [page, manager] = await both()
  await manager.emit('joinRoom', { roomId: room })
  await page.emit('presence', { roomId: room, status: 'active', timestamp: '1999' })
  const timestamp = testApp.clock.now().toISOString()
  expect(await manager.until('userPresence', 1)).toEqual([{ roomId: room, userId: buyer.id, status: 'active', timestamp }])
})

test('each side has its own read mark and sees that of the other, up to the last message', async () => {
  const [page, manager] = await both()
  // Pages of both that are elsewhere count what is unread.
  const elsewhere = await both()
  for (const client of elsewhere) await client.emit('joinNotificationChannel', {})
  await page.emit('joinRoom', { roomId: room })
  for (const text of ['Uno', 'Dos']) await page.emit('sendMessage', { roomId: room, text })
  const { lastSeq } = await manager.emit<{ lastSeq: number }>('joinRoom', { roomId: room })
  const read = (seq: number) => manager.emit('readMessages', { roomId: room, seq })
  expect(await read(lastSeq - 1)).toMatchObject({ readSeq: lastSeq - 1, otherReadSeq: lastSeq })
  expect(await page.emit('joinRoom', { roomId: room })).toMatchObject({ readSeq: lastSeq, otherReadSeq: lastSeq - 1 })
  expect(await read(lastSeq + 50)).toMatchObject({ readSeq: lastSeq, otherReadSeq: lastSeq })
  expect(await read(lastSeq - 1)).toMatchObject({ readSeq: lastSeq })
  const positions = [lastSeq - 1, lastSeq].map((seq) => ({ roomId: room, userId: seller.id, seq }))
  for (const client of [page, ...elsewhere]) expect(await client.until('readPosition', 2)).toEqual(positions)
})
