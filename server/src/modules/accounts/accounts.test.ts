import type { User } from '@feria/contract/accounts/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, anAdmin, PASSWORD } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { setRole } from './accounts.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

interface Session {
  token: string
  user: User
}

const register = (body: object) => testApp.call<Session>('POST', '/api/v1/auth/register', { body })
const logIn = (email: string, password: string) => testApp.call<Session>('POST', '/api/v1/auth/login', { body: { email, password } })
const meOf = (token: string) => testApp.call<User & { products: []; orders: [] }>('GET', '/api/v1/users/me', { token })

describe('registering', () => {
  const made = () => register({ name: ' Ana ', email: ` Ana-${crypto.randomUUID()}@Feria.Example `, password: PASSWORD, role: 'admin' })

  test('[ACC-13] creates an account whose token works at once', async () => {
    const { status, body } = await made()
    expect(status).toBe(201)
    expect((await meOf(body.token)).body).toMatchObject({ id: body.user.id, name: 'Ana' })
  })

  test('[ACC-14] creates a user, whatever role is requested', async () => expect((await made()).body.user.role).toBe('user'))

  test('[ACC-06] answers a token and a user with these fields, email in lower case', async () => {
    const { body } = await made()
    expect(Object.keys(body).sort()).toEqual(['token', 'user'])
    expect(body.user).toMatchObject({ name: 'Ana', email: expect.stringMatching(/^ana-[0-9a-f-]{36}@feria\.example$/), imageUrl: null })
    const fields = [
      'acceptedTerms',
      'accountType',
      'address',
      'createdAt',
      'email',
      'hasSellerPage',
      'id',
      'imageUrl',
      'isEmailConfirmed',
      'mustConfirmEmail',
      'name',
      'pendingEmail',
      'phone',
      'restriction',
      'role',
    ]
    expect(Object.keys(body.user).sort()).toEqual(fields)
  })

  test('[ACC-04] accepts a name of 200 characters and a password of a thousand, wherever a name is entered', async () => {
    const name = 'Maximiliana '.repeat(17).slice(0, 200)
    const long = { name, email: 'larga@feria.example', password: 'mate '.repeat(200) }
    const { status, body } = await testApp.call<{ token: string; user: User }>('POST', '/api/v1/auth/register', { body: long })
    expect([status, body.user?.name]).toEqual([201, name])
    const login = await testApp.call('POST', '/api/v1/auth/login', { body: { email: long.email, password: long.password } })
    expect(login.status).toBe(200)
    const rename = (to: string) => testApp.call<User>('PUT', `/api/v1/users/${body.user.id}`, { token: body.token, body: { name: to } })
    expect((await rename(name.replace('M', 'N'))).body.name).toBe(name.replace('M', 'N'))
    const refused = await rename(`${name}x`)
    expect([refused.status, refused.error.fields?.name]).toEqual([400, 'Escribí como máximo 200 caracteres.'])
  })

  test('[ACC-16] refuses an email that has an account, in any case, and changes nothing', async () => {
    await register({ name: 'Primera', email: 'doble@feria.example', password: PASSWORD })
    const { status, error } = await register({ name: 'Segunda', email: 'DOBLE@feria.example', password: 'otra clave larga' })
    expect([status, error.error]).toEqual([409, 'accounts.email-taken'])
    expect((await logIn('doble@feria.example', PASSWORD)).body.user.name).toBe('Primera')
  })

  test.each([
    [{ name: '', email: 'a@b.co', password: PASSWORD }, 'name'],
    [{ email: 'a@b.co', password: PASSWORD }, 'name'],
    [{ name: 'A', email: 'no es un email', password: PASSWORD }, 'email'],
    [{ name: 'A', password: PASSWORD }, 'email'],
    [{ name: 'A', email: 'a@b.co' }, 'password'],
    [{ name: 'A', email: 'a@b.co', password: '12345678' }, 'password'],
    [{ name: 'A', email: 'a@b.co', password: 'corta' }, 'password'],
    [{ name: { $ne: 1 }, email: ['a@b.co'], password: 7 }, 'name'],
    [{ name: 'a\0b', email: 'a@b.co', password: PASSWORD }, 'name'],
  ])('[ACC-11] refuses %j with a sentence beside %s', async (body, field) => {
    const { status, error } = await register(body)
    expect(status).toBe(400)
    expect(error.message).toBe(error.msg)
    expect(error.fields?.[field]).toMatch(/\S/)
  })
})

describe('signing in', () => {
  test('[ACC-05] takes the email in any case', async () => {
    const ana = await aMember(testApp)
    const { status, body } = await logIn(ana.email.toUpperCase(), PASSWORD)
    expect([status, body.user.id]).toEqual([200, ana.id])
  })

  test('[ACC-61] its token works raw and after Bearer', async () => {
    const ana = await aMember(testApp)
    for (const token of [ana.token, `Bearer ${ana.token}`]) expect((await meOf(token)).body.id).toBe(ana.id)
  })

  test('[ACC-09] answers «Credenciales incorrectas» for a wrong password and for an unknown email alike', async () => {
    const ana = await aMember(testApp)
    const wrong = await logIn(ana.email, 'no es esta clave')
    const unknown = await logIn('nadie@feria.example', 'no es esta clave')
    for (const { status, error } of [wrong, unknown]) {
      expect([status, error.error, error.message]).toEqual([401, 'accounts.bad-credentials', 'Credenciales incorrectas'])
    }
  })

  test('[ACC-58] signing out ends that session and no other', async () => {
    const ana = await aMember(testApp)
    const other = (await logIn(ana.email, PASSWORD)).body.token
    expect((await testApp.call('POST', '/api/v1/auth/logout', { token: ana.token })).status).toBe(200)
    expect((await meOf(ana.token)).error).toMatchObject({ error: 'accounts.sign-in', message: 'Iniciá sesión para continuar.' })
    expect((await meOf(other)).status).toBe(200)
  })

  test('[ACC-56] a visitor and a made-up token are refused where a member is required', async () => {
    for (const token of ['', 'inventado', 'Bearer ', 'x'.repeat(5000)]) expect((await meOf(token)).status).toBe(401)
  })

  test('a session lives 30 days after its last use', async () => {
    const ana = await aMember(testApp)
    testApp.clock.pass(29 * 24 * 60)
    expect((await meOf(ana.token)).status).toBe(200)
    testApp.clock.pass(29 * 24 * 60)
    expect((await meOf(ana.token)).status).toBe(200)
    testApp.clock.pass(30 * 24 * 60)
    expect((await meOf(ana.token)).status).toBe(401)
  })

  test('and 180 days in all, however often it is used', async () => {
    const ana = await aMember(testApp)
    for (let weeks = 4; weeks < 25; weeks += 4) {
      testApp.clock.pass(4 * 7 * 24 * 60)
      expect((await meOf(ana.token)).status).toBe(200)
    }
    testApp.clock.pass(13 * 24 * 60)
    expect((await meOf(ana.token)).status).toBe(401)
  })

  test('tokens and passwords are stored hashed', async () => {
    const ana = await aMember(testApp)
    const rows = JSON.stringify([
      await testApp.engines.db.db.execute('select * from sessions'),
      await testApp.engines.db.db.execute('select password_hash from users'),
    ])
    expect(rows).not.toContain(ana.token)
    expect(rows).not.toContain(PASSWORD)
    expect(rows).toContain('$argon2id$')
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => testApp.call<{ message: string }>('POST', '/api/v1/password/forgot-password', { body: { email } })
  const reset = (token: string, password: string, inBody = token) =>
    testApp.call<{ message: string }>('POST', `/api/v1/password/reset-password/${token}`, { body: { token: inBody, password } })
  const mailedToken = async (email: string) => {
    await testApp.app.jobs.drain()
    const mail = (await testApp.mails()).filter((text) => text.includes(`To: ${email}`)).at(-1) ?? ''
    return /http:\/\/localhost:3000\/reset-password\/([\w-]+)/.exec(mail)?.[1] ?? ''
  }

  test('[ACC-53] a mailed link sets a new password once and ends every session', async () => {
    const ana = await aMember(testApp)
    expect((await ask(ana.email)).body.message).toBe('Correo enviado. Revisa tu bandeja de entrada.')
    const token = await mailedToken(ana.email)
    expect((await reset(token, 'nueva clave larga')).body.message).toBe('Contraseña restablecida con éxito.')
    expect((await meOf(ana.token)).status).toBe(401)
    expect((await logIn(ana.email, PASSWORD)).status).toBe(401)
    expect((await logIn(ana.email, 'nueva clave larga')).status).toBe(200)
    expect((await reset(token, 'otra clave larga')).error.error).toBe('accounts.bad-reset')
    await testApp.app.jobs.drain()
    const letters = (await testApp.mails()).filter((text) => text.includes(`To: ${ana.email}`) && text.includes('con la contraseña nueva'))
    expect(letters).toHaveLength(1)
  })

  test('[ACC-49] an unknown email is answered alike and gets no mail', async () => {
    const before = (await testApp.mails()).length
    const { status, body } = await ask('nadie@feria.example')
    await testApp.app.jobs.drain()
    expect([status, body.message]).toEqual([200, 'Correo enviado. Revisa tu bandeja de entrada.'])
    expect((await testApp.mails()).length).toBe(before)
  })

  test('[ACC-55] refuses a link after 60 minutes, an unknown one, one that differs from the body, and a weak password', async () => {
    const ana = await aMember(testApp)
    await ask(ana.email)
    const token = await mailedToken(ana.email)
    expect((await reset(token, 'nueva clave larga', 'otro')).error.error).toBe('accounts.bad-reset')
    expect((await reset('inventado', 'nueva clave larga')).error.error).toBe('accounts.bad-reset')
    for (const weak of ['12345678', 'gomez-2026']) expect((await reset(token, weak)).error.error).toBe('accounts.weak-password')
    expect((await reset(token, '')).status).toBe(400)
    testApp.clock.pass(61)
    expect((await reset(token, 'nueva clave larga')).error.error).toBe('accounts.bad-reset')
    expect((await logIn(ana.email, PASSWORD)).status).toBe(200)
  })

  test('[ACC-48] a refusal has its sentence as msg', async () => {
    for (const email of ['', 'no es un email', 7]) {
      const { status, error } = await ask(email as string)
      expect([status, error.msg]).toEqual([400, error.message])
      expect(error.msg).toMatch(/[a-zó]{3}/)
    }
  })

  test('[ACC-47] needs an email', async () => {
    const { status, error } = await ask('')
    expect(status).toBe(400)
    expect(error.msg).toMatch(/\S/)
  })
})

describe('members and roles', () => {
  test('[ACC-62] another member shows name and picture, never the email', async () => {
    const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
    const { body } = await testApp.call<object>('GET', `/api/v1/users/${beto.id}`, { token: ana.token })
    expect(body).toEqual({ id: beto.id, name: 'Beto', imageUrl: null, accountType: 'individuo', createdAt: beto.createdAt })
    expect((await testApp.call('GET', `/api/v1/users/${beto.id}`)).status).toBe(401)
    expect((await testApp.call('GET', '/api/v1/users/nadie', { token: ana.token })).status).toBe(400)
  })

  test('[ACC-65] a change of role ends the sessions, and the last admin stays one', async () => {
    const admin = await anAdmin(testApp)
    expect(admin.role).toBe('admin')
    await expect(setRole(testApp.app.ctx, admin.email, 'user')).rejects.toMatchObject({ code: 'accounts.last-admin' })
    const second = await anAdmin(testApp)
    await setRole(testApp.app.ctx, admin.email, 'premium')
    expect((await meOf(admin.token)).status).toBe(401)
    expect((await meOf(second.token)).body.role).toBe('admin')
    await expect(setRole(testApp.app.ctx, 'nadie@feria.example', 'admin')).rejects.toMatchObject({ code: 'accounts.not-found' })
  })

  test('[ACC-66] calls for admins refuse members and visitors', async () => {
    const ana = await aMember(testApp)
    expect((await testApp.call('POST', '/api/v1/categories', { body: { name: 'Nueva' } })).status).toBe(401)
    expect((await testApp.call('POST', '/api/v1/categories', { body: { name: 'Nueva' }, token: ana.token })).status).toBe(403)
  })
})
