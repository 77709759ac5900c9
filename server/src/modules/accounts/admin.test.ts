import { api } from '@feria/contract'
import type { AuditEntry, ListedUser } from '@feria/contract/accounts/schemas'
import type { Route } from '@feria/contract/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts, setRole } from './accounts.module.ts'

let testApp: TestApp
let ada: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ada = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const list = (query = '') => testApp.call<ListedUser[]>('GET', `/api/v1/users${query}`, { token: ada.token })
const give = (id: string, body: object, by = ada) => testApp.call<ListedUser>('PUT', `/api/v1/users/${id}/role`, { token: by.token, body })
const log = async () => (await testApp.call<AuditEntry[]>('GET', '/api/v1/admin/audit', { token: ada.token })).body

test('[ADM-03] every call for admins refuses visitors and members', async () => {
  const member = await aMember(testApp)
  const routes = Object.values(api).flatMap((routes) => Object.values(routes) as Route[])
  const ofAdmins = routes.filter(({ access }) => access === 'admin')
  expect(ofAdmins.length).toBeGreaterThan(10)
  for (const { method, path } of ofAdmins) {
    const url = path.replace(/:\w+/g, crypto.randomUUID())
    expect([path, (await testApp.call(method, url, { body: {} })).status]).toEqual([path, 401])
    expect([path, (await testApp.call(method, url, { body: {}, token: member.token })).status]).toEqual([path, 403])
  }
})

describe('the list of members', () => {
  test('[ADM-07] finds by name without accents and by email, pages, and filters by role', async () => {
    const people = [await aMember(testApp, 'Íñigo Montoyá'), await aMember(testApp, 'Iñigo Vizcarra')]
    expect((await list('?search=i%C3%B1igo%20montoya')).body.map(({ id }) => id)).toEqual([people[0]?.id])
    expect((await list(`?search=${people[1]?.email.slice(0, 12)}`)).body.map(({ id }) => id)).toContain(people[1]?.id)
    expect((await list(`?search=${encodeURIComponent(people[1]?.email.toUpperCase() ?? '')}`)).body).toHaveLength(1)
    expect((await list('?search=%25')).body).toEqual([])
    const first = await list('?limit=1')
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await testApp.call<ListedUser[]>('GET', next, { token: ada.token })
    expect([first.body[0]?.id, second.body[0]?.id]).toEqual([people[1]?.id, people[0]?.id])
    expect((await list('?role=admin')).body.every(({ role }) => role === 'admin')).toBe(true)
    expect((await list('?role=jefe')).status).toBe(400)
    expect((await list('?cursor=roto')).error).toMatchObject({ error: 'bad-cursor' })
  })
})

describe('roles', () => {
  test('[ACC-65] a change ends the sessions and is audited with both roles', async () => {
    const ana = await aMember(testApp, 'Ana Premiada')
    testApp.clock.pass(1)
    expect((await give(ana.id, { role: 'premium' })).body).toMatchObject({ role: 'premium', premiumUntil: null })
    expect((await testApp.call('GET', '/api/v1/users/me', { token: ana.token })).status).toBe(401)
    const [entry] = await log()
    expect(entry).toMatchObject({
      action: 'user.role-changed',
      subject: { name: 'Ana Premiada' },
      details: { from: 'user', to: 'premium' },
    })
    expect((await give(ana.id, { role: 'jefa' })).status).toBe(400)
    expect((await give(crypto.randomUUID(), { role: 'premium' })).status).toBe(404)
    expect((await give(ana.id, { role: 'admin' }, ana)).status).toBe(401)
  })

  test('[SRCH-10] a premium with an end date expires by itself', async () => {
    const ana = await aMember(testApp)
    const until = new Date(testApp.clock.now().getTime() + 86_400_000).toISOString()
    expect((await give(ana.id, { role: 'premium', premiumUntil: until })).body.premiumUntil).toBe(until)
    expect((await give(ana.id, { role: 'premium', premiumUntil: '2020-01-01T00:00:00Z' })).error).toMatchObject({
      error: 'accounts.premium-past',
    })
    const { token } = (await signIn(testApp, ana.email)).body
    const isSignedIn = async () => (await testApp.call('GET', '/api/v1/users/me', { token })).status === 200
    testApp.clock.pass(1)
    const later = new Date(Date.parse(until) + 1000).toISOString()
    await give(ana.id, { role: 'premium', premiumUntil: later })
    const [written] = await log()
    expect(written).toMatchObject({ details: { from: 'premium', to: 'premium', until: later } })
    testApp.clock.pass(1)
    await give(ana.id, { role: 'premium', premiumUntil: later })
    expect((await log())[0]?.id, 'the same again is no deed').toBe(written?.id)
    expect(await isSignedIn(), 'another last day takes no right away').toBe(true)
    const endPremium = () => accounts.schedules?.['end-premium']?.run(testApp.app.ctx)
    await endPremium()
    expect((await list(`?search=${ana.email}`)).body[0]?.role).toBe('premium')
    testApp.clock.pass(24 * 60 + 1)
    await endPremium()
    expect(await isSignedIn()).toBe(false)
    expect((await list(`?search=${ana.email}`)).body[0]).toMatchObject({ role: 'user', premiumUntil: null })
    const logged = await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email: ada.email, password: PASSWORD } })
    ada = { ...ada, token: logged.body.token }
    expect((await log())[0]).toMatchObject({ action: 'user.premium-ended', actor: null })
  })

  test('the last admin keeps the role, also after another one has resigned', async () => {
    const other = await aMember(testApp, 'Berta Ferraro')
    expect((await give(ada.id, { role: 'user' })).error).toMatchObject({ error: 'accounts.last-admin' })
    await give(other.id, { role: 'admin' })
    await setRole(testApp.app.ctx, other.email, 'user')
    await expect(setRole(testApp.app.ctx, ada.email, 'user')).rejects.toThrow()
  })
})
