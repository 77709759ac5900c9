import type { Category, Product, Rate, SupervisedProduct } from '@feria/contract/catalogue/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, anAdmin, aProduct, lastAction as latestAction, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let ada: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ada = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const ask = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, by = ada) =>
  testApp.call<T>(method, `/api/v1${path}`, { token: by.token, ...(body ? { body } : {}) })
const lastAction = () => latestAction(testApp, ada)

describe('categories', () => {
  test('[ADM-02] are added, renamed and deleted; their products stay without a category', async () => {
    const { status, body: added } = await ask<Category>('POST', '/categories', { name: 'Antigüedades' })
    expect([status, added.name]).toEqual([201, 'Antigüedades'])
    testApp.clock.pass(1)
    expect((await ask<Category>('PUT', `/categories/${added.id}`, { name: 'Antigüedades y Arte' })).body.name).toBe('Antigüedades y Arte')
    expect(await lastAction()).toMatchObject({
      action: 'category.renamed',
      subject: { name: 'Antigüedades' },
      details: { to: 'Antigüedades y Arte' },
    })
    const product = await aProduct(testApp, await aMember(testApp), { categoryId: added.id })
    await aProduct(testApp, ada)
    testApp.clock.pass(1)
    expect((await ask('DELETE', `/categories/${added.id}`)).body).toMatchObject({ products: 1 })
    expect((await ask<Product>('GET', `/products/${product.id}`)).body).toMatchObject({ categoryId: null, category: null })
    expect(await lastAction()).toMatchObject({ action: 'category.removed', details: { products: '1' } })
    expect((await ask('DELETE', `/categories/${added.id}`)).error).toMatchObject({ error: 'catalogue.category-not-found' })
  })

  test('a name that differs only in case or accents is refused, one’s own may change its accents', async () => {
    const { body: added } = await ask<Category>('POST', '/categories', { name: 'Jardineria' })
    expect((await ask('POST', '/categories', { name: ' JARDINERÍA ' })).error).toMatchObject({ error: 'catalogue.category-taken' })
    const other = await ask<Category>('POST', '/categories', { name: 'Viveros' })
    expect((await ask('PUT', `/categories/${other.body.id}`, { name: 'jardinería' })).status).toBe(409)
    expect((await ask<Category>('PUT', `/categories/${added.id}`, { name: 'Jardinería' })).body.name).toBe('Jardinería')
    const names = (await ask<Category[]>('GET', '/categories')).body.map(({ name }) => name)
    expect(names.filter((name) => /jardiner|vivero/i.test(name)).sort()).toEqual(['Jardinería', 'Viveros'])
  })

  test.each([
    ['POST', '/categories', { name: '  ' }, 400],
    ['POST', '/categories', {}, 400],
    ['POST', '/categories', { name: 'x'.repeat(61) }, 400],
    ['PUT', '/categories/0', { name: 'Nada' }, 400],
    ['PUT', '/categories/99999', { name: 'Nada' }, 404],
    ['PUT', '/categories/1e99', { name: 'Nada' }, 400],
    ['DELETE', '/categories/uno', undefined, 400],
  ] as const)('refuses %s %s %j with %i', async (method, path, body, status) => {
    expect((await ask(method, path, body)).status).toBe(status)
  })
})

describe('visibility', () => {
  test("[ADM-08] an admin lists a member's products, hidden ones too, and hides and shows them; both are audited", async () => {
    const ana = await aMember(testApp, 'Ana Vigilada')
    const [first, second] = [
      await aProduct(testApp, ana, { name: 'Farol visible' }),
      await aProduct(testApp, ana, { name: 'Farol oculto' }),
    ]
    testApp.clock.pass(1)
    const hidden = await ask<Product>('PUT', `/products/${second.id}/visibility`, { visible: false })
    expect(hidden.body.visible).toBe(false)
    expect(await lastAction()).toMatchObject({ action: 'product.hidden', subject: { id: second.id }, actor: { id: ada.id } })
    const listed = (query: string) => ask<SupervisedProduct[]>('GET', `/admin/products?${query}`)
    expect((await listed(`userId=${ana.id}`)).body.map(({ id, visible }) => [id, visible])).toEqual([
      [second.id, false],
      [first.id, true],
    ])
    expect((await listed(`userId=${ana.id}&visible=false`)).body.map(({ id }) => id)).toEqual([second.id])
    expect((await listed('search=farol&visible=true')).body.map(({ id }) => id)).toEqual([first.id])
    expect((await listed(`userId=${ana.id}&limit=1`)).headers.link).toContain('cursor=')
    expect((await listed('userId=nadie')).status).toBe(400)
    expect((await listed('')).body[0]?.seller.email).toMatch(/@/)
    await ask('PUT', `/products/${second.id}/visibility`, { visible: true }, ana)
    expect((await lastAction())?.action).toBe('product.hidden')
    testApp.clock.pass(1)
    await ask('PUT', `/products/${second.id}/visibility`, { visible: true })
    expect(await lastAction()).toMatchObject({ action: 'product.shown', subject: { id: second.id }, actor: { id: ada.id } })
  })
})

describe('the exchange rate', () => {
  test('is set with its time, readable for anyone, and audited', async () => {
    expect((await testApp.call<{ rate: null }>('GET', '/api/v1/rates/current')).body).toEqual({ rate: null })
    testApp.clock.pass(1)
    const { status, body } = await ask<Rate>('POST', '/rates', { ars: 1480.5 })
    expect([status, body]).toEqual([201, { ars: 1480.5, since: testApp.clock.now().toISOString(), source: 'admin' }])
    expect(await lastAction()).toMatchObject({ action: 'rate.set', details: { ars: '1480.5' } })
    await ask('POST', '/rates', { ars: 1500 })
    expect((await testApp.call<{ rate: Rate }>('GET', '/api/v1/rates/current')).body.rate.ars).toBe(1500)
    expect((await ask<Rate[]>('GET', '/rates')).body.map(({ ars }) => ars)).toEqual([1500, 1480.5])
    expect((await ask<Rate[]>('GET', '/rates?limit=1')).headers.link).toContain('cursor=')
    for (const ars of [-1, 1.234, 'mil', null]) expect((await ask('POST', '/rates', { ars })).error.error).toBe('bad-input')
    expect((await ask('POST', '/rates', { ars: 0 })).error).toMatchObject({
      error: 'catalogue.bad-rate',
      fields: { ars: 'Ingresá una cotización mayor que cero.' },
    })
  })
})
