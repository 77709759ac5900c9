import type { Reading } from '@feria/contract/assistant/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const read = async (text: string) => (await testApp.call<Reading>('POST', '/api/v1/assistant/reading', { body: { text } })).body

test('one sentence has the thing, its budget, place, size, condition and country', async () => {
  expect(await read('bici rodado 29 usada hasta 200 lucas en Palermo')).toMatchObject({
    what: 'bici rodado 29',
    maxPrice: 200_000,
    currency: 'ARS',
    place: 'Palermo',
    size: 'rodado 29',
    condition: 'Usado',
  })
  expect(await read('zapatillas nike talle 42 en Santiago, Chile hasta 100 dólares')).toMatchObject({
    what: 'zapatillas nike talle 42',
    size: 'talle 42',
    country: 'Chile',
    maxPrice: 100,
    currency: 'USD',
  })
  expect(await read('departamento en Brasil')).toMatchObject({ what: 'departamento', country: 'Brasil' })
})

test.each(['camiseta de Brasil', 'bici en Palermo', 'iphone 13'])('«%s» names no country, and is a wish', async (text) => {
  const { country, refusal } = await read(text)
  expect([country, refusal]).toEqual([null, null])
})

test.each(['???', 'algo lindo', 'algo', 'lo que sea', 'una cosa barata', 'algo rojo', '29', 'hasta 200 lucas en Palermo', 'hola'])(
  '«%s» names no thing',
  async (text) => {
    expect((await read(text)).refusal).toMatchObject({ kind: 'nothing', href: null })
  },
)

test.each([
  ['andate a la mierda', 'complaint', '/ayuda'],
  ['son unos chorros', 'complaint', '/ayuda'],
  ['quiero hacer un reclamo por mi compra', 'question', '/ayuda/reclamos#no-llego-o-llego-mal'],
  ['¿cuánto cobran?', 'question', '/ayuda/tarifas#cuanto-cobran'],
])('«%s» is no wish but a %s, and leads to the help', async (text, kind, href) => {
  expect((await read(text)).refusal).toMatchObject({ kind, href })
})
