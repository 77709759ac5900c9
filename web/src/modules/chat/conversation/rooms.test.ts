import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { me, openChatServer, server } from '../../../testing/chat-server.ts'
import { Stored } from '../../../testing/stored.ts'

const roomsOf = async () => {
  vi.stubGlobal('addEventListener', vi.fn())
  return import('./rooms.ts')
}

beforeEach(() => {
  openChatServer()
  vi.stubGlobal('localStorage', new Stored())
  vi.stubGlobal('sessionStorage', new Stored())
  useSession.setState({ token: 'ficha', user: me as never })
})
afterEach(() => {
  useSession.getState().signOut()
  vi.unstubAllGlobals()
})

test('of many rooms the one unseen for longest is dropped, never one with pending messages', async () => {
  const { roomOf } = await roomsOf()
  server.isUp = false
  const [busy, oldest, seen] = ['busy', 'oldest', 'seen'].map(roomOf)
  busy?.send('espera')
  for (let n = 0; n < 27; n++) roomOf(`r${n}`)
  expect(roomOf('seen')).toBe(seen)
  roomOf('one more')
  expect(roomOf('busy')).toBe(busy)
  expect(roomOf('seen')).toBe(seen)
  expect(roomOf('oldest')).not.toBe(oldest)
})

test('pending messages on this device are sent from any page, each to its room', async () => {
  const { roomOf, sendWaiting } = await roomsOf()
  server.isUp = false
  roomOf('una').send('hola')
  await expect.poll(() => roomOf('una').store.getState().entries[0]?.state).toBe('failed')
  const [[key = '', waiting = ''] = []] = Object.entries(localStorage)
  useSession.getState().signOut()
  useSession.setState({ token: 'ficha', user: me as never })
  localStorage.setItem(key, waiting)
  Object.assign(server, { isUp: true, asked: [] })
  sendWaiting()
  await expect.poll(() => Object.keys(localStorage)).toEqual([])
  expect(server.asked.map((call) => call.replace('/api/v1/chat/', ''))).toEqual(['POST una'])
})
