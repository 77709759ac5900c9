import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDialogs } from '../../../lib/dialogs.ts'
import { me, openChatServer, ROOM, server } from '../../../testing/chat-server.ts'
import { Stored } from '../../../testing/stored.ts'
import { readOutbox } from './outbox.ts'
import { createRoom } from './room.ts'

beforeEach(() => {
  openChatServer()
  server.asks = 'Pasame'
  vi.stubGlobal('localStorage', new Stored())
})
afterEach(() => vi.unstubAllGlobals())

const asked = async () => {
  const room = createRoom(ROOM, me)
  await room.load()
  room.send('Pasame el código')
  room.send('Hola')
  await expect.poll(() => useDialogs.getState().waiting).toHaveLength(1)
  const [question] = useDialogs.getState().waiting
  expect(question).toMatchObject({ title: '¿Seguro que querés enviarlo?', text: 'Parece otra cosa.', yes: 'Enviar igual', no: 'No enviar' })
  return { room, view: room.store.getState, answer: (yes: boolean) => question?.answer(yes) }
}

test('the sender of what looks like a swindle is asked once, and what was written behind it waits', async () => {
  const { view, answer } = await asked()
  expect(server.messages).toEqual([])
  answer(true)
  await expect.poll(() => server.messages.map(({ content }) => content)).toEqual(['Pasame el código', 'Hola'])
  await expect.poll(() => view().entries.map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect([useDialogs.getState().waiting, readOutbox(me.id, ROOM)]).toEqual([[], []])
})

test('what they would rather not send comes back to where it was written, and the next one goes', async () => {
  const { room, view, answer } = await asked()
  answer(false)
  await expect.poll(() => server.messages.map(({ content }) => content)).toEqual(['Hola'])
  await expect.poll(() => view().entries.map(({ text }) => text)).toEqual(['Hola'])
  expect(view()).toMatchObject({ returned: { text: 'Pasame el código', pictures: [] }, sendError: null })
  room.forgetReturned()
  expect([view().returned, readOutbox(me.id, ROOM)]).toEqual([null, []])
})

test('one that was confirmed is not asked about again after a failure', async () => {
  const { room, answer } = await asked()
  server.isUp = false
  answer(true)
  await expect.poll(() => room.store.getState().sendError).not.toBeNull()
  server.isUp = true
  room.resume()
  await expect.poll(() => server.messages.map(({ content }) => content)).toEqual(['Pasame el código', 'Hola'])
  expect(useDialogs.getState().waiting).toEqual([])
})
