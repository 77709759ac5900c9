import { beforeEach, expect, test, vi } from 'vitest'
import { Stored } from '../../../testing/stored.ts'
import { dropWaiting, keepWaiting, readOutbox, roomsWaiting } from './outbox.ts'

let storage: Record<string, string> = {}

beforeEach(() => {
  storage = new Stored() as never
  vi.stubGlobal('localStorage', storage)
})

const waiting = (originalId: string) => ({ originalId, text: `texto ${originalId}`, at: '2026-11-20T15:00:00.000Z' })

test('[CHAT-65] pending messages of a room are stored in order until they arrive', () => {
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

test('one that is stored again goes to the end', () => {
  for (const id of ['a', 'b', 'a']) keepWaiting('yo', 'sala', waiting(id))
  expect(readOutbox('yo', 'sala').map(({ originalId }) => originalId)).toEqual(['b', 'a'])
})

test('foreign data in the storage is ignored', () => {
  storage['chat-outbox:yo:sala'] = '[{"text":1},null,{"originalId":"a","text":"hola","at":"2026"}]'
  expect(readOutbox('yo', 'sala')).toHaveLength(1)
  storage['chat-outbox:yo:sala'] = '{'
  expect(readOutbox('yo', 'sala')).toEqual([])
})
