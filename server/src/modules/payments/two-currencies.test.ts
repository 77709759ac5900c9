import type { Balance, Movement, Payout } from '@feria/contract/payments/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { balanceIn, expectBooks, sell } from '../../testing/money.ts'
import { pagesOf } from '../../testing/pages.ts'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

/** A member who has 300 pesos and 100 dollars, all since the same moment. */
const aSeller = async (): Promise<Person> => {
  const seller = await aMember(testApp, 'Ana Vende')
  await sell(testApp, seller, { price: 300, currency: 'ARS' })
  await sell(testApp, seller, { price: 100, currency: 'USD' })
  return seller
}
const ask = (person: Person, amount: number, currency: 'ARS' | 'USD') =>
  testApp.call<Payout>('POST', '/api/v1/payouts', {
    token: person.token,
    body: { amount, currency, destination: 'ana.vende.mp', holder: 'Ana Vende', password: PASSWORD },
  })
const stop = (person: Person, { id }: Payout) => testApp.call('POST', `/api/v1/payouts/${id}/stop`, { token: person.token })
const settle = ({ id }: Payout, status: 'pagado' | 'rechazado') =>
  testApp.call('PUT', `/api/v1/admin/payouts/${id}`, { token: admin.token, body: { status, note: 'Transferencia 1' } })
const both = async (person: Person) => ({ ars: await balanceIn(testApp, 'ARS', person), usd: await balanceIn(testApp, 'USD', person) })
const sums = (available: number, payingOut = 0) => ({ available, payingOut, held: 0 })

describe('a withdrawal by a member with two currencies', () => {
  test('takes from its own currency only, however much there is of the other', async () => {
    const ana = await aSeller()
    expect((await ask(ana, 101, 'USD')).error.error).toBe('payments.no-balance')
    expect((await ask(ana, 301, 'ARS')).error.error).toBe('payments.no-balance')
    expect(await both(ana)).toEqual({ ars: sums(300), usd: sums(100) })
    expect((await ask(ana, 300, 'ARS')).status).toBe(201)
    expect(await both(ana)).toEqual({ ars: sums(0, 300), usd: sums(100) })
    expect((await ask(ana, 1, 'ARS')).error.error).toBe('payments.no-balance')
    expect((await ask(ana, 100, 'USD')).status).toBe(201)
    expect(await both(ana)).toEqual({ ars: sums(0, 300), usd: sums(0, 100) })
  })

  test.each(['ARS', 'USD'] as const)('in %s returns, or leaves, in that currency', async (currency) => {
    const ana = await aSeller()
    const before = await both(ana)
    await stop(ana, (await ask(ana, 20, currency)).body)
    await settle((await ask(ana, 30, currency)).body, 'rechazado')
    expect(await both(ana)).toEqual(before)
    const { body: paid } = await ask(ana, 40, currency)
    testApp.clock.pass(24 * 60)
    await settle(paid, 'pagado')
    expect(await both(ana)).toEqual(currency === 'ARS' ? { ...before, ars: sums(260) } : { ...before, usd: sums(60) })
  })

  test('is refused in a currency that the member never had', async () => {
    const seller = await aMember(testApp)
    await sell(testApp, seller, { price: 300, currency: 'ARS' })
    expect((await ask(seller, 1, 'USD')).error.error).toBe('payments.no-balance')
    const { body } = await testApp.call<Balance[]>('GET', '/api/v1/balance', { token: seller.token })
    expect(body).toEqual([{ currency: 'ARS', ...sums(300), waiting: 0, waitsUntil: null }])
  })
})

describe('the movements of a member with two currencies', () => {
  const read = ({ token }: Person, query: string) => pagesOf<Movement>(testApp, `/api/v1/balance/movements?${query}`, { token })
  let ana: Person
  /** Five movements in dollars and two in pesos, all but the first of the same millisecond. */
  beforeAll(async () => {
    ana = await aSeller()
    for (const amount of [1, 2]) await stop(ana, (await ask(ana, amount, 'USD')).body)
    await ask(ana, 50, 'ARS')
  })
  const seen = (movements: Movement[]) => movements.map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`).sort()

  test('are paged, each once and in one order, even where all have the same time', async () => {
    const [whole = []] = await read(ana, 'limit=100')
    expect(new Set(whole.map(({ createdAt }) => createdAt)).size).toBe(2)
    expect(seen(whole)).toEqual(
      [
        'venta 300 ARS',
        'retiro -50 ARS',
        'venta 100 USD',
        ...['retiro -1 USD', 'retiro frenado 1 USD', 'retiro -2 USD', 'retiro frenado 2 USD'],
      ].sort(),
    )
    for (const [limit, sizes] of [
      [2, [2, 2, 2, 1]],
      [6, [6, 1]],
      [7, [7]],
      [8, [7]],
    ] as const) {
      const pages = await read(ana, `limit=${limit}`)
      expect(pages.map(({ length }) => length)).toEqual(sizes)
      expect(pages.flat()).toEqual(whole)
    }
  })

  test('of one currency contain only that currency on every page, and sum to its balance', async () => {
    for (const [currency, count, available] of [
      ['USD', 5, 100],
      ['ARS', 2, 250],
    ] as const) {
      const pages = await read(ana, `limit=1&currency=${currency}`)
      expect(pages.map(({ length }) => length)).toEqual(Array(count).fill(1))
      const all = pages.flat()
      expect(new Set(all.map((one) => `${one.id} ${one.currency}`)).size).toBe(count)
      expect(all.every((one) => one.currency === currency)).toBe(true)
      expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(available)
      expect((await balanceIn(testApp, currency, ana)).available).toBe(available)
    }
  })
})
