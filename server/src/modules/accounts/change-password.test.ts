import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, PASSWORD, type Person } from '../../testing/people.ts'
import { codeOf, guard } from '../../testing/second-factor.ts'
import { connect, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const NEW = 'yerba con cedrón 7'
const change = ({ token }: Person, body: object) =>
  testApp.call<{ message: string; ended: number }>('PUT', '/api/v1/users/me/password', {
    token,
    body: { password: PASSWORD, newPassword: NEW, ...body },
  })
const logIn = ({ email }: Person, password: string, code?: string) =>
  testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password, ...(code ? { code } : {}) } })
const isOpen = async (token: string) => (await testApp.call('GET', '/api/v1/users/me', { token })).status === 200
const mailsTo = async ({ email }: Person) => {
  await testApp.app.jobs.drain()
  return (await testApp.mails()).filter((text) => text.includes(`To: ${email}`))
}

describe('changing the own password', () => {
  test('[ACC-61] the new one counts from the next sign-in on; this session stays, every other ends, and the member is mailed', async () => {
    const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
    const others = [(await logIn(ana, PASSWORD)).body.token, (await logIn(ana, PASSWORD)).body.token]
    expect((await change(ana, {})).body).toEqual({ message: 'Cambiaste tu contraseña.', ended: 2 })
    expect(await Promise.all([...others, ana.token, beto.token].map(isOpen))).toEqual([false, false, true, true])
    expect([(await logIn(ana, PASSWORD)).status, (await logIn(ana, NEW)).status]).toEqual([401, 200])
    expect((await logIn(beto, PASSWORD)).status).toBe(200)
    const mails = await mailsTo(ana)
    expect(mails.filter((text) => text.includes('entrás a tu cuenta con la contraseña nueva'))).toHaveLength(1)
    expect(mails.join()).toContain('/forgot-password')
    expect(mails.join()).not.toContain(NEW)
  })

  test('[RT-04] the connections of the ended sessions are closed, and no others', async () => {
    const url = await listen(testApp)
    const ana = await aMember(testApp)
    const { token } = (await logIn(ana, PASSWORD)).body
    const [here, there] = [await connect(url, ana.token), await connect(url, token)]
    const isGone = new Promise((resolve) => there.socket.once('disconnect', resolve))
    await change(ana, {})
    await testApp.app.jobs.drain()
    await isGone
    expect(here.socket.connected).toBe(true)
    for (const client of [here, there]) client.close()
  })

  test.each([
    [{ password: 'no es esta' }, 403, 'accounts.wrong-password', { password: 'La contraseña no es correcta.' }],
    [{ password: PASSWORD.toUpperCase() }, 403, 'accounts.wrong-password', { password: 'La contraseña no es correcta.' }],
    [{ newPassword: PASSWORD }, 400, 'accounts.same-password', { newPassword: 'Elegí una distinta de la que tenés.' }],
    [{ newPassword: 'corta' }, 400, 'accounts.weak-password', { newPassword: expect.stringContaining('al menos 8 caracteres') }],
    [{ newPassword: 'password1' }, 400, 'accounts.weak-password', { newPassword: expect.any(String) }],
    [{ newPassword: 'gomez-2026' }, 400, 'accounts.weak-password', { newPassword: expect.any(String) }],
    [{ newPassword: '' }, 400, 'bad-input', { newPassword: 'Ingresá tu contraseña.' }],
  ])('with %o is refused and changes nothing', async (body, status, error, fields) => {
    const ana = await aMember(testApp)
    const other = (await logIn(ana, PASSWORD)).body.token
    const refused = await change(ana, body)
    expect([refused.status, refused.error.error]).toEqual([status, error])
    expect(refused.error.fields).toMatchObject(fields)
    expect(await isOpen(other)).toBe(true)
    expect((await logIn(ana, PASSWORD)).status).toBe(200)
    expect(await mailsTo(ana)).toEqual([])
  })

  test('a visitor is refused, and an earlier mailed link expires', async () => {
    const ana = await aMember(testApp)
    expect((await testApp.call('PUT', '/api/v1/users/me/password', { body: { password: PASSWORD, newPassword: NEW } })).status).toBe(401)
    await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: ana.email } })
    const token = /reset-password\/([\w-]+)/.exec((await mailsTo(ana)).join())?.[1] ?? ''
    expect((await change(ana, {})).status).toBe(200)
    const late = await testApp.call('POST', `/api/v1/password/reset-password/${token}`, { body: { token, password: 'otra clave larga' } })
    expect(late.error.error).toBe('accounts.bad-reset')
    expect((await logIn(ana, NEW)).status).toBe(200)
  })
})

describe('with a second factor', () => {
  test('needs a code too, of the app or a recovery code, and each works once', async () => {
    const { person: ana, secret, recoveryCodes } = await guard(testApp, await aMember(testApp))
    const none = await change(ana, {})
    expect([none.status, none.error.error, none.error.fields]).toEqual([401, 'accounts.second-factor', { code: 'Ingresá el código.' }])
    const code = codeOf(testApp, secret)
    expect((await change(ana, { code, password: 'no es esta' })).error).toMatchObject({ error: 'accounts.wrong-password' })
    expect((await change(ana, { code, newPassword: 'corta' })).error).toMatchObject({ error: 'accounts.weak-password' })
    expect((await change(ana, { code: '000000' })).error).toMatchObject({ error: 'accounts.wrong-code' })
    expect(await isOpen(ana.token)).toBe(true)
    expect((await change(ana, { code })).status).toBe(200)
    const again = { password: NEW, newPassword: 'tereré de pomelo 9' }
    expect((await change(ana, { ...again, code })).error).toMatchObject({ error: 'accounts.wrong-code' })
    expect((await change(ana, { ...again, code: recoveryCodes[0] })).status).toBe(200)
    expect((await logIn(ana, again.newPassword, recoveryCodes[0])).error).toMatchObject({ error: 'accounts.wrong-code' })
    expect((await logIn(ana, again.newPassword, codeOf(testApp, secret, 1))).status).toBe(200)
  })

  test('five wrong codes lock it for a quarter of an hour', async () => {
    const { person: ana, secret } = await guard(testApp, await aMember(testApp))
    for (let n = 0; n < 5; n++) expect((await change(ana, { code: 'AAAA-AAAA-AAAA-AAAA' })).status).toBe(403)
    expect((await change(ana, { code: codeOf(testApp, secret) })).error).toMatchObject({ error: 'too-many' })
    expect((await logIn(ana, PASSWORD)).error).toMatchObject({ error: 'accounts.second-factor' })
  })

  test('an unconfirmed one asks for no code', async () => {
    const ana = await aMember(testApp)
    await testApp.call('POST', '/api/v1/users/me/second-factor', { token: ana.token, body: { password: PASSWORD } })
    expect((await change(ana, {})).status).toBe(200)
  })
})
