import type { SearchReading, Suggestion } from '@feria/contract/search/schemas'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { products } from './tables.ts'
import { renewTerms } from './term-index.ts'
import { findComparables } from './use-cases/find-candidates.ts'
import { type FoundLocal, findLocal } from './use-cases/find-local.ts'
import { setRate } from './use-cases/set-rate.ts'
import { suggestCategory } from './use-cases/suggest-category.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
  const shop: [string, string, number | null, string?][] = [
    ['Samsung Galaxy S23Ultra 256 GB', 'Negro, liberado', 1],
    ['Funda para Samsung Galaxy S23 Ultra', 'Silicona', 1],
    ['Samsung Galaxy S22 128GB', 'Liberado', 1],
    ['Heladera con freezer', 'Gafa 374 L', 3],
    ['Galletitas sin gluten', 'Chocolate', 10],
    ['Galletitas de chocolate', 'Con gluten y leche', 10],
    ['Remera de algodón', 'Talle M, azul', 2],
    ['Remera deportiva', 'Talle L', 2],
    ['Mesa de luz', 'Pino', 3, 'Tiene dos cajones con guías de metal y una puerta. El tinte es sin amoniaco.'],
  ]
  for (const [name, description, categoryId, details] of shop) await aProduct(testApp, ana, { name, description, categoryId, details })
})
afterAll(() => testApp.close())

const find = (text: string, filters = {}, limit = 20): Promise<FoundLocal> => findLocal(testApp.app.ctx, { text, filters, limit })
const names = async (text: string) => (await find(text)).items.map(({ product }) => product.name)

describe('[SRCH-01] a local search', () => {
  test.each([
    ['a model code written apart', 's23 ultra 256gb', 'Samsung Galaxy S23Ultra 256 GB'],
    ['a word of Spain', 'nevera', 'Heladera con freezer'],
    ['a word of Spain for clothes', 'camiseta de algodón', 'Remera de algodón'],
    ['what must not be in it', 'galletitas sin gluten', 'Galletitas sin gluten'],
    ['a sentence', 'hola, estoy buscando una heladera que ande bien para un departamento chico', 'Heladera con freezer'],
    ['a typo', 'heldera', 'Heladera con freezer'],
    ['what a name implies', 'celular 128 gb', 'Samsung Galaxy S22 128GB'],
    ['a word that only the details have', 'cajones', 'Mesa de luz'],
  ])('understands %s', async (_, text, name) => expect((await names(text))[0]).toBe(name))

  test('ranks the thing itself before its accessories', async () => {
    const found = await names('samsung galaxy s23 ultra')
    expect(found.indexOf('Funda para Samsung Galaxy S23 Ultra')).toBeGreaterThan(found.indexOf('Samsung Galaxy S23Ultra 256 GB'))
    expect((await names('funda samsung s23'))[0]).toBe('Funda para Samsung Galaxy S23 Ultra')
  })

  test('counts what a name implies, in whatever category', async () => {
    const { items, isRelaxed } = await find('celular')
    expect([items.map(({ product }) => product.name), isRelaxed]).toEqual([['Samsung Galaxy S22 128GB'], false])
    expect(items[0]?.score).toBeGreaterThan(0.3)
  })

  test('reports its reading: corrected typos, and partial matches', async () => {
    expect(await find('heldera')).toMatchObject({ corrected: 'heladera', isRelaxed: false })
    expect(await find('una HÉLDERA con freezer')).toMatchObject({ corrected: 'una heladera con freezer', isRelaxed: false })
    expect(await find('heladera')).toMatchObject({ corrected: null, isRelaxed: false, total: 1 })
    expect(await find('heladera marciana voladora')).toMatchObject({ corrected: null, isRelaxed: true })
    expect(await find('helaverdulizz')).toMatchObject({ corrected: null, isRelaxed: true })
    const alike = await find('lus')
    expect([alike.corrected, alike.isRelaxed, alike.items.map(({ product }) => product.name)]).toEqual([null, true, ['Mesa de luz']])
    expect(await find('heqqjjwx')).toMatchObject({ total: 0, isRelaxed: false })
    expect(await find('amoniaco')).toMatchObject({ corrected: null, total: 1 })
  })

  test('counts categories, marks the hits in its passage and scores from 0 to 1, descending', async () => {
    const { items, categories } = await find('samsung galaxy')
    expect(categories).toEqual([{ id: 1, name: 'Electrónicos', count: 3 }])
    const scores = items.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true)
    const [mesa] = (await find('cajones de metal')).items
    expect(mesa?.snippet.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(expect.arrayContaining(['cajones', 'metal']))
    expect(mesa?.snippet.map(({ text }) => text).join('')).toContain('dos cajones con guías de metal')
  })

  test('respects its filters, and pages without duplicates', async () => {
    expect((await find('samsung', { categoryPart: 'electr' })).items).toHaveLength(3)
    expect((await find('samsung', { categoryPart: 'hogar' })).items).toEqual([])
    const first = await findLocal(testApp.app.ctx, { text: 'samsung', filters: {}, limit: 2 })
    const second = await findLocal(testApp.app.ctx, { text: 'samsung', filters: {}, limit: 2, cursor: first.next ?? '' })
    expect(new Set([...first.items, ...second.items].map(({ product }) => product.id)).size).toBe(3)
    expect([second.next, (await find('samsung', {}, 3)).next]).toEqual([null, null])
    const listed = await testApp.call('GET', '/api/v1/products?search=samsung&limit=3')
    expect([(listed.body as unknown[]).length, listed.headers.link]).toEqual([3, undefined])
  })

  test('without a text reports the total once every page is read', async () => {
    const totals = [2, 9, 20].map(async (limit) => (await findLocal(testApp.app.ctx, { text: undefined, filters: {}, limit })).total)
    expect(await Promise.all(totals)).toEqual([null, 9, 9])
    const newest = (cursor = '') => findLocal(testApp.app.ctx, { text: ' ', filters: {}, limit: 5, cursor })
    const last = await newest((await newest()).next ?? '')
    expect([last.items.length, last.next, last.total]).toEqual([4, null, null])
  })

  test('compares prices within a category, where there is one, and never with those of the seller', async () => {
    const { ctx } = testApp.app
    const of = async (categoryId: number | undefined, notOf: string = crypto.randomUUID()) =>
      (await findComparables(ctx, 'remera', { notOf, categoryId, limit: 9 })).map(({ name }) => name).sort()
    const both = ['Remera de algodón', 'Remera deportiva']
    expect([await of(2), await of(undefined), await of(3), await of(2, ana.id)]).toEqual([both, both, [], []])
  })

  test('suggests the category of a good match', async () => {
    const suggested = async (least: number) => (await suggestCategory(testApp.app.ctx, 'samsung galaxy', least))?.name
    expect([await suggested(0), await suggested(1.1)]).toEqual(['Electrónicos', undefined])
  })

  test.each([
    ['nothing', ''],
    ['one letter', 'a'],
    ['200 letters', 'x'.repeat(200)],
    ['pictures', '🎉🎉'],
    ['quotes and operators', `'"&|!():*<-> \\ "mesa" & 'luz'`],
    ['SQL', "'; drop table products; --"],
    ['only words that mean nothing', 'de la con para'],
    ['only what must not be', 'sin sin sin'],
  ])('answers %s', async (_, text) => {
    const { status } = await testApp.call('GET', `/api/v1/products?search=${encodeURIComponent(text)}`)
    expect(status).toBe(200)
    const found = await testApp.call<{ reading: SearchReading }>('GET', `/api/v1/products/search?q=${encodeURIComponent(text)}`)
    expect(found.status).toBe(200)
  })
})

describe('suggestions', () => {
  const suggest = async (q: string) =>
    (await testApp.call<Suggestion[]>('GET', `/api/v1/products/suggest?q=${encodeURIComponent(q)}`)).body.map(
      ({ kind, text }) => `${kind}: ${text}`,
    )

  test('list completions, named categories and matching products', async () => {
    const [first, ...others] = await suggest('sams')
    expect(first).toBe('búsqueda: samsung')
    expect(others).toContain('producto: Samsung Galaxy S22 128GB')
    expect(await suggest('hogar')).toContain('categoría: Hogar y Jardín')
    expect(await suggest('remera')).toEqual(expect.arrayContaining(['búsqueda: remera deportiva', 'producto: Remera deportiva']))
    await aProduct(testApp, ana, { name: 'Remera agotada', stock: 0 })
    expect((await suggest('remera')).join()).not.toContain('agotada')
    expect(await suggest('r')).toEqual([])
    expect(await suggest('%_%')).toEqual([])
  })
})

describe('a product published later', () => {
  test('comes first without a text, whole, and costs in dollars its price at the latest rate', async () => {
    await aProduct(testApp, ana, { price: 30_000, currency: 'ARS' })
    const [first] = (await find('', {}, 1)).items
    expect(first).toMatchObject({ score: 1, snippet: [], model: null, comparable: null, product: { price: 30_000 } })
    await setRate(testApp.app.ctx, 150_000, 'prueba')
    const compared = (await find('', {}, 3)).items.map(({ comparable, product }) => [product.currency, comparable])
    expect(compared.slice(0, 2)).toEqual([
      ['ARS', 20],
      ['USD', 150.5],
    ])
  })

  test('counts by category, the largest first', async () => {
    for (const categoryId of [1, 3, 3, 2, 2]) await aProduct(testApp, ana, { name: 'Cántaro de barro', categoryId })
    const { categories } = await find('cántaro')
    expect(categories.map(({ id, count }) => [id, count])).toEqual([
      [2, 2],
      [3, 2],
      [1, 1],
    ])
  })
})

test('[CAT-12] products with outdated terms are found again once the clock has renewed them', async () => {
  const { db } = testApp.engines.db
  await db.update(products).set({ terms: '', tiers: '', termsVersion: 0 }).where(eq(products.name, 'Mesa de luz'))
  expect(await names('mesa de luz')).toEqual([])
  await renewTerms(testApp.app.ctx)
  expect(await names('mesa de luz')).toEqual(['Mesa de luz'])
  const [old] = await db.select({ count: sql<number>`count(*)::int` }).from(products).where(eq(products.termsVersion, 0))
  expect(old?.count).toBe(0)
})
