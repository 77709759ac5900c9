import type { AuditEntry } from '@feria/contract/accounts/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { anAdmin, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let ada: Person
let eva: Person
const MINUTES_A_DAY = 24 * 60

/** Ada adds a category at 23:30 of 19 November in Argentina, Eva another 24 hours later, and renames it in another 24. */
beforeAll(async () => {
  testApp = await createTestApp({ clock: createClock(new Date('2026-11-20T02:30:00Z')) })
  ada = await anAdmin(testApp)
  eva = await anAdmin(testApp)
  const { name } = ada
  expect(name).not.toBe('')
  const add = (by: Person, name: string) => testApp.call<{ id: number }>('POST', '/api/v1/categories', { token: by.token, body: { name } })
  await add(ada, 'Relojería 100%')
  testApp.clock.pass(MINUTES_A_DAY)
  const { body } = await add(eva, 'Vivero')
  testApp.clock.pass(MINUTES_A_DAY)
  await testApp.call('PUT', `/api/v1/categories/${body.id}`, { token: eva.token, body: { name: 'Viveros' } })
})
afterAll(() => testApp.close())

const read = async (query: Record<string, string>) => {
  const path = `/api/v1/admin/audit?${new URLSearchParams(query)}`
  const { body } = await testApp.call<AuditEntry[]>('GET', path, { token: ada.token })
  return body.filter(({ action }) => action.startsWith('category')).map(({ action, subject }) => `${action} ${subject.name}`)
}
const [ADDED, OTHER, RENAMED] = ['category.added Relojería 100%', 'category.added Vivero', 'category.renamed Vivero']

test('the log is read by who acted: their id, or words of name or email', async () => {
  expect(await read({})).toEqual([RENAMED, OTHER, ADDED])
  expect(await read({ actor: eva.id })).toEqual([RENAMED, OTHER])
  expect(await read({ actor: ada.email })).toEqual([ADDED])
  expect(await read({ actor: 'nadie que exista' })).toEqual([])
})

test('by what was done, and about what: a part of its name in any case, or its id', async () => {
  expect(await read({ action: 'category.renamed' })).toEqual([RENAMED])
  expect(await read({ subject: 'VIVER' })).toEqual([RENAMED, OTHER])
  expect(await read({ subject: '100%' })).toEqual([ADDED])
  expect(await read({ subject: '%' })).toEqual([ADDED])
  expect(await read({ subject: ada.id })).toEqual([])
  expect(await read({ actor: eva.id, action: 'category.added', subject: 'viv' })).toEqual([OTHER])
})

test('by days of Argentina, both included', async () => {
  expect(await read({ from: '2026-11-20' })).toEqual([RENAMED, OTHER])
  expect(await read({ to: '2026-11-19' })).toEqual([ADDED])
  expect(await read({ from: '2026-11-20', to: '2026-11-20' })).toEqual([OTHER])
  expect(await read({ from: '0001-01-01', to: '9999-12-31' })).toEqual([RENAMED, OTHER, ADDED])
})
