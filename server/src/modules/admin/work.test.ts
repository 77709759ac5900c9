import type { Work } from '@feria/contract/admin/schemas'
import { workKinds } from '@feria/contract/admin/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const read = async () => (await testApp.call<Work[]>('GET', '/api/v1/admin/work', { token: admin.token })).body

test('nothing waits on a new site, and every kind says so', async () => {
  expect(await read()).toEqual(workKinds.map((kind) => ({ kind, count: 0, oldestAt: null, overdue: 0 })))
})

test('what waits is counted, since when, and how much of it is late', async () => {
  const reported = await aMember(testApp)
  const { token } = await aMember(testApp)
  const since = testApp.clock.now().toISOString()
  await testApp.call('POST', '/api/v1/contact', { body: { name: 'Ana', email: 'ana@feria.example', text: '¿Me ayudan?' } })
  await testApp.call('POST', '/api/v1/abuse-reports', { token, body: { subject: 'member', id: reported.id, reason: 'fraud' } })
  const waits = async () => (await read()).filter(({ count }) => count > 0)
  expect(await waits()).toEqual([
    { kind: 'reports', count: 1, oldestAt: since, overdue: 0 },
    { kind: 'contact', count: 1, oldestAt: since, overdue: 0 },
  ])
  testApp.clock.pass(25 * 60)
  expect((await waits()).map(({ overdue }) => overdue)).toEqual([1, 0])
})
