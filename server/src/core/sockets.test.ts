import { errors } from '@feria/contract/errors'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aMember, aRoom, PASSWORD } from '../testing/people.ts'
import { type Client, connect as connectTo, listen } from '../testing/sockets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let url: string
const open: Client[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  url = await listen(testApp)
})
afterEach(() => {
  for (const client of open.splice(0)) client.close()
})
afterAll(() => testApp.close())

const connect = async (token?: string): Promise<Client> => {
  const client = await connectTo(url, token)
  open.push(client)
  return client
}

test('read receipts reach both parties, and requests arrive live', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const [a, b] = [await connect(buyer.token), await connect(seller.token)]
  await a.emit('joinNotificationChannel', { userId: buyer.id })
  await b.emit('joinNotificationChannel', seller.id)
  await a.emit('sendMessage', { roomId: room, text: 'uno' })
  expect(await b.until('message', 1)).toMatchObject([{ seq: 1 }])
  expect(await b.emit('readMessages', { roomId: room, seq: 1 })).toMatchObject({ readSeq: 1 })
  expect(await a.until('readPosition', 1)).toEqual([{ roomId: room, userId: seller.id, seq: 1 }])
})

test('[NOTI-22] another’s room or channel, a spoofed sender: an error event, an acknowledged refusal, and nothing received', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const stranger = await aMember(testApp, 'Ajena')
  const spy = await connect(stranger.token)
  const refused: [string, unknown, string][] = [
    ['joinRoom', { roomId: room }, 'chat.not-yours'],
    ['joinProductRoom', { room }, 'chat.not-yours'],
    ['sendMessage', { room, content: 'hola' }, 'chat.not-yours'],
    ['presence', { roomId: room, status: 'active' }, 'chat.not-yours'],
    ['joinNotificationChannel', { userId: buyer.id }, 'notifications.not-your-channel'],
    ['joinNotificationChannel', { userId: 7 }, 'bad-input'],
  ]
  for (const [name, payload, code] of refused) {
    const answer = await spy.emit(name, payload)
    expect(answer, name).toMatchObject({ error: code, status: expect.any(Number), message: expect.stringMatching(/\S/) })
  }
  expect((await spy.until('error', 1))[0]).toMatchObject({ event: 'joinRoom', error: 'chat.not-yours', status: 403 })
  const own = await connect(buyer.token)
  expect(await own.emit('sendMessage', { room, content: 'x', senderId: seller.id })).toMatchObject({ error: 'chat.not-you' })
  await own.emit('sendMessage', { room, content: 'secreto' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([spy.received('message'), spy.received('newMessage'), spy.received('userPresence')]).toEqual([[], [], []])
})

test('[CHAT-68] malformed, empty and 1 MB payloads and unknown events are refused in Spanish; the connection stays open', async () => {
  const { buyer, room } = await aRoom(testApp)
  const client = await connect(buyer.token)
  const bad: [string, unknown][] = [
    ['sendMessage', undefined],
    ['sendMessage', null],
    ['sendMessage', 'hola'],
    ['sendMessage', []],
    ['sendMessage', { room, content: '  ' }],
    ['sendMessage', { room, content: 'x'.repeat(990_000) }],
    ['sendMessage', { room: 'otra', content: 'x' }],
    ['sendMessage', { content: 'x' }],
    ['joinRoom', {}],
    ['joinRoom', 7],
    ['readMessages', { roomId: room, seq: 'todo' }],
    ['presence', { roomId: room }],
  ]
  for (const [name, payload] of bad) {
    const answer = await client.emit(name, payload)
    expect([answer.status, answer.error], JSON.stringify([name, payload]).slice(0, 80)).toEqual([400, 'bad-input'])
    expect(Object.values(answer.fields ?? {}).join()).toMatch(/[a-z]{3}/)
  }
  expect(await client.emit('dropTables', {})).toMatchObject({ status: 404, error: 'no-such-event', message: errors['no-such-event'][1] })
  expect(await client.emit('sendMessage', { room, content: 'sigo' })).toMatchObject({ seq: 1 })
})

test('[RT-04] a client is identified first: by handshake, by payload, or not at all', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const nobody = await connect()
  expect(await nobody.emit('joinRoom', { roomId: room })).toMatchObject({ status: 401, error: 'accounts.sign-in' })
  expect(await nobody.emit('sendMessage', { nonsense: true })).toMatchObject({ error: 'accounts.sign-in' })
  expect(await nobody.emit('sendMessage', { room, content: 'con ficha', token: buyer.token })).toMatchObject({ senderId: buyer.id })
  expect(await nobody.emit('sendMessage', { room, content: 'otra', token: seller.token })).toMatchObject({ error: 'accounts.not-allowed' })
  expect(await nobody.emit('sendMessage', { room, content: 'rota', token: 'nada' })).toMatchObject({ error: 'accounts.sign-in' })
  await expect(connect('no-es-nada')).rejects.toMatchObject({ data: { status: 401, error: 'accounts.sign-in' } })
})

test('[ACC-61] a session that ends closes its connections: logout its own, closing the account all', async () => {
  const { buyer, room } = await aRoom(testApp)
  const login = async () => {
    const { body } = await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', {
      body: { email: buyer.email, password: PASSWORD },
    })
    return body.token
  }
  const [here, there] = [await connect(buyer.token), await connect(await login())]
  const gone = (client: Client) => new Promise((resolve) => client.socket.once('disconnect', resolve))
  const left = gone(here)
  await testApp.call('POST', '/api/v1/auth/logout', { token: buyer.token })
  expect(await here.emit('joinRoom', { roomId: room })).toMatchObject({ error: 'accounts.sign-in' })
  await testApp.app.jobs.drain()
  expect(await left).toBe('io server disconnect')
  expect(await there.emit('joinRoom', { roomId: room })).toMatchObject({ roomId: room })
  const token = await login()
  const leftToo = gone(there)
  await testApp.call('DELETE', '/api/v1/users/me', { token, body: { password: PASSWORD } })
  expect(await there.emit('sendMessage', { room, content: 'x' })).toMatchObject({ error: 'accounts.sign-in' })
  await testApp.app.jobs.drain()
  await leftToo
  await expect(connect(token)).rejects.toMatchObject({ data: { error: 'accounts.sign-in' } })
})

test('[ACC-61] an ended session stores nothing more, even before its connection is closed', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const client = await connect(buyer.token)
  expect(await client.emit('sendMessage', { room, content: 'antes', originalId: 'a' })).toMatchObject({ seq: 1 })
  await testApp.call('POST', '/api/v1/auth/logout', { token: buyer.token })
  for (const message of [
    { room, content: 'después' },
    { room, content: 'antes', originalId: 'a' },
  ])
    expect(await client.emit('sendMessage', message)).toMatchObject({ status: 401, error: 'accounts.sign-in' })
  const { body } = await testApp.call<{ content: string }[]>('GET', `/api/v1/chat/${room}`, { token: seller.token })
  expect(body.map(({ content }) => content)).toEqual(['antes'])
  await testApp.app.jobs.drain()
})

test('a thousand messages at once from one socket are slowed and reported; acknowledged ones are in order, others unaffected', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const [flood, other] = [await connect(buyer.token), await connect(seller.token)]
  const answers = Promise.all(
    Array.from({ length: 1000 }, (_, i) => flood.emit<{ seq: number; content: string }>('sendMessage', { room, content: `m${i}` })),
  )
  expect(await other.emit('joinRoom', { roomId: room })).toMatchObject({ roomId: room })
  const all = await answers
  const taken = all.filter(({ error }) => error === undefined)
  const refused = all.filter(({ error }) => error === 'too-many')
  expect(taken.length + refused.length).toBe(1000)
  expect(taken.length).toBeGreaterThanOrEqual(50)
  expect(refused.length).toBeGreaterThan(800)
  expect(taken.map(({ seq }) => seq)).toEqual(taken.map((_, i) => i + 1))
  expect(flood.received('error')[0]).toMatchObject({ event: 'sendMessage', error: 'too-many', status: 429 })
  expect(await flood.emit('leaveRoom', { roomId: room }).then(() => flood.socket.connected)).toBe(true)
})

test('[CHAT-53] each refusal gets an error event; beyond five in a second one event counts the rest', async () => {
  const { buyer, room } = await aRoom(testApp)
  const client = await connect(buyer.token)
  const names = ['joinRoom', 'sendMessage', 'presence', 'readMessages']
  for (const name of names) client.socket.emit(name, {})
  const refusals = await client.until('error', names.length)
  expect(refusals.map(({ event, error, status }) => [event, error, status])).toEqual(names.map((name) => [name, 'bad-input', 400]))
  for (let n = 0; n < 40; n++) client.socket.emit('joinRoom', { roomId: 'otra' })
  const all = () => client.received('error').reduce((sum, { count = 1 }) => sum + count, 0)
  await expect.poll(all).toBe(44)
  const counted = client.received('error').filter(({ error }) => error === 'refused-more')
  expect(counted[0]).toMatchObject({ event: 'joinRoom', status: 429, message: expect.stringContaining(String(counted[0]?.count)) })
  expect(client.received('error').length).toBeLessThan(30)
  client.socket.emit('joinRoom', { roomId: 'otra' })
  await expect.poll(all).toBe(45)
  expect(await client.emit('joinRoom', { roomId: room })).toMatchObject({ roomId: room })
})

test('a dropped connection is restored with its rooms and the missed events', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const [a, b] = [await connect(buyer.token), await connect(seller.token)]
  await a.emit('joinRoom', { roomId: room })
  await b.emit('sendMessage', { room, content: 'antes' })
  await a.until('message', 1)
  const back = new Promise((resolve) => a.socket.once('connect', () => resolve(a.socket.recovered)))
  a.socket.io.engine.close()
  await b.emit('sendMessage', { room, content: 'mientras' })
  expect(await back).toBe(true)
  await b.emit('sendMessage', { room, content: 'después' })
  expect((await a.until('message', 3)).map(({ content }) => content)).toEqual(['antes', 'mientras', 'después'])
})

test('a connection that is restored for another member has left the rooms and the channel of the one before', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const [a, b, other] = [await connect(buyer.token), await connect(seller.token), await aMember(testApp)]
  await a.emit('joinRoom', { roomId: room })
  await a.emit('joinNotificationChannel', {})
  await b.emit('sendMessage', { room, content: 'antes' })
  await a.until('message', 1)
  const back = new Promise((resolve) => a.socket.once('connect', () => resolve(a.socket.recovered)))
  a.socket.auth = { token: other.token }
  a.socket.io.engine.close()
  expect(await back).toBe(true)
  await b.emit('sendMessage', { room, content: 'para Bruno' })
  expect(await a.emit('joinNotificationChannel', { userId: other.id })).toMatchObject({ unread: 0 })
  expect(a.received('message').map(({ content }) => content)).toEqual(['antes'])
})
