import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../testing/mails.ts'
import { aMember, anAdmin, PASSWORD } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { RATE_LIMITS: 'true' } })
})
afterAll(() => testApp.close())

test('guessing a password is slowed down after ten tries, with the seconds to wait', async () => {
  const ana = await aMember(testApp)
  const guess = () => testApp.call('POST', '/api/v1/auth/login', { body: { email: ana.email, password: 'no es esta' } })
  for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(401)
  const { status, error, headers } = await guess()
  expect([status, error.error]).toEqual([429, 'too-many'])
  expect(error.message).toMatch(/Esperá \d+ segundos/)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  testApp.clock.pass(6)
  expect((await guess()).status).toBe(401)
})

test('the current password can be tried ten times in a quarter of an hour by each member', async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
  const change = (token: string, password: string) =>
    testApp.call('PUT', '/api/v1/users/me/password', { token, body: { password, newPassword: 'yerba con cedrón 7' } })
  for (let tries = 0; tries < 10; tries++) expect((await change(ana.token, 'no es esta')).status).toBe(403)
  expect((await change(ana.token, PASSWORD)).error).toMatchObject({ error: 'too-many' })
  expect((await change(beto.token, PASSWORD)).status).toBe(200)
  testApp.clock.pass(15)
  expect((await change(ana.token, PASSWORD)).status).toBe(200)
})

const company = { accountType: 'empresa', country: 'ar', sector: 'comercio', company: 'Uno', name: 'Nora', phone: '11 2345-6789' }

test.each([
  ['three resets of a password', '/password/forgot-password', {}, [200, 200, 200, 429]],
  ['three registrations of a business', '/auth/register-business', company, [202, 202, 202, 429]],
  ['five withdrawals from a purchase', '/withdrawals', { name: 'Ana', orderNumber: 'ABC-1' }, [201, 201, 201, 201, 201, 429]],
])('an address is mailed about %s at a time, and no more is mailed', async (_what, path, fields, expected) => {
  const { email } = await aMember(testApp)
  const statuses: number[] = []
  for (const _ of expected) statuses.push((await testApp.call('POST', `/api/v1${path}`, { body: { ...fields, email } })).status)
  expect(statuses).toEqual(expected)
  expect(await mailsTo(testApp, email)).toHaveLength(expected.length - 1)
})

test('an address gets three links to set a password in a quarter of an hour, whoever asks, and a refused one is not recorded', async () => {
  const [admin, ana] = [await anAdmin(testApp), await aMember(testApp)]
  const send = () => testApp.call('POST', `/api/v1/users/${ana.id}/password-link`, { token: admin.token })
  await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: ana.email } })
  expect([(await send()).status, (await send()).status, (await send()).error.error]).toEqual([202, 202, 'too-many'])
  const { body } = await testApp.call<{ action: string; subject: { id: string } }[]>('GET', '/api/v1/admin/audit?limit=10', {
    token: admin.token,
  })
  expect(body.filter(({ action, subject }) => action === 'user.reset-sent' && subject.id === ana.id)).toHaveLength(2)
})
