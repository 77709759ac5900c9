import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { askReset, mailedToken, reset } from '../../testing/mails.ts'
import { aMember, PASSWORD } from '../../testing/people.ts'
import { printRows } from '../../testing/rows.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { sweepLinks } from './links.ts'
import { sweepSessions } from './queries.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const NEW = 'yerba con cedrón 7'
const business = { accountType: 'empresa', country: 'ar', sector: 'comercio', company: 'Uno', name: 'Nora', phone: '11 2345-6789' }
const askBusiness = (email: string) => world.call('POST', '/api/v1/auth/register-business', { body: { ...business, email } })
const forget = (email: string) => world.call('POST', '/api/v1/password/forgot-password', { body: { email } })

describe('a link to set a password', () => {
  test('[ACC-55] stops working when a newer one is mailed', async () => {
    const ana = await aMember(world)
    const first = await askReset(world, ana.email)
    const second = await askReset(world, ana.email)
    expect((await reset(world, first, NEW)).error).toMatchObject({ error: 'accounts.bad-reset' })
    expect((await reset(world, second, NEW)).status).toBe(200)
  })

  test('of a business too', async () => {
    const email = 'dos-veces@feria.example'
    await askBusiness(email)
    const first = await mailedToken(world, email, 'reset-password')
    await askBusiness(email)
    const second = await mailedToken(world, email, 'reset-password')
    expect((await reset(world, first, NEW)).error).toMatchObject({ error: 'accounts.bad-reset' })
    expect((await reset(world, second, NEW)).status).toBe(200)
  })
})

describe('while a visitor waits for the answer', () => {
  /** Every row of every table of ours, and how many jobs wait, without what is another in each row. */
  const everything = async () => {
    const counts = await printRows(world)
    const jobs = rowsOf<{ name: string; keys: string }>(
      await world.engines.db.db.execute(
        sql`
          select name, (select string_agg(k, ',') from jsonb_object_keys(data) k) as keys from pgboss.job
            where state = 'created' order by name`,
      ),
    )
    return { counts, jobs }
  }
  const changesOf = async (act: () => Promise<{ status: number; body: unknown }>) => {
    await world.app.jobs.drain()
    const before = await everything()
    const { status, body } = await act()
    const after = await everything()
    const tables = Object.keys(after.counts).filter((name) => after.counts[name] !== before.counts[name])
    return { status, body, tables, jobs: after.jobs }
  }

  test('[ACC-49] the same is done for a known and an unknown address, of a password that was forgotten and of a business', async () => {
    const ana = await aMember(world)
    const forgotten = [await changesOf(() => forget(ana.email)), await changesOf(() => forget('nadie@feria.example'))]
    expect(forgotten[0]).toEqual(forgotten[1])
    expect(forgotten[0]).toMatchObject({ status: 200, tables: ['account_requests'], jobs: [{ keys: 'requestId' }] })
    const registered = [await changesOf(() => askBusiness(ana.email)), await changesOf(() => askBusiness('todavia-nadie@feria.example'))]
    expect(registered[0]).toEqual(registered[1])
    expect(registered[0]).toMatchObject({ status: 202, tables: ['account_requests'], jobs: [{ keys: 'requestId' }] })
  })

  test('what was asked is gone once it was dealt with', async () => {
    await forget('nadie@feria.example')
    await askBusiness((await aMember(world)).email)
    await world.app.jobs.drain()
    expect(rowsOf(await world.engines.db.db.execute(sql`select * from account_requests`))).toEqual([])
  })
})

test('what is over is swept, and not a minute before: links, requests that nobody dealt with, sessions', async () => {
  const ana = await aMember(world)
  await askReset(world, ana.email)
  const body = { email: 'otra-de-ana@feria.example', password: PASSWORD }
  expect((await world.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body })).status).toBe(200)
  await forget('nadie-barre@feria.example')
  let passed = 0
  const leftAfter = async (minutes: number) => {
    world.clock.pass(minutes - passed)
    passed = minutes
    await sweepLinks(world.app.ctx)
    await sweepSessions(world.app.ctx)
    const of = (table: string, whose = `user_id = '${ana.id}'`) => `select '${table}' as left from ${table} where ${whose}`
    const tables = [of('password_resets'), of('email_changes'), of('account_requests', `email like 'nadie-barre%'`), of('sessions')]
    return rowsOf<{ left: string }>(await world.engines.db.db.execute(tables.join(' union all '))).map((row) => row.left)
  }
  const [hour, day] = [60, 24 * 60]
  expect(await leftAfter(hour)).toEqual(['password_resets', 'email_changes', 'account_requests', 'sessions'])
  for (const at of [hour + 1, day]) expect(await leftAfter(at)).toEqual(['email_changes', 'account_requests', 'sessions'])
  for (const at of [day + 1, 3 * day]) expect(await leftAfter(at)).toEqual(['email_changes', 'sessions'])
  for (const at of [3 * day + 1, 30 * day]) expect(await leftAfter(at)).toEqual(['sessions'])
  expect(await leftAfter(30 * day + 1)).toEqual([])
})
