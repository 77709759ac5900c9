import type { SecondFactor } from '@feria/contract/accounts/security-schemas'
import { afterEach, expect, test } from 'vitest'
import { aMember, anAdmin, aProduct, PASSWORD, type Person } from '../../testing/people.ts'
import { guard } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
afterEach(() => testApp.close())

test('[ADM-03] where admins need a second factor, one without it is a member and is told how to enable it', async () => {
  testApp = await createTestApp({ settings: { REQUIRE_ADMIN_SECOND_FACTOR: 'true' } })
  const [ada, ana] = [await anAdmin(testApp), await aMember(testApp)]
  const product = await aProduct(testApp, ana)
  const list = (by: Person) => testApp.call('GET', '/api/v1/users', { token: by.token })
  const rename = () => testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ada.token, body: { name: 'Otra' } })
  const edit = () => testApp.call('PUT', `/api/v1/products/${product.id}`, { token: ada.token, body: { name: 'Cambiada' } })
  expect((await list(ada)).error).toMatchObject({ error: 'accounts.second-factor-needed' })
  expect((await list(ada)).status).toBe(403)
  expect((await list(ana)).error).toMatchObject({ error: 'accounts.not-allowed' })
  for (const call of [rename, edit]) expect((await call()).status).toBe(403)
  const state = async (by: Person) => (await testApp.call<SecondFactor>('GET', '/api/v1/users/me/second-factor', { token: by.token })).body
  expect([(await state(ada)).isRequired, (await state(ana)).isRequired]).toEqual([true, false])
  expect(
    (await testApp.call('POST', '/api/v1/users/me/second-factor', { token: ada.token, body: { password: PASSWORD } })).status,
  ).toBeLessThan(300)
  expect((await list(ada)).status, 'one that was only begun is none').toBe(403)
  await guard(testApp, ada)
  expect((await list(ada)).status).toBe(200)
  expect((await rename()).status).toBe(200)
})
