import type { OrderStatus } from '@feria/contract/orders/values'
import { expect, test } from 'vitest'
import { isForeign, smallTalkTo } from './kind-replies.rules.ts'
import { isAboutSale, whichIsMeant } from './order-replies.rules.ts'
import { replyTo } from './replies.rules.ts'

const nothing = { feePercent: 5, purchase: null, sale: null, selling: '', text: '' }
const aPurchase = (status: OrderStatus, name = 'Heladera Patrick') => ({ id: 'p1', name, status, hasOthers: false })
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

test('what can be done now depends on what was asked of the order', () => {
  const textOf = (status: OrderStatus, text: string) =>
    replyTo({ intent: 'order', question: null }, { ...nothing, purchase: aPurchase(status), text })?.text
  expect(textOf('pendiente', 'quiero cancelar la compra de ayer')).toContain('cancelala ahora y te devolvemos todo')
  expect(textOf('enviada', 'quiero cancelar la compra de ayer')).toContain('ya está en camino: cuando la recibas podés devolverla')
  expect(textOf('completada', 'me llegó roto el celular')).toContain('todavía podés reclamar')
  expect(textOf('reservada', 'dónde quedó lo mío')).toContain('terminá el pago')
  const others = { ...aPurchase('enviada'), hasOthers: true }
  expect(replyTo({ intent: 'order', question: 'order' }, { ...nothing, purchase: others })?.text).toMatch(
    /Si es por otra, está en tu historial\.$/,
  )
})

test('what was sold leads to the own sale, and not to a purchase', () => {
  const sale = { id: 's1', name: 'Bici', status: 'enviada', hasOthers: false } as const
  const reply = replyTo(
    { intent: 'order', question: null },
    { ...nothing, purchase: aPurchase('enviada'), sale, text: 'no me pagaron la venta' },
  )
  expect(reply).toMatchObject({ address: '/sales/s1', text: 'Tu venta de «Bici» está en camino: cobrás cuando la reciben.' })
  const texts = [
    'no me pagaron la venta',
    'vendí una bici y no me depositaron',
    'el comprador no contesta',
    'no me llegó',
    'dónde está mi pedido',
  ]
  expect(texts.map(isAboutSale)).toEqual([true, true, true, false, false])
})

test('of several orders the one that is named is meant, then the one in a state that fits, then the newest', () => {
  const found = [
    { id: 'a', name: 'Potus de interior', status: 'pendiente' },
    { id: 'b', name: 'Celular Samsung', status: 'enviada' },
    { id: 'c', name: 'Mesa de luz', status: 'completada' },
  ] as const
  const meant = (text: string) => whichIsMeant(found, { question: null, text })?.id
  expect(['me llegó roto el celular', 'me llegó rota', 'quiero cancelar', 'quiero devolver la mesa', 'qué pasa'].map(meant)).toEqual([
    'b',
    'b',
    'a',
    'c',
    'a',
  ])
  expect(whichIsMeant(found.slice(0, 1), { question: null, text: '' })?.hasOthers).toBe(false)
  expect(whichIsMeant([], { question: null, text: '' })).toBeNull()
})

test('who asks for the money of a sale and has none under way is not told of a purchase', () => {
  const reply = replyTo({ intent: 'order', question: null }, { ...nothing, purchase: aPurchase('enviada'), text: 'no me pagaron la venta' })
  expect(reply?.text).toMatch(/^No tenés ventas en curso/)
})

test('without a purchase it says so, and leads to the history, or to what the help says', () => {
  expect(replyTo({ intent: 'order', question: null }, nothing)).toMatchObject({
    address: '/history',
    text: 'No tenés compras en curso. Lo anterior está en tu historial.',
  })
  const claimed = replyTo({ intent: 'order', question: 'claim' }, nothing)
  expect(claimed?.address).toMatch(/^\/ayuda\/reclamos#/)
  expect(claimed?.text).toMatch(/^No tenés compras en curso\. Reclamá/)
})

test.each<[string, RegExp, string]>([
  ['hay 12 cuotas?', /en un pago/, '/ayuda/pagos#medios-de-pago'],
  ['puedo revender?', /«Revender»/, '/ayuda/revender#como-revendo'],
  ['cómo mando un paquete', /quien vende/, '/ayuda/envios#quien-envia'],
  ['hay garantía?', /arrepentirte/, '/ayuda/reclamos#me-arrepenti'],
  ['cómo sé si el vendedor es confiable', /retenido/, '/ayuda/seguridad#como-me-cuido'],
  ['qué onda con la comisión', /5 %/, '/ayuda/tarifas#cuanto-cobran'],
  ['qué hacen con mis cosas', /te contesta una persona/, '/ayuda'],
])('a question about the market, «%s», is answered by its words out of the help', (text, words, address) => {
  const reply = replyTo({ intent: 'help', question: null }, { ...nothing, text })
  expect([reply?.text, reply?.address]).toEqual([expect.stringMatching(words), address])
})

test('instalments are answered where payment is asked for, and who reports somebody is not asked what they sell', () => {
  expect(replyTo({ intent: 'help', question: 'payment' }, { ...nothing, text: 'se puede pagar en cuotas' })?.text).toContain('cuotas')
  expect(replyTo({ intent: 'sell', question: null }, { ...nothing, text: 'quiero denunciar a un vendedor' })?.address).toContain(
    'como-denuncio',
  )
})

test.each([
  ['son una mierda', 'Lamento', '/ayuda/contacto'],
  ['qwertyuiop', 'No llegué a entender', '/all-products'],
  ['contame un chiste', 'De eso no sé', '/all-products'],
  ['nada de nada', 'Con eso no te puedo ayudar', '/ayuda'],
])('«%s» gets a kind answer with a way on', (text, start, address) => {
  const reply = replyTo({ intent: 'other', question: null }, { ...nothing, text })
  expect([reply?.text.startsWith(start), reply?.address, (reply?.text.length ?? 999) < 140]).toEqual([true, address, true])
})

test('talk for company’s sake is answered for what it is', () => {
  const words = ['hola', 'buenas tardes', 'gracias genio', 'chau', '¿vos sos un robot?', 'ok'].map(
    (text) => smallTalkTo(text).split(/[ :,]/)[0],
  )
  expect(words).toEqual(['¡Hola!', '¡Hola!', '¡De', '¡Chau!', 'Soy', 'Contame'])
})

test('a sentence in another language is known by its words, a name in it is not', () => {
  expect(['do you speak english', 'where is the order', 'você não tem'].map(isForeign)).toEqual([true, true, true])
  expect(['bike', 'the last of us', 'mesa de luz', 'remera do it'].map(isForeign)).toEqual([false, false, false, false])
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

test.each([
  ['si compro una tele y no llega, qué pasa?', /queda retenido hasta que recibís/],
  ['y si me mandan la mesa rota', /queda retenido hasta que recibís/],
])('what is supposed to go wrong is answered by what protects the payment: «%s»', (text, answer) =>
  expect(replyTo({ intent: 'help', question: null }, { ...nothing, text })?.text).toMatch(answer),
)
test('a code that does not come is no product', () =>
  expect(replyTo({ intent: 'help', question: null }, { ...nothing, text: 'no me llega el código' })?.text).not.toMatch(/queda retenido/))
