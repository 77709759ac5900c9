import type { OrderStatus } from '@feria/contract/orders/values'
import { expect, test } from 'vitest'
import { replyTo } from './replies.rules.ts'

const nothing = { feePercent: 5, purchase: null, selling: '' }
const aPurchase = (status: OrderStatus, name = 'Heladera Patrick') => ({ id: 'p1', name, status })
const toOrder = (status: OrderStatus, question: 'claim' | null = null) =>
  replyTo({ intent: 'order', question }, { ...nothing, purchase: aPurchase(status) })

test.each<[OrderStatus, RegExp]>([
  ['reservada', /sin pagar/],
  ['pendiente', /todavía no la enviaron/],
  ['enviada', /en camino/],
  ['en disputa', /reclamo abierto/],
  ['completada', /figura como recibida/],
])('trouble with an order leads to the own purchase that is «%s», and says what can be done', (status, text) => {
  const way = { address: '/purchases/p1', label: 'Ver la compra' }
  expect(toOrder(status)).toMatchObject({ ...way, text: expect.stringMatching(text) })
  expect(toOrder(status, 'claim')).toMatchObject(way)
})

test('without a purchase it leads to the history, or to what the help says', () => {
  expect(replyTo({ intent: 'order', question: null }, nothing)).toMatchObject({ address: '/history' })
  expect(replyTo({ intent: 'order', question: 'claim' }, nothing)?.address).toMatch(/^\/ayuda\/reclamos#/)
})

test('a long name is shortened, and goes to the publication whole', () => {
  const name = `Mesa ${'muy '.repeat(30)}larga`
  const reply = replyTo({ intent: 'sell', question: null }, { ...nothing, selling: name })
  expect(reply?.text.length).toBeLessThan(140)
  expect(reply?.address).toBe(`/new-product?nombre=${encodeURIComponent(name)}`)
  expect(replyTo({ intent: 'order', question: null }, { ...nothing, purchase: aPurchase('enviada', name) })?.text).toContain('…»')
})

test('what is searched, and small talk, get none', () => {
  for (const intent of ['buy', 'smalltalk'] as const) expect(replyTo({ intent, question: null }, nothing)).toBeNull()
})
