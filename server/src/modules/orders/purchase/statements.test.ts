import type { Order } from '@feria/contract/orders/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../engines/db/open-database.ts'
import { aCard, aMember, aProduct, type Person } from '../../../testing/people.ts'
import { createPostgres, hasPostgres, type OwnPostgres } from '../../../testing/servers.ts'
import { openStatementCounter, type StatementCounter } from '../../../testing/statement-counter.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

// What an order costs the database, with its card token, its emails and its notifications. A statement more fails here: another figure is
// a decision (106), not a repair.
describe.skipIf(!hasPostgres)('the statements of a whole order', () => {
  let postgres: OwnPostgres
  let counter: StatementCounter
  let testApp: TestApp
  let [seller, buyer]: Person[] = []
  beforeAll(async () => {
    postgres = await createPostgres()
    counter = await openStatementCounter(postgres.url)
    testApp = await createTestApp({ db: await openDatabase({ url: counter.url, dir: '' }) })
    ;[seller, buyer] = [await aMember(testApp, 'Sara Vendedora'), await aMember(testApp, 'Bruno Comprador')]
    // The first order opens the accounts of the ledger.
    await buy()
    await testApp.app.jobs.drain()
  })
  afterAll(async () => {
    await testApp.close()
    await counter.close()
    await postgres.drop()
  })

  const productsOf = async (count: number): Promise<string[]> => {
    const ids: string[] = []
    for (let n = 0; n < count; n++) ids.push((await aProduct(testApp, seller as Person)).id)
    await testApp.app.jobs.drain()
    counter.take()
    return ids
  }
  const buy = async (productId?: string): Promise<Order> => {
    const body = {
      cardToken: await aCard(testApp),
      products: [{ productId: productId ?? (await productsOf(1))[0] }],
      paymentMethod: 'credit',
    }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await testApp.call<Order>('POST', '/api/v1/orders', { token: buyer?.token ?? '', body, headers })
    expect([answer.status, answer.body.status]).toEqual([201, 'pendiente'])
    return answer.body
  }
  const countSent = async () => {
    const [mine] = [await testApp.call<unknown[]>('GET', '/api/v1/notifications', { token: buyer?.token ?? '' })]
    return { notifications: mine.body.length, emails: (await testApp.mails()).length }
  }

  test('are 21 in 5 transactions until it is answered, and its answer is what its page shows', async () => {
    const [productId = ''] = await productsOf(1)
    const answer = await buy(productId)
    const { statements, commits } = counter.take()
    expect({ statements: statements.length, commits }, statements.join('\n')).toEqual({ statements: 21, commits: 5 })
    const page = await testApp.call<Order>('GET', `/api/v1/orders/${answer.id}`, { token: buyer?.token ?? '' })
    expect(page.body).toMatchObject(answer)
    await testApp.app.jobs.drain()
  })

  test('are 25.8 in 9.8 transactions an order with all that follows, when ten come together', async () => {
    const before = await countSent()
    const ids = await productsOf(10)
    for (const id of ids) await buy(id)
    await testApp.app.jobs.drain()
    const { statements, commits } = counter.take()
    expect({ statements: statements.length, commits }, statements.join('\n')).toEqual({ statements: 258, commits: 98 })
    const after = await countSent()
    expect([after.notifications - before.notifications, after.emails - before.emails]).toEqual([10, 20])
  })
})
