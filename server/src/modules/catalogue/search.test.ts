import type { Product } from '@feria/contract/catalogue/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  const ana = await aMember(testApp)
  const shop: [string, string][] = [
    ['Cámara réflex Canon', 'EOS Rebel T7'],
    ['Cama de dos plazas', 'Pino macizo'],
    ['Heladera con freezer', 'Gafa 374 L'],
    ['Caño de bronce', 'Media pulgada'],
    ['Canoa de fibra', 'Tres metros'],
    ['Bicicleta playera', 'Rodado 26 con canasto'],
    ['Guitarra criolla', 'Fonseca modelo 25'],
    ['Celular Samsung Galaxy', 'S23 256 GB'],
    ['Mesa ratona', 'Vidrio y hierro'],
    ['Zapatillas de correr', 'Talle 42'],
  ]
  for (const [name, description] of shop) await aProduct(testApp, ana, { name, description })
  await aProduct(testApp, ana, { name: 'Pava silbadora', description: 'Aluminio', brand: 'Marolio' })
  await aProduct(testApp, ana, { name: 'Yerbera doble', description: 'Con lata Marolio' })
})
afterAll(() => testApp.close())

const search = async (text: string, more = '') => {
  const { body, status } = await testApp.call<Product[]>('GET', `/api/v1/products?search=${encodeURIComponent(text)}${more}`)
  expect(status).toBe(200)
  return body.map(({ name }) => name)
}

describe('[CAT-12] a search finds', () => {
  test.each([
    ['without its accent', 'camara reflex', 'Cámara réflex Canon'],
    ['with an accent too many', 'bicicléta', 'Bicicleta playera'],
    ['in capitals', 'HELADERA', 'Heladera con freezer'],
    ['in the plural', 'guitarras', 'Guitarra criolla'],
    ['in the singular', 'zapatilla', 'Zapatillas de correr'],
    ['with a typo', 'heldera', 'Heladera con freezer'],
    ['with two letters swapped', 'bicilceta', 'Bicicleta playera'],
    ['by the beginning of a word', 'celu', 'Celular Samsung Galaxy'],
    ['by its model', 'fonseca', 'Guitarra criolla'],
    ['with words that mean nothing', 'una mesa para la sala', 'Mesa ratona'],
    ['with a word that nothing has', 'heladera marciana', 'Heladera con freezer'],
    ['with quotes and operators', '"cámara" & (canon | !nikon) <-> :*', 'Cámara réflex Canon'],
  ])('a product %s', async (_, text, name) => expect((await search(text))[0]).toBe(name))

  test('what is of a brand beside what names it', async () => {
    expect((await search('marolio')).sort()).toEqual(['Pava silbadora', 'Yerbera doble'])
  })

  test('the word itself before a word with the same stem', async () => {
    expect((await search('cámara'))[0]).toBe('Cámara réflex Canon')
    expect((await search('cama'))[0]).toBe('Cama de dos plazas')
  })

  test('ñ as itself', async () => {
    expect(await search('caño')).toEqual(['Caño de bronce'])
    expect(await search('canoa')).toEqual(['Canoa de fibra'])
  })

  test('nothing for a text without words or with unknown ones', async () => {
    for (const text of ['🎉', '!!!', 'xyzxyzxyz', '"\'; --']) expect(await search(text)).toEqual([])
  })

  test('with filters and in another order', async () => {
    expect(await search('de', '&sort=name')).toEqual(
      ['Caño de bronce', 'Cama de dos plazas', 'Canoa de fibra', 'Zapatillas de correr'].sort(),
    )
    expect(await search('heladera', '&category=1')).toEqual([])
  })

  test('page by page', async () => {
    const first = await testApp.call<Product[]>('GET', '/api/v1/products?search=de&limit=3')
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await testApp.call<Product[]>('GET', next)
    expect(first.body).toHaveLength(3)
    expect(new Set([...first.body, ...second.body].map(({ id }) => id)).size).toBe(first.body.length + second.body.length)
    expect(second.headers.link).toBeUndefined()
  })
})
