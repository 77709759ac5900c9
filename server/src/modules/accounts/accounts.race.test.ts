import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { mailsTo } from '../../testing/mails.ts'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { createPostgresWorld, type PostgresWorld } from '../../testing/postgres-world.ts'
import { allNews, race, rowOf, times, writesTo } from '../../testing/races.ts'
import { signIn } from '../../testing/second-factor.ts'
import { hasPostgres } from '../../testing/servers.ts'
import type { World } from '../../testing/world.ts'
import { answerRequest } from './accounts.requests.ts'
import { accountRequests, sessions, users } from './accounts.tables.ts'
import { endPremium, setRole } from './set-role.ts'

describe.skipIf(!hasPostgres)('accounts on PostgreSQL', () => {
  let place: PostgresWorld
  let world: World
  beforeAll(async () => {
    place = await createPostgresWorld()
    world = place.world
  })
  afterAll(() => place.end())

  const register = (email: string, name: string) =>
    world.call<{ user: { name: string } }>('POST', '/api/v1/auth/register', { body: { name, email, password: PASSWORD } })
  const changePassword = ({ token }: Person, newPassword: string) =>
    world.call('PUT', '/api/v1/users/me/password', { token, body: { password: PASSWORD, newPassword } })
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status)
  const read = async <T>(query: ReturnType<typeof sql>) => rowsOf<T>(await world.engines.db.db.execute(query))
  const askedFor = async (email: string, business: object | null = null) => {
    const [id, at] = [newId(), world.clock.now().toISOString()]
    await world.engines.db.db.execute(
      sql`insert into account_requests (id, email, business, created_at) values (${id}, ${email}, ${business && JSON.stringify(business)}::jsonb, ${at})`,
    )
    return () => answerRequest(world.app.ctx, { requestId: id })
  }
  const aBusiness = {
    name: 'Nora',
    phone: '+541123456789',
    accountType: 'empresa',
    country: 'ar',
    sector: 'comercio',
    company: 'Uno',
    cuit: null,
  }

  test('one email that is registered twice at the same moment is the account of the first', async () => {
    const email = 'carrera@feria.example'
    const answers = await race(
      place,
      writesTo(sessions),
      () => register(email, 'Primera'),
      () => register(email, 'Segunda'),
    )
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(await read(sql`select name from users where email = ${email}`)).toEqual([{ name: 'Primera' }])
  })

  test('one business that registers twice at the same moment has one account and is mailed', async () => {
    const email = 'apurada@feria.example'
    const [one, other] = [await askedFor(email, aBusiness), await askedFor(email, { ...aBusiness, company: 'Dos' })]
    await race(place, allNews, one, other)
    expect(await read(sql`select company from businesses`)).toEqual([{ company: 'Dos' }])
    expect((await mailsTo(world, email)).length).toBeGreaterThan(0)
  })

  test('a business that registers while its email becomes an account changes nothing of it', async () => {
    const email = 'doble@feria.example'
    await race<unknown[]>(place, writesTo(users), () => register(email, 'Persona'), await askedFor(email, aBusiness))
    expect(await read(sql`select name, account_type as type from users where email = ${email}`)).toEqual([
      { name: 'Persona', type: 'individuo' },
    ])
  })

  test('what was asked for an address is dealt with once, by however many processes', async () => {
    const ana = await aMember(world)
    await race(place, writesTo(accountRequests), ...times(2, await askedFor(ana.email)))
    expect(await mailsTo(world, ana.email)).toHaveLength(1)
  })

  test('of two changes of password at the same moment one is done', async () => {
    const ana = await aMember(world)
    const words = ['yerba con menta 1', 'yerba con menta 2']
    const answers = await race(place, rowOf(users, ana.id), ...words.map((word) => () => changePassword(ana, word)))
    expect(statusesOf(answers)).toEqual([200, 403])
  })

  test('a session that is opened with the old password while it is changed does not open', async () => {
    const ana = await aMember(world)
    await signIn(world, ana.email)
    // The change has ended the other sessions that it sees, and waits for one of them: a session that opens now it would not see.
    const answers = await race(
      place,
      rowOf(sessions, ana.id, 'user_id'),
      () => changePassword(ana, 'yerba con menta 3'),
      () => signIn(world, ana.email),
    )
    expect(statusesOf(answers)).toEqual([200, 401])
    expect(await read(sql`select 1 from sessions where user_id = ${ana.id}`)).toHaveLength(1)
  })

  test('an account is not closed with a password that is changed at the same moment', async () => {
    const ana = await aMember(world)
    const close = () => world.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD } })
    expect(statusesOf(await race(place, rowOf(users, ana.id), () => changePassword(ana, 'yerba con menta 4'), close))).toEqual([200, 403])
    expect(await read(sql`select deleted_at as at from users where id = ${ana.id}`)).toEqual([{ at: null }])
  })

  test('two roles that are given at the same moment follow one another in the audit log', async () => {
    const [ana, admin] = [await aMember(world), await anAdmin(world)]
    const give = (role: string) => world.call('PUT', `/api/v1/users/${ana.id}/role`, { token: admin.token, body: { role } })
    const answers = await race(
      place,
      writesTo(users),
      () => give('premium'),
      () => give('admin'),
    )
    expect(statusesOf(answers)).toEqual([200, 200])
    const steps = await read(
      sql`select details->>'from' as "from", details->>'to' as "to" from audit_log where subject_id = ${ana.id} order by 1 desc`,
    )
    expect(steps).toEqual([
      { from: 'user', to: 'premium' },
      { from: 'premium', to: 'admin' },
    ])
  })

  test('two admins who are the last take the role from each other once', async () => {
    await world.engines.db.db.execute(sql`update users set role = 'user' where role = 'admin'`)
    const [ana, bea] = [await anAdmin(world), await anAdmin(world)]
    const takeFrom = ({ email }: Person) =>
      setRole(world.app.ctx, email, 'user').then(
        () => 'done',
        () => 'refused',
      )
    const answers = await race(
      place,
      writesTo(users),
      () => takeFrom(ana),
      () => takeFrom(bea),
    )
    expect(answers.sort()).toEqual(['done', 'refused'])
    expect(await read(sql`select count(*)::int as n from users where role = 'admin'`)).toEqual([{ n: 1 }])
  })

  test('a premium that is renewed while it ends goes on, and one that ends in two processes ends once', async () => {
    const [ana, bea, admin] = [await aMember(world), await aMember(world), await anAdmin(world)]
    const untilIn = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()
    const grant = ({ id }: Person, premiumUntil: string) =>
      world.call('PUT', `/api/v1/users/${id}/role`, { token: admin.token, body: { role: 'premium', premiumUntil } })
    for (const member of [ana, bea]) await grant(member, untilIn(1))
    world.clock.pass(24 * 60 + 1)
    const end = () => endPremium(world.app.ctx)
    await race<unknown[]>(
      place,
      sql`select from users where id in (${ana.id}, ${bea.id}) for update`,
      () => grant(ana, untilIn(30)),
      end,
      end,
    )
    const ended = await read(sql`select subject_id as id from audit_log where action = 'user.premium-ended'`)
    expect(ended).toEqual([{ id: bea.id }])
    expect(await read(sql`select role from users where id = ${ana.id}`)).toEqual([{ role: 'premium' }])
  })
})
