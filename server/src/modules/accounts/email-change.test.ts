import type { User } from '@feria/contract/accounts/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askReset, mailedToken, mailsTo, reset } from '../../testing/mails.ts'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { codeOf, guard, signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const NEW = 'yerba con cedrón 7'
const HOUR = 60
const BUSINESS = { accountType: 'empresa', country: 'ar', sector: 'comercio', company: 'X', name: 'X', phone: '11 2345-6789' }
let thieves = 0
const aThief = () => `ladron${++thieves}@otra.example`
const ask = ({ id, token }: Person, email: string, body: object = {}) =>
  testApp.call<User>('PUT', `/api/v1/users/${id}`, { token, body: { email, password: PASSWORD, ...body } })
const confirm = (token: string) => testApp.call<{ email: string }>('POST', '/api/v1/users/confirm-email', { body: { token } })
const undo = (token: string) => testApp.call<{ email: string; resetToken: string }>('POST', '/api/v1/users/undo-email', { body: { token } })
const register = (email: string) => testApp.call('POST', '/api/v1/auth/register', { body: { name: 'Otra', email, password: PASSWORD } })
const me = async (token: string) => testApp.call<User>('GET', '/api/v1/users/me', { token })
const logIn = (email: string, password = PASSWORD) =>
  testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password } })

/** A member whose session and password a thief has, who asked for an address of their own; both mailed links. */
const aTheft = async () => {
  const ana = await aMember(testApp)
  const thief = aThief()
  expect((await ask(ana, thief)).body.pendingEmail).toBe(thief)
  return {
    ana,
    thief,
    confirmation: await mailedToken(testApp, thief, 'confirm-email'),
    way: await mailedToken(testApp, ana.email, 'undo-email'),
  }
}

const changePassword = async (ana: Person) => {
  const body = { password: PASSWORD, newPassword: NEW }
  expect((await testApp.call('PUT', '/api/v1/users/me/password', { token: ana.token, body })).status).toBe(200)
}
const resetByMail = async (ana: Person) => expect((await reset(testApp, await askReset(testApp, ana.email), NEW)).status).toBe(200)
const FACTOR = '/api/v1/users/me/second-factor'

describe('a pending change', () => {
  test.each([
    ['a new password', changePassword],
    ['a reset by mail', resetByMail],
    ['a second factor', async (ana: Person) => void (await guard(testApp, ana))],
  ])('is cancelled by %s, and its link takes over no account', async (_, act) => {
    const { ana, thief, confirmation } = await aTheft()
    await act(ana)
    expect((await confirm(confirmation)).error).toMatchObject({ error: 'accounts.bad-confirmation' })
    expect((await logIn(thief)).status).toBe(401)
    const session = await logIn(ana.email, act === changePassword || act === resetByMail ? NEW : PASSWORD)
    const { token } = session.status === 200 ? session.body : ana
    expect((await me(token)).body).toMatchObject({ email: ana.email, pendingEmail: null })
  })

  test('is cancelled too when the second factor is removed, by its member or an admin, and when its codes are renewed', async () => {
    const ada = await anAdmin(testApp)
    const ways: ((ana: Person, code: string) => Promise<{ status: number }>)[] = [
      ({ token }, code) => testApp.call('DELETE', FACTOR, { token, body: { password: PASSWORD, code } }),
      ({ id }) => testApp.call('DELETE', `/api/v1/users/${id}/second-factor`, { token: ada.token }),
      ({ token }, code) => testApp.call('POST', `${FACTOR}/recovery-codes`, { token, body: { code } }),
    ]
    for (const way of ways) {
      const { person: ana, secret } = await guard(testApp, await aMember(testApp))
      const thief = aThief()
      expect((await ask(ana, thief, { code: codeOf(testApp, secret) })).status).toBe(200)
      const confirmation = await mailedToken(testApp, thief, 'confirm-email')
      const resetToken = await askReset(testApp, ana.email)
      expect((await way(ana, codeOf(testApp, secret, 1))).status).toBe(200)
      expect((await confirm(confirmation)).error).toMatchObject({ error: 'accounts.bad-confirmation' })
      expect((await reset(testApp, resetToken, NEW)).error).toMatchObject({ error: 'accounts.bad-reset' })
    }
  })

  test('never mails a working link when the password changes before its email has left', async () => {
    const ana = await aMember(testApp)
    const thief = aThief()
    await ask(ana, thief)
    await changePassword(ana)
    expect(await mailedToken(testApp, thief, 'confirm-email')).toBe('')
    expect(await mailedToken(testApp, ana.email, 'undo-email')).not.toBe('')
  })

  test('[ACC-58] outlives signing out', async () => {
    const { ana, thief, confirmation } = await aTheft()
    await testApp.call('POST', '/api/v1/auth/logout', { token: ana.token })
    expect((await confirm(confirmation)).body).toEqual({ email: thief })
  })
})

describe('where a second factor is on', () => {
  test('[ACC-42] a new email needs a code too, which works once; another field needs none', async () => {
    const { person: ana, secret } = await guard(testApp, await aMember(testApp))
    const wanted = aThief()
    const none = await ask(ana, wanted)
    expect([none.status, none.error.error, none.error.fields]).toEqual([401, 'accounts.second-factor', { code: 'Ingresá el código.' }])
    expect((await ask(ana, wanted, { code: '000000' })).error).toMatchObject({ error: 'accounts.wrong-code' })
    const code = codeOf(testApp, secret)
    expect((await ask(ana, wanted, { code, password: 'no es esta' })).error).toMatchObject({ error: 'accounts.wrong-password' })
    expect((await me(ana.token)).body.pendingEmail).toBeNull()
    expect((await ask(ana, wanted, { code })).body.pendingEmail).toBe(wanted)
    expect((await ask(ana, wanted, { code })).error).toMatchObject({ error: 'accounts.wrong-code' })
    const named = await testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { name: 'Ana Paz' } })
    expect(named.status).toBe(200)
  })

  test('closing the account needs a code too, of either kind', async () => {
    const { person: ana, recoveryCodes } = await guard(testApp, await aMember(testApp))
    const close = (code?: string) => testApp.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD, code } })
    expect((await close()).error).toMatchObject({ error: 'accounts.second-factor' })
    expect((await close('000000')).error).toMatchObject({ error: 'accounts.wrong-code' })
    expect((await me(ana.token)).status).toBe(200)
    expect((await close(recoveryCodes[0])).status).toBe(200)
    expect((await me(ana.token)).status).toBe(401)
  })
})

describe('the link that undoes a change', () => {
  test('[ACC-42] recovers a stolen account: old address, no session, no old password, a way to set a new one', async () => {
    const { ana, thief, confirmation, way } = await aTheft()
    expect((await confirm(confirmation)).status).toBe(200)
    const thiefIn = (await logIn(thief)).body.token
    await ask({ ...ana, token: thiefIn }, aThief())
    const thiefReset = await askReset(testApp, thief)
    testApp.clock.pass(71 * HOUR)

    const { status, body } = await undo(way)
    expect([status, body.email]).toEqual([200, ana.email])
    for (const token of [ana.token, thiefIn]) expect((await me(token)).status).toBe(401)
    for (const email of [thief, ana.email]) expect((await logIn(email)).status).toBe(401)
    expect((await reset(testApp, thiefReset, NEW)).status).toBe(400)
    expect((await reset(testApp, body.resetToken, NEW)).status).toBe(200)
    const back = (await logIn(ana.email, NEW)).body.token
    expect((await me(back)).body).toMatchObject({ id: ana.id, email: ana.email, pendingEmail: null })
    expect((await undo(way)).error).toMatchObject({ error: 'accounts.bad-undo' })
  })

  test('stops a pending change, and survives a new password', async () => {
    const { ana, confirmation, way } = await aTheft()
    await changePassword(ana)
    expect((await undo(way)).status).toBe(200)
    expect((await confirm(confirmation)).status).toBe(400)
    expect((await logIn(ana.email, NEW)).status).toBe(401)
  })

  test('reverts every later change too, whose links are void; expires after 72 hours itself', async () => {
    const { ana, thief, confirmation, way } = await aTheft()
    await confirm(confirmation)
    const next = aThief()
    testApp.clock.pass(1)
    await ask({ ...ana, token: (await logIn(thief)).body.token }, next)
    await confirm(await mailedToken(testApp, next, 'confirm-email'))
    const thiefsWay = await mailedToken(testApp, thief, 'undo-email')
    expect((await undo(way)).body.email).toBe(ana.email)
    expect((await undo(thiefsWay)).status).toBe(400)

    const late = await aTheft()
    testApp.clock.pass(72 * HOUR)
    for (const token of [late.way, 'inventado']) expect((await undo(token)).error).toMatchObject({ error: 'accounts.bad-undo' })
  })

  test('reserves its address for its member, against registrations, businesses and changes of email', async () => {
    const { ana, confirmation, way } = await aTheft()
    await confirm(confirmation)
    expect((await register(ana.email)).error).toMatchObject({ error: 'accounts.email-taken' })
    const other = await aMember(testApp)
    await ask(other, ana.email)
    expect((await confirm(await mailedToken(testApp, ana.email, 'confirm-email'))).error).toMatchObject({ error: 'accounts.email-taken' })
    await testApp.call('POST', '/api/v1/auth/register-business', { body: { ...BUSINESS, email: ana.email } })
    expect(await mailedToken(testApp, ana.email, 'reset-password')).toBe('')
    expect((await undo(way)).body.email).toBe(ana.email)

    const free = await aTheft()
    await confirm(free.confirmation)
    testApp.clock.pass(72 * HOUR)
    expect((await register(free.ana.email)).status).toBe(201)
  })

  test('reserves it only against others: a business that registers with it is told of the account as usual', async () => {
    const { ana } = await aTheft()
    await testApp.call('POST', '/api/v1/auth/register-business', { body: { ...BUSINESS, email: ana.email } })
    expect((await mailsTo(testApp, ana.email)).join()).toContain('Alguien quiso registrar una empresa')
  })

  test('is mailed at once, and explains what it does', async () => {
    const { ana, thief } = await aTheft()
    const [mail = ''] = (await mailsTo(testApp, ana.email)).slice(-1)
    expect(mail).toContain('72 horas')
    expect(mail).not.toContain(thief)
    expect((await mailsTo(testApp, thief)).join()).not.toContain('undo-email')
  })

  test('removes a second factor that was enabled after the change was requested', async () => {
    const { ana, thief, confirmation, way } = await aTheft()
    await confirm(confirmation)
    testApp.clock.pass(1)
    await guard(testApp, { ...ana, token: (await logIn(thief)).body.token })
    const { body } = await undo(way)
    await reset(testApp, body.resetToken, NEW)
    expect((await logIn(ana.email, NEW)).status).toBe(200)
    expect((await mailsTo(testApp, ana.email)).join()).toContain('porque se activó después de pedirlo')
  })

  test('keeps an earlier second factor', async () => {
    const { person: ana, secret } = await guard(testApp, await aMember(testApp))
    await ask(ana, aThief(), { code: codeOf(testApp, secret) })
    const { body } = await undo(await mailedToken(testApp, ana.email, 'undo-email'))
    await reset(testApp, body.resetToken, PASSWORD)
    expect((await signIn(testApp, ana.email)).error).toMatchObject({ error: 'accounts.second-factor' })
  })
})
