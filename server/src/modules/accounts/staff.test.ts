import type { ListedUser, User } from '@feria/contract/accounts/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin, lastAction, type Person, someStaff } from '../../testing/people.ts'
import { restrict, signInAgain } from '../../testing/restricted.ts'
import { guard, signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { setRole, setStaff } from './accounts.module.ts'
import { users } from './tables.ts'

let testApp: TestApp
let ada: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ada = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const give = (id: string, staff: unknown, by = ada) =>
  testApp.call<ListedUser>('PUT', `/api/v1/users/${id}/staff`, { token: by.token, body: { staff } })
const me = ({ token }: Person) => testApp.call<User>('GET', '/api/v1/users/me?limit=0', { token })
const list = ({ token }: Person) => testApp.call<ListedUser[]>('GET', '/api/v1/users', { token })

test('an admin makes a member moderator: the sessions end, the next one says so, and it is audited', async () => {
  const mora = await aMember(testApp, 'Mora Modera')
  expect('staff' in (await me(mora)).body).toBe(false)
  testApp.clock.pass(1)
  expect((await give(mora.id, 'moderator')).body).toMatchObject({ id: mora.id, role: 'user', staff: 'moderator' })
  expect((await me(mora)).status).toBe(401)
  expect(await lastAction(testApp, ada)).toMatchObject({
    ...{ action: 'user.staff-changed', actor: { id: ada.id }, subject: { id: mora.id }, details: { from: 'none', to: 'moderator' } },
  })
  const again = await signInAgain(testApp, mora)
  expect([again.staff, (await me(again)).body.staff]).toEqual(['moderator', 'moderator'])
  expect((await list(again)).body.find(({ id }) => id === mora.id)).toMatchObject({ staff: 'moderator' })
})

test('the same again changes nothing, another one or none takes its place', async () => {
  const susi = await someStaff(testApp, 'support')
  expect((await give(susi.id, 'support')).status).toBe(200)
  expect((await me(susi)).status).toBe(200)
  expect((await give(susi.id, 'moderator')).body.staff).toBe('moderator')
  expect((await me(susi)).status).toBe(401)
  const serving = await signInAgain(testApp, susi)
  expect((await give(susi.id, null)).body.staff).toBeNull()
  expect((await me(serving)).status).toBe(401)
  const again = await signInAgain(testApp, susi)
  expect(['staff' in again, (await list(again)).status]).toEqual([false, 403])
})

test('nobody gives it to themselves, to an admin, to a closed account, nor anything else; only admins give it', async () => {
  const other = await anAdmin(testApp)
  for (const { id } of [ada, other]) expect((await give(id, 'support')).error).toMatchObject({ error: 'accounts.serves-all' })
  const gone = await aMember(testApp)
  await testApp.call('DELETE', `/api/v1/users/${gone.id}`, { token: ada.token })
  expect((await give(gone.id, 'support')).error.error).toBe('accounts.not-found')
  expect((await give(crypto.randomUUID(), 'support')).status).toBe(404)
  const member = await aMember(testApp)
  expect((await give(member.id, 'admin')).error.fields).toEqual({ staff: 'Elegí moderator, support o null.' })
  expect((await give(member.id, undefined)).status).toBe(400)
  const [mora, susi] = [await someStaff(testApp, 'moderator'), await someStaff(testApp, 'support')]
  for (const by of [member, mora, susi]) {
    expect((await give(member.id, 'support', by)).error.error).toBe('accounts.not-allowed')
    expect((await give(by.id, null, by)).error.error).toBe('accounts.not-allowed')
  }
  expect((await me(member)).status).toBe(200)
})

test('whoever becomes an admin is no longer of the staff, nor again when they are a member again; nor is who left', async () => {
  const mora = await someStaff(testApp, 'moderator')
  await setRole(testApp.app.ctx, mora.email, 'admin')
  await setRole(testApp.app.ctx, mora.email, 'user')
  expect('staff' in (await signInAgain(testApp, mora))).toBe(false)
  const susi = await someStaff(testApp, 'support')
  await testApp.call('DELETE', `/api/v1/users/${susi.id}`, { token: ada.token })
  const left = await testApp.engines.db.db.select({ staff: users.staff }).from(users).where(eq(users.id, susi.id))
  expect(left).toEqual([{ staff: null }])
})

test('another role beside it keeps it, and a suspended one has no access by it', async () => {
  const mora = await someStaff(testApp, 'moderator')
  await setRole(testApp.app.ctx, mora.email, 'premium')
  const premium = await signInAgain(testApp, mora)
  expect([premium.role, premium.staff, (await list(premium)).status]).toEqual(['premium', 'moderator', 200])
  await restrict(testApp, premium)
  const suspended = await signInAgain(testApp, mora)
  expect((await list(suspended)).error.error).toBe('accounts.suspended')
})

test('the operator gives it by email', async () => {
  const member = await aMember(testApp)
  await setStaff(testApp.app.ctx, member.email, 'support')
  expect((await signInAgain(testApp, member)).staff).toBe('support')
  await expect(setStaff(testApp.app.ctx, 'nadie@feria.example', 'support')).rejects.toMatchObject({ code: 'accounts.not-found' })
})

test('where admins need a second factor, so do the staff', async () => {
  const strict = await createTestApp({ settings: { REQUIRE_ADMIN_SECOND_FACTOR: 'true' } })
  const susi = await someStaff(strict, 'support')
  const read = (token: string) => strict.call('GET', '/api/v1/users', { token })
  expect((await read(susi.token)).error.error).toBe('accounts.second-factor-needed')
  const state = await strict.call<{ isRequired: boolean }>('GET', '/api/v1/users/me/second-factor', { token: susi.token })
  expect(state.body.isRequired).toBe(true)
  await guard(strict, susi)
  expect((await read(susi.token)).status).toBe(200)
  expect((await signIn(strict, susi.email)).status).toBe(401)
  await strict.close()
})
