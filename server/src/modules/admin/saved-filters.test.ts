import type { SavedFilter } from '@feria/contract/admin/schemas'
import { MAX_SAVED_FILTERS } from '@feria/contract/admin/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin, lastAction, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { savedFilters } from './tables.ts'

let testApp: TestApp
let ada: Person
let eva: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ada = await anAdmin(testApp)
  eva = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const PATH = '/api/v1/admin/saved-filters'
const read = async ({ token } = ada) => (await testApp.call<SavedFilter[]>('GET', PATH, { token })).body
const save = (body: object, { token } = ada) => testApp.call<SavedFilter>('POST', PATH, { token, body })
const remove = (id: string, { token } = ada) => testApp.call('DELETE', `${PATH}/${id}`, { token })

test('filters are kept for the caller alone, by name; the same name in a list is replaced, in another it is another', async () => {
  const { status, body } = await save({ section: 'products', name: 'Ocultas de Ana', query: 'estado=hidden&buscar=ana' })
  expect([status, body]).toEqual([201, { id: body.id, section: 'products', name: 'Ocultas de Ana', query: 'estado=hidden&buscar=ana' }])
  const again = await save({ section: 'products', name: 'Ocultas de Ana', query: 'estado=moderated' })
  expect(again.body).toEqual({ ...body, query: 'estado=moderated' })
  const other = await save({ section: 'audit', name: 'Ocultas de Ana', query: 'accion=product.hidden' })
  expect((await read()).map(({ section, query }) => [section, query]).toSorted()).toEqual([
    ['audit', 'accion=product.hidden'],
    ['products', 'estado=moderated'],
  ])
  expect(await read(eva)).toEqual([])
  expect((await remove(body.id, eva)).error.error).toBe('admin.filter-not-found')
  expect((await remove(body.id)).body).toEqual({ id: body.id })
  expect((await remove(body.id)).status).toBe(404)
  expect((await read()).map(({ id }) => id)).toEqual([other.body.id])
  expect((await remove(other.body.id)).status).toBe(200)
})

test('at most fifty are kept; replacing one of them goes on', async () => {
  for (let n = 0; n < MAX_SAVED_FILTERS; n++) await save({ section: 'claims', name: `Filtro ${n}`, query: 'ver=resueltos' }, eva)
  const refused = await save({ section: 'claims', name: 'Uno más', query: 'ver=resueltos' }, eva)
  expect([refused.status, refused.error.error]).toEqual([409, 'admin.too-many-filters'])
  expect((await save({ section: 'claims', name: 'Filtro 7', query: 'ver=' }, eva)).status).toBe(201)
  expect(await read(eva)).toHaveLength(MAX_SAVED_FILTERS)
})

test('they are in the data of whoever kept them, and go with the account', async () => {
  const lola = await anAdmin(testApp)
  await save({ section: 'users', name: 'Premium', query: 'rol=premium' }, lola)
  const { body } = await testApp.call<object>('GET', '/api/v1/users/me/export', { token: lola.token })
  expect(JSON.stringify(body)).toContain('rol=premium')
  expect((await testApp.call('DELETE', `/api/v1/users/${lola.id}`, { token: ada.token })).status).toBe(200)
  const left = await testApp.engines.db.db.select({ userId: savedFilters.userId }).from(savedFilters)
  expect(left.filter(({ userId }) => userId === lola.id)).toEqual([])
})

test('a download is in the audit log, with the list and its rows', async () => {
  const record = (body: object, { token } = ada) => testApp.call<{ at: string }>('POST', '/api/v1/admin/downloads', { token, body })
  testApp.clock.pass(1)
  const { status, body } = await record({ list: 'users', rows: 812 })
  expect([status, body]).toEqual([201, { at: testApp.clock.now().toISOString() }])
  expect(await lastAction(testApp, ada)).toMatchObject({
    ...{ action: 'list.downloaded', actor: { id: ada.id } },
    ...{ subject: { kind: 'list', id: 'users', name: 'Cuentas' }, details: { rows: '812' } },
  })
  expect((await record({ list: 'users', rows: 10_001 })).error.fields).toEqual({ rows: 'Las filas van de 0 a 10.000.' })
  expect((await record({ list: 'users', rows: 1 }, await aMember(testApp))).status).toBe(403)
})
