import type { Chips } from '@feria/contract/assistant/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { products } from '../catalogue/tables.ts'
import { searchByChips } from './chip-search.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  const seller = await aMember(testApp, 'Vera Vende')
  for (const [name, near, far] of [
    ['Rueca', 30, 20],
    ['Telar', 60, 60],
  ] as const)
    for (const [location, count] of [
      ['Rosario, Santa Fe', near],
      ['Ushuaia, Tierra del Fuego', far],
    ] as const) {
      const { id } = await aProduct(testApp, seller, { name, description: 'De pie', location, price: 10 })
      const { db } = testApp.engines.db
      const [made] = await db.select().from(products).where(eq(products.id, id))
      if (!made) throw new Error('It was not published.')
      const { isVisible: _, ...row } = made
      await db.insert(products).values(Array.from({ length: count - 1 }, () => ({ ...row, id: crypto.randomUUID() })))
    }
})
afterAll(() => testApp.close())

const chips = (more: Partial<Chips>): Chips => ({
  ...{
    what: '',
    without: [],
    categoryId: null,
    minPrice: null,
    maxPrice: null,
    currency: 'USD',
    place: '',
    radiusKm: null,
    condition: null,
  },
  ...more,
})
const search = async (more: Partial<Chips>) => {
  const { total, fitting, isWhole, products } = await searchByChips(testApp.app.ctx, chips(more))
  return { total, fitting, isWhole, shown: products.length }
}

test('what fits is counted: all of it, what is near of a few, and of more than are looked at nothing is said', async () => {
  expect(await search({ what: 'rueca' })).toEqual({ total: 50, fitting: 50, isWhole: true, shown: 20 })
  expect(await search({ what: 'rueca', place: 'Rosario', radiusKm: 50 })).toEqual({ total: 30, fitting: 30, isWhole: false, shown: 20 })
  expect(await search({ what: 'telar' })).toMatchObject({ total: 120, fitting: 100, isWhole: true })
  const near = await search({ what: 'telar', place: 'Rosario', radiusKm: 50 })
  expect([near.total, near.isWhole, near.fitting < 100]).toEqual([null, false, true])
  expect(await search({})).toEqual({ total: 0, fitting: 0, isWhole: true, shown: 0 })
})
