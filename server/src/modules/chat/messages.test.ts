import type { ChatMessage, Conversation, RoomState } from '@feria/contract/chat/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aRoom, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const send = (person: Person, room: string, body: object) =>
  testApp.call<ChatMessage>('POST', `/api/v1/chat/${room}`, { token: person.token, body })
const read = (person: Person, room: string, query = '') =>
  testApp.call<ChatMessage[]>('GET', `/api/v1/chat/${room}${query}`, { token: person.token })

describe('one store for every way of sending and reading', () => {
  let buyer: Person
  let seller: Person
  let room: string
  let sent: ChatMessage[]
  beforeAll(async () => {
    ;({ buyer, seller, room } = await aRoom(testApp))
    const first = await send(buyer, room, { content: '  Hola, ¿sigue?  ', timestamp: '1999-01-01', sender_name: 'Otra' })
    const polled = await testApp.call<ChatMessage>('POST', `/api/v1/chat/${room}/messages`, {
      token: seller.token,
      body: { room_id: room, content: 'Sí', sender_id: seller.id, sender_name: seller.name },
    })
    const old = await testApp.call<ChatMessage>('POST', '/api/v1/chat', {
      token: buyer.token,
      body: { roomId: room, text: 'Genial', senderId: buyer.id, senderName: buyer.name, timestamp: '1999-01-01' },
    })
    expect([first.status, polled.status, old.status]).toEqual([201, 201, 201])
    sent = [first.body, polled.body, old.body]
  })
  const now = () => testApp.clock.now().toISOString()
  const all = ['Hola, ¿sigue?', 'Sí', 'Genial']
  const list = async (path: string) =>
    (await testApp.call<ChatMessage[]>('GET', `/api/v1/chat/${room}${path}`, { token: seller.token })).body

  test('[CHAT-37] a message has the field names of polling', async () => {
    const [first] = await list('/messages')
    const wanted = { room_id: room, content: all[0], sender_id: buyer.id, sender_name: buyer.name, timestamp: now() }
    expect(first).toMatchObject({ id: sent[0]?.id, ...wanted })
  })

  test('[CHAT-38] a message has the field names of the socket', () =>
    expect(sent[0]).toMatchObject({ roomId: room, text: all[0], senderId: buyer.id, senderName: buyer.name, timestamp: now() }))

  test('[CHAT-39] a message has the field names of the manager', async () => {
    const [first] = await list('')
    const sender = { id: buyer.id, name: buyer.name }
    expect(first).toMatchObject({ id: sent[0]?.id, content: all[0], message: all[0], sender, createdAt: now(), timestamp: now() })
  })

  test('[CHAT-40] polling reads all messages', async () => expect((await list('/messages')).map(({ content }) => content)).toEqual(all))

  test('[CHAT-41] polling sends one with its stated body', () =>
    expect(sent[1]).toMatchObject({ room_id: room, content: 'Sí', sender_id: seller.id, sender_name: seller.name, seq: 2 }))

  test('[CHAT-42] POST /api/v1/chat sends one with its stated body', () =>
    expect(sent[2]).toMatchObject({ roomId: room, text: 'Genial', senderId: buyer.id, senderName: buyer.name, timestamp: now(), seq: 3 }))

  test('[CHAT-43] every way reads every message with the same fields, however it was sent', async () => {
    const [polled, managed] = await Promise.all([list('/messages'), list('?offset=0&limit=100')])
    expect(polled).toEqual(managed)
    expect(new Set(managed.map((message) => Object.keys(message).sort().join())).size).toBe(1)
    expect(managed.map(({ id }) => id)).toEqual(sent.map(({ id }) => id))
  })

  test('[CHAT-45] the manager sends only the content, and the server trims it', () =>
    expect(sent[0]).toMatchObject({ content: all[0], senderId: buyer.id, seq: 1, originalId: null }))
})

describe('a room of 12 messages', () => {
  let buyer: Person
  let room: string
  beforeAll(async () => {
    ;({ buyer, room } = await aRoom(testApp))
    for (let i = 1; i <= 12; i++) await send(buyer, room, { content: `m${i}` })
  })
  const contents = async (query: string) => (await read(buyer, room, query)).body.map(({ content }) => content)

  test('[CHAT-44] offset and limit page through it, and the answer is an array', async () => {
    expect((await contents('?offset=0&limit=100')).length).toBe(12)
    expect(await contents('?offset=2&limit=3')).toEqual(['m8', 'm9', 'm10'])
    expect(await contents('?offset=50')).toEqual([])
  })

  test('[CHAT-47] a page has at most 100', async () => {
    expect((await read(buyer, room, '?limit=101')).status).toBe(400)
    expect((await read(buyer, room, '?limit=100')).status).toBe(200)
  })

  test('[CHAT-48] offset counts from the newest, and the answer ascends', async () => {
    expect(await contents('?offset=0&limit=3')).toEqual(['m10', 'm11', 'm12'])
    expect(await contents('?offset=1&limit=3')).toEqual(['m9', 'm10', 'm11'])
  })

  test('messages after a number are requested with `after`', async () => {
    expect(await contents('?after=9')).toEqual(['m10', 'm11', 'm12'])
    expect(await contents('?after=3&limit=2')).toEqual(['m4', 'm5'])
  })
})

test('[CHAT-64] the same originalId is the same message, even with another text', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const first = await send(buyer, room, { content: 'una vez', originalId: 'c-1' })
  const again = await send(buyer, room, { content: 'otra cosa', originalId: 'c-1' })
  expect(again.body.id).toBe(first.body.id)
  expect(again.body.content).toBe('una vez')
  expect((await send(seller, room, { content: 'mía', originalId: 'c-1' })).body.seq).toBe(2)
  expect((await read(buyer, room)).body.map(({ seq }) => seq)).toEqual([1, 2])
})

test('[CHAT-68] empty, too long and malformed messages are refused; HTML is kept as text', async () => {
  const { buyer, room } = await aRoom(testApp)
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

test("[CHAT-01] nobody reads, writes in or enters others' rooms, or uses another member's name", async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const stranger = await aMember(testApp, 'Ajena')
  const asStranger = [
    read(stranger, room),
    send(stranger, room, { content: 'hola' }),
    testApp.call('GET', `/api/v1/chat/${room}/about`, { token: stranger.token }),
    testApp.call('POST', `/api/v1/chat/${room}/activity`, { token: stranger.token, body: { action: 'join' } }),
    testApp.call('PUT', `/api/v1/chat/${room}/read`, { token: stranger.token, body: { seq: 1 } }),
  ]
  for (const { status, error } of await Promise.all(asStranger)) expect([status, error.error]).toEqual([403, 'chat.not-yours'])
  expect((await send(buyer, room, { content: 'x', senderId: seller.id })).error.error).toBe('chat.not-you')
  const elsewhere = `${buyer.id}_${seller.id}_${buyer.id}`
  expect((await read(buyer, elsewhere)).error.error).toBe('chat.no-room')
  expect((await testApp.call('GET', `/api/v1/chat/${room}`)).status).toBe(401)
  expect((await read(buyer, room)).body).toEqual([])
})

test('[CHAT-26] conversations: the latest first, unread counts, and who may write and buy', async () => {
  const { buyer, seller, room, product } = await aRoom(testApp)
  const list = async (person: Person) => (await testApp.call<Conversation[]>('GET', '/api/v1/chat', { token: person.token })).body
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
  testApp.clock.pass(1)
  await send(buyer, room, { content: 'uno' })
  await send(buyer, room, { content: 'dos' })
  expect(await list(seller)).toMatchObject([
    { role: 'seller', unread: 2, lastMessage: { content: 'dos', senderName: buyer.name }, can: { buy: false } },
  ])
  expect(await list(buyer)).toMatchObject([{ unread: 0, lastAt: testApp.clock.now().toISOString(), can: { buy: true } }])
  const unread = () => testApp.call('GET', '/api/v1/chat/unread', { token: seller.token })
  expect((await unread()).body).toEqual({ conversations: 1, requests: 0, newestRequestAt: null })
  const mark = (seq: number) => testApp.call<RoomState>('PUT', `/api/v1/chat/${room}/read`, { token: seller.token, body: { seq } })
  expect((await mark(1)).body).toMatchObject({ readSeq: 1, lastSeq: 2 })
  expect((await mark(99)).body).toMatchObject({ readSeq: 2 })
  expect((await mark(1)).body).toMatchObject({ readSeq: 2 })
  expect((await unread()).body).toMatchObject({ conversations: 0 })
})

test('a conversation shows that its product is unavailable, and its current state', async () => {
  const { buyer, seller, room, product } = await aRoom(testApp)
  await send(buyer, room, { content: 'Hola' })
  const shown = async () => {
    const { body } = await testApp.call<Conversation[]>('GET', '/api/v1/chat', { token: buyer.token })
    return [body[0]?.product?.isAvailable, body[0]?.can]
  }
  const change = (path: string, body: object) => testApp.call('PUT', `/api/v1/products/${product.id}${path}`, { token: seller.token, body })
  const [open, shut] = [
    [true, { write: true, buy: true }],
    [false, { write: true, buy: false }],
  ]
  expect(await shown()).toEqual(open)
  await change('', { stock: 0 })
  expect(await shown()).toEqual(shut)
  await change('', { stock: 1 })
  expect(await shown()).toEqual(open)
  await change('/visibility', { visible: false })
  expect(await shown()).toEqual(shut)
  await change('/visibility', { visible: true })
  expect(await shown()).toEqual(open)
  await change('', { name: 'Bicicleta de paseo', price: 99.5, currency: 'ARS', sold: true })
  expect(await shown()).toEqual(shut)
  const about = await testApp.call<Conversation>('GET', `/api/v1/chat/${room}/about`, { token: seller.token })
  expect(about.body).toMatchObject({
    productName: 'Bicicleta de paseo',
    product: { id: product.id, name: 'Bicicleta de paseo', price: 99.5, currency: 'ARS', imageUrl: null, isAvailable: false },
    can: { write: true, buy: false },
  })
})

test('conversations are paged, and one can be read alone', async () => {
  const rooms = [await aRoom(testApp), await aRoom(testApp), await aRoom(testApp)]
  const [{ buyer }] = rooms as [Awaited<ReturnType<typeof aRoom>>]
  for (const { seller, product } of rooms.slice(1)) {
    testApp.clock.pass(1)
    const asked = await testApp.call<{ id: string }>('POST', '/api/v1/chat-requests', {
      token: buyer.token,
      body: { productId: product.id },
    })
    await testApp.call('PUT', `/api/v1/chat-requests/${asked.body.id}/status`, { token: seller.token, body: { status: 'accepted' } })
  }
  const page = (query: string) => testApp.call<Conversation[]>('GET', `/api/v1/chat${query}`, { token: buyer.token })
  const all = (await page('')).body.map(({ roomId }) => roomId)
  expect(all).toHaveLength(3)
  const first = await page('?limit=2')
  const rest = await page(/<[^?>]*(\?[^>]+)>/.exec(String(first.headers.link))?.[1] ?? '')
  expect([...first.body, ...rest.body].map(({ roomId }) => roomId)).toEqual(all)
  const about = await testApp.call<Conversation & { state: RoomState }>('GET', `/api/v1/chat/${all[0]}/about`, { token: buyer.token })
  expect(about.body).toMatchObject({ roomId: all[0], state: { lastSeq: 0, presence: { status: 'inactive' } } })
})

test('[CHAT-46] presence lasts 75 s after the last beat, and ends when the member leaves', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const postActivity = (action: string, userId?: string) =>
    testApp.call<RoomState>('POST', `/api/v1/chat/${room}/activity`, { token: seller.token, body: { action, userId } })
  const seen = async () =>
    (await testApp.call<{ state: RoomState }>('GET', `/api/v1/chat/${room}/about`, { token: buyer.token })).body.state.presence
  expect((await postActivity('join', buyer.id)).error.error).toBe('chat.not-you')
  await postActivity('join', seller.id)
  expect(await seen()).toEqual({ userId: seller.id, status: 'active', timestamp: testApp.clock.now().toISOString() })
  testApp.clock.pass(1.24)
  expect((await seen()).status).toBe('active')
  testApp.clock.pass(0.02)
  expect((await seen()).status).toBe('inactive')
  await postActivity('join')
  await postActivity('leave')
  expect((await seen()).status).toBe('inactive')
  expect((await postActivity('dance')).status).toBe(400)
})
