import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { me, openChatServer, put, ROOM, server } from '../../../testing/chat-server.ts'
import { createRoom } from './room.ts'

beforeEach(openChatServer)
afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  const room = createRoom(ROOM, me)
  await room.load()
  return { room, texts: () => room.store.getState().entries.map(({ text }) => text), view: room.store.getState }
}
const fill = (count: number) => {
  for (let number = 1; number <= count; number++) put('ana', `m${number}`)
}

test('[CHAT-47] a room shows its newest 100 and goes back by 50', async () => {
  fill(180)
  const { room, view } = await open()
  expect(view()).toMatchObject({ firstSeq: 81, lastSeq: 180, isLoaded: true })
  await room.loadOlder()
  expect(view()).toMatchObject({ firstSeq: 31, lastSeq: 180 })
  await room.loadOlder()
  expect(view().entries).toHaveLength(180)
  expect(server.asked.slice(-2)).toEqual([
    `GET /api/v1/chat/${ROOM}/messages?offset=50&limit=100`,
    `GET /api/v1/chat/${ROOM}/messages?offset=100&limit=100`,
  ])
})

test('earlier messages that fail to load show an error, and load on retry', async () => {
  fill(120)
  const { room, view } = await open()
  server.isUp = false
  await room.loadOlder()
  expect(view()).toMatchObject({ firstSeq: 21, isLoadingOlder: false, hasOlderFailed: true })
  server.isUp = true
  await room.loadOlder()
  expect(view()).toMatchObject({ firstSeq: 1, isLoadingOlder: false, hasOlderFailed: false })
})

test('a conversation whose first messages were moved out begins with the oldest that is there', async () => {
  fill(130)
  server.messages.splice(0, 40)
  const { room, view } = await open()
  expect(view()).toMatchObject({ firstSeq: 41, isOldestShown: false })
  await room.loadOlder()
  expect(view()).toMatchObject({ firstSeq: 41, lastSeq: 130, isOldestShown: true })
})

test('messages that arrived while the member was away are fetched until none is missing', async () => {
  fill(3)
  const { room, texts, view } = await open()
  fill(240)
  const last = server.messages.at(-1)
  if (last) room.receive(last)
  await expect.poll(() => view().lastSeq).toBe(243)
  expect(texts()).toEqual(server.messages.map(({ content }) => content))
  expect(server.asked.filter((call) => call.includes('after=')).map((call) => call.replace(/.*after=(\d+).*/, '$1'))).toEqual([
    '3',
    '103',
    '203',
  ])
})

test('[CHAT-75] a failed message shows why and is resent under its id, once', async () => {
  const { room, view, texts } = await open()
  room.use('manager')
  server.isUp = false
  room.send('uno')
  room.send('dos')
  expect(view().entries.map((entry) => entry.state)).toEqual(['pending', 'pending'])
  await expect.poll(() => view().entries.map((entry) => entry.state)).toEqual(['failed', 'failed'])
  expect(view().sendError).toBe('No se pudo conectar con el servidor. Verifica tu conexión a internet.')
  server.isUp = true
  const [first] = view().entries
  put('yo', 'uno', first?.originalId)
  room.retry(first?.originalId ?? '')
  await expect.poll(() => view().entries.map((entry) => entry.state)).toEqual(['sent', 'sent'])
  expect(texts()).toEqual(['uno', 'dos'])
  expect(server.messages.map(({ content }) => content)).toEqual(['uno', 'dos'])
  expect(view().sendError).toBeNull()
})

test('a message is sent where the page is served without https, too', async () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const { room, view } = await open()
  room.use('manager')
  room.send('hola')
  await expect.poll(() => view().entries.map(({ state }) => state)).toEqual(['sent'])
})

test('a room that cannot be loaded shows an error and loads on retry', async () => {
  fill(2)
  server.isUp = false
  const { room, view, texts } = await open()
  expect(view().historyError).toBeTruthy()
  server.isUp = true
  await room.load()
  expect(view().historyError).toBeNull()
  expect(texts()).toEqual(['m1', 'm2'])
})
