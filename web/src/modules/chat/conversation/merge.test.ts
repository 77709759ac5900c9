import type { ChatMessage } from '@feria/contract/chat/schemas'
import { expect, test } from 'vitest'
import { type Entry, entryOf, keyOf, leavesHole, mergeMessages, olderOffset } from './merge.ts'

const START = Date.parse('2026-11-20T15:00:00.000Z')

const message = (seq: number, fields: Partial<ChatMessage> = {}): ChatMessage => {
  const text = fields.content ?? `mensaje ${seq}`
  const senderId = fields.senderId ?? 'ana'
  const timestamp = fields.timestamp ?? new Date(START + seq * 60_000).toISOString()
  return {
    id: `id-${seq}`,
    warning: null,
    review: null,
    seq,
    room_id: 'sala',
    roomId: 'sala',
    content: text,
    text,
    message: text,
    sender_id: senderId,
    senderId,
    sender_name: senderId,
    senderName: senderId,
    sender: { id: senderId, name: senderId },
    timestamp,
    createdAt: timestamp,
    originalId: null,
    ...fields,
  }
}

const own = (originalId: string, text: string, at = START): Entry => ({
  key: keyOf('yo', originalId),
  id: null,
  seq: null,
  originalId,
  senderId: 'yo',
  senderName: 'Yo',
  text,
  at: new Date(at).toISOString(),
  state: 'pending',
  warning: null,
  review: null,
})

const texts = (entries: Entry[]) => entries.map(({ text }) => text)

test('[CHAT-48] overlapping pages are one list in the order of their numbers', () => {
  const newest = [3, 4, 5].map((seq) => message(seq))
  const older = [1, 2, 3, 4].map((seq) => message(seq))
  const merged = mergeMessages(mergeMessages([], newest), older)
  expect(merged.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
})

test("[CHAT-66] an own pending message becomes the server's, in its own place and under its own key", () => {
  const waiting = own('abc', 'hola')
  const merged = mergeMessages([entryOf(message(1)), waiting], [message(2, { senderId: 'yo', content: 'hola', originalId: 'abc' })])
  expect(merged).toHaveLength(2)
  expect(merged[1]).toMatchObject({ key: waiting.key, id: 'id-2', seq: 2, state: 'sent' })
  expect(mergeMessages(merged, [message(2, { senderId: 'yo', content: 'hola', originalId: 'abc' })])).toEqual(merged)
})

test("[CHAT-66] another member's originalId is another message", () => {
  const merged = mergeMessages([own('abc', 'hola')], [message(1, { senderId: 'ana', content: 'hola', originalId: 'abc' })])
  expect(merged).toHaveLength(2)
})

test('[CHAT-67] without an originalId, the same text by the same sender within 1 s is one message, after that two', () => {
  const at = (ms: number) => new Date(START + ms).toISOString()
  const first = mergeMessages([], [message(1, { content: 'hola', timestamp: at(0) })])
  expect(mergeMessages(first, [message(2, { content: 'hola', timestamp: at(1000) })])).toEqual(first)
  expect(mergeMessages(first, [message(2, { content: 'hola', timestamp: at(1001) })])).toHaveLength(2)
  expect(mergeMessages(first, [message(2, { content: 'chau', timestamp: at(10) })])).toHaveLength(2)
  expect(mergeMessages(first, [message(2, { content: 'hola', timestamp: at(10), senderId: 'beto' })])).toHaveLength(2)
})

test('[CHAT-67] without an originalId, an own pending message is matched within 60 s', () => {
  const stored = (ms: number) => message(1, { senderId: 'yo', content: 'hola', timestamp: new Date(START + ms).toISOString() })
  expect(mergeMessages([own('abc', 'hola')], [stored(60_000)])).toMatchObject([{ id: 'id-1', key: keyOf('yo', 'abc') }])
  expect(mergeMessages([own('abc', 'hola')], [stored(60_001)])).toHaveLength(2)
})

test('[CHAT-67] the same text twice, each with a client id, stays two messages', () => {
  const twice = [1, 2].map((seq) => message(seq, { content: 'ok', originalId: `ok-${seq}`, timestamp: new Date(START).toISOString() }))
  expect(mergeMessages([], twice)).toHaveLength(2)
})

test('own pending messages stay behind arriving ones, in their order', () => {
  const merged = mergeMessages([own('a', 'primero'), own('b', 'segundo')], [message(7), message(6)])
  expect(texts(merged)).toEqual(['mensaje 6', 'mensaje 7', 'primero', 'segundo'])
})

test('a skipped number leaves a gap', () => {
  expect(leavesHole(4, 5)).toBe(false)
  expect(leavesHole(4, 3)).toBe(false)
  expect(leavesHole(4, 6)).toBe(true)
})

test('[CHAT-47] older pages start 50 further back each time, even when messages arrived meanwhile', () => {
  expect(olderOffset(201, 300)).toBe(50)
  expect(olderOffset(151, 300)).toBe(100)
  expect(olderOffset(201, 360)).toBe(110)
  expect(olderOffset(1, 20)).toBe(0)
})

test('a held message stands behind the others until it has a number', () => {
  const held = message(0, { id: 'held', senderId: 'yo', originalId: 'c-9', review: 'waiting' })
  const shown = mergeMessages(mergeMessages([], [message(1), held]), [message(2)])
  expect(shown.map(({ id, seq, review }) => [id, seq, review])).toEqual([
    ['id-1', 1, null],
    ['id-2', 2, null],
    ['held', null, 'waiting'],
  ])
  const delivered = mergeMessages(shown, [{ ...held, seq: 3, review: null }, message(4)])
  expect(delivered.map(({ id, seq, review }) => [id, seq, review])).toEqual([
    ['id-1', 1, null],
    ['id-2', 2, null],
    ['held', 3, null],
    ['id-4', 4, null],
  ])
})
