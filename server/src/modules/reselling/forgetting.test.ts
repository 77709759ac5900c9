import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { expectBooks } from '../../testing/money.ts'
import { PASSWORD } from '../../testing/people.ts'
import { aContact, aResale, buyThrough, type Resale, transactionsOf } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { reselling } from './reselling.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const DAY = 24 * 60
const forget = () => reselling.schedules?.['forget-contacts']?.run(testApp.app.ctx)
/** Through the database, since sessions end in the meantime. */
const rowOf = async ({ reseller }: Resale) =>
  rowsOf<{ phone: string | null; name: string; reason: string | null }>(
    await testApp.engines.db.db.execute(
      sql`select buyer_phone as phone, buyer_name as name, ended_reason as reason
        from resale_transactions where reseller_id = ${reseller.id}`,
    ),
  )[0]

test('a phone number is deleted 90 days after the delivery, and not before', async () => {
  const resale = await aResale(testApp)
  const { t } = await aContact(testApp, resale)
  const { body: order } = await buyThrough(testApp, resale, t)
  await testApp.app.jobs.drain()
  testApp.clock.pass(100 * DAY)
  await forget()
  expect((await rowOf(resale))?.phone).toMatch(/^\+54 9 11/)
  await testApp.engines.db.db.execute(
    sql`update resale_transactions set delivered_at = ${testApp.clock.now().toISOString()} where order_id = ${order.id}`,
  )
  testApp.clock.pass(90 * DAY)
  await forget()
  expect((await rowOf(resale))?.phone).toMatch(/^\+54 9 11/)
  testApp.clock.pass(1)
  await forget()
  await forget()
  expect(await rowOf(resale)).toMatchObject({ phone: null, name: 'Caro', reason: null })
  await expectBooks(testApp)
})

test('an unpaid transaction ends after 90 days without activity; its address then pays another', async () => {
  const resale = await aResale(testApp)
  const body = { name: 'Caro', phone: '11 2345-6789', consent: true }
  const { id } = (await testApp.call<{ id: string }>('POST', `/api/v1/resale/${resale.link.id}/contact`, { body })).body
  testApp.clock.pass(20 * DAY)
  await testApp.call('POST', `/api/v1/reseller/transaction/validate/${id}`, { token: resale.reseller.token, body: {} })
  testApp.clock.pass(71 * DAY)
  await forget()
  expect(await rowOf(resale)).toMatchObject({ reason: null, phone: expect.any(String) })
  testApp.clock.pass(20 * DAY)
  await forget()
  expect(await rowOf(resale)).toEqual({ phone: null, name: 'Caro', reason: 'Pasaron 90 días sin una compra.' })
  const fresh = await aResale(testApp, { stock: 2 })
  const { id: asked, t } = await aContact(testApp, fresh)
  await testApp.engines.db.db.execute(sql`update resale_transactions set ended_at = created_at, ended_reason = 'x' where id = ${asked}`)
  testApp.clock.pass(1)
  const { status } = await buyThrough(testApp, fresh, t)
  await testApp.app.jobs.drain()
  expect([status, (await transactionsOf(testApp, fresh.reseller)).map(({ stage }) => stage)]).toEqual([201, ['Pagada', 'Cancelada']])
})

test('writing to the buyer is an activity too: the 90 days of an unpaid transaction count from there', async () => {
  const resale = await aResale(testApp)
  const body = { name: 'Caro', phone: '11 2345-6789', consent: true }
  const { id } = (await testApp.call<{ id: string }>('POST', `/api/v1/resale/${resale.link.id}/contact`, { body })).body
  for (const step of ['validate', 'whatsapp']) {
    testApp.clock.pass(20 * DAY)
    await testApp.call('POST', `/api/v1/reseller/transaction/${step}/${id}`, { token: resale.reseller.token, body: {} })
  }
  testApp.clock.pass(90 * DAY)
  await forget()
  expect(await rowOf(resale)).toMatchObject({ reason: null, phone: expect.any(String) })
  testApp.clock.pass(1)
  await forget()
  expect(await rowOf(resale)).toMatchObject({ reason: 'Pasaron 90 días sin una compra.', phone: null })
})

test('a reseller who closes the account leaves no phone number behind, nor names of customers without an account', async () => {
  const resale = await aResale(testApp)
  await aContact(testApp, resale)
  const { body: order } = await buyThrough(testApp, { ...resale, buyer: resale.buyer })
  await testApp.app.jobs.drain()
  const { token } = resale.buyer
  await testApp.call<Order>('POST', `/api/v1/orders/${order.id}/withdraw`, { token, body: {} })
  await testApp.app.jobs.drain()
  const left = await testApp.call('DELETE', '/api/v1/users/me', { token: resale.reseller.token, body: { password: PASSWORD } })
  expect(left.status).toBe(200)
  const rows = rowsOf<{ name: string; phone: string | null; why: string | null }>(
    await testApp.engines.db.db.execute(
      sql`select buyer_name as name, buyer_phone as phone, ended_reason as why
        from resale_transactions where reseller_id = ${resale.reseller.id} order by id`,
    ),
  )
  expect(rows.map(({ name, phone, why }) => [name, phone, why]).sort()).toEqual([
    ['Beto Compra', null, 'La compra se devolvió.'],
    ['Contacto borrado', null, 'Quien revendía dejó la feria.'],
  ])
})
