import { expect, test } from 'vitest'
import { readRoomId, roomIdOf } from '../chat/rooms.ts'
import { type NotificationData, notificationKinds, notificationTypes, routeOf } from './kinds.ts'
import { notificationEvents } from './schemas.ts'

test('[NOTI-09] a click on a match opens it', () => {
  expect(routeOf('match', { matchId: 'm1' })).toBe('/matches/m1')
  expect(routeOf('match', {})).toBeNull()
})

test('[NOTI-11] a click on a purchase opens it by its number, one on a sale opens its product', () => {
  const data = { orderNumber: 'F-1', productId: 'p1' }
  expect([routeOf('purchase', data), routeOf('sale', data)]).toEqual(['/purchases/F-1', '/sales/p1'])
})

test('[NOTI-10] a click on an unknown type opens nothing', () => expect(routeOf('oferta', { productId: 'p1' })).toBeNull())

test('[NOTI-21] every kind has complete text, with and without its data, and a live event', () => {
  for (const [name, { title, message }] of Object.entries(notificationKinds)) {
    expect(title).not.toBe('')
    for (const data of [{}, { productName: 'Bici', personName: 'Ana' }]) expect(message(data)).not.toMatch(/undefined|null|«»/)
    expect(Object.keys(notificationEvents.server)).toContain(name)
  }
})

const ids: NotificationData = { matchId: 'm 1', productId: 'p1', orderNumber: 'F-1', orderId: 'o1', roomId: 'r1' }
/** Every kind: its type, where a click leads with all that may be known, and where with nothing. */
const kinds: Record<keyof typeof notificationKinds, [type: string, known: string | null, unknown: string | null]> = {
  newMatch: ['match', '/matches/m%201', null],
  newMatches: ['matches', '/matches', '/matches'],
  matchOffered: ['matchOffer', '/matches/m%201', null],
  newPurchase: ['purchase', '/purchases/F-1', null],
  saleCompleted: ['sale', '/sales/p1', null],
  newChatRequest: ['chatRequest', '/chat-requests', '/chat-requests'],
  chatAccepted: ['chat', '/chat/r1', null],
  chatRejected: ['chatRejected', '/products/p1', null],
  orderSent: ['order', '/orders/o1', null],
  orderHandedOver: ['order', '/orders/o1', null],
  orderAutoCompleted: ['order', '/orders/o1', null],
  orderCompleted: ['saleUpdate', '/sales/o1', null],
  saleHeld: ['saleUpdate', '/sales/o1', null],
  orderRefunded: ['order', '/orders/o1', null],
  saleRefunded: ['saleUpdate', '/sales/o1', null],
  orderGivenBack: ['order', '/orders/o1', null],
  saleGivenBack: ['saleUpdate', '/sales/o1', null],
  orderExtended: ['order', '/orders/o1', null],
  saleExtended: ['saleUpdate', '/sales/o1', null],
  saleToSend: ['saleUpdate', '/sales/o1', null],
  orderLate: ['order', '/orders/o1', null],
  saleLate: ['saleUpdate', '/sales/o1', null],
  claimOpened: ['saleUpdate', '/sales/o1', null],
  claimAnswered: ['order', '/orders/o1', null],
  claimSettled: ['order', '/orders/o1', null],
  claimSettledForSeller: ['saleUpdate', '/sales/o1', null],
  reviewDue: ['review', '/orders/o1#opiniones', null],
  saleReviewDue: ['saleReview', '/sales/o1#opiniones', null],
  reviewPublished: ['review', '/orders/o1#opiniones', null],
  saleReviewPublished: ['saleReview', '/sales/o1#opiniones', null],
  appealDecided: ['review', '/orders/o1#opiniones', null],
  saleAppealDecided: ['saleReview', '/sales/o1#opiniones', null],
  abuseReportDecided: ['abuseReport', '/denuncias', '/denuncias'],
  moderationDecided: ['moderation', '/denuncias?ver=recibidas', '/denuncias?ver=recibidas'],
  moderationAppealDecided: ['moderation', '/denuncias?ver=recibidas', '/denuncias?ver=recibidas'],
  productHeld: ['moderatedProduct', '/products/p1', null],
  productReleased: ['moderatedProduct', '/products/p1', null],
  productHidden: ['moderatedProduct', '/products/p1', null],
  resaleAsked: ['resale', '/reseller/transactions', '/reseller/transactions'],
  resaleSold: ['resale', '/reseller/transactions', '/reseller/transactions'],
  offerReceived: ['offer', '/matches/m%201?oferta=1', null],
  offerAccepted: ['offer', '/matches/m%201?oferta=1', null],
  offerDeclined: ['offer', '/matches/m%201?oferta=1', null],
  resalePaid: ['resale', '/reseller/transactions', '/reseller/transactions'],
  resaleHeld: ['resale', '/reseller/transactions', '/reseller/transactions'],
  resaleClaimed: ['resale', '/reseller/transactions', '/reseller/transactions'],
  resaleRefunded: ['resale', '/reseller/transactions', '/reseller/transactions'],
  phoneTaken: ['phone', '/personal-info#confianza', '/personal-info#confianza'],
  payoutSettled: ['payout', '/saldo', '/saldo'],
}

test('every kind has its type and opens its own page, with and without its data', () => {
  const found = Object.entries(notificationKinds).map(([name, { type, route }]) => [name, [type, route(ids), route({})]])
  expect(Object.fromEntries(found)).toEqual(kinds)
  for (const [type, known, unknown] of Object.values(kinds)) expect([routeOf(type, ids), routeOf(type, {})]).toEqual([known, unknown])
  expect(notificationTypes).toEqual([...new Set(Object.values(kinds).map(([type]) => type))])
})

test('a purchase and a sale fall back to the other key where the first is missing', () => {
  expect(routeOf('purchase', { productId: 'p1' })).toBe('/purchases/p1')
  expect(routeOf('sale', { orderNumber: 'F-1' })).toBe('/sales/F-1')
})

test('every kind names the product and, where there is one, the person; several at once are counted', () => {
  const { newMatches, payoutSettled, phoneTaken, abuseReportDecided, moderationDecided, moderationAppealDecided, ...single } =
    notificationKinds
  for (const { message } of Object.values(single)) {
    expect(message({ productName: 'Bici', personName: 'Ana' })).toContain('«Bici»')
    expect(message({})).toMatch(/ un producto\b/)
  }
  const personal = Object.entries(single).flatMap(([name, { message }]) => (message({ personName: 'Ana' }).includes('Ana') ? [name] : []))
  expect(personal).toEqual([
    'matchOffered',
    'newChatRequest',
    'chatAccepted',
    'chatRejected',
    'resaleAsked',
    'offerReceived',
    'offerAccepted',
  ])
  const nobody = personal.map((name) => single[name as keyof typeof single].message({}).split(' ').slice(0, 2).join(' '))
  expect(nobody).toEqual([
    'Alguien tiene',
    'Alguien quiere',
    'Quien vende',
    'Quien vende',
    'Alguien quiere',
    'Alguien te',
    'Alguien quiere',
  ])
  expect([0, 1, 2].map((count) => newMatches.message({ count }))).toEqual([
    'Hay 0 coincidencias nuevas.',
    'Hay 1 coincidencia nueva.',
    'Hay 2 coincidencias nuevas.',
  ])
  expect(newMatches.message({})).toBe('Hay 0 coincidencias nuevas.')
  expect(newMatches.message({ count: 6, productName: 'Bici' })).toBe('6 personas buscan algo como «Bici».')
  expect(payoutSettled.message()).toBe('Tu pedido de retiro ya tiene respuesta.')
  expect(phoneTaken.message()).toBe('Lo confirmó otra cuenta. Si es tuyo, volvé a confirmarlo.')
})

test('[CHAT-15] a room’s id is built from buyer, seller and product, and can be parsed', () => {
  const parts = {
    buyerId: '01a1f8d3-ea00-76e5-8faf-b982e90c5331',
    sellerId: '01a1f8d3-ea00-76e5-8faf-b982e90c5332',
    productId: '01a1f8d3-ea00-76e5-8faf-b982e90c5333',
  }
  expect(roomIdOf(parts).split('_')[2]).toBe(parts.productId)
  expect(readRoomId(roomIdOf(parts))).toEqual(parts)
  for (const bad of ['', 'a_b_c', `${parts.buyerId}_${parts.sellerId}`, `${roomIdOf(parts)}_x`]) expect(readRoomId(bad)).toBeNull()
})
