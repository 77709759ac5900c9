import type { Order } from '@feria/contract/orders/schemas'
import { MAX_KEPT_CARDS } from '@feria/contract/payments/values'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { keptCardSteps } from '../../testing/kept-cards.ts'
import { expectBooks } from '../../testing/money.ts'
import { aMember, aProduct, PASSWORD, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepCardsToKeep } from './kept-cards.ts'

let testApp: TestApp
let seller: Person
let buyer: Person
beforeAll(async () => {
  testApp = await createTestApp()
  seller = await aMember(testApp, 'Ana Vende')
})
beforeEach(async () => {
  buyer = await aMember(testApp, 'Beto Compra')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await expectBooks(testApp)
})
afterAll(() => testApp.close())

const { aToken, keptToken, buy, cards, keep, remove } = keptCardSteps(() => ({ testApp, seller, buyer }))
const select = async <T>(query: ReturnType<typeof sql>): Promise<T[]> => rowsOf<T>(await testApp.engines.db.db.execute(query))
/** How many cards the provider keeps for somebody. */
const atProvider = async ({ email }: Person) =>
  (await select(sql`select c.id from sandbox_cards c join sandbox_customers m on m.id = c.customer_id where m.email = ${email}`)).length
const leave = () => testApp.call('DELETE', '/api/v1/users/me', { token: buyer.token, body: { password: PASSWORD } })

describe('keeping a card', () => {
  test('is asked for with a purchase, and shows of the card what is printed on it', async () => {
    await buy({ cardToken: await aToken() })
    await testApp.app.jobs.drain()
    expect(await cards()).toEqual([])
    expect(await keep()).toEqual({
      id: expect.any(String),
      providerId: expect.stringMatching(/^card_/),
      brand: 'Visa',
      lastFour: '3704',
      expiryMonth: 11,
      expiryYear: 2030,
      cardType: 'credit',
      isExpired: false,
      codeLength: 3,
    })
    expect(await keep({ number: '3711 803032 57522' })).toMatchObject({ brand: 'American Express', codeLength: 4 })
    expect(await keep({ number: '4002 7686 9439 5619' })).toMatchObject({ brand: 'Visa', lastFour: '5619', cardType: 'debit' })
  })

  test('only one that has paid is kept, not a refused one nor one under review', async () => {
    expect((await buy({ cardToken: await aToken({ name: 'FUND' }), keepCard: true })).status).toBe(402)
    expect((await buy({ cardToken: await aToken({ name: 'CONT' }), keepCard: true })).status).toBe(201)
    await testApp.app.jobs.drain()
    expect(await cards()).toEqual([])
    expect(await select(sql`select from cards_to_keep`)).toEqual([])
  })

  test('also with the payment of a reserved order', async () => {
    const { body: order } = await buy({})
    const body = { cardToken: await aToken(), paymentMethod: 'credit', keepCard: true }
    expect((await testApp.call('POST', `/api/v1/orders/${order.id}/pay`, { token: buyer.token, body })).status).toBe(200)
    await testApp.app.jobs.drain()
    expect(await cards()).toHaveLength(1)
  })

  test('the same card stands once, here and at the provider; another expiry is another card', async () => {
    const first = await keep()
    const again = await keep()
    expect(again).toMatchObject({ id: first.id, lastFour: '3704' })
    expect(await cards()).toHaveLength(1)
    expect(await atProvider(buyer)).toBe(1)
    expect((await buy({ cardId: again.id, cardToken: await keptToken(again) })).status).toBe(201)
    await keep({ expiry: '12/31' })
    expect(await cards()).toHaveLength(2)
  })

  test('one more than ten takes the place of the one used least recently', async () => {
    const kept = []
    for (let year = 27; year < 27 + MAX_KEPT_CARDS; year++) {
      kept.push(await keep({ expiry: `11/${year}` }))
      testApp.clock.pass(1)
    }
    const [oldest, second] = kept
    if (!oldest || !second) throw new Error('There are no cards.')
    await buy({ cardId: oldest.id, cardToken: await keptToken(oldest) })
    expect((await cards())[0]).toEqual(oldest)
    testApp.clock.pass(1)
    await keep({ expiry: '11/40' })
    const now = (await cards()).map(({ id }) => id)
    expect(now).toHaveLength(MAX_KEPT_CARDS)
    expect([now.includes(oldest.id), now.includes(second.id)]).toEqual([true, false])
    expect(await atProvider(buyer)).toBe(MAX_KEPT_CARDS)
  })

  test('a provider that does not answer or does not keep it fails no purchase', async () => {
    const engine = testApp.engines.payments
    const asked = vi.spyOn(engine, 'keepCard').mockRejectedValueOnce(new Error('no answer'))
    const { status, body } = await buy({ cardToken: await aToken(), keepCard: true })
    expect([status, body.status]).toEqual([201, 'pendiente'])
    await expect(testApp.app.jobs.drain()).rejects.toThrow('no answer')
    expect(await cards()).toEqual([])
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockResolvedValueOnce('refused')
    expect((await buy({ cardToken: await aToken({ expiry: '12/30' }), keepCard: true })).status).toBe(201)
    await testApp.app.jobs.drain()
    expect(await cards()).toEqual([])
    // A day later the token of the first is not kept any more either.
    testApp.clock.pass(24 * 60 - 1)
    await sweepCardsToKeep(testApp.app.ctx)
    expect(await select(sql`select from cards_to_keep`)).toHaveLength(1)
    testApp.clock.pass(2)
    await sweepCardsToKeep(testApp.app.ctx)
    expect(await select(sql`select from cards_to_keep`)).toEqual([])
  })
})

describe('paying with a kept card', () => {
  test('takes its security code again, and its own type whatever is sent', async () => {
    const card = await keep({ number: '4002 7686 9439 5619' })
    const { status, body } = await buy({ cardId: card.id, cardToken: await keptToken(card), paymentMethod: 'credit' })
    expect([status, body.status, body.paymentMethod]).toEqual([201, 'pendiente', 'debit'])
    const charges = await select<{ lastFour: string }>(
      sql`select c.last_four as "lastFour" from sandbox_charges c join payments p on p.id::text = c.reference
        where p.reference = ${body.id}`,
    )
    expect(charges).toEqual([{ lastFour: '5619' }])
    // A token pays once, and a code of another length is none.
    expect(await keptToken(card, '12')).toBeUndefined()
    expect((await buy({ cardId: card.id, cardToken: 'tok_inventado' })).error.error).toBe('payments.bad-token')
  })

  test('a refused one says why and leaves the order to be paid by another', async () => {
    const card = await keep()
    const refused = await buy({ cardId: card.id, cardToken: await keptToken(card, '111') })
    expect(refused.error).toMatchObject({
      error: 'payments.rejected',
      message: 'La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.',
    })
    const [order] = (await testApp.call<Order[]>('GET', '/api/v1/orders', { token: buyer.token })).body
    expect(order?.status).toBe('reservada')
    const body = { cardId: card.id, cardToken: await keptToken(card), paymentMethod: 'credit' }
    const paid = await testApp.call<Order>('POST', `/api/v1/orders/${order?.id}/pay`, { token: buyer.token, body })
    expect([paid.status, paid.body.status]).toEqual([200, 'pendiente'])
  })

  test('nobody else pays with it, sees it or removes it, and nothing is ordered', async () => {
    const card = await keep()
    const other = await aMember(testApp, 'Otra Persona')
    const product = await aProduct(testApp, seller, { stock: 1 })
    const body = { products: [{ productId: product.id }], cardId: card.id, cardToken: await keptToken(card) }
    const answers = [
      await testApp.call('POST', '/api/v1/orders', { token: other.token, body }),
      await remove(card, other),
      await testApp.call('DELETE', `/api/v1/cards/${product.id}`, { token: buyer.token }),
    ]
    expect(answers.map(({ status, error }) => [status, error.error])).toEqual(Array(3).fill([404, 'payments.card-not-found']))
    expect(await cards(other)).toEqual([])
    expect((await testApp.call('GET', '/api/v1/orders', { token: other.token })).body).toEqual([])
    const reserved = await testApp.call<Order>('POST', '/api/v1/orders', { token: other.token, body: { products: body.products } })
    const pay = { cardId: card.id, cardToken: body.cardToken, paymentMethod: 'credit' }
    expect((await testApp.call('POST', `/api/v1/orders/${reserved.body.id}/pay`, { token: other.token, body: pay })).status).toBe(404)
    // By its token alone it is not charged either: that is the customer's.
    const bare = { cardToken: body.cardToken, paymentMethod: 'credit' }
    const tried = await testApp.call('POST', `/api/v1/orders/${reserved.body.id}/pay`, { token: other.token, body: bare })
    expect(tried.error.error).toBe('payments.bad-token')
    expect(await cards()).toEqual([card])
    for (const [method, path] of [
      ['GET', '/api/v1/cards'],
      ['DELETE', `/api/v1/cards/${card.id}`],
    ] as const)
      expect((await testApp.call(method, path)).status).toBe(401)
  })

  test('without a token, or past its last month, it pays nothing', async () => {
    const card = await keep({ expiry: '11/26' })
    expect((await buy({ cardId: card.id })).error).toMatchObject({
      error: 'bad-input',
      fields: { cardToken: 'Faltan los datos de la tarjeta.' },
    })
    const token = await keptToken(card)
    testApp.clock.pass(11 * 24 * 60)
    expect(await cards()).toEqual([{ ...card, isExpired: true }])
    expect((await buy({ cardId: card.id, cardToken: token })).error.error).toBe('payments.card-not-found')
  })
})

describe('a kept card ends', () => {
  test('when its member removes it, at the provider too, which is asked until it answers', async () => {
    const card = await keep()
    const asked = vi.spyOn(testApp.engines.payments, 'forgetCard').mockRejectedValueOnce(new Error('no answer'))
    expect((await remove(card)).status).toBe(200)
    expect(await cards()).toEqual([])
    await expect(testApp.app.jobs.drain()).rejects.toThrow('no answer')
    expect(await atProvider(buyer)).toBe(1)
    expect(asked).toHaveBeenCalledWith({ customerId: expect.any(String), providerId: card.providerId })
    asked.mockRestore()
    const second = await keep()
    const token = await keptToken(second)
    await remove(second)
    await testApp.app.jobs.drain()
    expect((await buy({ cardToken: token, cardId: second.id })).status).toBe(404)
    expect(await keptToken(second)).toBeUndefined()
  })

  test('when its member leaves, at the provider too', async () => {
    await keep()
    const { body } = await testApp.call<{ payments: { cards: object[] } }>('GET', '/api/v1/users/me/export', { token: buyer.token })
    expect(body.payments.cards).toMatchObject([{ brand: 'Visa', lastFour: '3704', expiryMonth: 11, expiryYear: 2030 }])
    expect(JSON.stringify(body)).not.toMatch(/card_|cus_|tok_/)
    for (const order of (await testApp.call<Order[]>('GET', '/api/v1/orders', { token: buyer.token })).body)
      await testApp.call('POST', `/api/v1/orders/${order.id}/refund`, { token: seller.token })
    await testApp.app.jobs.drain()
    expect((await leave()).status).toBe(200)
    await testApp.app.jobs.drain()
    expect(await atProvider(buyer)).toBe(0)
    expect(await select(sql`select from kept_cards where user_id = ${buyer.id}`)).toEqual([])
  })
})
