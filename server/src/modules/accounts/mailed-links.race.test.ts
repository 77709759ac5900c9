import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { askReset, mailedToken, mailsTo, reset } from '../../testing/mails.ts'
import { aMember, PASSWORD, type Person } from '../../testing/people.ts'
import { createPostgresWorld, type PostgresWorld } from '../../testing/postgres-world.ts'
import { hasPostgres } from '../../testing/servers.ts'
import type { World } from '../../testing/world.ts'

const NEW = 'yerba con cedrón 7'

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  let place: PostgresWorld
  let world: World
  beforeAll(async () => {
    place = await createPostgresWorld()
    world = place.world
  })
  afterAll(() => place.end())

  const forget = (email: string) => world.call('POST', '/api/v1/password/forgot-password', { body: { email } })
  const change = ({ id, token }: Person, email: string) =>
    world.call('PUT', `/api/v1/users/${id}`, { token, body: { email, password: PASSWORD } })
  const confirm = (token: string) => world.call('POST', '/api/v1/users/confirm-email', { body: { token } })
  const rowOf = async (id: string) =>
    rowsOf<{ email: string; pending: string | null }>(
      await world.engines.db.db.execute(sql`select email, pending_email as pending from users where id = ${id}`),
    )[0]
  const waitingOf = async (id: string) =>
    rowsOf(
      await world.engines.db.db.execute(sql`
        select user_id from email_changes
          where user_id = ${id} and token_hash is not null and expires_at > ${world.clock.now().toISOString()}`),
    ).length

  test('of links that are asked for and mailed at the same moment one works', async () => {
    const ana = await aMember(world)
    await Promise.all(Array.from({ length: 6 }, () => forget(ana.email)))
    await Promise.all(Array.from({ length: 6 }, () => world.app.jobs.drain()))
    const links = (await mailsTo(world, ana.email)).flatMap((mail) => /reset-password\/([\w-]+)/.exec(mail)?.[1] ?? [])
    expect(links).toHaveLength(6)
    expect(rowsOf(await world.engines.db.db.execute(sql`select 1 from password_resets where user_id = ${ana.id}`))).toHaveLength(1)
    const statuses: number[] = []
    for (const link of links) statuses.push((await reset(world, link, NEW)).status)
    expect(statuses.sort()).toEqual([200, 400, 400, 400, 400, 400])
  })

  test('a change of email that is asked for while the password is reset leaves nothing that waits', async () => {
    for (let round = 0; round < 6; round++) {
      const ana = await aMember(world)
      const token = await askReset(world, ana.email)
      await Promise.all([reset(world, token, NEW), ...[1, 2, 3].map((n) => change(ana, `robo${round}-${n}@otra.example`))])
      await world.app.jobs.drain()
      expect([await rowOf(ana.id), await waitingOf(ana.id)]).toEqual([{ email: ana.email, pending: null }, 0])
    }
  })

  test('a change that is confirmed while the password is reset happens before or never', async () => {
    for (let round = 0; round < 6; round++) {
      const ana = await aMember(world)
      const thief = `cruce${round}@otra.example`
      const token = await askReset(world, ana.email)
      await change(ana, thief)
      const confirmation = await mailedToken(world, thief, 'confirm-email')
      const [done, confirmed] = await Promise.all([reset(world, token, NEW), confirm(confirmation)])
      // A link that went to the address of before is void once the change is confirmed, and the other way round.
      expect([done.status, confirmed.status].sort()).toEqual([200, 400])
      expect((await rowOf(ana.id))?.email).toBe(confirmed.status === 200 ? thief : ana.email)
    }
  })

  test('an address that is left is nobody else’s, however close the registration follows', async () => {
    for (let round = 0; round < 6; round++) {
      const ana = await aMember(world)
      await change(ana, `sigue${round}@otra.example`)
      const confirmation = await mailedToken(world, `sigue${round}@otra.example`, 'confirm-email')
      const register = () => world.call('POST', '/api/v1/auth/register', { body: { name: 'Otra', email: ana.email, password: PASSWORD } })
      const [, ...answers] = await Promise.all([confirm(confirmation), ...[1, 2, 3, 4].map(register)])
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    }
  })

  test('one business that registers many times at the same moment has one account and is mailed', async () => {
    const email = 'apurada@feria.example'
    const body = { accountType: 'empresa', country: 'ar', sector: 'comercio', company: 'Uno', name: 'Nora', phone: '11 2345-6789', email }
    await Promise.all(Array.from({ length: 5 }, () => world.call('POST', '/api/v1/auth/register-business', { body })))
    await Promise.all(Array.from({ length: 5 }, () => world.app.jobs.drain()))
    expect((await reset(world, await mailedToken(world, email, 'reset-password'), NEW)).status).toBe(200)
  })
})
