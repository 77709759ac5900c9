import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { dropWaiting, keepWaiting, readOutbox, roomsWaiting } from './outbox.ts'

// As in a browser: what is kept stands on the object itself, its methods do not.
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}
let storage: Record<string, string> = {}

beforeEach(() => {
  storage = Object.create(methods)
  vi.stubGlobal('localStorage', storage)
})

const waiting = (originalId: string) => ({ originalId, text: `texto ${originalId}`, at: '2026-11-20T15:00:00.000Z' })

test('[CHAT-65] what waits in a room is kept in its order until it arrives', () => {
  keepWaiting('yo', 'sala', waiting('a'))
  keepWaiting('yo', 'sala', waiting('b'))
  expect(Object.keys(storage)).toEqual(['chat-outbox:yo:sala'])
  expect(readOutbox('yo', 'sala').map(({ originalId }) => originalId)).toEqual(['a', 'b'])
  expect(roomsWaiting('yo')).toEqual(['sala'])
  expect(roomsWaiting('otra')).toEqual([])
  dropWaiting('yo', 'sala', 'a')
  dropWaiting('yo', 'sala', 'b')
  expect(Object.keys(storage)).toEqual([])
})

test('one that is kept again goes to the end', () => {
  for (const id of ['a', 'b', 'a']) keepWaiting('yo', 'sala', waiting(id))
  expect(readOutbox('yo', 'sala').map(({ originalId }) => originalId)).toEqual(['b', 'a'])
})

test('what somebody else wrote there is not believed', () => {
  storage['chat-outbox:yo:sala'] = '[{"text":1},null,{"originalId":"a","text":"hola","at":"2026"}]'
  expect(readOutbox('yo', 'sala')).toHaveLength(1)
  storage['chat-outbox:yo:sala'] = '{'
  expect(readOutbox('yo', 'sala')).toEqual([])
})

test('signing out clears it; a session that the server ended does not', () => {
  keepWaiting('yo', 'sala', waiting('a'))
  useSession.getState().signOut('server')
  expect(roomsWaiting('yo')).toEqual(['sala'])
  useSession.getState().signOut()
  expect(roomsWaiting('yo')).toEqual([])
})
