import type { User } from '@feria/contract/accounts/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProduct, PASSWORD } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

let emails = 0
const newEmail = () => `nombre${++emails}@feria.example`
const business = {
  accountType: 'empresa',
  country: 'ar',
  sector: 'comercio',
  company: 'Yerbatera Sur',
  name: 'Nora Díaz',
  phone: '11 2345-6789',
}
const letters = async (): Promise<string> => {
  await testApp.app.jobs.drain()
  return (await testApp.mails()).join('\n')
}

describe('a deceptive name', () => {
  const pretending = [
    'Admin Feria',
    'Soporte Feria',
    '\u202eaireF',
    '\u200b',
    'Ana\nTu cuenta',
    'www.estafa.com',
    'Feriа',
    'MercadoPago',
    'Adm1n',
  ]

  test.each(pretending)('is refused in every name field: %j', async (name) => {
    const ana = await aMember(testApp)
    const body = { name, email: newEmail(), password: PASSWORD }
    const asked = await Promise.all([
      testApp.call('POST', '/api/v1/auth/register', { body }),
      testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { name } }),
      testApp.call('POST', '/api/v1/auth/register-business', { body: { ...business, name, email: newEmail() } }),
      testApp.call('POST', '/api/v1/auth/register-business', { body: { ...business, company: name, email: newEmail() } }),
    ])
    for (const [at, { status, error }] of asked.entries())
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [at === 3 ? 'company' : 'name']])
    expect((await testApp.call<User>('GET', '/api/v1/users/me', { token: ana.token })).body.name).toBe('Ana Gómez')
    expect((await testApp.call('POST', '/api/v1/auth/login', { body: { email: body.email, password: PASSWORD } })).status).toBe(401)
  })

  test("is not that of somebody who shares the brand's name, and is normalised", async () => {
    const body = { name: '  Ｍaría   Feria ', email: newEmail(), password: PASSWORD }
    const { status, body: answer } = await testApp.call<{ user: User }>('POST', '/api/v1/auth/register', { body })
    expect([status, answer.user.name]).toEqual([201, 'María Feria'])
  })

  test('that is missing is reported as missing', async () => {
    const { error } = await testApp.call('POST', '/api/v1/auth/register', { body: { name: '  ', email: newEmail(), password: PASSWORD } })
    expect(error.fields).toEqual({ name: 'Ingresá tu nombre.' })
  })
})

describe('an email to a possible stranger', () => {
  const WORDS = 'Ganaste un premio llamanos al 0800'

  test('contains no text by the person who registered a business', async () => {
    const email = newEmail()
    expect(
      (await testApp.call('POST', '/api/v1/auth/register-business', { body: { ...business, company: WORDS, name: WORDS, email } })).status,
    ).toBe(202)
    const written = await letters()
    expect(written).toContain(`To: ${email}`)
    expect(written).not.toContain('premio')
  })

  test('contains no text by the person who asks to withdraw, even with the number of another\u2019s purchase', async () => {
    const email = newEmail()
    for (const orderNumber of [WORDS, 'F-23456-23456']) {
      const body = { name: WORDS, email, orderNumber, reason: WORDS }
      expect((await testApp.call('POST', '/api/v1/withdrawals', { body })).status).toBe(201)
    }
    const written = await letters()
    expect(written).toContain(`To: ${email}`)
    expect(written).not.toContain('premio')
    expect(written).not.toContain('F-23456-23456')
  })

  test('contains no name of the person who wants an address for their account', async () => {
    const email = newEmail()
    const ana = await aMember(testApp, WORDS)
    expect((await testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { email, password: PASSWORD } })).status).toBe(
      200,
    )
    await testApp.app.jobs.drain()
    const letter = (await testApp.mails()).find((mail) => mail.includes(`To: ${email}`)) ?? ''
    expect(letter).toContain('/confirm-email/')
    expect(letter).not.toContain('premio')
  })
})

test('a picture address that is internal, has a password or a parent path is refused with all other fields', async () => {
  const ana = await aMember(testApp)
  const product = await aProduct(testApp, ana)
  const bad = [
    'https://127.1/a.jpg',
    'https://[::ffff:10.0.0.1]/a.jpg',
    'https://localhost/a.jpg',
    'https://u:p@fotos.example/a.jpg',
    '/files/../x',
  ]
  for (const imageUrl of bad) {
    const asked = [
      await testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { imageUrl, name: 'Otra' } }),
      await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: ana.token, body: { imageUrl, name: 'Otro nombre' } }),
      await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: ana.token, body: { images: [imageUrl] } }),
    ]
    for (const { status, error } of asked) expect([status, error.error]).toEqual([400, 'bad-input'])
  }
  const { body } = await testApp.call<{ name: string; imageUrl: string | null }>('GET', `/api/v1/products/${product.id}`)
  expect(body).toMatchObject({ name: product.name, imageUrl: null })
})
