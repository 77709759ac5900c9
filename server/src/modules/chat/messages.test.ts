import type { ChatMessage, Conversation, RoomState } from '@feria/contract/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aRoom, type Person } from '../../testing/people.ts'
import { createWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const send = (person: Person, room: string, body: object) =>
  world.call<ChatMessage>('POST', `/api/v1/chat/${room}`, { token: person.token, body })
const read = (person: Person, room: string, query = '') =>
  world.call<ChatMessage[]>('GET', `/api/v1/chat/${room}${query}`, { token: person.token })

test('[CHAT-37 to CHAT-46, CHAT-60] one store behind every way of sending and reading; the server says who and when', async () => {
  const { buyer, seller, room } = await aRoom(world)
  const first = await send(buyer, room, { content: '  Hola, ¿sigue?  ', timestamp: '1999-01-01', sender_name: 'Otra' })
  expect(first.status).toBe(201)
  const now = world.clock.now().toISOString()
  expect(first.body).toEqual({
    id: first.body.id,
    seq: 1,
    room_id: room,
    roomId: room,
    content: 'Hola, ¿sigue?',
    text: 'Hola, ¿sigue?',
    message: 'Hola, ¿sigue?',
    sender_id: buyer.id,
    senderId: buyer.id,
    sender_name: buyer.name,
    senderName: buyer.name,
    sender: { id: buyer.id, name: buyer.name },
    timestamp: now,
    createdAt: now,
    originalId: null,
  })
  const polled = await world.call<ChatMessage>('POST', `/api/v1/chat/${room}/messages`, {
    token: seller.token,
    body: { room_id: room, content: 'Sí', sender_id: seller.id, sender_name: seller.name },
  })
  const old = await world.call<ChatMessage>('POST', '/api/v1/chat', {
    token: buyer.token,
    body: { roomId: room, text: 'Genial', senderId: buyer.id },
  })
  expect([polled.body.seq, old.body.seq]).toEqual([2, 3])
  for (const path of [`/api/v1/chat/${room}?offset=0&limit=100`, `/api/v1/chat/${room}/messages`]) {
    const { body } = await world.call<ChatMessage[]>('GET', path, { token: seller.token })
    expect(body.map(({ content }) => content)).toEqual(['Hola, ¿sigue?', 'Sí', 'Genial'])
  }
})

test('[CHAT-44, CHAT-47, CHAT-48] offset counts from the newest, answers ascend, `after` continues', async () => {
  const { buyer, room } = await aRoom(world)
  for (let i = 1; i <= 12; i++) await send(buyer, room, { content: `m${i}` })
  const contents = async (query: string) => (await read(buyer, room, query)).body.map(({ content }) => content)
  expect(await contents('?offset=0&limit=3')).toEqual(['m10', 'm11', 'm12'])
  expect(await contents('?offset=2&limit=3')).toEqual(['m8', 'm9', 'm10'])
  expect(await contents('?offset=50')).toEqual([])
  expect(await contents('?after=9')).toEqual(['m10', 'm11', 'm12'])
  expect(await contents('?after=3&limit=2')).toEqual(['m4', 'm5'])
  expect((await read(buyer, room, '?limit=101')).status).toBe(400)
})

test('[CHAT-64] the same originalId is the same message, also at the same moment and with another text', async () => {
  const { buyer, seller, room } = await aRoom(world)
  const [a, b] = await Promise.all([1, 2].map(() => send(buyer, room, { content: 'una vez', originalId: 'c-1' })))
  const again = await send(buyer, room, { content: 'otra cosa', originalId: 'c-1' })
  expect(new Set([a?.body.id, b?.body.id, again.body.id]).size).toBe(1)
  expect(again.body.content).toBe('una vez')
  expect((await send(seller, room, { content: 'mía', originalId: 'c-1' })).body.seq).toBe(2)
  expect((await read(buyer, room)).body.map(({ seq }) => seq)).toEqual([1, 2])
})

test('[CHAT-68] empty, too long and unreadable messages are refused; HTML is kept as text', async () => {
  const { buyer, room } = await aRoom(world)
  for (const body of [
    {},
    { content: '   ' },
    { content: 7 },
    { content: 'x'.repeat(4001) },
    { content: 'a\0b' },
    { content: 'x', originalId: '¿?' },
  ]) {
    const { status, error } = await send(buyer, room, body)
    expect([status, error.error]).toEqual([400, 'bad-input'])
  }
  const html = '<script>alert(1)</script>'
  expect((await send(buyer, room, { content: html })).body.content).toBe(html)
  expect((await read(buyer, room)).body).toHaveLength(1)
})

test('[CHAT-01] nobody reads, writes in or enters the room of others, or in the name of another', async () => {
  const { buyer, seller, room } = await aRoom(world)
  const stranger = await aMember(world, 'Ajena')
  const asStranger = [
    read(stranger, room),
    send(stranger, room, { content: 'hola' }),
    world.call('GET', `/api/v1/chat/${room}/about`, { token: stranger.token }),
    world.call('POST', `/api/v1/chat/${room}/activity`, { token: stranger.token, body: { action: 'join' } }),
    world.call('PUT', `/api/v1/chat/${room}/read`, { token: stranger.token, body: { seq: 1 } }),
  ]
  for (const { status, error } of await Promise.all(asStranger)) expect([status, error.error]).toEqual([403, 'chat.not-yours'])
  expect((await send(buyer, room, { content: 'x', senderId: seller.id })).error.error).toBe('chat.not-you')
  const elsewhere = `${buyer.id}_${seller.id}_${buyer.id}`
  expect((await read(buyer, elsewhere)).error.error).toBe('chat.no-room')
  expect((await world.call('GET', `/api/v1/chat/${room}`)).status).toBe(401)
  expect((await read(buyer, room)).body).toEqual([])
})

test('[CHAT-26, CHAT-30, CHAT-32] conversations: the latest first, unread counts, who may write and buy', async () => {
  const { buyer, seller, room, product } = await aRoom(world)
  const list = async (person: Person) => (await world.call<Conversation[]>('GET', '/api/v1/chat', { token: person.token })).body
  expect(await list(buyer)).toMatchObject([
    {
      roomId: room,
      role: 'buyer',
      product: { id: product.id, name: product.name, price: product.price, isAvailable: true },
      other: { id: seller.id, name: seller.name, hasLeft: false },
      lastMessage: null,
      unread: 0,
      can: { write: true, buy: false },
    },
  ])
  world.clock.pass(1)
  await send(buyer, room, { content: 'uno' })
  await send(buyer, room, { content: 'dos' })
  expect(await list(seller)).toMatchObject([
    { role: 'seller', unread: 2, lastMessage: { content: 'dos', senderName: buyer.name }, can: { buy: false } },
  ])
  expect(await list(buyer)).toMatchObject([{ unread: 0, lastAt: world.clock.now().toISOString(), can: { buy: true } }])
  const unread = () => world.call('GET', '/api/v1/chat/unread', { token: seller.token })
  expect((await unread()).body).toEqual({ conversations: 1, requests: 0, newestRequestAt: null })
  const mark = (seq: number) => world.call<RoomState>('PUT', `/api/v1/chat/${room}/read`, { token: seller.token, body: { seq } })
  expect((await mark(1)).body).toMatchObject({ readSeq: 1, lastSeq: 2 })
  expect((await mark(99)).body).toMatchObject({ readSeq: 2 })
  expect((await mark(1)).body).toMatchObject({ readSeq: 2 })
  expect((await unread()).body).toMatchObject({ conversations: 0 })
  await world.call('PUT', `/api/v1/products/${product.id}`, { token: seller.token, body: { sold: true } })
  expect(await list(buyer)).toMatchObject([{ product: { isAvailable: false }, can: { write: true, buy: false } }])
})

test('conversations go on page after page, and one can be asked for alone', async () => {
  const rooms = [await aRoom(world), await aRoom(world), await aRoom(world)]
  const [{ buyer }] = rooms as [Awaited<ReturnType<typeof aRoom>>]
  for (const { seller, product } of rooms.slice(1)) {
    world.clock.pass(1)
    const asked = await world.call<{ id: string }>('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId: product.id } })
    await world.call('PUT', `/api/v1/chat-requests/${asked.body.id}/status`, { token: seller.token, body: { status: 'accepted' } })
  }
  const page = (query: string) => world.call<Conversation[]>('GET', `/api/v1/chat${query}`, { token: buyer.token })
  const all = (await page('')).body.map(({ roomId }) => roomId)
  expect(all).toHaveLength(3)
  const first = await page('?limit=2')
  const rest = await page(/<[^?>]*(\?[^>]+)>/.exec(String(first.headers.link))?.[1] ?? '')
  expect([...first.body, ...rest.body].map(({ roomId }) => roomId)).toEqual(all)
  const about = await world.call<Conversation & { state: RoomState }>('GET', `/api/v1/chat/${all[0]}/about`, { token: buyer.token })
  expect(about.body).toMatchObject({ roomId: all[0], state: { lastSeq: 0, presence: { status: 'inactive' } } })
})

test('[CHAT-46, CHAT-61] being there lasts 75 s after it was last told, and ends when it is said', async () => {
  const { buyer, seller, room } = await aRoom(world)
  const say = (action: string, userId?: string) =>
    world.call<RoomState>('POST', `/api/v1/chat/${room}/activity`, { token: seller.token, body: { action, userId } })
  const seen = async () =>
    (await world.call<{ state: RoomState }>('GET', `/api/v1/chat/${room}/about`, { token: buyer.token })).body.state.presence
  expect((await say('join', buyer.id)).error.error).toBe('chat.not-you')
  await say('join', seller.id)
  expect(await seen()).toEqual({ userId: seller.id, status: 'active', timestamp: world.clock.now().toISOString() })
  world.clock.pass(1.24)
  expect((await seen()).status).toBe('active')
  world.clock.pass(0.02)
  expect((await seen()).status).toBe('inactive')
  await say('join')
  await say('leave')
  expect((await seen()).status).toBe('inactive')
  expect((await say('dance')).status).toBe(400)
})
