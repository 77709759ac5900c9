import type { Claim, Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../create-feria.ts'
import { rowsOf } from '../engines/db/database.ts'
import { sendDigests } from '../modules/notifications/matches-digest.ts'
import { orders } from '../modules/orders/orders.module.ts'
import { createClock } from '../testing/clock.ts'
import { askReset, mailedToken, reset } from '../testing/mails.ts'
import { aPurchase } from '../testing/money.ts'
import { aMember, anAdmin, aProduct, PASSWORD } from '../testing/people.ts'
import { anOffer } from '../testing/prospecting.ts'
import { aResale, buyThrough } from '../testing/resale.ts'
import { codeOf, guard, signIn } from '../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { aWish } from '../testing/wishes.ts'
import type { Ctx } from './context.ts'
import { listTasks } from './jobs/queues.ts'
import { createJobs } from './jobs.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ clock: createClock(new Date('2026-11-20T15:00:00Z')) })
})
afterAll(() => testApp.close())

const DAY = 24 * 60
const BUSINESS = {
  accountType: 'empresa',
  country: 'ar',
  sector: 'comercio',
  company: 'Yerbatera Sur',
  name: 'Nora',
  phone: '11 2345-6789',
}
const post = <T>(url: string, body: object, token?: string) =>
  testApp.call<T>('POST', `/api/v1${url}`, { body, ...(token ? { token } : {}) })
const put = <T>(url: string, body: object, token: string) => testApp.call<T>('PUT', `/api/v1${url}`, { body, token })
const drain = () => testApp.app.jobs.drain()

/** All that is kept of jobs, done ones and what became of them included, table by table. */
const keptOfJobs = async (): Promise<string> => {
  const { db } = testApp.engines.db
  const tables = await db.execute(
    sql`select relname as name from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')`,
  )
  const rows: unknown[] = []
  for (const { name } of rowsOf<{ name: string }>(tables)) rows.push(rowsOf(await db.execute(sql.raw(`select * from pgboss."${name}"`))))
  return JSON.stringify(rows)
}
const sendsEmail = (task: string) => task.includes('.email-')
const allTasks = () => [
  ...listTasks(
    modules.map((module) => ({ ...module, module: module.name })),
    () => testApp.app.ctx,
  ).keys(),
]
/** The tasks of which a job was done. */
const doneTasks = async () =>
  rowsOf<{ name: string }>(
    await testApp.engines.db.db.execute(sql`select distinct data->>'task' as name from pgboss.job where state = 'completed'`),
  ).map(({ name }) => name)

const ofAccounts = async () => {
  await post('/auth/register-business', { ...BUSINESS, email: 'nora@yerbatera.example' })
  const ana = await aMember(testApp)
  await post('/auth/register-business', { ...BUSINESS, email: ana.email })
  const secrets = [await mailedToken(testApp, 'nora@yerbatera.example', 'reset-password')]
  await put(`/users/${ana.id}`, { email: 'nueva@yerbatera.example', password: PASSWORD }, ana.token)
  secrets.push(await mailedToken(testApp, 'nueva@yerbatera.example', 'confirm-email'), await mailedToken(testApp, ana.email, 'undo-email'))
  secrets.push(await askReset(testApp, ana.email))
  await reset(testApp, secrets.at(-1) ?? '', PASSWORD)
  const inside = { ...ana, token: (await signIn(testApp, ana.email)).body.token }
  const { secret, recoveryCodes } = await guard(testApp, inside)
  await signIn(testApp, ana.email, recoveryCodes[0])
  const admin = await anAdmin(testApp)
  await testApp.call('DELETE', `/api/v1/users/${ana.id}/second-factor`, { token: admin.token })
  expect((await signIn(testApp, ana.email, codeOf(testApp, secret))).status).toBe(200)
  await drain()
  return [...secrets, secret, ...recoveryCodes]
}

const ofOrders = async () => {
  const { buyer, seller, order } = await aPurchase(testApp)
  await put(`/orders/${order.id}/status`, { status: 'enviada' }, seller.token)
  await put(`/orders/${order.id}/status`, { status: 'completada' }, buyer.token)
  const account = { amount: 10, currency: 'USD', destination: 'yerba.sur.nueva', holder: 'Ana Vende' }
  expect((await post('/payouts', { ...account, password: PASSWORD }, seller.token)).status).toBe(201)
  const { body: claim } = await post<Claim>(`/orders/${order.id}/claim`, { text: 'Llegó roto' }, buyer.token)
  await put(`/claims/${claim.id}/answer`, { text: 'Lo lamento' }, seller.token)
  const admin = await anAdmin(testApp)
  await put(`/claims/${claim.id}/outcome`, { outcome: 'devolver', note: 'Así es' }, admin.token)
  const asked = await post<{ code: string }>('/withdrawals', { name: 'Bruno', email: buyer.email, orderNumber: order.number })
  expect((await post('/contact', { name: 'Bruno', email: buyer.email, text: 'No encuentro mi compra' })).status).toBe(201)
  const sale = await aResale(testApp)
  await testApp.engines.db.db.execute(sql`update users set account_type = 'empresa' where id = ${sale.seller.id}`)
  const { body: resold } = await buyThrough(testApp, sale)
  await put(`/orders/${resold.id}/status`, { status: 'enviada' }, sale.seller.token)
  await put(`/orders/${resold.id}/status`, { status: 'completada' }, sale.buyer.token)
  testApp.clock.pass(11 * DAY)
  await orders.schedules?.['release-held-funds']?.run(testApp.app.ctx)
  await drain()
  return [asked.body.code, ...([order, resold] as Order[]).flatMap(({ deliveryCode }) => deliveryCode ?? [])]
}

const ofMatches = async () => {
  await anOffer(testApp)
  const reader = await aMember(testApp, 'Lea')
  await put('/request/hours', { quietFrom: 0, quietTo: 23, hasDigest: true }, reader.token)
  await aWish(testApp, reader, { name: 'cachivachex' })
  await aProduct(testApp, await aMember(testApp), { name: 'cachivachex' })
  await drain()
  // It is noon in Argentina; the hour without quiet is 23.
  testApp.clock.pass(11 * 60)
  await sendDigests(testApp.app.ctx)
  await drain()
}

describe('what is kept of jobs', () => {
  test('after every kind of mail has no token, no code and no address in it', async () => {
    const secrets = [...(await ofAccounts()), ...(await ofOrders())]
    await ofMatches()
    expect(secrets.filter((secret) => secret.length < 6)).toEqual([])
    const emailTasks = allTasks().filter(sendsEmail)
    expect(emailTasks.length).toBeGreaterThan(13)
    expect((await doneTasks()).filter(sendsEmail).sort()).toEqual(emailTasks.sort())
    const kept = await keptOfJobs()
    for (const secret of secrets) expect(kept.includes(secret), secret).toBe(false)
    expect(kept.match(/[\w.+-]+@[\w-]+\.[\w.]+/g)).toBeNull()
    expect(kept).not.toMatch(/\+54|2345-?6789/)
  })

  test('of one that failed tells what kind of failure it was, and nothing of what it was about', async () => {
    const fail = async (ctx: Ctx) =>
      void (await ctx.db.execute(sql`insert into users (id, email) values (${crypto.randomUUID()}, ${'secreta@yerbatera.example'})`))
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const worker = { module: 'prueba', on: { 'chat.requested': { fail } } }
    const jobs = createJobs(testApp.engines.db, [worker], () => testApp.app.ctx, { log, isQuiet: false })
    await jobs.start()
    await jobs.put(testApp.app.ctx, 'chat.requested', { requestId: crypto.randomUUID() })
    const failed = async () =>
      rowsOf<{ output: unknown }>(
        await testApp.engines.db.db.execute(
          sql`select output from pgboss.job where data->>'task' like '%/prueba.fail' and output is not null`,
        ),
      )
    await expect.poll(failed, { timeout: 20_000 }).toHaveLength(1)
    await jobs.stop()
    expect(JSON.stringify(await failed())).toContain('23502')
    expect(await keptOfJobs()).not.toContain('secreta@')
  })
})
