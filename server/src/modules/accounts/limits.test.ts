import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, PASSWORD } from '../../testing/people.ts'
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

test('emails to one address are rate limited', async () => {
  const ask = () => testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: 'x@feria.example' } })
  const statuses = [await ask(), await ask(), await ask(), await ask()].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
