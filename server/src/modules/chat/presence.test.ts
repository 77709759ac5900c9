import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../core/log.ts'
import type { Engines } from '../../engines/engines.ts'
import { openRedisKv } from '../../engines/kv/redis.ts'
import { openSocketBus } from '../../engines/sockets/open-socket-bus.ts'
import { createClock, type TestClock } from '../../testing/clock.ts'
import { aProduct, aRoom } from '../../testing/people.ts'
import { createPostgres, hasPostgres, hasRedis, type OwnPostgres, redisUrl } from '../../testing/servers.ts'
import { type Client, connect as connectTo, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const open: Client[] = []
afterEach(() => {
  for (const client of open.splice(0)) client.close()
})
const connect = async (url: string, token: string): Promise<Client> => {
  const client = await connectTo(url, token)
  open.push(client)
  return client
}
const BEAT = { status: 'active' }
const MORE_THAN_PRESENCE = 76 / 60

describe('one process', () => {
  let testApp: TestApp
  let url: string
  beforeAll(async () => {
    testApp = await createTestApp()
    url = await listen(testApp)
  })
  afterAll(() => testApp.close())
  /** What the clock does every two seconds; whoever listens has heard of it once their own call is answered. */
  const tick = async (listener: Client, roomId: string) => {
    await testApp.app.jobs.runIntervals()
    await listener.emit('joinRoom', { roomId })
  }
  const statusOf = (client: Client) => client.received('userPresence').map(({ status }) => status)

  test('[CHAT-59] subscribers are notified of the end 75 s after the last beat, once, without polling', async () => {
    const { buyer, seller, room } = await aRoom(testApp)
    const [here, listener] = [await connect(url, buyer.token), await connect(url, seller.token)]
    await listener.emit('joinRoom', { roomId: room })
    await here.emit('presence', { roomId: room, ...BEAT })
    testApp.clock.pass(70 / 60)
    await here.emit('presence', { roomId: room, ...BEAT })
    testApp.clock.pass(70 / 60)
    await tick(listener, room)
    expect(statusOf(listener)).toEqual(['active', 'active'])
    testApp.clock.pass(6 / 60)
    await tick(listener, room)
    expect((await listener.until('userPresence', 3)).at(-1)).toEqual({
      roomId: room,
      userId: buyer.id,
      status: 'inactive',
      timestamp: testApp.clock.now().toISOString(),
    })
    testApp.clock.pass(MORE_THAN_PRESENCE)
    await tick(listener, room)
    expect(statusOf(listener)).toEqual(['active', 'active', 'inactive'])
  })

  test(
    '[CHAT-59] a clean close is told at once, in every room that heard of the member; not by a page that never said it ' + 'was there',
    async () => {
      const { buyer, seller, room } = await aRoom(testApp)
      const product = await aProduct(testApp, seller)
      const { body } = await testApp.call<{ id: string }>('POST', '/api/v1/chat-requests', {
        token: buyer.token,
        body: { productId: product.id },
      })
      const path = `/api/v1/chat-requests/${body.id}/status`
      const other = (await testApp.call<{ room: string }>('PUT', path, { token: seller.token, body: { status: 'accepted' } })).body.room
      const [here, silent, listener] = [await connect(url, buyer.token), await connect(url, buyer.token), await connect(url, seller.token)]
      for (const roomId of [room, other]) {
        await listener.emit('joinRoom', { roomId })
        await here.emit('presence', { roomId, ...BEAT })
      }
      await silent.emit('joinRoom', { roomId: room })
      silent.close()
      await sleep(300)
      expect(statusOf(listener)).toEqual(['active', 'active'])
      here.close()
      const ended = (await listener.until('userPresence', 4)).slice(2)
      expect(ended.map(({ roomId, status }) => `${status} ${roomId}`).sort()).toEqual([`inactive ${other}`, `inactive ${room}`].sort())
      expect(await listener.emit('joinRoom', { roomId: room })).toMatchObject({ presence: { status: 'inactive' } })
    },
  )

  test('[CHAT-59] a member with two tabs is present until the second one closes, also when tabs report leaving', async () => {
    const { buyer, seller, room } = await aRoom(testApp)
    const [first, second, listener] = [await connect(url, buyer.token), await connect(url, buyer.token), await connect(url, seller.token)]
    await listener.emit('joinRoom', { roomId: room })
    await first.emit('presence', { roomId: room, ...BEAT })
    await second.emit('presence', { roomId: room, ...BEAT })
    await first.emit('presence', { roomId: room, status: 'inactive' })
    first.close()
    await sleep(300)
    expect(statusOf(listener)).toEqual(['active', 'active'])
    expect(await listener.emit('joinRoom', { roomId: room })).toMatchObject({ presence: { status: 'active' } })
    second.close()
    expect((await listener.until('userPresence', 3)).at(-1)).toMatchObject({ status: 'inactive' })
  })

  test('[CHAT-59] an ended session is absent at once; presence by HTTP and then by socket ends with the socket', async () => {
    const { buyer, seller, room } = await aRoom(testApp)
    const [here, listener] = [await connect(url, buyer.token), await connect(url, seller.token)]
    await listener.emit('joinRoom', { roomId: room })
    await testApp.call('POST', `/api/v1/chat/${room}/activity`, { token: buyer.token, body: { action: 'join' } })
    await here.emit('presence', { roomId: room, ...BEAT })
    await testApp.call('POST', '/api/v1/auth/logout', { token: buyer.token })
    await testApp.app.jobs.drain()
    expect((await listener.until('userPresence', 3)).map(({ status }) => status)).toEqual(['active', 'active', 'inactive'])
  })

  test('[CHAT-59] a beat during the sweep keeps the member present', async () => {
    const { buyer, seller, room } = await aRoom(testApp)
    const listener = await connect(url, seller.token)
    await listener.emit('joinRoom', { roomId: room })
    const beat = () => testApp.call('POST', `/api/v1/chat/${room}/activity`, { token: buyer.token, body: { action: 'join' } })
    await beat()
    testApp.clock.pass(MORE_THAN_PRESENCE)
    const { kv } = testApp.engines
    const { takeDue } = kv
    kv.takeDue = async (set, now) => {
      const due = await takeDue(set, now)
      kv.takeDue = takeDue
      if (due.includes(buyer.id)) await beat()
      return due
    }
    await tick(listener, room)
    expect(statusOf(listener)).toEqual(['active', 'active'])
    testApp.clock.pass(MORE_THAN_PRESENCE)
    await tick(listener, room)
    expect(statusOf(listener)).toEqual(['active', 'active', 'inactive'])
  })

  test("[CHAT-59] a page that leaves by HTTP does not end another page's presence", async () => {
    const { buyer, seller, room } = await aRoom(testApp)
    const [here, listener] = [await connect(url, buyer.token), await connect(url, seller.token)]
    await listener.emit('joinRoom', { roomId: room })
    await here.emit('presence', { roomId: room, ...BEAT })
    await testApp.call('POST', `/api/v1/chat/${room}/activity`, { token: buyer.token, body: { action: 'leave' } })
    await sleep(300)
    expect(statusOf(listener)).toEqual(['active'])
  })
})

describe.skipIf(!hasPostgres || !hasRedis)('two processes', () => {
  let postgres: OwnPostgres
  let clock: TestClock
  let testApps: TestApp[]
  let urls: string[]
  // A numbered database of its own: other tests keep other clocks.
  const url = `${redisUrl}/7`
  const aProcess = async (db: Engines['db']) => {
    const engines = { kv: await openRedisKv(url, createLog({ LOG_LEVEL: 'silent' })), bus: await openSocketBus(url) }
    return createTestApp({ db, clock, engines })
  }
  const tickBoth = () => Promise.all(testApps.map(({ app }) => app.jobs.runIntervals()))
  beforeAll(async () => {
    postgres = await createPostgres()
    clock = createClock(new Date())
    testApps = [await aProcess(postgres.db), await aProcess(postgres.db)]
    urls = await Promise.all(testApps.map(listen))
  }, 60_000)
  afterAll(async () => {
    for (const testApp of testApps) await testApp.close()
    await postgres.drop()
  })

  test('[CHAT-59] tabs on two processes are one member, and one of the two announces the end after the last beat', async () => {
    const [testApp = {} as TestApp] = testApps
    const [one = '', two = ''] = urls
    const { buyer, seller, room } = await aRoom(testApp)
    const [first, second] = [await connect(one, buyer.token), await connect(two, buyer.token)]
    const listeners = [await connect(one, seller.token), await connect(two, seller.token)]
    for (const listener of listeners) await listener.emit('joinRoom', { roomId: room })
    await first.emit('presence', { roomId: room, ...BEAT })
    await second.emit('presence', { roomId: room, ...BEAT })
    for (const listener of listeners) await listener.until('userPresence', 2)
    first.close()
    await sleep(500)
    for (const listener of listeners) expect(listener.received('userPresence')).toHaveLength(2)
    clock.pass(MORE_THAN_PRESENCE)
    await tickBoth()
    for (const listener of listeners) expect((await listener.until('userPresence', 3)).at(-1)).toMatchObject({ status: 'inactive' })
    await tickBoth()
    await sleep(500)
    for (const listener of listeners) expect(listener.received('userPresence')).toHaveLength(3)
  })

  test('[CHAT-59] both tabs closing at the same moment on two processes are announced once', async () => {
    const [testApp = {} as TestApp] = testApps
    const { buyer, seller, room } = await aRoom(testApp)
    const tabs = await Promise.all(urls.map((at) => connect(at, buyer.token)))
    const listener = await connect(urls[0] ?? '', seller.token)
    await listener.emit('joinRoom', { roomId: room })
    for (const tab of tabs) await tab.emit('presence', { roomId: room, ...BEAT })
    await listener.until('userPresence', 2)
    for (const tab of tabs) tab.close()
    await sleep(1500)
    clock.pass(MORE_THAN_PRESENCE)
    await tickBoth()
    await listener.until('userPresence', 3)
    await sleep(500)
    expect(listener.received('userPresence').map(({ status }) => status)).toEqual(['active', 'active', 'inactive'])
  })
})
