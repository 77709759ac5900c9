import type { Product } from '@feria/contract/catalogue/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** More than a search gathers, so that a word that all of them have is looked for among the newest. */
const COPIES = 500

let testApp: TestApp
let oldest: string
beforeAll(async () => {
  testApp = await createTestApp()
  const seller = await aMember(testApp, 'Vera')
  oldest = (await aProduct(testApp, seller, { name: 'Modelo a escala', price: 20 })).id
  const { id } = await aProduct(testApp, seller, { name: 'Silla plegable', description: 'Modelo único', price: 900 })
  const { db } = testApp.app.ctx
  const columns = rowsOf<{ name: string }>(
    await db.execute(sql`
      select column_name as name from information_schema.columns
      where table_name = 'products' and is_generated = 'NEVER' and column_name not in ('id', 'price_up', 'price_down')`),
  )
  const names = sql.raw(columns.map(({ name }) => name).join(', '))
  await db.execute(sql`
    insert into products (id, ${names})
    select overlay(gen_random_uuid()::text placing 'ffffffff' from 1 for 8)::uuid, ${names}
    from products, generate_series(1, ${COPIES}) where id = ${id}`)
})
afterAll(() => testApp.close())

const find = async (query: string) => (await testApp.call<Product[]>('GET', `/api/v1/products?search=modelo&${query}`)).body

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
