import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCompleted, aPurchase, dollarsOf, expectBooks } from '../../../testing/money.ts'
import { anAdmin, PASSWORD, type Person } from '../../../testing/people.ts'
import { describeRaces, rowOf, sortedStatusesOf, statusesOf } from '../../../testing/races.ts'
import { ledgerAccounts } from '../../payments/tables.ts'
import { runClocks } from '../clocks/run-clocks.ts'
import { orders } from '../tables.ts'

describeRaces('what operators do to orders on PostgreSQL', (on) => {
  const refund =
    (order: Order, { token }: Person, amount?: number, key?: string) =>
    () =>
      on.testApp.call<{ refunded: number }>('POST', `/api/v1/admin/orders/${order.id}/refund`, {
        token,
        body: { reason: 'No llegó', ...(amount ? { amount } : {}) },
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      })
  const refundedOf = async ({ id }: Order) =>
    (await on.read<{ minor: number }>(sql`select refunded_minor::int as minor from ledger_holds where reference = ${id}`))[0]?.minor
  const statusOf = async ({ id }: Order) => (await on.read<{ status: string }>(sql`select status from orders where id = ${id}`))[0]?.status
  const run = async () => {
    await runClocks(on.testApp.app.ctx)
    return { status: 0 }
  }

  test('two refunds at once give back what is left, once', { timeout: 60_000 }, async () => {
    const { order } = await aPurchase(on.testApp)
    const [one, other] = [await anAdmin(on.testApp), await anAdmin(on.testApp)]
    const whole = await on.race(rowOf(orders, order.id), refund(order, one), refund(order, other))
    expect(sortedStatusesOf(whole)).toEqual([200, 409])
    expect(await refundedOf(order)).toBe(10_000)
    const second = await aPurchase(on.testApp)
    const parts = await on.race(rowOf(orders, second.order.id), refund(second.order, one, 60), refund(second.order, other, 60))
    expect(sortedStatusesOf(parts)).toEqual([200, 409])
    expect(await refundedOf(second.order)).toBe(6000)
    await expectBooks(on.testApp)
  })

  test('the same key twice at once gives back once and answers both', { timeout: 60_000 }, async () => {
    const { order } = await aPurchase(on.testApp)
    const admin = await anAdmin(on.testApp)
    const same = refund(order, admin, 40, 'una-sola-vez')
    const answers = await on.race(rowOf(orders, order.id), same, same)
    expect(answers.map(({ status, body }) => [status, body.refunded])).toEqual([
      [200, 40],
      [200, 40],
    ])
    expect(await refundedOf(order)).toBe(4000)
    await expectBooks(on.testApp)
  })

  test('a refund beside the clock that releases: who came first has the money', { timeout: 60_000 }, async () => {
    const silent = async () => {
      const purchase = await aPurchase(on.testApp)
      await on.testApp.call('PUT', `/api/v1/orders/${purchase.order.id}/status`, {
        token: purchase.seller.token,
        body: { status: 'enviada' },
      })
      await on.read(sql`update orders set sent_at = sent_at - interval '8 days' where id = ${purchase.order.id} returning id`)
      return purchase
    }
    const admin = await anAdmin(on.testApp)
    const first = await silent()
    const [given] = await on.race(rowOf(orders, first.order.id), refund(first.order, admin), run)
    expect([given.status, await statusOf(first.order), (await dollarsOf(on.testApp, first.seller)).available]).toEqual([
      200,
      'reembolsada',
      0,
    ])
    const second = await silent()
    const [, refused] = await on.race(rowOf(orders, second.order.id), run, refund(second.order, admin))
    expect([refused.status, await statusOf(second.order), (await dollarsOf(on.testApp, second.seller)).available]).toEqual([
      409,
      'completada',
      100,
    ])
    await expectBooks(on.testApp)
  })

  test('a refund beside a withdrawal of the seller takes nothing that was paid out', { timeout: 60_000 }, async () => {
    const { seller, order } = await aCompleted(on.testApp)
    const admin = await anAdmin(on.testApp)
    const withdraw = () =>
      on.testApp.call('POST', '/api/v1/payouts', {
        token: seller.token,
        body: { amount: 100, currency: 'USD', destination: 'ana.vende.mp', holder: 'Ana Vende', password: PASSWORD },
      })
    const answers = await on.race(rowOf(ledgerAccounts, seller.id, 'owner_id'), withdraw, refund(order, admin))
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(await dollarsOf(on.testApp, seller)).toEqual({ available: 0, held: 0, payingOut: 100 })
    await expectBooks(on.testApp)
  })

  test('more time beside the clock that ends it: who came first stays', { timeout: 60_000 }, async () => {
    const late = async () => {
      const purchase = await aPurchase(on.testApp)
      await on.read(sql`update orders set paid_at = paid_at - interval '31 days' where id = ${purchase.order.id} returning id`)
      return purchase.order
    }
    const admin = await anAdmin(on.testApp)
    const extend = (order: Order) => () =>
      on.testApp.call('POST', `/api/v1/admin/orders/${order.id}/extend`, {
        token: admin.token,
        body: { clock: 'uncollected', days: 3, reason: 'Ya la entrega' },
      })
    const first = await late()
    const [extended] = await on.race(rowOf(orders, first.id), extend(first), run)
    expect([extended.status, await statusOf(first)]).toEqual([200, 'pendiente'])
    const second = await late()
    const [, refused] = await on.race(rowOf(orders, second.id), run, extend(second))
    expect([refused.status, await statusOf(second)]).toEqual([409, 'reembolsada'])
    await expectBooks(on.testApp)
  })
})
