import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ctx, Outbox } from '../../../core/context.ts'
import type { Events } from '../../../core/event-map.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { openDatabase } from '../../../engines/db/open-database.ts'
import type { ProviderPayment } from '../../../engines/payments/payments.ts'
import { expectBooks, sandboxOf } from '../../../testing/money.ts'
import { aMember, aProduct, type Person } from '../../../testing/people.ts'
import { hasPostgres } from '../../../testing/servers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { absorb } from '../../payments/payments.module.ts'
import { followPayment, followTakenBack } from './payment-events.ts'

type Step = 'pend' | 'approve' | 'reject' | 'charge-back' | 'give back a part' | 'give back the rest'

/** What can become of a payment of 100 on the provider's page, from its first state to its last. */
const histories: Step[][] = [
  ['pend', 'approve'],
  ['pend', 'reject'],
  ['approve', 'give back the rest'],
  ['approve', 'give back a part'],
  ['approve', 'charge-back'],
  ['pend', 'approve', 'give back the rest'],
  ['pend', 'approve', 'charge-back'],
  ['approve', 'give back a part', 'give back the rest'],
  ['approve', 'give back a part', 'charge-back'],
]

const permutations = <T>(items: T[]): T[][] =>
  items.length < 2 ? [items] : items.flatMap((item, n) => permutations(items.toSpliced(n, 1)).map((rest) => [item, ...rest]))

const subsets = <T>([first, ...others]: T[]): T[][] =>
  first === undefined ? [[]] : subsets(others).flatMap((some) => [some, [first, ...some]])

/** Every order in which notices of these states can come; the last state is always told, earlier ones may be lost. */
const arrivals = <T>(states: T[]): T[][] => subsets(states.slice(0, -1)).flatMap((some) => permutations([...some, ...states.slice(-1)]))

interface Delivery {
  name: 'payments.moved' | 'payments.taken-back'
  event: Events['payments.moved'] & Events['payments.taken-back']
}

describe.skipIf(!hasPostgres)('everything that the provider reports, in any order, on PostgreSQL', () => {
  let testApp: TestApp
  /** A second process on the same database. */
  let other: TestApp
  let ana: Person
  let beto: Person
  beforeAll(async () => {
    testApp = await createTestApp()
    other = await createTestApp({ db: await openDatabase({ url: testApp.databaseUrl, dir: '' }), clock: testApp.clock })
    ;[ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
  })
  afterAll(async () => {
    await expectBooks(testApp)
    await other.close()
    await testApp.close()
  })

  /** An order that waits for its payment on the provider's page. */
  const aCheckout = async () => {
    const product = await aProduct(testApp, ana, { price: 100, stock: 1 })
    const headers = { authorization: beto.token }
    const payload = { title: product.name, quantity: 1, unit_price: 100, productId: product.id }
    const started = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/payments', headers, payload })
    const { body: order } = await testApp.call<Order>('GET', `/api/v1/orders/${product.id}`, { token: beto.token })
    return { productId: product.id, orderId: order.id, checkout: started.body.split('/').at(-1) ?? '' }
  }

  /** Plays a history at the provider, of which nobody is told; answers the payment as it was after each step. */
  const play = async (checkout: string, history: Step[], before?: ProviderPayment): Promise<ProviderPayment[]> => {
    const sandbox = sandboxOf(testApp)
    const states: ProviderPayment[] = []
    for (const step of history) {
      const last = states.at(-1) ?? before
      const moved = !last
        ? await sandbox.payCheckout(checkout, step as 'approve')
        : step === 'give back a part'
          ? await sandbox.refundAtPanel(last.providerId, 4000)
          : step === 'give back the rest'
            ? await sandbox.refundAtPanel(last.providerId, last.amountMinor - last.refundedMinor)
            : await sandbox.step(last.providerId, step)
      if (!moved) throw new Error(`The provider did not take the step ${step}.`)
      states.push(moved)
    }
    return states
  }

  const expectTruth = async (
    { orderId, productId }: { orderId: string; productId: string },
    { status, amountMinor, refundedMinor, detail }: ProviderPayment,
    story: string,
  ) => {
    const isBack = status === 'charged-back' || refundedMinor === amountMinor
    const [found] = rowsOf<object>(
      await testApp.engines.db.db.execute(sql`
        select o.status, o.refusal, o.is_payment_pending as pending, o.reserved_until is not null
          as kept, p.stock, p.reserved, p.sold_at is not null as sold,
          coalesce((select sum(captured_minor - released_minor - refunded_minor) from ledger_holds where reference = o.id), 0)::int as held
        from orders o, products p where o.id = ${orderId} and p.id = ${productId}`),
    )
    const expected = isBack
      ? { status: 'reembolsada', refusal: null, pending: false, kept: false, stock: 1, reserved: 0, sold: false, held: 0 }
      : status === 'approved'
        ? {
            status: 'pendiente',
            refusal: null,
            pending: false,
            kept: false,
            stock: 0,
            reserved: 0,
            sold: true,
            held: amountMinor - refundedMinor,
          }
        : { status: 'reservada', refusal: detail, pending: false, kept: true, stock: 0, reserved: 1, sold: false, held: 0 }
    expect(found, story).toEqual(expected)
  }

  /** A ctx that hands what is told of payments to the test and everything else to the jobs. */
  const listening = (deliveries: Delivery[]): Ctx => {
    const { ctx } = testApp.app
    const put: Outbox['put'] = async (ctx, name, payload, later) => {
      if (name === 'payments.moved' || name === 'payments.taken-back')
        deliveries.push({ name, event: payload as unknown as Delivery['event'] })
      else await testApp.app.ctx.outbox.put(ctx, name, payload, later)
    }
    return { ...ctx, outbox: { ...ctx.outbox, put } }
  }
  const deliver = (by: TestApp, { name, event }: Delivery) =>
    name === 'payments.moved' ? followPayment(by.app.ctx, event) : followTakenBack(by.app.ctx, event)

  /** How many histories are played side by side. */
  const LANES = 6
  const inLanes = async <T>(items: T[], act: (item: T) => Promise<void>) => {
    const waiting = [...items]
    const lane = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) await act(item)
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }

  test('every order of webhooks and of their events, each twice, ends in the provider\u2019s state', {
    timeout: 240_000,
  }, async () => {
    const stories = histories.flatMap((history) => arrivals(history.map((_, n) => n)).map((arrival) => ({ history, arrival })))
    await inLanes(stories, async ({ history, arrival }) => {
      // How many events an arrival makes is not known before; each of their orders needs an order of its own.
      for (let n = 0, all = 1; n < all; n++) {
        const bought = await aCheckout()
        const states = await play(bought.checkout, history)
        const deliveries: Delivery[] = []
        for (const at of arrival) await absorb(listening(deliveries), states[at] as ProviderPayment)
        const ways = permutations(deliveries)
        all = ways.length
        const way = ways[n] ?? []
        for (const one of [...way, ...way]) await deliver(n % 2 ? other : testApp, one)
        const story =
          `${history.join(', ')}; reported ${arrival.join()}; ` +
          `${way.map(({ name, event }) => `${name} ${event.status ?? ''}`).join(', ')}`
        await expectTruth(bought, states.at(-1) as ProviderPayment, story)
      }
    })
  })

  test('the same when two processes receive everything twice at the same moment', { timeout: 240_000 }, async () => {
    const stories = histories.flatMap((history) => subsets(history.slice(0, -1).map((_, n) => n)).map((some) => ({ history, some })))
    await inLanes([...stories, ...stories, ...stories], async ({ history, some }) => {
      const bought = await aCheckout()
      const states = await play(bought.checkout, history)
      const deliveries: Delivery[] = []
      const notifications = [...some.map((at) => states[at] as ProviderPayment), states.at(-1) as ProviderPayment]
      await Promise.all([...notifications, ...notifications].map((payment) => absorb(listening(deliveries), payment)))
      await Promise.all([...deliveries, ...deliveries].map((one, n) => deliver(n % 2 ? other : testApp, one)))
      await expectTruth(bought, states.at(-1) as ProviderPayment, `${history.join(', ')}; at once with ${some.join()}`)
    })
  })

  test('the webhooks themselves, processed by the jobs of two processes, end there too', { timeout: 240_000 }, async () => {
    const played = await Promise.all(
      histories.map(async (history) => {
        const bought = await aCheckout()
        const states = await play(bought.checkout, history)
        return { history, bought, last: states.at(-1) as ProviderPayment }
      }),
    )
    await Promise.all(played.flatMap(({ last }) => [1, 2, 3].map(() => sandboxOf(testApp).notify(last.providerId))))
    await Promise.all([testApp.app.jobs.drain(), other.app.jobs.drain()])
    await testApp.app.jobs.drain()
    for (const { history, bought, last } of played) await expectTruth(bought, last, history.join(', '))
  })

  test('money refunded at the provider\u2019s panel during our own refund is refunded once', {
    timeout: 120_000,
  }, async () => {
    const meanwhile: Step[][] = [['give back the rest'], ['give back a part'], ['charge-back'], ['give back a part', 'charge-back']]
    // One after another: the jobs of all stories are drained together.
    for (const steps of meanwhile) {
      for (const isReported of [true, false]) await refundMeanwhile(steps, isReported)
    }
    await expectBooks(testApp)
    const waiting = rowsOf(await testApp.engines.db.db.execute(sql`select id from refunds where status <> 'done'`))
    expect(waiting).toEqual([])
  })

  const refundMeanwhile = async (steps: Step[], isReported: boolean) => {
    const bought = await aCheckout()
    const [paid] = await play(bought.checkout, ['approve'])
    if (!paid) throw new Error('Nothing was paid.')
    await sandboxOf(testApp).notify(paid.providerId)
    await testApp.app.jobs.drain()
    const withdrawn = await testApp.call('POST', `/api/v1/orders/${bought.orderId}/withdraw`, { token: beto.token, body: {} })
    expect(withdrawn.status).toBe(200)
    const last = (await play(bought.checkout, steps, paid)).at(-1) as ProviderPayment
    if (isReported) await absorb(testApp.app.ctx, last)
    await Promise.all([testApp.app.jobs.drain(), other.app.jobs.drain()])
    await sandboxOf(testApp).notify(last.providerId)
    await testApp.app.jobs.drain()
    const end = (await sandboxOf(testApp).get(last.providerId)) as ProviderPayment
    await expectTruth(bought, end, `${steps.join(', ')}${isReported ? ', reported' : ''}`)
    await expectBooks(testApp)
  }
})
