import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { mailsTo } from '../../testing/mails.ts'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { allNews, describeRaces, rowOf, statusesOf, times, writesTo } from '../../testing/races.ts'
import { signIn } from '../../testing/second-factor.ts'
import { endRestrictions } from './end-restrictions.ts'
import { answerRequest } from './requests.ts'
import { restrictionOf } from './restrictions.ts'
import { accountRequests, sessions, users } from './tables.ts'
import { restrictMember } from './use-cases/restrict-member.ts'
import { endPremium, setRole } from './use-cases/set-role.ts'

describeRaces('accounts on PostgreSQL', (on) => {
  const { race, read } = on

  const register = (email: string, name: string) =>
    on.testApp.call<{ user: { name: string } }>('POST', '/api/v1/auth/register', { body: { name, email, password: PASSWORD } })
  const changePassword = ({ token }: Person, newPassword: string) =>
    on.testApp.call('PUT', '/api/v1/users/me/password', { token, body: { password: PASSWORD, newPassword } })
  const askedFor = async (email: string, business: object | null = null) => {
    const [id, at] = [newId(), on.testApp.clock.now().toISOString()]
    await on.testApp.engines.db.db.execute(
      sql`insert into account_requests (id, email, business, created_at)
        values (${id}, ${email}, ${business && JSON.stringify(business)}::jsonb, ${at})`,
    )
    return () => answerRequest(on.testApp.app.ctx, { requestId: id })
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

  test("two simultaneous registrations of one email make one account, the first one's", async () => {
    const email = 'carrera@feria.example'
    const answers = await race(
      writesTo(sessions),
      () => register(email, 'Primera'),
      () => register(email, 'Segunda'),
    )
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(await read(sql`select name from users where email = ${email}`)).toEqual([{ name: 'Primera' }])
  })

  test('two simultaneous registrations of one business make one account and are mailed', async () => {
    const email = 'apurada@feria.example'
    const [one, other] = [await askedFor(email, aBusiness), await askedFor(email, { ...aBusiness, company: 'Dos' })]
    await race(allNews, one, other)
    expect(await read(sql`select company from businesses`)).toEqual([{ company: 'Dos' }])
    expect((await mailsTo(on.testApp, email)).length).toBeGreaterThan(0)
  })

  test('a business registration that races with an account for its email changes nothing of that account', async () => {
    const email = 'doble@feria.example'
    await race<unknown[]>(writesTo(sessions), () => register(email, 'Persona'), await askedFor(email, aBusiness))
    expect(await read(sql`select name, account_type as type from users where email = ${email}`)).toEqual([
      { name: 'Persona', type: 'individuo' },
    ])
  })

  test('a request for an address is handled once, by any number of processes', async () => {
    const ana = await aMember(on.testApp)
    await race(writesTo(accountRequests), ...times(2, await askedFor(ana.email)))
    expect(await mailsTo(on.testApp, ana.email)).toHaveLength(1)
  })

  test('of two simultaneous password changes one succeeds', async () => {
    const ana = await aMember(on.testApp)
    const words = ['yerba con menta 1', 'yerba con menta 2']
    const answers = await race(rowOf(users, ana.id), ...words.map((word) => () => changePassword(ana, word)))
    expect(statusesOf(answers)).toEqual([200, 403])
  })

  test('a session opened with the old password during a password change is refused', async () => {
    const ana = await aMember(on.testApp)
    await signIn(on.testApp, ana.email)
    // The change has ended the other sessions that it sees, and waits for one of them: a session that opens now it would not see.
    const answers = await race(
      rowOf(sessions, ana.id, 'user_id'),
      () => changePassword(ana, 'yerba con menta 3'),
      () => signIn(on.testApp, ana.email),
    )
    expect(statusesOf(answers)).toEqual([200, 401])
    expect(await read(sql`select 1 from sessions where user_id = ${ana.id}`)).toHaveLength(1)
  })

  test('an account is not closed with a password that changes at the same moment', async () => {
    const ana = await aMember(on.testApp)
    const close = () => on.testApp.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD } })
    expect(statusesOf(await race(rowOf(users, ana.id), () => changePassword(ana, 'yerba con menta 4'), close))).toEqual([200, 403])
    expect(await read(sql`select deleted_at as at from users where id = ${ana.id}`)).toEqual([{ at: null }])
  })

  test('two simultaneous role changes follow one another in the audit log', async () => {
    const [ana, admin] = [await aMember(on.testApp), await anAdmin(on.testApp)]
    const give = (role: string) => on.testApp.call('PUT', `/api/v1/users/${ana.id}/role`, { token: admin.token, body: { role } })
    const answers = await race(
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

  test('the last two admins can demote each other only once', async () => {
    await on.testApp.engines.db.db.execute(sql`update users set role = 'user' where role = 'admin'`)
    const [ana, bea] = [await anAdmin(on.testApp), await anAdmin(on.testApp)]
    const takeFrom = ({ email }: Person) =>
      setRole(on.testApp.app.ctx, email, 'user').then(
        () => 'done',
        () => 'refused',
      )
    const answers = await race(
      writesTo(users),
      () => takeFrom(ana),
      () => takeFrom(bea),
    )
    expect(answers.sort()).toEqual(['done', 'refused'])
    expect(await read(sql`select count(*)::int as n from users where role = 'admin'`)).toEqual([{ n: 1 }])
  })

  test('a premium renewed while it expires continues, and one that expires in two processes expires once', async () => {
    const [ana, bea, admin] = [await aMember(on.testApp), await aMember(on.testApp), await anAdmin(on.testApp)]
    const untilIn = (days: number) => new Date(on.testApp.clock.now().getTime() + days * 86_400_000).toISOString()
    const grant = ({ id }: Person, premiumUntil: string) =>
      on.testApp.call('PUT', `/api/v1/users/${id}/role`, { token: admin.token, body: { role: 'premium', premiumUntil } })
    for (const member of [ana, bea]) await grant(member, untilIn(1))
    on.testApp.clock.pass(24 * 60 + 1)
    const end = () => endPremium(on.testApp.app.ctx)
    await race<unknown[]>(sql`select from users where id in (${ana.id}, ${bea.id}) for update`, () => grant(ana, untilIn(30)), end, end)
    const ended = await read(sql`select subject_id as id from audit_log where action = 'user.premium-ended'`)
    expect(ended).toEqual([{ id: bea.id }])
    expect(await read(sql`select role from users where id = ${ana.id}`)).toEqual([{ role: 'premium' }])
  })

  test('a suspension that is made longer while it ends goes on', async () => {
    const ana = await aMember(on.testApp)
    const ctx = { ...on.testApp.app.ctx, actor: null }
    const suspend = (days: number) => restrictMember(ctx, { userId: ana.id, kind: 'suspended', days, reason: 'Armas', note: '' })
    await suspend(1)
    on.testApp.clock.pass(24 * 60)
    await race(
      rowOf(users, ana.id),
      () => suspend(30),
      () => endRestrictions(ctx),
    )
    expect(await restrictionOf(ctx, ana.id)).toMatchObject({ kind: 'suspended' })
  })
})
