import type { Claim, Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '../../core/transaction.ts'
import { rowsOf } from '../../engines/db/database.ts'
import type { RefundOutcome } from '../../engines/payments/payments.ts'
import { aCompleted, aPurchase, dollarsOf, expectBooks, sandboxOf } from '../../testing/money.ts'
import { aCard, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { paymentOf } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { payments } from './payments.module.ts'
import { askRefund } from './refunds.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

const retryRefunds = () => payments.schedules?.['retry-refunds']?.run(testApp.app.ctx)

type Purchase = Awaited<ReturnType<typeof aPurchase>>

const withdraw = async ({ buyer, order }: Purchase) => {
  const { status } = await testApp.call('POST', `/api/v1/orders/${order.id}/withdraw`, { token: buyer.token, body: {} })
  expect(status).toBe(200)
  await testApp.app.jobs.drain()
}
const read = async ({ buyer, order }: Purchase) =>
  (await testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: buyer.token })).body
const chargeOf = async ({ order }: Purchase) => {
  const [charge] = await sandboxOf(testApp).find(await paymentOf(testApp, order.id))
  if (!charge) throw new Error('There is no payment.')
  return charge
}
/** Each refund of an order: how it stands, and how much. */
const refundsOf = async ({ order }: Purchase) => {
  const found = await testApp.engines.db.db.execute(sql`
    select r.status, r.amount_minor::int as minor from refunds r join payments p on p.id = r.payment_id
    where p.reference = ${order.id} order by r.created_at, r.id`)
  return rowsOf<{ status: string; minor: number }>(found).map(({ status, minor }) => `${status} ${minor}`)
}
/** Gives a part of a payment back at the provider's panel, which tells of it three times, once by the very same notice. */
const refundAtProviderPanel = async (purchase: Purchase, minor: number) => {
  const { providerId } = await chargeOf(purchase)
  expect(await sandboxOf(testApp).refundAtPanel(providerId, minor)).not.toBeNull()
  for (const key of ['uno', 'uno', 'dos']) {
    await sandboxOf(testApp).notify(providerId, `${key}-${providerId}-${minor}`)
    await testApp.app.jobs.drain()
  }
}
/** Does something while the provider answers refunds in its own way. */
const whileRefunding = async (answer: (refund: () => Promise<RefundOutcome>) => Promise<RefundOutcome>, work: () => Promise<void>) => {
  const sandbox = sandboxOf(testApp)
  const { refund } = sandbox
  sandbox.refund = (...asked) => answer(() => refund(...asked))
  await work().finally(() => {
    sandbox.refund = refund
  })
}
const refuseWithdrawal = async () => {
  const purchase = await aPurchase(testApp)
  await whileRefunding(
    async () => 'refused',
    () => withdraw(purchase),
  )
  return purchase
}
const nothing = { available: 0, held: 0, payingOut: 0 }

describe('a refund that the provider refuses', () => {
  test('stays set aside for the buyer, and is done when it is refunded at the provider’s panel', async () => {
    const purchase = await refuseWithdrawal()
    expect([(await read(purchase)).status, (await read(purchase)).refunded]).toEqual(['reembolsada', 0])
    expect(await refundsOf(purchase)).toEqual(['refused 10000'])
    expect(await dollarsOf(testApp, purchase.seller)).toEqual(nothing)
    // Nobody asks for it again by themselves.
    testApp.clock.pass(60)
    await retryRefunds()
    expect((await chargeOf(purchase)).refundedMinor).toBe(0)
    await refundAtProviderPanel(purchase, 10_000)
    expect(await refundsOf(purchase)).toEqual(['done 10000'])
    expect((await read(purchase)).refunded).toBe(100)
    expect(await dollarsOf(testApp, purchase.seller)).toEqual(nothing)
  })

  test('and that is refunded in part at the panel is retried for the rest alone', async () => {
    const purchase = await refuseWithdrawal()
    await refundAtProviderPanel(purchase, 4000)
    expect(await refundsOf(purchase)).toEqual(['done 4000', 'done 6000'])
    expect(await chargeOf(purchase)).toMatchObject({ status: 'refunded', refundedMinor: 10_000 })
    expect((await read(purchase)).refunded).toBe(100)
  })

  test('is covered before a later one by what is refunded at the panel', async () => {
    const purchase = await aPurchase(testApp)
    const [payment] = rowsOf<{ id: string }>(
      await testApp.engines.db.db.execute(sql`select id from payments where reference = ${purchase.order.id}`),
    )
    const ask = async (minor: number) => {
      testApp.clock.pass(1)
      await withTransaction(testApp.app.ctx, (ctx) => askRefund(ctx, payment?.id ?? '', minor))
      await testApp.app.jobs.drain()
    }
    await whileRefunding(
      async () => 'refused',
      async () => {
        await ask(3000)
        await ask(5000)
      },
    )
    expect(await refundsOf(purchase)).toEqual(['refused 3000', 'refused 5000'])
    await refundAtProviderPanel(purchase, 3000)
    expect(await refundsOf(purchase)).toEqual(['done 3000', 'refused 5000'])
  })
})

describe('money refunded at the provider’s panel', () => {
  test('in part, before our own refund, is the buyer’s part; we refund the rest', async () => {
    const purchase = await aPurchase(testApp)
    await refundAtProviderPanel(purchase, 4000)
    expect(await read(purchase)).toMatchObject({ status: 'pendiente', refunded: 40 })
    expect(await dollarsOf(testApp, purchase.seller)).toEqual({ ...nothing, held: 60 })
    await withdraw(purchase)
    expect(await refundsOf(purchase)).toEqual(['done 6000'])
    expect(await chargeOf(purchase)).toMatchObject({ status: 'refunded', refundedMinor: 10_000 })
    expect(await read(purchase)).toMatchObject({ status: 'reembolsada', refunded: 100 })
  })

  test('in two parts after its release leaves the seller the rest, and ends the order with the second', async () => {
    const purchase = await aCompleted(testApp)
    await refundAtProviderPanel(purchase, 4000)
    expect(await dollarsOf(testApp, purchase.seller)).toEqual({ ...nothing, available: 60 })
    expect(await read(purchase)).toMatchObject({ status: 'completada', refunded: 40 })
    await refundAtProviderPanel(purchase, 6000)
    expect(await dollarsOf(testApp, purchase.seller)).toEqual(nothing)
    expect(await read(purchase)).toMatchObject({ status: 'reembolsada', refunded: 100 })
    expect(await refundsOf(purchase)).toEqual([])
  })

  test('in part of a surplus payment is not refunded a second time', async () => {
    const purchase = await aPurchase(testApp)
    const { buyer } = purchase
    const product = await aProduct(testApp, purchase.seller, { price: 100, stock: 1 })
    const order = { products: [{ productId: product.id }] }
    const again = { ...purchase, order: (await testApp.call<Order>('POST', '/api/v1/orders', { token: buyer.token, body: order })).body }
    // Its page was open before its card paid.
    const started = await testApp.app.http.inject({
      ...{ method: 'POST', url: '/api/v1/payments', headers: { authorization: buyer.token } },
      payload: { title: product.name, unit_price: 100, orderId: again.order.id },
    })
    const body = { cardToken: await aCard(testApp), paymentMethod: 'credit' }
    expect((await testApp.call('POST', `/api/v1/orders/${again.order.id}/pay`, { token: buyer.token, body })).status).toBe(200)
    const second = await sandboxOf(testApp).payCheckout(started.body.split('/').at(-1) ?? '', 'approve')
    await sandboxOf(testApp).refundAtPanel(second?.providerId ?? '', 4000)
    await sandboxOf(testApp).notify(second?.providerId ?? '')
    await testApp.app.jobs.drain()
    expect(await sandboxOf(testApp).get(second?.providerId ?? '')).toMatchObject({ status: 'refunded', refundedMinor: 10_000 })
    expect(await refundsOf(again)).toEqual(['done 6000'])
    expect(await read(again)).toMatchObject({ status: 'pendiente', refunded: 0 })
  })
})

test('a refund whose answer was lost is retried under its own key, and refunded once', async () => {
  const purchase = await aCompleted(testApp)
  const { body: claim } = await testApp.call<Claim>('POST', `/api/v1/orders/${purchase.order.id}/claim`, {
    token: purchase.buyer.token,
    body: { text: 'Llegó rayado' },
  })
  const outcome = { outcome: 'devolver una parte', refund: 33, note: 'Es justo' }
  await whileRefunding(
    async (refund) => {
      await refund()
      return 'unavailable'
    },
    async () => {
      await testApp.call('PUT', `/api/v1/claims/${claim.id}/outcome`, { token: admin.token, body: outcome })
      await expect(testApp.app.jobs.drain()).rejects.toThrow('did not answer')
    },
  )
  expect(await refundsOf(purchase)).toEqual(['asked 3300'])
  // A quarter of an hour belongs to the job.
  testApp.clock.pass(15)
  await retryRefunds()
  expect(await refundsOf(purchase)).toEqual(['asked 3300'])
  testApp.clock.pass(1)
  await retryRefunds()
  expect(await refundsOf(purchase)).toEqual(['done 3300'])
  expect((await chargeOf(purchase)).refundedMinor).toBe(3300)
  expect(await dollarsOf(testApp, purchase.seller)).toEqual({ ...nothing, available: 67 })
})
