import type { Product } from '@feria/contract/catalogue/schemas'
import type { Suggestion } from '@feria/contract/search/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetChanges } from './changes.ts'
import { keepRanking, rankingCounts } from './kept-rankings.ts'
import { textCounts } from './prepared-texts.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
})
afterAll(() => testApp.close())
afterEach(() => vi.restoreAllMocks())

const list = async (query: string) => {
  const { body, headers } = await testApp.call<Product[]>('GET', `/api/v1/products?${query}`)
  return { names: body.map(({ name }) => name), products: body, next: /<([^>]+)>/.exec(String(headers.link))?.[1] ?? '' }
}
const edit = (id: string, body: object) => testApp.call('PUT', `/api/v1/products/${id}`, { token: ana.token, body })
/** How many rankings were made and used again, and how many texts were read, during some work. */
const during = async (work: () => Promise<unknown>) => {
  const before = { ...rankingCounts, read: textCounts.read }
  await work()
  return { made: rankingCounts.made - before.made, kept: rankingCounts.kept - before.kept, read: textCounts.read - before.read }
}

let things = 0
/** A word that no other test searches for, and two products with it. */
const aPair = async () => {
  const word = `artefacto${'abcdefghijklmnopqrstuvwxyz'[things++]}`
  const first = await aProduct(testApp, ana, { name: `${word} primero` })
  const second = await aProduct(testApp, ana, { name: `${word} segundo` })
  return { word, first, second, both: [second.name, first.name] }
}

test('[CAT-12] the same search is ranked once: again, by page, and as suggestions', async () => {
  const { word, both } = await aPair()
  const first = await list(`search=${word}&in_stock=true&limit=1`)
  const counts = await during(async () => {
    expect((await list(`search=${word}&in_stock=true&limit=1`)).names).toEqual(first.names)
    expect([...first.names, ...(await list(first.next.split('?')[1] ?? '')).names]).toEqual(both)
    const { body } = await testApp.call<Suggestion[]>('GET', `/api/v1/products/suggest?q=${word}`)
    expect(body.map(({ text }) => text)).toEqual(expect.arrayContaining(both))
  })
  expect(counts).toEqual({ made: 0, kept: 3, read: 0 })
})

test('a search that has other filters is another one, and reads no text of a version that it has seen', async () => {
  const { word, both } = await aPair()
  await list(`search=${word}`)
  const counts = await during(async () => expect((await list(`search=${word}&condition=Usado`)).names).toEqual(both))
  expect(counts).toEqual({ made: 1, kept: 0, read: 0 })
})

test('searches for the same at the same time are ranked once', async () => {
  const { word } = await aPair()
  expect((await during(() => Promise.all(Array.from({ length: 5 }, () => list(`search=${word}`))))).made).toBe(1)
})

describe('[CAT-12] a kept ranking is dropped when a product of them changes', () => {
  test.each<[string, string, (id: string, word: string) => Promise<unknown>, string[]]>([
    ['has another name', '', (id) => edit(id, { name: 'Otra cosa', description: 'Distinta' }), []],
    ['has no stock left', '&in_stock=true', (id) => edit(id, { stock: 0 }), []],
    ['is sold', '&in_stock=true', (id) => edit(id, { sold: true }), []],
    ['costs more', '&max_price=200', (id) => edit(id, { price: 900 }), []],
    ['is in another condition', '&condition=Usado', (id) => edit(id, { condition: 'Nuevo' }), []],
    ['is in another category', '&category=4', (id) => edit(id, { categoryId: 1 }), []],
    ['is elsewhere', '&near=Rosario&radius_km=20', (id) => edit(id, { location: 'Ushuaia, Tierra del Fuego' }), []],
    ['is hidden', '', (id) => testApp.call('PUT', `/api/v1/products/${id}/visibility`, { token: ana.token, body: { visible: false } }), []],
    ['is deleted', '', (id) => testApp.call('DELETE', `/api/v1/products/${id}`, { token: ana.token }), []],
    ['is written by another hand', '', (id) => testApp.engines.db.db.execute(sql`delete from products where id = ${id}`), []],
  ])('when it %s', async (_, filters, change, left) => {
    const { word, first, second, both } = await aPair()
    expect((await list(`search=${word}${filters}`)).names).toEqual(both)
    await change(second.id, word)
    expect((await list(`search=${word}${filters}`)).names).toEqual([...left, first.name])
    await change(first.id, word)
    expect((await list(`search=${word}${filters}`)).names).toEqual(left)
  })

  test('when it is back in stock or shown again', async () => {
    const { word, second, both } = await aPair()
    await edit(second.id, { stock: 0 })
    expect((await list(`search=${word}&in_stock=true`)).names).toHaveLength(1)
    await edit(second.id, { stock: 3 })
    const found = await list(`search=${word}&in_stock=true`)
    expect([found.names, found.products[0]?.stock]).toEqual([both, 3])
  })

  test('and shows the current stock while one of many units leaves', async () => {
    const { word, second } = await aPair()
    await list(`search=${word}`)
    await testApp.engines.db.db.execute(sql`update products set stock = 1 where id = ${second.id}`)
    const counts = await during(async () => expect((await list(`search=${word}`)).products[0]?.stock).toBe(1))
    expect(counts).toMatchObject({ made: 0, kept: 1 })
  })
})

describe('another product is found at once', () => {
  test('when it is published', async () => {
    const { word, both } = await aPair()
    await list(`search=${word}`)
    const { name } = await aProduct(testApp, ana, { name: `${word} tercero` })
    expect((await list(`search=${word}`)).names).toEqual([name, ...both])
  })

  test('when an edit gives it the word, though only in its details', async () => {
    const { word, both } = await aPair()
    const { id } = await aProduct(testApp, ana, { name: 'Cosa suelta' })
    await list(`search=${word}`)
    await edit(id, { details: `Sirve como ${word}` })
    expect((await list(`search=${word}`)).names).toEqual([...both, 'Cosa suelta'])
  })

  test('when the search had found nothing, or what is spelled alike', async () => {
    await aProduct(testApp, ana, { name: 'Zampoña andina' })
    const find = async () =>
      (await testApp.call<{ products: { name: string }[] }>('GET', '/api/v1/products/search?q=zampo%C3%B1ia')).body.products
    expect((await find()).map(({ name }) => name)).toEqual(['Zampoña andina'])
    await aProduct(testApp, ana, { name: 'Zampoñia' })
    expect((await find())[0]?.name).toBe('Zampoñia')
  })

  test('when the rate moves its price into the bounds', async () => {
    const admin = await anAdmin(testApp)
    const setRate = (ars: number) => testApp.call('POST', '/api/v1/rates', { token: admin.token, body: { ars } })
    await setRate(1000)
    const { word, second, first } = await aPair()
    await edit(second.id, { price: 100_000, currency: 'ARS' })
    expect((await list(`search=${word}&max_price=60`)).names).toEqual([])
    await setRate(2000)
    expect((await list(`search=${word}&max_price=60`)).names).toEqual([second.name])
    expect((await list(`search=${word}`)).names).toContain(first.name)
  })
})

test('a ranking is kept for 30 s, and no longer when changes may have been forgotten', async () => {
  const { word } = await aPair()
  await list(`search=${word}`)
  const now = performance.now.bind(performance)
  for (const [seconds, made] of [
    [29, 0],
    [31, 1],
    [120, 1],
  ] as const) {
    vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1000)
    expect((await during(() => list(`search=${word}`))).made, `after ${seconds} s`).toBe(made)
  }
})

test('at most 200 rankings are kept, the newest', async () => {
  const make = () => Promise.resolve(found)
  const found = { search: { query: { words: [] }, isSure: true }, ranking: { ranked: [], isAlike: false } } as never
  const ask = (n: number) => keepRanking(testApp.app.ctx, `limit ${n}`, make)
  for (let n = 0; n <= 200; n++) await ask(n)
  expect(await during(() => ask(200))).toMatchObject({ made: 0, kept: 1 })
  expect(await during(() => ask(0))).toMatchObject({ made: 1, kept: 0 })
})

test('a search that fails is not kept', async () => {
  await expect(keepRanking(testApp.app.ctx, 'fails', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await keepRanking(testApp.app.ctx, 'fails', () => Promise.resolve(undefined))).toBeUndefined()
})

test('changes are forgotten after five minutes', async () => {
  const { db } = testApp.engines.db
  await aPair()
  await db.execute(sql`update product_changes set at = at - interval '4 minutes'`)
  await forgetChanges(testApp.app.ctx)
  const count = async () =>
    Number(((await db.execute(sql`select count(*) as n from product_changes`)) as unknown as { rows: { n: string }[] }).rows[0]?.n)
  expect(await count()).toBeGreaterThan(0)
  await db.execute(sql`update product_changes set at = at - interval '2 minutes'`)
  await forgetChanges(testApp.app.ctx)
  expect(await count()).toBe(0)
})
