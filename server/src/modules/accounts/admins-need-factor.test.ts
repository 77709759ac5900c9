import type { SecondFactor } from '@feria/contract/accounts/security-schemas'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { examine } from '../../ops/doctor.ts'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { codeOf, guard, signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { countUnreadable } from './second-factor-secrets.ts'

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
  await guard(testApp, ada)
  expect((await list(ada)).status).toBe(200)
  expect((await rename()).status).toBe(200)
})

test(
  'a key of the setting encrypts from then on; what the key of the database encrypted can still be read, and not the ' + 'other way round',
  async () => {
    const SECOND_FACTOR_KEY = 'una clave que nadie más conoce, larga'
    testApp = await createTestApp({ settings: { SECOND_FACTOR_KEY } })
    const ctx = testApp.app.ctx
    const before = await guard(testApp, await aMember(testApp))
    const { encryptSecret } = await import('./second-factor-secrets.ts')
    const { SECOND_FACTOR_KEY: _, ...without } = ctx.config
    const encrypted = await encryptSecret({ ...ctx, config: { ...without, SECOND_FACTOR_KEY: undefined } }, before.person.id, before.secret)
    const sources = await ctx.db.execute(sql`select split_part(encrypted_secret, '.', 1) as source from second_factors`)
    expect(JSON.stringify([sources, encrypted])).toMatch(/"setting".*"database\./)
    await ctx.db.execute(sql`update second_factors set encrypted_secret = ${encrypted}`)
    expect((await signIn(testApp, before.person.email, codeOf(testApp, before.secret))).status).toBe(200)
  },
)

test('a key that was changed or removed is reported clearly, to the doctor too; a recovery code still opens the account', async () => {
  const first = await createTestApp({ settings: { SECOND_FACTOR_KEY: 'una clave que nadie más conoce, larga' } })
  const { person, secret, recoveryCodes } = await guard(first, await aMember(first))
  expect(await countUnreadable(first.app.ctx)).toEqual({ looked: 1, unreadable: 0 })
  for (const settings of [{ SECOND_FACTOR_KEY: 'otra clave que nadie más conoce, larga' }, {}] as Record<string, string>[]) {
    testApp = await createTestApp({ db: first.engines.db, clock: first.clock, settings })
    const { status, error } = await signIn(testApp, person.email, codeOf(testApp, secret))
    expect([status, error.error]).toEqual([503, 'accounts.second-factor-unreadable'])
    expect(error.message).toContain('código de recuperación')
    const found = (await examine(testApp.app.ctx)).find(({ what }) => what === 'second factor')
    expect(found).toMatchObject({ verdict: 'WRONG', message: expect.stringContaining('SECOND_FACTOR_KEY') })
    expect((await signIn(testApp, person.email, recoveryCodes.pop())).status).toBe(200)
  }
})
