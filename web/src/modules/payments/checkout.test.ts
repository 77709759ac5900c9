import type { Order } from '@feria/contract/orders/schemas'
import type { KeptCard } from '@feria/contract/payments/schemas'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { explainPurchase } from './announce-purchase.ts'
import { type Basket, findReserved } from './basket.ts'
import { amountOf, chargeFor, explainCharge } from './charge.ts'
import { clockOf } from './countdown.tsx'
import { returnStateOf, speaksOfPayment } from './return-state.ts'
import { followable, startBody } from './start-checkout.ts'
import { mercadoPagoCard, tokenize, troublesOf } from './tokenize.ts'

const now = new Date('2026-11-20T17:05:00Z')
const basket: Basket = {
  orderId: null,
  productId: 'p1',
  page: '/products/p1',
  lines: [{ id: 'p1', name: 'Mesa', imageUrl: null }],
  seller: 'Vera',
  parts: null,
  total: 1234.5,
  currency: 'USD',
  due: null,
  reservedUntil: null,
  offer: null,
  delivery: null,
}
const rate = { ars: 1450.25, since: '2026-11-20T17:05:00Z', source: 'admin' }
const due = { amount: 1_790_000, currency: 'ARS', rate: 1450, until: '2026-11-20T17:35:00Z' } as const
/** A price without the spaces that do not break. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

test('[PAY-16] only our own origin and those of the provider are followed', () => {
  const follow = (address: string) => followable(address, 'https://feria.example', ['https://www.mercadopago.com.ar'])
  expect(follow('/sandbox/checkout/chk_1\n')).toBe('https://feria.example/sandbox/checkout/chk_1')
  expect(follow('https://feria.example/payment?start=checkout')).toBe('https://feria.example/payment?start=checkout')
  expect(follow('https://www.mercadopago.com.ar/checkout?pref_id=1')).toBe('https://www.mercadopago.com.ar/checkout?pref_id=1')
  const refused = [
    '',
    ' ',
    'javascript:alert(1)',
    '//evil.example/',
    'https://www.mercadopago.com.ar.evil.example/',
    'http://feria.example/',
    'http://[',
  ]
  expect(refused.map(follow)).toEqual(refused.map(() => null))
})

test('the alert of a purchase says number, amount, what happens next and until when it can be claimed', () => {
  const agreed = { kind: 'agreed', price: 0, pickupArea: null, address: null } as const
  const order = { number: 'F-1', totalPrice: 1234.5, currency: 'USD', due: null, delivery: agreed } as const
  const explained = (changes: Partial<Order>) => plain(explainPurchase({ ...order, ...changes }))
  const held = 'Guardamos tu dinero hasta que lo recibas, y podés reclamar hasta 10 días después.'
  expect(explained({})).toBe(`Compra F-1, por US$ 1.234,50.\n\nAhora arreglá por mensajes cómo te llega.\n\n${held}`)
  const parcel = { kind: 'parcel', price: 10, pickupArea: null, address: null } as const
  expect(explained({ due, delivery: parcel })).toBe(
    `Compra F-1, por $ 1.790.000.\n\nAhora quien vende prepara el envío: te avisamos apenas salga.\n\n${held}`,
  )
  expect(explained({ totalPrice: 0 })).toBe('Compra F-1, gratis.\n\nAhora arreglá por mensajes cómo te llega.')
  expect(explainPurchase(null)).toBe('Ahora arreglá por mensajes cómo te llega.')
})

test('[PAY-14] the external payment is requested with title, quantity and price, for an order', () => {
  expect(startBody(basket, 'o1')).toEqual({ title: 'Mesa', quantity: 1, unit_price: 1234.5, orderId: 'o1' })
})

describe('[CAT-37] the charged amount', () => {
  test('is the price itself where the provider accepts its currency', () => {
    const charge = chargeFor(basket, ['USD', 'ARS'], undefined, now)
    expect(charge).toEqual({ kind: 'price' })
    expect(charge && explainCharge(charge)).toBeNull()
    expect(charge && plain(amountOf(charge, basket))).toBe('US$ 1.234,50')
  })
  test('is an estimate in pesos while nothing is fixed, half a cent upwards', () => {
    const charge = chargeFor(basket, ['ARS'], rate, now)
    if (!charge) throw new Error('no charge')
    expect(plain(explainCharge(charge))).toBe('≈ $ 1.790.333,63 ARS al dólar de $ 1.450,25 (20 nov 2026, 14:05)')
    expect(plain(amountOf(charge, basket))).toBe('≈ $ 1.790.333,63')
  })
  test("is exactly the order's fixed amount, until it expires", () => {
    const charge = chargeFor({ ...basket, due }, ['ARS'], undefined, now)
    if (!charge) throw new Error('no charge')
    expect(plain(explainCharge(charge))).toBe('$ 1.790.000 ARS al dólar de $ 1.450, congelado hasta las 14:35')
    expect(plain(amountOf(charge, basket))).toBe('$ 1.790.000')
    expect(chargeFor({ ...basket, due }, ['ARS'], rate, new Date(due.until))).toMatchObject({ kind: 'about' })
  })
  test('is unknown without a rate', () => {
    expect(chargeFor(basket, ['ARS'], undefined, now)).toBeUndefined()
    expect(chargeFor(basket, ['ARS'], null, now)).toEqual({ kind: 'no-rate' })
  })
})

test('[PAY-16] the order decides the outcome of a payment; the address only hides an older refusal for a while', () => {
  const of = (order: object, more = {}) =>
    returnStateOf(
      { status: 'reservada', isPaymentPending: false, refusal: null, ...order },
      { isFollowed: true, isHopeful: false, ...more },
    )
  expect([of({}), of({ isPaymentPending: true }), of({ refusal: 'No.' })]).toEqual(['confirming', 'pending', 'refused'])
  expect([of({ status: 'pendiente' }), of({ status: 'cancelada' }), of({ status: 'reembolsada' })]).toEqual(['paid', 'over', 'refunded'])
  expect(of({ refusal: 'No.' }, { isHopeful: true })).toBe('confirming')
  expect(of({ refusal: 'No.' }, { isHopeful: true, isFollowed: false })).toBe('refused')
  expect(of({}, { isHopeful: true, isFollowed: false })).toBe('confirming')
  expect(['approved', 'in_process', 'rejected', 'null', null].map(speaksOfPayment)).toEqual([true, true, false, false, false])
})

test('a reserved product is found among the own orders, and the clock counts seconds', () => {
  const order = (id: string, status: string, productId: string) => ({ id, status, orderItems: [{ productId }] })
  const orders = [order('o3', 'reservada', 'p2'), order('o2', 'pendiente', 'p1'), order('o1', 'reservada', 'p1')] as never
  expect(findReserved(orders, 'p1')?.id).toBe('o1')
  expect(findReserved(orders, 'p3')).toBeUndefined()
  expect([900, 65, 9].map(clockOf)).toEqual(['15:00', '1:05', '0:09'])
})

describe('[PAY-12] the card goes only to the tokeniser', () => {
  afterEach(() => vi.unstubAllGlobals())
  const card = { number: '5031 7557 3453 0604', name: ' ANA PAZ ', expiry: '11/30', cvc: '123 ' }
  const answers = (status: number, body: unknown) => {
    const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }))
    vi.stubGlobal('fetch', fetched)
    return fetched
  }
  const abroad = { provider: 'mercadopago', tokenUrl: 'https://api.mercadopago.com/v1/card_tokens?public_key=k' } as const

  test("in Mercado Pago's format, and its answer becomes token and first digits", async () => {
    const fetched = answers(201, { id: 't1', first_six_digits: '503175', last_four_digits: '0604' })
    await expect(tokenize(abroad, card)).resolves.toBe('t1:503175')
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe(abroad.tokenUrl)
    expect(init).toMatchObject({ credentials: 'omit', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(String(init?.body))).toEqual({
      card_number: '5031755734530604',
      expiration_month: 11,
      expiration_year: 2030,
      security_code: '123',
      cardholder: { name: 'ANA PAZ' },
    })
    expect(JSON.stringify(init?.headers)).not.toMatch(/authorization/i)
    expect(mercadoPagoCard({ ...card, expiry: '1/2031' })).toMatchObject({ expiration_month: 1, expiration_year: 2031 })
  })
  test('its refusal is shown in Spanish', async () => {
    answers(400, { message: 'invalid parameter', error: 'bad_request' })
    await expect(tokenize(abroad, card)).rejects.toMatchObject({
      code: 'payments.bad-card',
      message: 'Algún dato de la tarjeta no es correcto. Revisalo y volvé a intentar.',
    })
  })
  test('the sandbox takes the form as it is', async () => {
    const fetched = answers(200, { id: 'tok_1', brand: 'Mastercard', lastFour: '0604' })
    await expect(tokenize({ provider: 'sandbox', tokenUrl: '/sandbox/card-tokens' }, card)).resolves.toBe('tok_1')
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual(card)
  })
  test('of a kept one goes its security code, and a refused code is said so', async () => {
    const payment = { kept: { providerId: '8940397939' } as KeptCard, cvc: '123' }
    const fetched = answers(201, { id: 't2', card_id: '8940397939', security_code_length: 3 })
    await expect(tokenize(abroad, payment)).resolves.toBe('t2:')
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({ card_id: '8940397939', security_code: '123' })
    answers(400, { message: 'invalid parameter', cause: [{ code: 'E302', description: 'security_code_length' }] })
    await expect(tokenize(abroad, payment)).rejects.toMatchObject({ code: 'payments.bad-card', fields: { cvc: expect.any(String) } })
  })
})

test("[PAY-12] Mercado Pago's refusals of a card are shown beside the field, in our words", () => {
  const card = { number: '4509 9535 6623 3704', name: 'Ana', expiry: '10/26', cvc: '123' }
  const answer = { message: 'invalid', cause: [{ code: 'E301' }, { code: 326 }, { code: 'E999' }] }
  expect(troublesOf(card, answer, now)).toEqual({ number: 'Este dato no es correcto. Revisalo.', expiry: 'Esa fecha ya pasó.' })
  expect([troublesOf(card, null, now), troublesOf(card, { cause: 'none' }, now)]).toEqual([{}, {}])
})
