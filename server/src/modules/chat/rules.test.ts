import { ASK_AGAIN_DAYS, PRESENCE_SECONDS } from '@feria/contract/chat/values'
import { expect, test } from 'vitest'
import { mayAnswer, objectionToAsking, presenceOf, presentUntil, sideOf } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const WAIT = ASK_AGAIN_DAYS * 86_400_000
const [buyer, seller, product] = [1, 2, 3].map((n) => `0000000${n}-0000-7000-8000-000000000000`)

test('[CHAT-03] a request is answered once, with yes or no', () => {
  const states = ['pending', 'accepted', 'rejected'] as const
  const ways = states.flatMap((from) => states.filter((to) => mayAnswer(from, to)).map((to) => `${from} ${to}`))
  expect(ways).toEqual(['pending accepted', 'pending rejected'])
})

test('a request is allowed before the first one, and refused while one is pending or accepted', () => {
  expect(objectionToAsking([], now)).toBeNull()
  for (const status of ['pending', 'accepted'] as const) {
    expect(objectionToAsking([{ status, updatedAt: before(2 * WAIT) }], now)).toEqual({ code: 'chat.already-asked' })
    const earlier = { status: 'rejected' as const, updatedAt: before(3 * WAIT) }
    expect(objectionToAsking([earlier, { status, updatedAt: before(2 * WAIT) }], now)).toEqual({ code: 'chat.already-asked' })
  }
})

test('after a rejection the wait is exactly seven days; after two there is no third', () => {
  const rejected = (ms: number) => ({ status: 'rejected' as const, updatedAt: before(ms) })
  expect(objectionToAsking([rejected(WAIT - 1)], now)).toEqual({ code: 'chat.rejected', from: new Date(now.getTime() + 1) })
  expect(objectionToAsking([rejected(WAIT)], now)).toBeNull()
  expect(objectionToAsking([rejected(3 * WAIT), rejected(2 * WAIT)], now)).toEqual({ code: 'chat.rejected-twice' })
})

test("the id of the room decides a member's side", () => {
  const room = `${buyer}_${seller}_${product}`
  const parts = { buyerId: buyer, sellerId: seller, productId: product }
  expect(sideOf(room, buyer ?? '')).toEqual({ parts, side: 'buyer' })
  expect(sideOf(room, seller ?? '')).toEqual({ parts, side: 'seller' })
  for (const stranger of [product ?? '', '']) expect(sideOf(room, stranger)).toBeNull()
  expect(sideOf('no room', buyer ?? '')).toBeNull()
})

test('[CHAT-62] presence lasts 75 s, and keeps its start', () => {
  const until = presentUntil(now)
  expect(until - now.getTime()).toBe(75_000)
  const at = (ms: number) => presenceOf('ana', until, new Date(now.getTime() + ms))
  expect(at(PRESENCE_SECONDS * 1000 - 1)).toEqual({ userId: 'ana', status: 'active', timestamp: now.toISOString() })
  const over = new Date(until)
  expect(at(PRESENCE_SECONDS * 1000)).toEqual({ userId: 'ana', status: 'inactive', timestamp: over.toISOString() })
  expect(presenceOf('ana', null, now)).toEqual({ userId: 'ana', status: 'inactive', timestamp: now.toISOString() })
})
