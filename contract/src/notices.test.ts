import { expect, test } from 'vitest'
import { noticeKinds, routeOf } from './notices.ts'
import { notificationEvents } from './notifications.ts'
import { readRoomId, roomIdOf } from './rooms.ts'

test('[NOTI-09] a click on a match leads to it', () => {
  expect(routeOf('match', { matchId: 'm1' })).toBe('/matches/m1')
  expect(routeOf('match', {})).toBeNull()
})

test('[NOTI-11] a click on a purchase leads to its number, one on a sale to its product', () => {
  const data = { orderNumber: 'F-1', productId: 'p1' }
  expect([routeOf('purchase', data), routeOf('sale', data)]).toEqual(['/purchases/F-1', '/sales/p1'])
})

test('[NOTI-10] a click on an unknown type leads nowhere', () => expect(routeOf('oferta', { productId: 'p1' })).toBeNull())

test('[NOTI-21] every kind has words without a hole, with and without its data, and an event that tells it', () => {
  for (const [name, { title, message }] of Object.entries(noticeKinds)) {
    expect(title).not.toBe('')
    for (const data of [{}, { productName: 'Bici', personName: 'Ana' }]) expect(message(data)).not.toMatch(/undefined|null|«»/)
    expect(Object.keys(notificationEvents.told)).toContain(name)
  }
})

test('[CHAT-15] a room’s id is made of buyer, seller and product, and read back', () => {
  const parts = {
    buyerId: '01a1f8d3-ea00-76e5-8faf-b982e90c5331',
    sellerId: '01a1f8d3-ea00-76e5-8faf-b982e90c5332',
    productId: '01a1f8d3-ea00-76e5-8faf-b982e90c5333',
  }
  expect(roomIdOf(parts).split('_')[2]).toBe(parts.productId)
  expect(readRoomId(roomIdOf(parts))).toEqual(parts)
  for (const bad of ['', 'a_b_c', `${parts.buyerId}_${parts.sellerId}`, `${roomIdOf(parts)}_x`]) expect(readRoomId(bad)).toBeNull()
})
