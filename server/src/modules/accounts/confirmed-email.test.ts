import type { User } from '@feria/contract/accounts/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail as confirm, mailedToken, mailsTo } from '../../testing/mails.ts'
import { aMember, aNewcomer, PASSWORD, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepLinks } from './links.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const HOUR = 60
const BAD = { error: 'accounts.bad-confirmation' }
let addresses = 0
const anAddress = () => `corregida${++addresses}@otra.example`
const linkTo = (email: string) => mailedToken(testApp, email, 'confirm-email')
const me = async ({ token }: Person) => (await testApp.call<User>('GET', '/api/v1/users/me', { token })).body
const sendAgain = ({ token }: Person) => testApp.call<{ message: string }>('POST', '/api/v1/users/me/confirmation', { token })
const correct = ({ id, token }: Person, email: string) =>
  testApp.call<User>('PUT', `/api/v1/users/${id}`, { token, body: { email, password: PASSWORD } })

describe('the link of a registration', () => {
  test('confirms its address, once, signed out too; the session was open before', async () => {
    const ana = await aNewcomer(testApp)
    expect([ana.isEmailConfirmed, (await me(ana)).isEmailConfirmed]).toEqual([false, false])
    const token = await linkTo(ana.email)
    expect((await confirm(testApp, token)).body).toEqual({ email: ana.email })
    expect((await me(ana)).isEmailConfirmed).toBe(true)
    const login = await testApp.call<{ user: User }>('POST', '/api/v1/auth/login', { body: { email: ana.email, password: PASSWORD } })
    expect(login.body.user.isEmailConfirmed).toBe(true)
    expect((await confirm(testApp, token)).error).toMatchObject(BAD)
  })

  test('works for 24 hours', async () => {
    const [ana, bea] = [await aNewcomer(testApp), await aNewcomer(testApp)]
    const [ofAna, ofBea] = [await linkTo(ana.email), await linkTo(bea.email)]
    testApp.clock.pass(24 * HOUR - 1)
    expect((await confirm(testApp, ofAna)).status).toBe(200)
    testApp.clock.pass(1)
    expect((await confirm(testApp, ofBea)).error).toMatchObject(BAD)
    expect((await me(bea)).isEmailConfirmed).toBe(false)
  })

  test('quotes nothing of whoever registered: the address may be a stranger is not told who registered', async () => {
    const ana = await aNewcomer(testApp, 'Ganaste Un Premio')
    expect((await mailsTo(testApp, ana.email)).join()).not.toContain('Premio')
  })

  test('opens neither a password nor the way back of a change', async () => {
    const ana = await aNewcomer(testApp)
    const token = await linkTo(ana.email)
    const reset = await testApp.call('POST', `/api/v1/password/reset-password/${token}`, { body: { token, password: 'otra clave larga' } })
    expect(reset.error).toMatchObject({ error: 'accounts.bad-reset' })
    expect((await testApp.call('POST', '/api/v1/users/undo-email', { body: { token } })).error).toMatchObject({
      error: 'accounts.bad-undo',
    })
    expect((await confirm(testApp, token)).status).toBe(200)
  })

  test('is not mailed to an address that was proven before its letter left', async () => {
    expect(await linkTo((await aMember(testApp)).email)).toBe('')
  })

  test('dies with the account', async () => {
    const ana = await aNewcomer(testApp)
    const token = await linkTo(ana.email)
    await testApp.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD } })
    expect((await confirm(testApp, token)).error).toMatchObject(BAD)
  })
})

describe('the letter sent again', () => {
  test('has the only link that works', async () => {
    const ana = await aNewcomer(testApp)
    const first = await linkTo(ana.email)
    expect((await sendAgain(ana)).status).toBe(200)
    const second = await linkTo(ana.email)
    expect(second).not.toBe(first)
    expect((await confirm(testApp, first)).error).toMatchObject(BAD)
    expect((await confirm(testApp, second)).status).toBe(200)
  })

  test('does not go to a confirmed address, with the same answer', async () => {
    const ana = await aNewcomer(testApp)
    const before = await sendAgain(ana)
    await confirm(testApp, await linkTo(ana.email))
    const count = (await mailsTo(testApp, ana.email)).length
    const after = await sendAgain(ana)
    expect([after.status, after.body]).toEqual([before.status, before.body])
    expect(await mailsTo(testApp, ana.email)).toHaveLength(count)
  })

  test('comes five times in a quarter of an hour, to members only', async () => {
    const limited = await createTestApp({ settings: { RATE_LIMITS: 'true' } })
    try {
      const { token } = await aNewcomer(limited)
      const press = async (options: object) => (await limited.call('POST', '/api/v1/users/me/confirmation', options)).status
      for (const status of [200, 200, 200, 200, 200, 429]) expect(await press({ token })).toBe(status)
      expect(await press({})).toBe(401)
    } finally {
      await limited.close()
    }
  })
})

describe('a wrong address', () => {
  test('is corrected without a link of its own, which is dead; its owner gets no way into the account', async () => {
    const ana = await aNewcomer(testApp)
    const [wrong, right] = [await linkTo(ana.email), anAddress()]
    expect((await correct(ana, right)).body).toMatchObject({ email: ana.email, pendingEmail: right, isEmailConfirmed: false })
    expect((await confirm(testApp, wrong)).error).toMatchObject(BAD)
    const link = await linkTo(right)
    testApp.clock.pass(HOUR - 1)
    await sweepLinks(testApp.app.ctx)
    expect((await confirm(testApp, link)).body).toEqual({ email: right })
    expect(await me(ana)).toMatchObject({ email: right, pendingEmail: null, isEmailConfirmed: true })
    expect((await mailsTo(testApp, ana.email)).join()).not.toContain('undo-email')
    const other = await testApp.call('POST', '/api/v1/auth/register', { body: { name: 'Otra', email: ana.email, password: PASSWORD } })
    expect(other.status).toBe(201)
  })

  test('that is corrected before its letter left gets none', async () => {
    const ana = await aNewcomer(testApp)
    await correct(ana, anAddress())
    expect(await linkTo(ana.email)).toBe('')
  })

  test('has its letter sent again to the correction, for another hour, also after the night', async () => {
    const [ana, right] = [await aNewcomer(testApp), anAddress()]
    await correct(ana, right)
    const first = await linkTo(right)
    testApp.clock.pass(12 * HOUR)
    await testApp.app.jobs.drain()
    expect((await sendAgain(ana)).status).toBe(200)
    expect((await confirm(testApp, first)).error).toMatchObject(BAD)
    expect((await confirm(testApp, await linkTo(right))).body).toEqual({ email: right })
  })

  test('that was right after all is confirmed by a new letter', async () => {
    const ana = await aNewcomer(testApp)
    await correct(ana, anAddress())
    await correct(ana, ana.email)
    await sendAgain(ana)
    expect((await confirm(testApp, await linkTo(ana.email))).body).toEqual({ email: ana.email })
  })
})
