import type { Claim, Order } from '@feria/contract/orders/schemas'
import type { Balance, Payout } from '@feria/contract/payments/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { expectBooks, sell } from '../../testing/money.ts'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { aResale, buyThrough } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 24 * 60

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PAYOUT_TRUST_SALES: '2' } })
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, { token }: Person, body?: object) =>
  testApp.call<T>(method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
/** Sessions end while weeks pass. */
const enter = async (person: Person): Promise<Person> => {
  const body = { email: person.email, password: PASSWORD }
  return { ...person, token: (await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body })).body.token }
}
const dollars = async (person: Person) => (await call<Balance[]>('GET', '/balance', person)).body.find(({ currency }) => currency === 'USD')
const ask = (person: Person, amount: number) =>
  call<Payout>('POST', '/payouts', person, {
    ...{ amount, currency: 'USD', destination: 'ana.vende.mp', holder: 'Ana', password: PASSWORD },
  })
const aSale = (seller: Person, price = 100) => sell(testApp, seller, { price })
const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * DAY * 60_000).toISOString()
const buyerOf = async (order: Order): Promise<Person> => {
  const found = await testApp.engines.db.db.execute(
    sql`select u.id, u.email, u.name from users u join orders o on o.buyer_id = u.id where o.id = ${order.id}`,
  )
  return enter(rowsOf<Person>(found)[0] as Person)
}
const claim = async (order: Order) =>
  (await call<Claim>('POST', `/orders/${order.id}/claim`, await buyerOf(order), { text: 'No anda', photos: [] })).body

test('without a record, what a claim may take back is named with its day, and cannot be withdrawn before', async () => {
  const ana = await aMember(testApp)
  await aSale(ana)
  const until = { first: inDays(10), last: inDays(10) }
  expect(await dollars(ana)).toEqual({ currency: 'USD', available: 0, waiting: 100, waitsUntil: until, held: 0, payingOut: 0 })
  const refused = await ask(ana, 1)
  expect([refused.status, refused.error.error]).toEqual([409, 'payments.claimable'])
  expect(refused.error.message).toMatch(/^Una parte la podés retirar después del \d+ de \w+ de 202\d a las \d\d:\d\d:/)
  expect(refused.error.fields).toEqual({ amount: 'Es más de lo que tenés disponible.' })
  expect((await ask(ana, 101)).error.error).toBe('payments.no-balance')
  testApp.clock.pass(10 * DAY)
  const later = await enter(ana)
  expect((await ask(later, 1)).error.error).toBe('payments.claimable')
  testApp.clock.pass(1)
  expect(await dollars(later)).toMatchObject({ available: 100, waiting: 0, waitsUntil: null })
  expect((await ask(later, 100)).status).toBe(201)
})

test('a claim takes back what waits, never what was withdrawn', async () => {
  const ana = await aMember(testApp)
  await aSale(ana, 70)
  testApp.clock.pass(11 * DAY)
  const later = await enter(ana)
  const second = await aSale(later, 30)
  expect(await dollars(later)).toMatchObject({ available: 70, waiting: 30 })
  expect((await ask(later, 71)).error.error).toBe('payments.claimable')
  expect((await ask(later, 70)).status).toBe(201)
  await claim(second)
  expect(await dollars(later)).toMatchObject({ available: 0, waiting: 0, held: 30, payingOut: 70 })
})

test('what waits in pesos keeps no dollars back', async () => {
  const ana = await aMember(testApp)
  await aSale(ana, 70)
  testApp.clock.pass(11 * DAY)
  const later = await enter(ana)
  await sell(testApp, later, { price: 50_000, currency: 'ARS' })
  expect((await call<Balance[]>('GET', '/balance', later)).body).toMatchObject([
    { currency: 'ARS', available: 0, waiting: 50_000 },
    { currency: 'USD', available: 70, waiting: 0 },
  ])
  expect((await ask(later, 70)).status).toBe(201)
})

test('sales that went well, and that nobody can claim any more, are a record: then nothing waits', async () => {
  const ana = await aMember(testApp)
  await aSale(ana)
  await aSale(ana)
  // They are sales, but a claim may still come.
  expect(await dollars(ana)).toMatchObject({ available: 0, waiting: 200 })
  testApp.clock.pass(11 * DAY)
  const later = await enter(ana)
  await aSale(later, 50)
  expect(await dollars(later)).toMatchObject({ available: 250, waiting: 0, waitsUntil: null })
  expect((await ask(later, 250)).status).toBe(201)
})

test('a sale of which a part went back by a claim is none of a record', async () => {
  const [ana, admin] = [await aMember(testApp), await anAdmin(testApp)]
  await aSale(ana)
  const lost = await claim(await aSale(ana))
  await call('PUT', `/claims/${lost.id}/outcome`, admin, { outcome: 'devolver una parte', refund: 40, note: 'La mitad' })
  testApp.clock.pass(11 * DAY)
  const later = await enter(ana)
  await aSale(later)
  expect(await dollars(later)).toMatchObject({ available: 160, waiting: 100 })
})

test('the commission of a reseller waits as well', async () => {
  const sale = await aResale(testApp)
  const { body: order } = await buyThrough(testApp, sale)
  await call('PUT', `/orders/${order.id}/status`, sale.seller, { status: 'enviada' })
  await call('PUT', `/orders/${order.id}/status`, sale.buyer, { status: 'completada' })
  expect(await dollars(sale.reseller)).toMatchObject({ available: 0, waiting: 10 })
  expect((await ask(sale.reseller, 10)).error.error).toBe('payments.claimable')
})
