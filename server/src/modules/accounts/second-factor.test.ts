import type { AuditEntry, ListedUser } from '@feria/contract/accounts/schemas'
import type { SecondFactor } from '@feria/contract/accounts/security-schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { codeOf, guard, signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { proveEmail, switchOffSecondFactor } from './accounts.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const PATH = '/api/v1/users/me/second-factor'
const stateOf = async ({ token }: Person) => (await testApp.call<SecondFactor>('GET', PATH, { token })).body
const setUp = ({ token }: Person, password = PASSWORD) =>
  testApp.call<{ secret: string; address: string }>('POST', PATH, { token, body: { password } })
const confirm = ({ token }: Person, code: string) =>
  testApp.call<{ recoveryCodes: string[] }>('POST', `${PATH}/confirm`, { token, body: { code } })
const end = ({ token }: Person, code: string, password = PASSWORD) => testApp.call('DELETE', PATH, { token, body: { password, code } })
const renew = ({ token }: Person, code: string) =>
  testApp.call<{ recoveryCodes: string[] }>('POST', `${PATH}/recovery-codes`, { token, body: { code } })
const sessionsOf = async (person: Person) =>
  rowsOf(await testApp.engines.db.db.execute(sql`select 1 from sessions where user_id = ${person.id}`)).length
const mailsTo = async ({ email }: { email: string }) => {
  await testApp.app.jobs.drain()
  return (await testApp.mails()).filter((text) => text.includes(`To: ${email}`)).join('\n')
}

describe('enabling it', () => {
  test('[ACC-66] needs the password, then the first code; until then signing in needs none', async () => {
    const ana = await aMember(testApp)
    expect(await stateOf(ana)).toEqual({ state: 'off', since: null, recoveryCodesLeft: 0, isRequired: false })
    expect((await setUp(ana, 'no es esta')).error).toMatchObject({ error: 'accounts.wrong-password' })
    expect((await confirm(ana, '123456')).error).toMatchObject({ error: 'accounts.second-factor-off' })
    const { body } = await setUp(ana)
    expect(body.address).toContain(`secret=${body.secret}`)
    expect((await stateOf(ana)).state).toBe('pending')
    expect((await confirm(ana, codeOf(testApp, body.secret, 5))).error).toMatchObject({
      error: 'accounts.wrong-code',
      fields: { code: 'El código no es correcto o ya se usó.' },
    })
    expect((await signIn(testApp, ana.email)).status).toBe(200)
    const on = await confirm(ana, codeOf(testApp, body.secret))
    expect(new Set(on.body.recoveryCodes).size).toBe(10)
    for (const code of on.body.recoveryCodes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await stateOf(ana)).toMatchObject({ state: 'on', since: testApp.clock.now().toISOString(), recoveryCodesLeft: 10 })
    expect((await setUp(ana)).error).toMatchObject({ error: 'accounts.second-factor-on' })
    expect((await confirm(ana, codeOf(testApp, body.secret, 1))).error).toMatchObject({ error: 'accounts.second-factor-on' })
    expect(await mailsTo(ana)).toContain('un código de tu aplicación')
  })

  test('starting again replaces the pending secret', async () => {
    const ana = await aMember(testApp)
    const [first, second] = [(await setUp(ana)).body.secret, (await setUp(ana)).body.secret]
    expect((await confirm(ana, codeOf(testApp, first))).status).toBe(403)
    expect((await confirm(ana, codeOf(testApp, second))).status).toBe(200)
  })

  test('the secret is stored encrypted and works in its own row alone; recovery codes are stored hashed', async () => {
    const [ana, beto] = [await guard(testApp, await aMember(testApp)), await guard(testApp, await aMember(testApp, 'Beto'))]
    const text = JSON.stringify([
      await testApp.engines.db.db.execute('select * from second_factors'),
      await testApp.engines.db.db.execute('select * from recovery_codes'),
    ])
    for (const secret of [ana.secret, ...ana.recoveryCodes, ...ana.recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(secret)
    await testApp.engines.db.db.execute(sql`
      update second_factors set encrypted_secret = (select encrypted_secret
        from second_factors where user_id = ${beto.person.id}) where user_id = ${ana.person.id}`)
    const { status, error } = await signIn(testApp, ana.person.email, codeOf(testApp, beto.secret))
    expect([status, error.error]).toEqual([503, 'accounts.second-factor-unreadable'])
    expect((await signIn(testApp, ana.person.email, ana.recoveryCodes[0])).status).toBe(200)
  })
})

describe('signing in with it', () => {
  test('[ACC-66] the password alone opens no session; with the code it does, and the code works once', async () => {
    const { person: ana, secret } = await guard(testApp, await aMember(testApp))
    const before = await sessionsOf(ana)
    const { status, error } = await signIn(testApp, ana.email)
    expect([status, error.error, error.message]).toEqual([
      401,
      'accounts.second-factor',
      'Ingresá el código de tu aplicación de verificación.',
    ])
    expect(await sessionsOf(ana)).toBe(before)
    const code = codeOf(testApp, secret)
    const inside = await signIn(testApp, ana.email, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect([inside.status, inside.body.user.id]).toEqual([200, ana.id])
    expect((await signIn(testApp, ana.email, code)).error).toMatchObject({ error: 'accounts.wrong-code' })
    expect((await signIn(testApp, ana.email, codeOf(testApp, secret, -1))).error).toMatchObject({ error: 'accounts.wrong-code' })
    expect((await signIn(testApp, ana.email, codeOf(testApp, secret, 1))).status).toBe(200)
    expect(await sessionsOf(ana)).toBe(before + 2)
  })

  test('[ACC-09] a wrong password is answered as usual, whatever the code', async () => {
    const { person: ana, secret } = await guard(testApp, await aMember(testApp))
    const body = { email: ana.email, password: 'no es esta', code: codeOf(testApp, secret) }
    const refusals = [await testApp.call('POST', '/api/v1/auth/login', { body }), await signIn(testApp, 'nadie@feria.example', '123456')]
    for (const { status, error } of refusals) expect([status, error.error]).toEqual([401, 'accounts.bad-credentials'])
    expect((await signIn(testApp, ana.email, codeOf(testApp, secret))).status).toBe(200)
  })

  test('a recovery code works once, in any case, and its use is mailed with the number left', async () => {
    const { person: ana, recoveryCodes } = await guard(testApp, await aMember(testApp))
    const [code = ''] = recoveryCodes
    expect((await signIn(testApp, ana.email, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await signIn(testApp, ana.email, code)).error).toMatchObject({ error: 'accounts.wrong-code' })
    expect((await stateOf(ana)).recoveryCodesLeft).toBe(9)
    expect(await mailsTo(ana)).toContain('Te quedan 9 códigos de recuperación.')
  })

  test('five wrong codes lock it for a quarter of an hour, for right ones too; an earlier right one resets the count', async () => {
    const { person: ana, secret, recoveryCodes } = await guard(testApp, await aMember(testApp))
    const wrong = () => signIn(testApp, ana.email, 'AAAA-AAAA-AAAA-AAAA')
    for (let n = 0; n < 4; n++) expect((await wrong()).status).toBe(403)
    expect((await signIn(testApp, ana.email, codeOf(testApp, secret))).status).toBe(200)
    for (let n = 0; n < 5; n++) expect((await wrong()).status).toBe(403)
    testApp.clock.pass(14)
    for (const code of [codeOf(testApp, secret), recoveryCodes[0]]) {
      const { status, error, headers } = await signIn(testApp, ana.email, code)
      expect([status, error.error, headers['retry-after']]).toEqual([429, 'too-many', '60'])
    }
    testApp.clock.pass(1)
    expect((await signIn(testApp, ana.email, recoveryCodes[0])).status).toBe(200)
  })

  test('[ACC-53] a mailed password reset does not disable it where the address was proven before', async () => {
    const { person: ana, secret } = await guard(testApp, await aMember(testApp))
    await proveEmail(testApp.app.ctx, ana.id)
    await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: ana.email } })
    const token = /reset-password\/([\w-]+)/.exec(await mailsTo(ana))?.[1] ?? ''
    const body = { token, password: PASSWORD }
    expect((await testApp.call('POST', `/api/v1/password/reset-password/${token}`, { body })).status).toBe(200)
    expect((await signIn(testApp, ana.email)).error).toMatchObject({ error: 'accounts.second-factor' })
    expect((await signIn(testApp, ana.email, codeOf(testApp, secret))).status).toBe(200)
  })
})

describe('disabling it', () => {
  test('needs the password and a code of either kind; then the password alone is enough, and the member is mailed', async () => {
    const { person: ana, secret, recoveryCodes } = await guard(testApp, await aMember(testApp))
    expect((await end(ana, codeOf(testApp, secret), 'no es esta')).error).toMatchObject({ error: 'accounts.wrong-password' })
    expect((await end(ana, '000000')).error).toMatchObject({ error: 'accounts.wrong-code' })
    expect((await stateOf(ana)).state).toBe('on')
    expect((await end(ana, recoveryCodes[3] ?? '')).status).toBe(200)
    expect(await stateOf(ana)).toMatchObject({ state: 'off', recoveryCodesLeft: 0 })
    expect((await signIn(testApp, ana.email)).status).toBe(200)
    expect((await end(ana, codeOf(testApp, secret))).error).toMatchObject({ error: 'accounts.second-factor-off' })
    expect(await mailsTo(ana)).toContain('alcanza con tu contrase')
  })

  test('new recovery codes need a code of the app, and void the old ones', async () => {
    const { person: ana, secret, recoveryCodes } = await guard(testApp, await aMember(testApp))
    const [old = ''] = recoveryCodes
    expect((await renew(ana, old)).error).toMatchObject({ error: 'accounts.wrong-code' })
    const { body } = await renew(ana, codeOf(testApp, secret))
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await signIn(testApp, ana.email, old)).status).toBe(403)
    expect((await signIn(testApp, ana.email, body.recoveryCodes[9])).status).toBe(200)
  })

  test('[ADM-02] an admin may for another member: audited, mailed, signed out; nobody else may', async () => {
    const { person: ana } = await guard(testApp, await aMember(testApp, 'Ana Sin Teléfono'))
    const [ada, beto] = [await anAdmin(testApp), await aMember(testApp, 'Beto')]
    const remove = (by: Person, id: string) => testApp.call('DELETE', `/api/v1/users/${id}/second-factor`, { token: by.token })
    expect((await remove(beto, ana.id)).status).toBe(403)
    expect((await remove(ada, beto.id)).error).toMatchObject({ error: 'accounts.second-factor-off' })
    expect((await remove(ada, crypto.randomUUID())).status).toBe(404)
    await guard(testApp, ada)
    expect((await remove(ada, ada.id)).error).toMatchObject({ error: 'accounts.not-allowed' })
    expect((await remove(ada, ana.id)).status).toBe(200)
    expect((await testApp.call('GET', PATH, { token: ana.token })).status).toBe(401)
    expect((await signIn(testApp, ana.email)).status).toBe(200)
    const { body } = await testApp.call<AuditEntry[]>('GET', '/api/v1/admin/audit?limit=1', { token: ada.token })
    expect(body[0]).toMatchObject({ action: 'user.second-factor-off', subject: { name: 'Ana Sin Teléfono' }, actor: { id: ada.id } })
    expect(await mailsTo(ana)).toContain('quien administra el sitio')
  })

  test('[ADM-07] the list of members shows admins who has one: from its first code until it is disabled', async () => {
    const [ada, ana] = [await anAdmin(testApp), await aMember(testApp)]
    const has = async () => {
      const { body } = await testApp.call<ListedUser[]>('GET', `/api/v1/users?search=${ana.email}`, { token: ada.token })
      return body.map(({ hasSecondFactor }) => hasSecondFactor)
    }
    await setUp(ana)
    expect(await has()).toEqual([false])
    await guard(testApp, ana)
    expect(await has()).toEqual([true])
    const role = await testApp.call<ListedUser>('PUT', `/api/v1/users/${ana.id}/role`, { token: ada.token, body: { role: 'premium' } })
    expect(role.body).toMatchObject({ role: 'premium', hasSecondFactor: true })
    await testApp.call('DELETE', `/api/v1/users/${ana.id}/second-factor`, { token: ada.token })
    expect(await has()).toEqual([false])
  })

  test('the operator may from the command line; unknown emails are refused', async () => {
    const { person: ana } = await guard(testApp, await aMember(testApp))
    await expect(switchOffSecondFactor(testApp.app.ctx, 'nadie@feria.example')).rejects.toMatchObject({ code: 'accounts.not-found' })
    await switchOffSecondFactor(testApp.app.ctx, ana.email.toUpperCase())
    expect((await signIn(testApp, ana.email)).status).toBe(200)
    await expect(switchOffSecondFactor(testApp.app.ctx, ana.email)).rejects.toMatchObject({ code: 'accounts.second-factor-off' })
  })

  test('closing the account removes it', async () => {
    const { person: ana, secret } = await guard(testApp, await aMember(testApp))
    const exported = await testApp.call<{ accounts: object }>('GET', '/api/v1/users/me/export', { token: ana.token })
    expect(exported.body.accounts).toMatchObject({ secondFactorSince: expect.any(String) })
    const body = { password: PASSWORD, code: codeOf(testApp, secret) }
    expect((await testApp.call('DELETE', '/api/v1/users/me', { token: ana.token, body })).status).toBe(200)
    const left = await testApp.engines.db.db.execute(sql`
      select user_id from second_factors where user_id = ${ana.id} union all select user_id from recovery_codes where user_id = ${ana.id}`)
    expect(rowsOf(left)).toEqual([])
  })
})
