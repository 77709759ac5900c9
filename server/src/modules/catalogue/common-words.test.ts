import type { Product } from '@feria/contract/catalogue/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProduct } from '../../testing/copy-product.ts'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** More than one walk reads, so that a word that all of them have is looked for among the newest. */
const COPIES = 700

let testApp: TestApp
let oldest: string
let coded: string
beforeAll(async () => {
  testApp = await createTestApp()
  const seller = await aMember(testApp, 'Vera')
  oldest = (await aProduct(testApp, seller, { name: 'Modelo a escala', price: 20 })).id
  const withCode = { name: 'Silla Thonet', description: 'Diseño WB-7091', details: 'Preguntá antes de comprar.', price: 900 }
  coded = (await aProduct(testApp, seller, withCode)).id
  const { id } = await aProduct(testApp, seller, { name: 'Silla plegable', description: 'Modelo único', price: 900 })
  await copyProduct(testApp, id, COPIES)
})
afterAll(() => testApp.close())

const search = async (query: string) => (await testApp.call<Product[]>('GET', `/api/v1/products?search=${query}`)).body
const find = (query: string) => search(`modelo&${query}`)

test('a word that all products have finds full pages, each product once', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => find(`limit=50&page=${page}`)))
  expect(pages.map((page) => page.length)).toEqual([50, 50, 50])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(150)
})

test('filters narrow what is scanned, so that an old product is found among hundreds', async () => {
  expect((await find('max_price=50')).map(({ id }) => id)).toEqual([oldest])
  expect(await find('max_price=10')).toEqual([])
})

test('with it, the name that begins with the word is first', async () => {
  expect((await find('limit=5'))[0]?.id).toBe(oldest)
})

test('what has all words of a search stands before hundreds that have one of them in their names', async () => {
  expect((await search('silla wb-7091 comprar&limit=5'))[0]?.id).toBe(coded)
})
