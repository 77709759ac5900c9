import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { askReset, mailedToken, mailsTo, reset } from '../../testing/mails.ts'
import { aMember, PASSWORD } from '../../testing/people.ts'
import { printRows } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts } from './accounts.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const NEW = 'yerba con cedrón 7'
const business = { accountType: 'empresa', country: 'ar', sector: 'comercio', company: 'Uno', name: 'Nora', phone: '11 2345-6789' }
const askBusiness = (email: string) => testApp.call('POST', '/api/v1/auth/register-business', { body: { ...business, email } })
const forget = (email: string) => testApp.call('POST', '/api/v1/password/forgot-password', { body: { email } })

describe('a link to set a password', () => {
  test('[ACC-55] expires when a newer one is mailed', async () => {
    const ana = await aMember(testApp)
    const first = await askReset(testApp, ana.email)
    const second = await askReset(testApp, ana.email)
    expect((await reset(testApp, first, NEW)).error).toMatchObject({ error: 'accounts.bad-reset' })
    expect((await reset(testApp, second, NEW)).status).toBe(200)
  })

  test('of a business expires too', async () => {
    const email = 'dos-veces@feria.example'
    await askBusiness(email)
    const first = await mailedToken(testApp, email, 'reset-password')
    await askBusiness(email)
    const second = await mailedToken(testApp, email, 'reset-password')
    expect((await reset(testApp, first, NEW)).error).toMatchObject({ error: 'accounts.bad-reset' })
    expect((await reset(testApp, second, NEW)).status).toBe(200)
  })

  test('tells of a changed password whoever had one, and nobody who chose their first', async () => {
    const email = 'primera@feria.example'
    await askBusiness(email)
    const mailed = async () => (await mailsTo(testApp, email)).filter((mail) => mail.includes('Cambiaste tu contraseña')).length
    await reset(testApp, await mailedToken(testApp, email, 'reset-password'), NEW)
    expect(await mailed()).toBe(0)
    await reset(testApp, await askReset(testApp, email), 'otra yerba con boldo 8')
    expect(await mailed()).toBe(1)
  })
})

describe('while a visitor waits for the answer', () => {
  /** Every row of every table of ours, and how many jobs wait, without what is another in each row. */
  const everything = async () => {
    const counts = await printRows(testApp)
    const jobs = rowsOf<{ name: string; keys: string }>(
      await testApp.engines.db.db.execute(
        sql`
          select data->>'task' as name, (select string_agg(k, ',') from jsonb_object_keys(data->'event') k) as keys from pgboss.job
            where state = 'created' order by 1`,
      ),
    )
    return { counts, jobs }
  }
  const changesOf = async (act: () => Promise<{ status: number; body: unknown }>) => {
    await testApp.app.jobs.drain()
    const before = await everything()
    const { status, body } = await act()
    const after = await everything()
    const tables = Object.keys(after.counts).filter((name) => after.counts[name] !== before.counts[name])
    return { status, body, tables, jobs: after.jobs }
  }

  test('[ACC-49] known and unknown addresses take the same work, for a forgotten password and for a business', async () => {
    const ana = await aMember(testApp)
    const forgotten = [await changesOf(() => forget(ana.email)), await changesOf(() => forget('nadie@feria.example'))]
    expect(forgotten[0]).toEqual(forgotten[1])
    expect(forgotten[0]).toMatchObject({ status: 200, tables: ['account_requests'], jobs: [{ keys: 'requestId' }] })
    const registered = [await changesOf(() => askBusiness(ana.email)), await changesOf(() => askBusiness('todavia-nadie@feria.example'))]
    expect(registered[0]).toEqual(registered[1])
    expect(registered[0]).toMatchObject({ status: 202, tables: ['account_requests'], jobs: [{ keys: 'requestId' }] })
  })

  test('a request is deleted once it was handled', async () => {
    await forget('nadie@feria.example')
    await askBusiness((await aMember(testApp)).email)
    await testApp.app.jobs.drain()
    expect(rowsOf(await testApp.engines.db.db.execute(sql`select * from account_requests`))).toEqual([])
  })
})

test('expired links, unhandled requests and sessions are swept, and not a minute early', async () => {
  const ana = await aMember(testApp)
  await askReset(testApp, ana.email)
  const body = { email: 'otra-de-ana@feria.example', password: PASSWORD }
  expect((await testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body })).status).toBe(200)
  await forget('nadie-barre@feria.example')
  let passed = 0
  const leftAfter = async (minutes: number) => {
    testApp.clock.pass(minutes - passed)
    passed = minutes
    for (const name of ['sweep-links', 'sweep-sessions']) await accounts.schedules?.[name]?.run(testApp.app.ctx)
    const of = (table: string, whose = `user_id = '${ana.id}'`) => `select '${table}' as left from ${table} where ${whose}`
    const tables = [of('password_resets'), of('email_changes'), of('account_requests', `email like 'nadie-barre%'`), of('sessions')]
    return rowsOf<{ left: string }>(await testApp.engines.db.db.execute(tables.join(' union all '))).map((row) => row.left)
  }
  const [hour, day] = [60, 24 * 60]
  expect(await leftAfter(hour)).toEqual(['password_resets', 'email_changes', 'account_requests', 'sessions'])
  for (const at of [hour + 1, day]) expect(await leftAfter(at)).toEqual(['email_changes', 'account_requests', 'sessions'])
  for (const at of [day + 1, 3 * day]) expect(await leftAfter(at)).toEqual(['email_changes', 'sessions'])
  for (const at of [3 * day + 1, 30 * day]) expect(await leftAfter(at)).toEqual(['sessions'])
  expect(await leftAfter(30 * day + 1)).toEqual([])
})
