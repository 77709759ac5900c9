import type { Product } from '@feria/contract/catalogue/schemas'
import type { Condition } from '@feria/contract/catalogue/values'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProduct } from '../../testing/copy-product.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { products } from './tables.ts'
import { renewTerms } from './term-index.ts'

/** More than a search gathers, and than one walk reads. */
const COPIES = 700

let testApp: TestApp
let vera: Person
beforeAll(async () => {
  testApp = await createTestApp()
  vera = await aMember(testApp, 'Vera')
})
afterAll(() => testApp.close())

const sell = (name: string, condition: Condition = 'Usado') => aProduct(testApp, vera, { name, description: 'Liberado', condition })
const sellMany = async (name: string, condition?: Condition) => copyProduct(testApp, (await sell(name, condition)).id, COPIES)
const firstOf = async (text: string) => {
  const { body } = await testApp.call<Product[]>('GET', `/api/v1/products?limit=1&search=${encodeURIComponent(text)}`)
  return body[0]?.name
}

test('what works comes first where hundreds that do not, by condition or by name, meet the words better', async () => {
  await sell('Equipo Motorola, celular chico')
  await sellMany('Celular Motorola', 'Para reparar')
  expect(await firstOf('celular motorola')).toBe('Equipo Motorola, celular chico')
  await sell('Equipo Samsung, celular chico')
  await sellMany('Celular Samsung para repuestos')
  expect(await firstOf('celular samsung')).toBe('Equipo Samsung, celular chico')
})

test('and what does not work where that is asked for, also once the clock has renewed its terms', async () => {
  const { id } = await sell('Equipo Nokia, celular chico', 'Para reparar')
  await sellMany('Celular Nokia')
  expect(await firstOf('celular nokia para reparar')).toBe('Equipo Nokia, celular chico')
  await testApp.engines.db.db.update(products).set({ tiers: '', termsVersion: 0 }).where(eq(products.id, id))
  await renewTerms(testApp.app.ctx)
  expect(await firstOf('celular nokia para reparar')).toBe('Equipo Nokia, celular chico')
})

test('a thing that breaks goes behind those that work', async () => {
  const { id } = await sell('Notebook Lenovo')
  await sell('Lenovo, una notebook chica')
  expect(await firstOf('notebook lenovo')).toBe('Notebook Lenovo')
  await testApp.call('PUT', `/api/v1/products/${id}`, { token: vera.token, body: { condition: 'Para reparar' } })
  await copyProduct(testApp, id, COPIES)
  expect(await firstOf('notebook lenovo')).toBe('Lenovo, una notebook chica')
})

test('hundreds of things that share a piece of a code do not stand before the thing itself', async () => {
  await sell('Kayak de travesía')
  await sellMany('Parlante WH-1111')
  expect(await firstOf('kayak wh-3970')).toBe('Kayak de travesía')
})
