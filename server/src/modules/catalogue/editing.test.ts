import type { OwnProduct, ProductDetail } from '@feria/contract/catalogue/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, anAdmin, aProduct, bicycle, type Person } from '../../testing/people.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { products } from './tables.ts'

let testApp: TestApp
let ana: Person
let beto: Person
const photos: string[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  ;[ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
  const admin = await anAdmin(testApp)
  expect((await testApp.call('POST', '/api/v1/rates', { token: admin.token, body: { ars: 1000 } })).status).toBe(201)
  for (let n = 0; n < 4; n++) photos.push((await sendPicture(testApp, ana)).url)
})
afterAll(() => testApp.close())

const detail = (id: string, token?: string) => testApp.call<ProductDetail>('GET', `/api/v1/products/${id}`, token ? { token } : {})
const edit = (id: string, body: object, token = ana.token) => testApp.call<OwnProduct>('PUT', `/api/v1/products/${id}`, { token, body })
const rowOf = async (id: string) => {
  const [row] = await testApp.app.ctx.db.select().from(products).where(eq(products.id, id))
  if (!row) throw new Error('There is no such product.')
  return row
}
const changed = (before: object, after: object) =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as never])))

/** Everything that may be said of a product, nothing of it left to a default. */
const whole = () => ({
  name: 'Bicicleta playera',
  description: 'Rodado 26',
  details: 'Con canasto.',
  brand: 'Olmo',
  categoryId: 4,
  condition: 'Usado' as const,
  location: 'Rosario, Santa Fe',
  price: 150_000,
  originalPrice: 200_000,
  minSalePrice: 120_000,
  currency: 'ARS' as const,
  stock: 3,
  images: photos.slice(0, 3),
  negotiationConditions: 'Escucho ofertas',
  geolocationRange: 50,
  pricePreference: 'Efectivo',
})

test('[SEL-30] publishing keeps every given field', async () => {
  const { price, originalPrice, minSalePrice, ...rest } = whole()
  const { id } = await aProduct(testApp, ana, whole())
  const minor = { priceMinor: price * 100, originalPriceMinor: originalPrice * 100, minSalePriceMinor: minSalePrice * 100 }
  expect(await rowOf(id)).toMatchObject({ ...rest, ...minor, comparableMinor: 15_000, imageUrl: photos[0], userId: ana.id })
})

describe('a product', () => {
  test('[SEL-28] a product is created, read, changed and deleted under /api/v1/products', async () => {
    const { id } = await aProduct(testApp, ana)
    expect((await detail(id)).body.id).toBe(id)
    expect((await edit(id, { price: 7 })).body.price).toBe(7)
    expect((await testApp.call('DELETE', `/api/v1/products/${id}`, { token: ana.token })).status).toBe(200)
    expect((await detail(id)).status).toBe(404)
  })

  test('[SEL-29] changes the fields in the body and nothing else', async () => {
    const product = await aProduct(testApp, ana, { details: 'Con canasto.' })
    testApp.clock.pass(1)
    const { status, body } = await edit(product.id, { price: 99.99, stock: 7 })
    expect(status).toBe(200)
    expect(body).toEqual({ ...product, price: 99.99, stock: 7, updatedAt: body.updatedAt })
    expect(body.updatedAt > product.updatedAt).toBe(true)
    expect((await edit(product.id, { price: null, details: '' })).body).toMatchObject({ price: null, details: null, stock: 7 })
  })

  test('[CAT-06] marks as sold once, irreversibly', async () => {
    const { id } = await aProduct(testApp, ana)
    expect((await edit(id, { sold: true })).status).toBe(200)
    expect((await edit(id, { sold: true })).error.error).toBe('catalogue.already-sold')
    expect((await edit(id, { sold: false })).status).toBe(400)
    expect((await detail(id)).body.sold).toBe(true)
  })

  test('[CAT-07] sold and the state agree', async () => {
    const { id } = await aProduct(testApp, ana)
    expect((await detail(id)).body).toMatchObject({ sold: false, status: 'available' })
    expect((await edit(id, { sold: true })).body).toMatchObject({ sold: true, status: 'sold' })
  })

  test('[SEL-27] a sold product can still be edited', async () => {
    const { id } = await aProduct(testApp, ana)
    await edit(id, { sold: true })
    expect((await edit(id, { name: 'Otra' })).body).toMatchObject({ name: 'Otra', sold: true })
  })

  test("refuses another's product, an unknown one and invalid values, and changes nothing", async () => {
    const product = await aProduct(testApp, ana)
    expect((await edit(product.id, { price: 1 }, beto.token)).error.error).toBe('catalogue.not-yours')
    expect((await edit(crypto.randomUUID(), { price: 1 })).error.error).toBe('catalogue.not-found')
    expect((await edit('no-es-un-id', { price: 1 })).status).toBe(400)
    for (const body of [{ price: -1 }, { categoryId: 99 }, { minSalePrice: 9999 }, { name: ' ' }]) {
      expect((await edit(product.id, body)).status).toBe(400)
    }
    const { body } = await detail(product.id, ana.token)
    expect(body).toMatchObject({ ...product })
  })

  test("another member's picture cannot be used", async () => {
    const { error } = await testApp.call('POST', '/api/v1/products', {
      token: ana.token,
      body: { ...bicycle, imageUrl: `/files/${crypto.randomUUID()}/640.webp` },
    })
    expect(error.error).toBe('uploads.not-found')
  })

  test('deletes an own product, once; another member cannot', async () => {
    const { id } = await aProduct(testApp, ana)
    const remove = (token: string) => testApp.call('DELETE', `/api/v1/products/${id}`, { token })
    expect((await remove(beto.token)).status).toBe(403)
    expect((await remove(ana.token)).status).toBe(200)
    expect((await remove(ana.token)).status).toBe(404)
    expect((await detail(id)).error).toMatchObject({ error: 'catalogue.not-found', message: 'Producto no encontrado' })
  })
})

describe('an edit of one field', () => {
  let id: string
  beforeEach(async () => {
    id = (await aProduct(testApp, ana, whole())).id
    await testApp.app.ctx.db.update(products).set({ embeddedBy: 'a model' }).where(eq(products.id, id))
    testApp.clock.pass(1)
  })
  const always = () => ({ updatedAt: testApp.clock.now(), embeddedBy: null })
  const words = { terms: expect.any(String), tiers: expect.any(String) }

  test.each([
    ['name', { name: 'Ñandú de bronce' }, { name: 'Ñandú de bronce', nameFolded: 'ñandu de bronce', ...words }],
    ['description', { description: 'Rodado 29' }, { description: 'Rodado 29', ...words }],
    ['details', { details: 'Sin canasto.' }, { details: 'Sin canasto.' }],
    ['brand', { brand: 'Aurora' }, { brand: 'Aurora', ...words }],
    ['categoryId', { categoryId: 1 }, { categoryId: 1 }],
    ['condition', { condition: 'Nuevo' }, { condition: 'Nuevo' }],
    ['location', { location: 'Salta' }, { location: 'Salta', lat: expect.any(Number), lon: expect.any(Number) }],
    ['price', { price: 180_000 }, { priceMinor: 18_000_000, comparableMinor: 18_000, priceUp: 18_000, priceDown: 18_000 }],
    ['originalPrice', { originalPrice: null }, { originalPriceMinor: null }],
    ['minSalePrice', { minSalePrice: 130_000 }, { minSalePriceMinor: 13_000_000 }],
    ['currency', { currency: 'USD' }, { currency: 'USD', comparableMinor: 15_000_000, priceUp: 15_000_000, priceDown: 15_000_000 }],
    ['stock', { stock: 9 }, { stock: 9 }],
    ['negotiationConditions', { negotiationConditions: 'Precio fijo' }, { negotiationConditions: 'Precio fijo' }],
    ['geolocationRange', { geolocationRange: 5 }, { geolocationRange: 5 }],
    ['pricePreference', { pricePreference: 'Transferencia' }, { pricePreference: 'Transferencia' }],
  ])('[SEL-29] changes %s and dependent fields, nothing else', async (field, body, expected) => {
    const before = await rowOf(id)
    expect((await edit(id, body)).status).toBe(200)
    const { terms, tiers, ...rest } = changed(before, await rowOf(id)) as { terms?: string; tiers?: string }
    const { terms: wanted, tiers: wantedTiers, ...others } = expected as { terms?: unknown; tiers?: unknown }
    expect(rest).toEqual({ ...others, ...always() })
    // Details are among the words, too; whether they make other terms is the language's.
    if (wanted) expect([terms, tiers], field).toEqual([wanted, wantedTiers])
    else if (field !== 'details') expect([terms, tiers], field).toEqual([undefined, undefined])
  })

  test('to no price, no stock or no details clears it, and the product compares with none', async () => {
    await edit(id, { price: null, minSalePrice: null, stock: null, details: null })
    expect(await rowOf(id)).toMatchObject({ priceMinor: null, minSalePriceMinor: null, comparableMinor: null, stock: 0, details: null })
  })

  test('is found by its new words and no longer by its old ones', async () => {
    await edit(id, { name: 'Monociclo zurdo' })
    const found = async (search: string) =>
      (await testApp.call<{ id: string }[]>('GET', `/api/v1/products?search=${search}`)).body.map((product) => product.id)
    expect(await found('monociclo')).toContain(id)
    expect(await found('playera')).not.toContain(id)
    expect(await found('aurora')).not.toContain(id)
    await edit(id, { brand: 'Aurora' })
    expect(await found('aurora')).toContain(id)
  })

  test('a new main picture replaces the first and keeps the others', async () => {
    const [first, second, third, fourth] = photos as [string, string, string, string]
    expect((await edit(id, { imageUrl: fourth })).body.images).toEqual([fourth, second, third])
    expect((await edit(id, { imageUrl: null })).body.images).toEqual([second, third])
    expect((await edit(id, { images: [third, first] })).body.images).toEqual([third, first])
    expect((await edit(id, { images: [] })).body.images).toEqual([])
    expect((await rowOf(id)).imageUrl).toBeNull()
  })

  test("a product's existing pictures stay, whoever uploaded them", async () => {
    const old = `/files/${crypto.randomUUID()}/1280.webp`
    await testApp.app.ctx.db
      .update(products)
      .set({ images: [old], imageUrl: old })
      .where(eq(products.id, id))
    expect((await edit(id, { images: [old, photos[3]] })).body.images).toEqual([old, photos[3]])
    expect((await edit(id, { images: [`/files/${crypto.randomUUID()}/1280.webp`] })).status).toBe(404)
  })
})
