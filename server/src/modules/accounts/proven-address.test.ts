import type { User } from '@feria/contract/accounts/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { askReset, mailedToken, mailsTo, reset } from '../../testing/mails.ts'
import { aNewcomer, PASSWORD } from '../../testing/people.ts'
import { guard, signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const NEW = 'yerba con cedrón 7'
const me = (token: string) => testApp.call<User>('GET', '/api/v1/users/me', { token })
const enter = (email: string, password: string) =>
  testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password } })
const confirm = (token: string) => testApp.call('POST', '/api/v1/users/confirm-email', { body: { token } })
const factorsOf = async (id: string) =>
  rowsOf(
    await testApp.engines.db.db.execute(
      sql`select user_id from second_factors where user_id = ${id} union all select user_id from recovery_codes where user_id = ${id}`,
    ),
  ).length

describe("an account that somebody created with another person's address", () => {
  test("[ACC-53] goes to the address's owner by a reset: the earlier password, second factor and sessions are void", async () => {
    const { person: squatter } = await guard(testApp, await aNewcomer(testApp))
    await reset(testApp, await askReset(testApp, squatter.email), NEW)
    expect((await me(squatter.token)).status).toBe(401)
    expect(await factorsOf(squatter.id)).toBe(0)
    const { status, body } = await enter(squatter.email, NEW)
    expect(status).toBe(200)
    expect((await enter(squatter.email, PASSWORD)).status).toBe(401)
    expect((await mailsTo(testApp, squatter.email)).join()).toContain('La desactivamos al elegir tu contraseña nueva')
    // From now on it is proven, and a second factor stays.
    await testApp.call('PUT', '/api/v1/users/me/password', { token: body.token, body: { password: NEW, newPassword: PASSWORD } })
    await guard(testApp, { ...squatter, token: body.token })
    await reset(testApp, await askReset(testApp, squatter.email), PASSWORD)
    expect((await signIn(testApp, squatter.email)).error).toMatchObject({ error: 'accounts.second-factor' })
  })

  test('a link that confirmed a new address proves it as well', async () => {
    const ana = await aNewcomer(testApp)
    const email = `probada-${ana.email}`
    await testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { email, password: PASSWORD } })
    await confirm(await mailedToken(testApp, email, 'confirm-email'))
    await guard(testApp, ana)
    await reset(testApp, await askReset(testApp, email), PASSWORD)
    expect((await signIn(testApp, email)).error).toMatchObject({ error: 'accounts.second-factor' })
  })

  test('so does the link of a business, and the one of a registration', async () => {
    const proven = async (email: string) =>
      rowsOf<{ is: boolean }>(
        await testApp.engines.db.db.execute(sql`select email_verified_at is not null as "is" from users where email = ${email}`),
      )[0]?.is
    const email = 'negocio-probado@feria.example'
    await askBusiness(email)
    expect(await mailedToken(testApp, email, 'reset-password')).not.toBe('')
    expect(await proven(email)).toBe(false)
    await reset(testApp, await mailedToken(testApp, email, 'reset-password'), NEW)
    expect(await proven(email)).toBe(true)

    const ana = await aNewcomer(testApp)
    expect(await proven(ana.email)).toBe(false)
    await confirm(await mailedToken(testApp, ana.email, 'confirm-email'))
    expect(await proven(ana.email)).toBe(true)
  })
})

const whole = { accountType: 'empresa', country: 'ar', sector: 'comercio', company: 'Yerbatera Ajena', name: 'Nora', phone: '11 2345-6789' }
const askBusiness = (email: string) =>
  testApp.call('POST', '/api/v1/auth/register-business', { body: { ...whole, cuit: '33-69345023-9', email } })
const businessOf = async (token: string) =>
  (await testApp.call<{ accounts: { business: object | null } }>('GET', '/api/v1/users/me/export', { token })).body.accounts.business

describe('a business without a password yet', () => {
  test('[ACC-31] leaves nothing to somebody who registers its address: no phone number, no company, no CUIT', async () => {
    const email = 'ajena@feria.example'
    await askBusiness(email)
    await testApp.app.jobs.drain()
    const { status, body } = await testApp.call<{ token: string; user: User }>('POST', '/api/v1/auth/register', {
      body: { name: 'Dueña', email, password: PASSWORD },
    })
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ name: 'Dueña', phone: null, address: null, accountType: 'individuo' })
    expect(await businessOf(body.token)).toBeNull()
    // Its mailed link goes to the address all the same, so that its owner takes over whatever was made of it; still without the business.
    expect((await reset(testApp, await mailedToken(testApp, email, 'reset-password'), NEW)).status).toBe(200)
    expect((await me(body.token)).status).toBe(401)
    expect(await businessOf((await enter(email, NEW)).body.token)).toBeNull()
  })

  test('[ACC-32] keeps its data by its own mailed link', async () => {
    const email = 'propia@feria.example'
    await askBusiness(email)
    await reset(testApp, await mailedToken(testApp, email, 'reset-password'), NEW)
    const { token } = (await enter(email, NEW)).body
    expect((await me(token)).body).toMatchObject({ accountType: 'empresa', phone: expect.stringMatching(/^\+54 9 11/) })
    expect(await businessOf(token)).toMatchObject({ company: 'Yerbatera Ajena', cuit: '33693450239' })
  })
})
