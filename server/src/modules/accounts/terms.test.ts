import type { User } from '@feria/contract/accounts/schemas'
import { TERMS_VERSION, type TermsVersion } from '@feria/contract/accounts/terms'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../testing/mails.ts'
import { aMember, anAdmin, lastAction, PASSWORD, type Person } from '../../testing/people.ts'
import { signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { termsAcceptances, users } from './tables.ts'
import { acceptTerms } from './use-cases/accept-terms.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const me = async ({ token }: Person) => (await testApp.call<User>('GET', '/api/v1/users/me', { token })).body
const accept = ({ token }: Person, version: string) => testApp.call<User>('POST', '/api/v1/users/me/terms', { token, body: { version } })
const acceptances = ({ id }: Person) =>
  testApp.engines.db.db
    .select({ version: termsAcceptances.version, acceptedAt: termsAcceptances.acceptedAt })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, id))

test('who registers accepts the terms that hold; it is kept when, exported, and forgotten with the account', async () => {
  const ana = await aMember(testApp)
  const then = testApp.clock.now()
  expect((await me(ana)).acceptedTerms).toBe(TERMS_VERSION)
  testApp.clock.pass(5)
  expect((await accept(ana, TERMS_VERSION)).status).toBe(200)
  expect(await acceptances(ana), 'the first time counts').toEqual([{ version: TERMS_VERSION, acceptedAt: then }])
  const { body } = await testApp.call<{ accounts: { terms: object[] } }>('GET', '/api/v1/users/me/export', { token: ana.token })
  expect(body.accounts.terms).toEqual([{ version: TERMS_VERSION, acceptedAt: then.toISOString() }])
  const closed = await testApp.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD } })
  expect(closed.status).toBe(200)
  expect(await acceptances(ana)).toEqual([])
})

test('a member of an older version is told so and accepts the newest; any other is refused', async () => {
  const ana = await aMember(testApp)
  const before = '2025-05-26'
  await testApp.engines.db.db.update(users).set({ acceptedTerms: before }).where(eq(users.id, ana.id))
  await testApp.engines.db.db.update(termsAcceptances).set({ version: before }).where(eq(termsAcceptances.userId, ana.id))
  expect((await me(ana)).acceptedTerms).toBe(before)
  expect((await accept(ana, before)).error.fields).toEqual({ version: 'Esa versión de los términos no existe.' })
  expect((await accept(ana, TERMS_VERSION)).body.acceptedTerms).toBe(TERMS_VERSION)
  expect((await acceptances(ana)).map(({ version }) => version).sort()).toEqual([before, TERMS_VERSION])
})

test('a version that held before, which a page opened long ago shows, is not accepted', async () => {
  const ana = await aMember(testApp)
  const ctx = { ...testApp.app.ctx, actor: { ...ana, tokenHash: '', role: 'user' as const } }
  const older = { params: undefined, query: undefined, body: { version: '2025-05-26' as TermsVersion } }
  await expect(async () => acceptTerms(ctx, older)).rejects.toMatchObject({ code: 'accounts.old-terms' })
  expect((await acceptances(ana)).map(({ version }) => version)).toEqual([TERMS_VERSION])
})

test('a member leaves Premium at once: its rights and the other sessions end, it is mailed and recorded', async () => {
  const [ana, admin] = [await aMember(testApp), await anAdmin(testApp)]
  expect((await testApp.call('DELETE', '/api/v1/users/me/premium', { token: ana.token })).error.error).toBe('accounts.no-premium')
  await testApp.call('PUT', `/api/v1/users/${ana.id}/role`, { token: admin.token, body: { role: 'premium' } })
  const [here, there] = [(await signIn(testApp, ana.email)).body, (await signIn(testApp, ana.email)).body]
  testApp.clock.pass(1)
  const left = await testApp.call<User>('DELETE', '/api/v1/users/me/premium', { token: here.token })
  expect([left.status, left.body.role]).toEqual([200, 'user'])
  expect((await me({ ...ana, token: here.token })).role).toBe('user')
  expect((await testApp.call('GET', '/api/v1/users/me', { token: there.token })).status).toBe(401)
  expect(await lastAction(testApp, admin)).toMatchObject({ action: 'user.premium-left', subject: { id: ana.id } })
  expect((await mailsTo(testApp, ana.email)).join()).toContain('Diste de baja Premium')
  expect((await testApp.call('DELETE', '/api/v1/users/me/premium', { token: admin.token })).error.error).toBe('accounts.no-premium')
})
