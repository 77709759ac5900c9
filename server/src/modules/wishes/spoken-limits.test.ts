import type { Wish, WishFields } from '@feria/contract/wishes/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
})
afterAll(() => testApp.close())

const create = async (name: string, fields: Partial<WishFields> = {}) => {
  const body = { name, modelo: 'cualquiera', country: 'Argentina', ...fields }
  return (await testApp.call<Wish>('POST', '/api/v1/request', { token: ana.token, body })).body
}

test('price, place, size and condition that a wish’s words say count as its fields, and no longer as its words', async () => {
  expect(await create('Bici rodado 29 usada hasta 200 lucas en Palermo')).toMatchObject({
    name: 'Bici rodado 29',
    modelo: 'cualquiera',
    maxPrice: 200_000,
    currency: 'ARS',
    localization: 'Palermo',
    radiusKm: 30,
    size: 'rodado 29',
    condition: 'Usado',
  })
  expect(await create('Mesa de algarrobo', { modelo: 'nueva, hasta 300 dólares' })).toMatchObject({
    name: 'Mesa de algarrobo',
    modelo: 'Mesa de algarrobo',
    maxPrice: 300,
    currency: 'USD',
    localization: null,
    size: null,
    condition: 'Nuevo',
  })
})

test('a field that is set goes before the words, and what is taken off later stays off', async () => {
  const limits = { maxPrice: 50, currency: 'USD', localization: 'Salta', radiusKm: 5, size: 'rodado 26', condition: 'Nuevo' } as const
  const wish = await create('Bici rodado 29 usada hasta 200 lucas en Palermo', limits)
  expect(wish).toMatchObject(limits)
  const off = { maxPrice: null, localization: null, radiusKm: null, size: null, condition: null }
  const edited = await testApp.call<Wish>('PUT', `/api/v1/request/${wish.id}`, {
    token: ana.token,
    body: { ...off, name: 'Bici a 100 lucas' },
  })
  expect(edited.body).toMatchObject({ ...off, name: 'Bici a 100 lucas' })
})

test('a wish that says nothing beside its thing has no limits', async () => {
  const free = { maxPrice: null, localization: null, radiusKm: null, size: null, condition: null }
  for (const name of ['iPhone 13', 'Cubiertas 205 55 16', 'Casa de muñecas', 'Libro «Cien años de soledad»', 'PlayStation 5'])
    expect(await create(name), name).toMatchObject({ ...free, name })
})
