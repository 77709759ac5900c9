import type { Claim, Order } from '@feria/contract/orders/schemas'
import type { Payout } from '@feria/contract/payments/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import { aCompleted, aPurchase, expectBooks } from '../../../testing/money.ts'
import { aMember, PASSWORD, type Person } from '../../../testing/people.ts'
import { describeRaces, rowOf } from '../../../testing/races.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { ledgerAccounts } from '../../payments/tables.ts'
import { orders } from '../tables.ts'
import { runClocks, selectDue, timed } from './run-clocks.ts'

describeRaces(
  'clocks on PostgreSQL',
  (on) => {
    const call = <T>(method: 'POST' | 'PUT', path: string, { token }: Person, body: object = {}) =>
      on.testApp.call<T>(method, `/api/v1${path}`, { token, body })
    const run = () => runClocks(on.testApp.app.ctx)
    const statusOf = async ({ id }: Order) =>
      (await on.read<{ status: string }>(sql`select status from orders where id = ${id}`))[0]?.status
    const countOf = async (kind: string, { id }: Order) =>
      (await on.read<{ n: number }>(sql`select count(*)::int as n from ledger_transactions where kind = ${kind} and reference = ${id}`))[0]
        ?.n
    /** A purchase that was handed to nobody for thirty days. */
    const late = async () => {
      const purchase = await aPurchase(on.testApp)
      await on.read(sql`update orders set paid_at = paid_at - interval '40 days' where id = ${purchase.order.id} returning id`)
      return purchase
    }

    test('two processes that run them at once move each order once', { timeout: 60_000 }, async () => {
      const { order } = await late()
      await on.race(rowOf(orders, order.id), run, run)
      await expectBooks(on.testApp)
      expect([await statusOf(order), await countOf('refund', order)]).toEqual(['reembolsada', 1])
    })

    test('a seller who marks it as sent at that moment: who came first stays', { timeout: 60_000 }, async () => {
      const send = (order: Order, seller: Person) => () => call('PUT', `/orders/${order.id}/status`, seller, { status: 'enviada' })
      const first = await late()
      const [sent] = await on.race(rowOf(orders, first.order.id), send(first.order, first.seller), run)
      expect([sent.status, await statusOf(first.order), await countOf('refund', first.order)]).toEqual([200, 'enviada', 0])
      const second = await late()
      const [, refused] = await on.race(rowOf(orders, second.order.id), run, send(second.order, second.seller))
      expect([refused.error.error, await statusOf(second.order)]).toEqual(['orders.bad-step', 'reembolsada'])
      expect(refused.error.message).toBe('La compra está reembolsada: no se puede pasar a enviada.')
      await expectBooks(on.testApp)
    })

    test('a seller who answers a claim at that moment: who came first stays', { timeout: 60_000 }, async () => {
      const claimed = async () => {
        const purchase = await aCompleted(on.testApp)
        const { body } = await call<Claim>('POST', `/orders/${purchase.order.id}/claim`, purchase.buyer, { text: 'Roto', photos: [] })
        await on.read(sql`update claims set created_at = created_at - interval '4 days' where id = ${body.id} returning id`)
        return { ...purchase, answer: () => call('PUT', `/claims/${body.id}/answer`, purchase.seller, { text: 'Salió sano' }) }
      }
      const first = await claimed()
      const [answered] = await on.race(rowOf(orders, first.order.id), first.answer, run)
      expect([answered.status, await statusOf(first.order)]).toEqual([200, 'en disputa'])
      const second = await claimed()
      const [, refused] = await on.race(rowOf(orders, second.order.id), run, second.answer)
      expect([refused.error.error, await statusOf(second.order)]).toEqual(['orders.claim-settled', 'reembolsada'])
      await expectBooks(on.testApp)
    })

    test('a withdrawal and a claim at once never take a balance without a record below zero', { timeout: 60_000 }, async () => {
      const balanceOf = async ({ id }: Person) =>
        (
          await on.read<{ minor: number }>(sql`
          select balance_minor::int as minor from ledger_accounts where kind = 'member' and owner_id = ${id}`)
        )[0]?.minor
      for (const isClaimFirst of [true, false]) {
        const { order, buyer, seller } = await aCompleted(on.testApp)
        const ask = () =>
          call<Payout>('POST', '/payouts', seller, {
            ...{ amount: 60, currency: 'USD', destination: 'ana.vende.mp', holder: 'Ana Vende', password: PASSWORD },
          })
        const claim = () => call('POST', `/orders/${order.id}/claim`, buyer, { text: 'Roto', photos: [] })
        const own = rowOf(ledgerAccounts, seller.id, 'owner_id')
        const asked = isClaimFirst ? (await on.race(own, claim, ask))[1] : (await on.race(own, ask, claim))[0]
        expect(asked.error.error).toBe(isClaimFirst ? 'payments.no-balance' : 'payments.claimable')
        expect(await balanceOf(seller)).toBe(0)
      }
      await expectBooks(on.testApp)
    })

    test('of 100,000 orders no clock reads those that are not due', { timeout: 120_000 }, async () => {
      const [buyer, seller] = [await aMember(on.testApp, 'Muchas'), await aMember(on.testApp, 'Muchos')]
      const moments = sql`now() - interval '1 day' * (n % 400)`
      await on.testApp.engines.db.db.execute(sql`
        insert into orders (id, number, buyer_id, seller_id, status, currency, total_minor, created_at, paid_at, delivery_kind, sent_at,
          completed_at, held_until)
        select gen_random_uuid(), 'N-' || n, ${buyer.id}, ${seller.id}, status, 'USD', 100, ${moments},
          ${moments}, case when n % 2 = 0 then 'parcel' else 'agreed' end, ${moments}, ${moments},
          case when status = 'completada' and n % 50 = 3 then ${moments} end
        from generate_series(1, 100000) n,
          lateral (select (array['completada', 'completada', 'reembolsada', 'enviada', 'pendiente', 'en disputa'])[1 + n % 6] as status) s`)
      await on.testApp.engines.db.db.execute(sql`
        insert into claims (id, order_id, kind, text, photos, created_at, answered_at)
        select gen_random_uuid(), id, 'problema', 'x', '[]', created_at, case when delivery_kind = 'parcel' then created_at end
        from orders where status = 'en disputa' and number like 'N-%'`)
      await on.testApp.engines.db.db.execute(sql`analyze orders, claims`)
      for (const clock of timed) {
        const plan = rowsOf<{ 'QUERY PLAN': string }>(
          await on.testApp.engines.db.db.execute(sql`explain ${selectDue(on.testApp.app.ctx, clock).getSQL() as SQL}`),
        )
        const text = plan.map((row) => row['QUERY PLAN']).join('\n')
        expect(text, clock.name).not.toMatch(/Seq Scan/)
        expect(text, clock.name).toMatch(
          /Index (Scan|Only Scan) (using|on) (orders|claims)_(unreminded|unsent|uncollected|sent|held|unanswered|undecided)/,
        )
      }
    })
  },
  () => createTestApp({ settings: { PAYOUT_TRUST_SALES: '10' } }),
)
