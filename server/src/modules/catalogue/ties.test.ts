import type { Product } from '@feria/contract/catalogue/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { breakTie } from './ties.ts'
import { findLocal } from './use-cases/find-local.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
})
afterAll(() => testApp.close())

const ask = async (address: string) => {
  const { body, headers } = await testApp.call<Product[]>('GET', address)
  return { body, next: /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] }
}

describe('of the same score comes first', () => {
  const facts = { id: 'b', quality: 3, isInStock: true, publishedAt: 100 }
  test.each([
    ['what is better described, though it is out of stock and old', { ...facts, quality: 4, isInStock: false, publishedAt: 1 }],
    ['what is in stock, though it is old', facts, { ...facts, isInStock: false, publishedAt: 200 }],
    ['the newer one, whatever its id', { ...facts, id: 'a', publishedAt: 101 }],
    ['the greater id, last of all', { ...facts, id: 'c' }],
  ])('%s', (_, better, other = facts) => {
    expect([breakTie(better, other), breakTie(other, better)].map(Math.sign)).toEqual([-1, 1])
  })
  test('neither, of a product and itself', () => expect(breakTie(facts, { ...facts })).toBe(0))
})

test('a search tells equal products apart by quality, then stock, then age', async () => {
  const one = { name: 'Astrolabio náutico', description: 'Bronce', condition: 'Usado' as const }
  const plain = await aProduct(testApp, ana, one)
  const soldOut = await aProduct(testApp, ana, { ...one, stock: 0 })
  const newer = await aProduct(testApp, ana, one)
  const pictured = await aProduct(testApp, ana, { ...one, stock: 0, images: ['https://fotos.example/a.jpg'] })
  const poorer = await aProduct(testApp, ana, { ...one, condition: null, price: null })
  const order = [pictured, newer, plain, soldOut, poorer].map(({ id }) => id)
  const idsAt = async (address: string) => (await ask(address)).body.map(({ id }) => id)
  expect(await idsAt('/api/v1/products?search=astrolabio')).toEqual(order)
  const { items } = await findLocal(testApp.app.ctx, { text: 'astrolabio', filters: {}, limit: 9 })
  expect(items.map(({ product }) => product.id)).toEqual(order)
  expect(new Set(items.slice(0, 4).map(({ score }) => score)).size).toBe(1)
  const edit = (id: string, changed: object) => testApp.call('PUT', `/api/v1/products/${id}`, { token: ana.token, body: changed })
  // What was kept of the search knows at once that a picture came.
  await edit(plain.id, { images: ['https://fotos.example/a.jpg', 'https://fotos.example/b.jpg'] })
  expect((await idsAt('/api/v1/products?search=astrolabio'))[0]).toBe(plain.id)
})

test('pages of equal products show each once, in one order', async () => {
  const ids: string[] = []
  for (let n = 0; n < 23; n++) {
    const { id } = await aProduct(testApp, ana, {
      name: 'Sextante de latón',
      description: 'Con caja',
      stock: n % 3,
      images: Array.from({ length: n % 4 }, (_, at) => `https://fotos.example/${at}.jpg`),
    })
    ids.push(id)
  }
  const shown: string[] = []
  for (let at: string | undefined = '/api/v1/products?search=sextante&limit=4'; at; ) {
    const { body, next }: Awaited<ReturnType<typeof ask>> = await ask(at)
    shown.push(...body.map(({ id }) => id))
    at = next
  }
  const group = (n: number) => [-Math.min(3, n % 4), n % 3 > 0 ? 0 : 1, -n]
  const expected = ids.map((id, n) => ({ id, group: group(n) }))
  expected.sort((a, b) => a.group.map((part, at) => part - (b.group[at] ?? 0)).find((part) => part !== 0) ?? 0)
  expect(shown).toEqual(expected.map(({ id }) => id))
})
