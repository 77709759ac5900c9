import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { fake } from '../../../testing/fake-socket.ts'
import type { Room } from './room.ts'
import type { Family } from './send-failure.ts'

vi.mock('socket.io-client', () => import('../../../testing/fake-socket.ts'))

const { closeSocket, openSocket } = await import('../../../lib/socket.ts')
const { createRoom } = await import('./room.ts')
const { stayInRoom } = await import('./stay-in-room.ts')

const ROOM = 'sala'
const me = { id: 'yo', name: 'Yo' }
const state = { roomId: ROOM, lastSeq: 0, readSeq: 0, otherReadSeq: 0, presence: { userId: 'ana', status: 'inactive', timestamp: '' } }
const sent = { id: 'm1', seq: 1, roomId: ROOM, content: 'hola', senderId: 'yo', senderName: 'Yo', timestamp: '', originalId: 'o' }

/** What was called by HTTP and what was emitted through the connection. */
let called: string[]
let emitted: [name: string, payload: Record<string, unknown>][]
let page: EventTarget & { visibilityState: string }
let stop: () => void

const answerTo = (name: string) => (name.includes('end') || name.includes('POST /chat/sala/messages') ? sent : state)
const timesOf = (name: string) => emitted.filter(([event]) => event === name).length
const payloadOf = (name: string) => emitted.findLast(([event]) => event === name)?.[1]
const beats = () => timesOf('presence')
const polls = () => called.filter((call) => call.includes('after=')).length
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers()
  called = []
  emitted = []
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${address.replace('/api/v1', '')}`
    called.push(call)
    if (call.includes('/messages') && init?.method !== 'POST') return Response.json([])
    return Response.json(call.endsWith('/about') ? { roomId: ROOM, state } : answerTo(call))
  })
  fake.answer = async (name, payload) => {
    emitted.push([name, payload as Record<string, unknown>])
    return answerTo(name)
  }
  useSession.setState({ token: 'ficha', user: me as never })
  await openSocket('ficha')
})
afterEach(() => {
  stop()
  closeSocket()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stay = async (family: Family = 'product'): Promise<Room> => {
  const room = createRoom(ROOM, me)
  room.use(family)
  await room.load()
  stop = stayInRoom(room, family)
  await pass(0)
  return room
}

test('[CHAT-40] without a connection new messages are polled every 5 s, and not while it is open or the page hidden', async () => {
  await stay()
  await pass(4999)
  expect(polls()).toBe(0)
  await pass(1)
  expect(polls()).toBe(1)
  await pass(10_000)
  expect(polls()).toBe(3)
  page.visibilityState = 'hidden'
  await pass(20_000)
  expect(polls()).toBe(3)
  page.visibilityState = 'visible'
  fake.happen('connect')
  await pass(20_000)
  expect(polls()).toBe(3)
})

test('[CHAT-62] presence is sent on joining and every 30 s, and not by a hidden page', async () => {
  fake.happen('connect')
  await stay()
  expect([timesOf('joinRoom'), beats()]).toEqual([1, 1])
  await pass(29_999)
  expect(beats()).toBe(1)
  await pass(1)
  expect(beats()).toBe(2)
  await pass(60_000)
  expect(beats()).toBe(4)
  page.visibilityState = 'hidden'
  await pass(60_000)
  expect(beats()).toBe(4)
})

test('[CHAT-57] presence carries room, member, state and token', async () => {
  fake.happen('connect')
  await stay('manager')
  expect(payloadOf('presence')).toEqual({ roomId: ROOM, userId: 'yo', status: 'active', token: 'ficha' })
})

test.each(['product', 'manager'] as const)(
  '[CHAT-65] a message of the %s goes through the connection while it stands, else by HTTP',
  async (family) => {
    const room = await stay(family)
    const posts = () => called.filter((call) => call.startsWith('POST /chat/sala') && !call.endsWith('/activity')).length
    room.send('hola')
    await pass(0)
    expect([timesOf('sendMessage'), posts()]).toEqual([0, 1])
    fake.happen('connect')
    room.send('otra')
    await pass(0)
    expect([timesOf('sendMessage'), posts()]).toEqual([1, 1])
  },
)

test.each([
  ['product', ['leaveProductRoom', 'leaveRoom']],
  ['manager', ['leaveRoom']],
] as const)('[CHAT-55] leaving the room of the %s is reported, and that the member is absent', async (family, events) => {
  fake.happen('connect')
  await stay(family)
  stop()
  await pass(0)
  expect(events.map(timesOf)).toEqual(events.map(() => 1))
  expect(payloadOf('presence')?.status).toBe('inactive')
})

test("[CHAT-59] the other member's presence follows its events, in this room only", async () => {
  fake.happen('connect')
  const room = await stay('manager')
  const receive = (roomId: string, userId: string, status: string) =>
    fake.happen('*', 'userPresence', { roomId, userId, status, timestamp: '' })
  const isThere = () => room.store.getState().presence.isActive
  receive('otra', 'ana', 'active')
  receive(ROOM, 'yo', 'active')
  expect(isThere()).toBe(false)
  receive(ROOM, 'ana', 'active')
  expect(isThere()).toBe(true)
  receive(ROOM, 'ana', 'inactive')
  expect(isThere()).toBe(false)
})

test('[CHAT-53] the product’s chat shows the error event of a message', async () => {
  fake.happen('connect')
  const room = await stay()
  const receive = (event: string, error = 'chat.closed') =>
    fake.happen('*', 'error', { event, error, status: 409, message: 'Esta charla terminó.' })
  receive('joinRoom')
  expect(room.store.getState().sendError).toBeNull()
  receive('sendMessage', 'chat.looks-unsafe')
  expect(room.store.getState().sendError, 'a question is no failure').toBeNull()
  receive('sendMessage')
  expect(room.store.getState().sendError).toBe('Esta charla terminó.')
})

test("the other's typing is shown until it passes or their message arrives; one's own is announced once in 3 s", async () => {
  const room = await stay()
  fake.happen('connect')
  await pass(0)
  const isTyping = () => room.store.getState().isTyping
  fake.happen('*', 'typing', { roomId: ROOM, userId: 'yo' })
  fake.happen('*', 'typing', { roomId: 'otra', userId: 'ana' })
  expect(isTyping()).toBe(false)
  fake.happen('*', 'typing', { roomId: ROOM, userId: 'ana' })
  expect(isTyping()).toBe(true)
  await pass(4000)
  expect(isTyping()).toBe(false)
  fake.happen('*', 'typing', { roomId: ROOM, userId: 'ana' })
  fake.happen('*', 'newMessage', { ...sent, seq: 1, senderId: 'ana' })
  expect(isTyping()).toBe(false)
  for (let n = 0; n < 5; n++) room.typing.type()
  expect([timesOf('typing'), payloadOf('typing')]).toEqual([1, { roomId: ROOM, token: 'ficha' }])
})
