import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { me, openChatServer, put, ROOM, server } from '../../../testing/chat-server.ts'
import { Stored } from '../../../testing/stored.ts'
import { readOutbox } from './outbox.ts'
import { createRoom } from './room.ts'

beforeEach(() => {
  openChatServer()
  vi.stubGlobal('localStorage', new Stored())
  vi.stubGlobal('sessionStorage', new Stored())
})
afterEach(() => {
  useSession.getState().signOut()
  vi.unstubAllGlobals()
})

const open = async () => {
  const room = createRoom(ROOM, me)
  room.use('manager')
  await room.load()
  return { room, view: room.store.getState, states: () => room.store.getState().entries.map(({ state }) => state) }
}
const kept = () => readOutbox(me.id, ROOM)

test('a message is stored on the device until the server has it', async () => {
  const { room, states } = await open()
  server.isUp = false
  room.send('uno')
  expect(kept().map(({ text }) => text)).toEqual(['uno'])
  await expect.poll(states).toEqual(['failed'])
  server.isUp = true
  room.resume()
  await expect.poll(states).toEqual(['sent'])
  expect(kept()).toEqual([])
})

test('after a reload pending messages are sent; a refused one waits for the member, and keeps its id', async () => {
  const before = await open()
  server.refuses = 409
  before.room.send('uno')
  await expect.poll(before.states).toEqual(['failed'])
  const [refused] = kept()
  server.refuses = null
  const after = await open()
  await expect.poll(after.states).toEqual(['failed'])
  expect(server.messages).toEqual([])
  after.room.retry(refused?.originalId ?? '')
  await expect.poll(after.states).toEqual(['sent'])
  expect(server.messages.map(({ originalId }) => originalId)).toEqual([refused?.originalId])
})

test('a room shows only its own messages', async () => {
  const { room, view } = await open()
  room.receive({ ...put('ana', 'hola'), roomId: 'otra' })
  expect(view().entries).toEqual([])
})

test('the read mark never goes back, however late an event arrives', async () => {
  const { room, view } = await open()
  for (const seq of [4, 2]) {
    room.setReadBy(me.id, seq)
    room.setReadBy('ana', seq)
  }
  expect([view().readSeq, view().otherReadSeq]).toEqual([4, 4])
})

test('a member who signs out deletes their rooms with pending messages', async () => {
  vi.stubGlobal('addEventListener', vi.fn())
  const { roomOf } = await import('./rooms.ts')
  useSession.setState({ token: 'of-ana', user: { id: 'ana', name: 'Ana' } as never })
  const room = roomOf(ROOM)
  expect(roomOf(ROOM)).toBe(room)
  server.isUp = false
  room.send('uno')
  expect(room.hasWaiting()).toBe(true)
  useSession.getState().signOut()
  expect(room.hasWaiting()).toBe(false)
  expect(roomOf(ROOM)).not.toBe(room)
})
