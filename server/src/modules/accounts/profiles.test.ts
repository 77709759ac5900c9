import type { User } from '@feria/contract/accounts/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const update = (person: Person, id: string, body: object) => testApp.call<User>('PUT', `/api/v1/users/${id}`, { token: person.token, body })
const newestMail = async (): Promise<string> => {
  await testApp.app.jobs.drain()
  return (await testApp.mails()).findLast((mail) => mail.includes('/reset-password/')) ?? ''
}
const logIn = (email: string) => testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } })

describe('the own profile', () => {
  test('[ACC-37] name, photo and address change and are answered with their new values', async () => {
    const ana = await aMember(testApp)
    expect((await update(ana, ana.id, { name: '  Ana Paz ' })).body).toMatchObject({ name: 'Ana Paz', email: ana.email })
    const photo = '/files/pictures/019a0000-0000-7000-8000-000000000000/640.webp'
    const { status, body } = await update(ana, ana.id, { imageUrl: photo, address: 'Palermo, CABA' })
    expect([status, body.imageUrl, body.address, body.name]).toEqual([200, photo, 'Palermo, CABA', 'Ana Paz'])
    expect((await update(ana, ana.id, { imageUrl: null, address: '' })).body).toMatchObject({ imageUrl: null, address: null })
    await update(ana, ana.id, { imageUrl: photo })
    expect((await update(ana, ana.id, { imageUrl: '' })).body.imageUrl).toBeNull()
    const seen = await testApp.call<User>('GET', `/api/v1/users/${ana.id}`, { token: (await aMember(testApp)).token })
    expect(seen.body).toMatchObject({ id: ana.id, name: 'Ana Paz', imageUrl: null, accountType: 'individuo' })
    expect(seen.body).not.toHaveProperty('email')
  })

  test.each([
    ['11 15-2345-6789', '+54 9 11 2345 6789'],
    ['011 15 2345 6789', '+54 9 11 2345 6789'],
    ['1123456789', '+54 9 11 2345 6789'],
    ['+5491123456789', '+54 9 11 2345 6789'],
    ['(0341) 15 555-1234', '+54 9 341 555 1234'],
  ])('the telephone «%s» is kept as %s', async (typed, kept) => {
    const ana = await aMember(testApp)
    const { body } = await update(ana, ana.id, { phone: typed })
    expect(body.phone?.replace(/[ -]/g, '')).toBe(kept.replace(/ /g, ''))
    expect(body.phone).toMatch(/^\+54 9 /)
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ phone: '123' }, 'phone'],
    [{ phone: 'no es un número' }, 'phone'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    [{ email: 'no es un email', password: PASSWORD }, 'email'],
    [{ email: 'otra@feria.example' }, 'password'],
    [{ email: 'otra@feria.example', password: 'no es esta' }, 'password'],
  ])('refuses %j beside %s and changes nothing', async (body, field) => {
    const ana = await aMember(testApp)
    const { status, error } = await update(ana, ana.id, body)
    expect([400, 403]).toContain(status)
    expect(error.fields?.[field]).toMatch(/\S/)
    const { createdAt: _, ...before } = ana
    expect((await testApp.call<User>('GET', '/api/v1/users/me', { token: ana.token })).body).toMatchObject({
      name: before.name,
      email: ana.email,
      phone: null,
    })
  })

  test('[ACC-66] another member may not change it, an admin may, and that is audited', async () => {
    const [ana, beto, ada] = [await aMember(testApp), await aMember(testApp, 'Beto'), await anAdmin(testApp)]
    testApp.clock.pass(1)
    expect((await update(beto, ana.id, { name: 'Robada' })).error).toMatchObject({ error: 'accounts.not-allowed' })
    expect((await update(ada, ana.id, { email: 'robada@feria.example', password: PASSWORD })).status).toBe(403)
    expect((await update(ada, ana.id, { name: 'Ana Corregida' })).body.name).toBe('Ana Corregida')
    const log = await testApp.call<{ action: string; subject: { id: string } }[]>('GET', '/api/v1/admin/audit', { token: ada.token })
    expect(log.body[0]).toMatchObject({ action: 'user.edited', subject: { kind: 'user', id: ana.id } })
    expect((await update(ada, crypto.randomUUID(), { name: 'Nadie' })).status).toBe(404)
  })
})

describe('a new email', () => {
  const linkIn = (mail: string) => /confirm-email\/([\w-]+)/.exec(mail)?.[1] ?? ''
  const confirm = (token: string) => testApp.call<{ email: string }>('POST', '/api/v1/users/confirm-email', { body: { token } })

  test('[ACC-42] waits for its confirmation; the old address is warned; the link works once', async () => {
    const ana = await aMember(testApp)
    const wanted = `nueva-${ana.email}`
    const { body } = await update(ana, ana.id, { email: wanted, password: PASSWORD })
    expect(body).toMatchObject({ email: ana.email, pendingEmail: wanted })
    await testApp.app.jobs.drain()
    const mails = await testApp.mails()
    expect(mails.some((mail) => mail.includes(`To: ${ana.email}`) && mail.includes('cambiar el email'))).toBe(true)
    const token = linkIn(mails.find((mail) => mail.includes(`To: ${wanted}`)) ?? '')
    expect((await confirm(token)).body).toEqual({ email: wanted })
    expect((await logIn(wanted)).status).toBe(200)
    expect((await logIn(ana.email)).status).toBe(401)
    expect((await confirm(token)).error).toMatchObject({ error: 'accounts.bad-confirmation' })
    expect((await confirm('inventado')).status).toBe(400)
  })

  test('expires after 60 minutes, and is replaced by a later one', async () => {
    const ana = await aMember(testApp)
    const ask = async (email: string) => {
      await update(ana, ana.id, { email, password: PASSWORD })
      await testApp.app.jobs.drain()
      return linkIn((await testApp.mails()).findLast((mail) => mail.includes(`To: ${email}`)) ?? '')
    }
    const first = await ask(`a-${ana.email}`)
    const second = await ask(`b-${ana.email}`)
    expect((await confirm(first)).status).toBe(400)
    testApp.clock.pass(61)
    expect((await confirm(second)).status).toBe(400)
    expect((await logIn(ana.email)).status).toBe(200)
  })

  test('that somebody registered meanwhile is refused at confirmation', async () => {
    const ana = await aMember(testApp)
    const wanted = `codiciada-${ana.email}`
    await update(ana, ana.id, { email: wanted, password: PASSWORD })
    await testApp.app.jobs.drain()
    const token = linkIn((await testApp.mails()).find((mail) => mail.includes(`To: ${wanted}`)) ?? '')
    await testApp.call('POST', '/api/v1/auth/register', { body: { name: 'Otra', email: wanted, password: PASSWORD } })
    expect((await confirm(token)).error).toMatchObject({ error: 'accounts.email-taken' })
    expect((await logIn(ana.email)).status).toBe(200)
  })
})

describe('a business', () => {
  const whole = {
    accountType: 'empresa',
    country: 'ar',
    sector: 'comercio',
    company: 'Yerbatera Sur',
    name: 'Nora Díaz',
    phone: '11 2345-6789',
  }
  const ask = (body: object) => testApp.call<{ message: string }>('POST', '/api/v1/auth/register-business', { body })
  const choose = (token: string) =>
    testApp.call('POST', `/api/v1/password/reset-password/${token}`, { body: { token, password: PASSWORD } })
  const linkIn = (mail: string) => /reset-password\/([\w-]+)/.exec(mail)?.[1] ?? ''

  test('[ACC-67] gets a mailed single-use link, and the role user', async () => {
    const email = 'nora@yerbatera.example'
    expect((await ask({ ...whole, email, cuit: '33-69345023-9', role: 'admin' })).status).toBe(202)
    const token = linkIn(await newestMail())
    expect((await logIn(email)).status).toBe(401)
    expect((await choose(token)).status).toBe(200)
    const { body } = await testApp.call<{ user: User }>('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } })
    expect(body.user).toMatchObject({ name: 'Nora Díaz', role: 'user', accountType: 'empresa' })
    expect((await choose(token)).error).toMatchObject({ error: 'accounts.bad-reset' })
  })

  test.each(['empresa', 'proveedor'] as const)(
    '[ACC-17] a %s is one of three kinds of account; a private registration is the third',
    async (accountType) => {
      const email = `${accountType}@feria.example`
      await ask({ ...whole, email, accountType })
      expect((await choose(linkIn(await newestMail()))).status).toBe(200)
      const { body } = await testApp.call<{ user: User }>('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } })
      expect([body.user.accountType, (await aMember(testApp)).accountType]).toEqual([accountType, 'individuo'])
      expect((await ask({ ...whole, email: 'cuarta@feria.example', accountType: 'cooperativa' })).status).toBe(400)
    },
  )

  test('the link expires after 24 hours; asking again mails a new one and keeps the latest data', async () => {
    const email = 'lenta@feria.example'
    await ask({ ...whole, email })
    const old = linkIn(await newestMail())
    await ask({ ...whole, email: 'justo@feria.example' })
    const other = linkIn(await newestMail())
    testApp.clock.pass(24 * 60 - 1)
    expect((await choose(other)).status).toBe(200)
    testApp.clock.pass(1)
    expect((await choose(old)).status).toBe(400)
    await ask({ ...whole, email, company: 'Otro nombre', accountType: 'proveedor' })
    expect((await choose(linkIn(await newestMail()))).status).toBe(200)
    const { body } = await testApp.call<{ user: User }>('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } })
    expect(body.user.accountType).toBe('proveedor')
  })

  test('an email that has an account is answered alike, changes nothing, and its owner is notified', async () => {
    const ana = await aMember(testApp)
    const known = await ask({ ...whole, email: ana.email })
    const unknown = await ask({ ...whole, email: 'nadie-todavia@feria.example' })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await testApp.app.jobs.drain()
    expect((await testApp.mails()).filter((mail) => mail.includes(`To: ${ana.email}`)).at(-1)).toContain('/login')
    expect((await testApp.call<User>('GET', '/api/v1/users/me', { token: ana.token })).body).toMatchObject({
      name: ana.name,
      accountType: 'individuo',
    })
  })

  test('that never set a password keeps nobody from registering', async () => {
    const email = 'ocupada@feria.example'
    await ask({ ...whole, email })
    const { status, body } = await testApp.call<{ user: User }>('POST', '/api/v1/auth/register', {
      body: { name: 'Dueña', email, password: PASSWORD },
    })
    expect([status, body.user.name, body.user.accountType]).toEqual([201, 'Dueña', 'individuo'])
  })

  test.each([
    ['[ACC-28] another country', { country: 'uy' }, 'country'],
    ['[ACC-29] another sector', { sector: 'otro' }, 'sector'],
    ['[ACC-30] no company', { company: '' }, 'company'],
    ['[ACC-30] no name', { name: '' }, 'name'],
    ['half a telephone', { phone: '12' }, 'phone'],
    ['no email', { email: 'no' }, 'email'],
    ['a CUIT of nobody', { cuit: '23-12345678-9' }, 'cuit'],
    ['a CUIT with another check digit', { cuit: '20-12345678-5' }, 'cuit'],
    ['the kind of who registers alone', { accountType: 'individuo' }, 'accountType'],
  ])('%s is refused beside its field', async (_, change, field) => {
    const { status, error } = await ask({ ...whole, email: 'otra@feria.example', ...change })
    expect(status).toBe(400)
    expect(error.fields?.[field]).toMatch(/\S/)
  })
})
