import type { ChatMessage, Conversation } from '@feria/contract/chat/schemas'
import { expect, test } from 'vitest'
import { buyingIn } from './buying.ts'
import { isOnline, type RoomView, unknownRoom, withNewer, withPage, withReceived, withState, withWaiting } from './room-view.ts'

const message = (seq: number, senderId = 'ana', originalId: string | null = null) => {
  const timestamp = new Date(Date.UTC(2026, 10, 20, 15, seq)).toISOString()
  return { id: `id-${seq}`, seq, roomId: 'sala', content: `m${seq}`, senderId, senderName: senderId, timestamp, originalId } as ChatMessage
}
const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
const loaded = (from: number, to: number): RoomView => ({ ...unknownRoom, ...withPage(unknownRoom, messages(from, to)), isLoaded: true })

test('[CHAT-31] an older page moves the first number, a newer one the last', () => {
  const view = loaded(51, 150)
  expect(view).toMatchObject({ firstSeq: 51, lastSeq: 150 })
  expect({ ...view, ...withPage(view, messages(1, 100)) }).toMatchObject({ firstSeq: 1, lastSeq: 150 })
  expect({ ...view, ...withNewer(view, messages(151, 152), 'yo') }).toMatchObject({ lastSeq: 152, arrived: { text: 'm152' } })
  expect(withPage(unknownRoom, [])).toMatchObject({ firstSeq: 0, lastSeq: 0 })
})

test('a live message behind a gap is shown, and the gap is remembered until it is filled', () => {
  const view = loaded(1, 3)
  const after = { ...view, ...withReceived(view, message(5), 'yo') }
  expect(after.lastSeq).toBe(3)
  expect(after.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 5])
  expect({ ...after, ...withNewer(after, messages(4, 5), 'yo') }.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
})

test('own messages are not announced as arrived', () => {
  const view = loaded(1, 1)
  expect({ ...view, ...withReceived(view, message(2, 'yo'), 'yo') }.arrived).toBeNull()
})

test('[CHAT-63] pending messages come at the end with their state, unless they have arrived', () => {
  const sender = { senderId: 'yo', senderName: 'Yo' }
  const waiting = [{ originalId: 'a', text: 'hola', at: '2026-11-20T16:00:00.000Z' }]
  const view = loaded(1, 1)
  const pending = withWaiting(view.entries, waiting, { ...sender, state: 'pending' })
  expect(pending.at(-1)).toMatchObject({ text: 'hola', state: 'pending', id: null })
  expect(withWaiting(pending, waiting, { ...sender, state: 'failed' }).map(({ state }) => state)).toEqual(['sent', 'failed'])
  const arrived = withPage({ ...view, entries: pending }, [message(2, 'yo', 'a')]).entries ?? []
  expect(withWaiting(arrived, waiting, { ...sender, state: 'pending' })).toEqual(arrived)
})

test('[CHAT-32] the other member is present for 75 s after the last event, by our own clock', () => {
  const state = { roomId: 'sala', lastSeq: 1, readSeq: 0, otherReadSeq: 4, presence: { userId: 'ana', status: 'active', timestamp: '' } }
  const { presence, otherReadSeq } = { ...unknownRoom, ...withState({ ...unknownRoom, otherReadSeq: 6 }, state as never, 1000) }
  expect(otherReadSeq).toBe(6)
  expect(isOnline(presence, 75_999)).toBe(true)
  expect(isOnline(presence, 76_000)).toBe(false)
  expect(isOnline({ isActive: false, receivedAt: 1000 }, 1001)).toBe(false)
})

const product = { id: 'p', name: 'Mate', price: 100, currency: 'USD', imageUrl: null, isAvailable: true }
const about = { role: 'buyer', product, can: { write: true, buy: false } } as Conversation

test('[CHAT-20] buying needs an own message', () => {
  expect(buyingIn(about, false)).toEqual({ isOffered: true, why: 'Para comprarlo desde acá, escribile primero a quien vende.' })
  expect(buyingIn(about, true)).toEqual({ isOffered: true, why: null })
  expect(buyingIn({ ...about, can: { write: true, buy: true } }, false).why).toBeNull()
})

test('[CHAT-26] buying is offered to the buyer of an available product', () => {
  expect(buyingIn(about, true).isOffered).toBe(true)
  expect(buyingIn({ ...about, role: 'seller' }, true).isOffered).toBe(false)
  expect(buyingIn({ ...about, product: null }, true).isOffered).toBe(false)
  expect(buyingIn({ ...about, product: { ...product, isAvailable: false } } as Conversation, true).why).toMatch('ya no está disponible')
  expect(buyingIn({ ...about, product: { ...product, price: null } } as Conversation, true).why).toMatch('a convenir')
})
