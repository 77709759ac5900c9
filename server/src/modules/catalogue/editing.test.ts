import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { products } from './catalogue.tables.ts'

let world: World
let ana: Person
const photos: string[] = []
beforeAll(async () => {
  world = await createWorld()
  ana = await aMember(world)
  const admin = await anAdmin(world)
  expect((await world.call('POST', '/api/v1/rates', { token: admin.token, body: { ars: 1000 } })).status).toBe(201)
  for (let n = 0; n < 4; n++) photos.push((await sendPicture(world, ana)).url)
})
afterAll(() => world.close())

const edit = (id: string, body: object) => world.call<{ images: string[] }>('PUT', `/api/v1/products/${id}`, { token: ana.token, body })
const rowOf = async (id: string) => {
  const [row] = await world.app.ctx.db.select().from(products).where(eq(products.id, id))
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

test('[SEL-30] publishing keeps everything that is said', async () => {
  const { price, originalPrice, minSalePrice, ...rest } = whole()
  const { id } = await aProduct(world, ana, whole())
  const minor = { priceMinor: price * 100, originalPriceMinor: originalPrice * 100, minSalePriceMinor: minSalePrice * 100 }
  expect(await rowOf(id)).toMatchObject({ ...rest, ...minor, comparableMinor: 15_000, imageUrl: photos[0], userId: ana.id })
})

describe('an edit of one field', () => {
  let id: string
  beforeEach(async () => {
    id = (await aProduct(world, ana, whole())).id
    await world.app.ctx.db.update(products).set({ embeddedBy: 'a model' }).where(eq(products.id, id))
    world.clock.pass(1)
  })
  const always = () => ({ updatedAt: world.clock.now(), embeddedBy: null })
  const words = { terms: expect.any(String) }

  test.each([
    ['name', { name: 'Ñandú de bronce' }, { name: 'Ñandú de bronce', nameFolded: 'ñandu de bronce', ...words }],
    ['description', { description: 'Rodado 29' }, { description: 'Rodado 29', ...words }],
    ['details', { details: 'Sin canasto.' }, { details: 'Sin canasto.' }],
    ['categoryId', { categoryId: 1 }, { categoryId: 1 }],
    ['condition', { condition: 'Nuevo' }, { condition: 'Nuevo' }],
    ['location', { location: 'Salta' }, { location: 'Salta' }],
    ['price', { price: 180_000 }, { priceMinor: 18_000_000, comparableMinor: 18_000, priceUp: 18_000, priceDown: 18_000 }],
    ['originalPrice', { originalPrice: null }, { originalPriceMinor: null }],
    ['minSalePrice', { minSalePrice: 130_000 }, { minSalePriceMinor: 13_000_000 }],
    ['currency', { currency: 'USD' }, { currency: 'USD', comparableMinor: 15_000_000, priceUp: 15_000_000, priceDown: 15_000_000 }],
    ['stock', { stock: 9 }, { stock: 9 }],
    ['negotiationConditions', { negotiationConditions: 'Precio fijo' }, { negotiationConditions: 'Precio fijo' }],
    ['geolocationRange', { geolocationRange: 5 }, { geolocationRange: 5 }],
    ['pricePreference', { pricePreference: 'Transferencia' }, { pricePreference: 'Transferencia' }],
  ])('[SEL-29] changes %s and what hangs on it, nothing else', async (field, body, expected) => {
    const before = await rowOf(id)
    expect((await edit(id, body)).status).toBe(200)
    const { terms, ...rest } = changed(before, await rowOf(id)) as { terms?: string }
    const { terms: wanted, ...others } = expected as { terms?: unknown }
    expect(rest).toEqual({ ...others, ...always() })
    // Details are among the words, too; whether they make other terms is the language's.
    if (wanted) expect(terms, field).toEqual(wanted)
    else if (field !== 'details') expect(terms, field).toBeUndefined()
  })

  test('to no price, no stock or no details empties it, and the product compares with none', async () => {
    await edit(id, { price: null, minSalePrice: null, stock: null, details: null })
    expect(await rowOf(id)).toMatchObject({ priceMinor: null, minSalePriceMinor: null, comparableMinor: null, stock: 0, details: null })
  })

  test('is found by its new words and no more by its old ones', async () => {
    await edit(id, { name: 'Monociclo zurdo' })
    const found = async (search: string) =>
      (await world.call<{ id: string }[]>('GET', `/api/v1/products?search=${search}`)).body.map((product) => product.id)
    expect(await found('monociclo')).toContain(id)
    expect(await found('playera')).not.toContain(id)
  })

  test('a new main picture takes the place of the first and keeps the others', async () => {
    const [first, second, third, fourth] = photos as [string, string, string, string]
    expect((await edit(id, { imageUrl: fourth })).body.images).toEqual([fourth, second, third])
    expect((await edit(id, { imageUrl: null })).body.images).toEqual([second, third])
    expect((await edit(id, { images: [third, first] })).body.images).toEqual([third, first])
    expect((await edit(id, { images: [] })).body.images).toEqual([])
    expect((await rowOf(id)).imageUrl).toBeNull()
  })

  test('the pictures that a product had already stay, whoever sent them', async () => {
    const old = `/files/${crypto.randomUUID()}/1280.webp`
    await world.app.ctx.db
      .update(products)
      .set({ images: [old], imageUrl: old })
      .where(eq(products.id, id))
    expect((await edit(id, { images: [old, photos[3]] })).body.images).toEqual([old, photos[3]])
    expect((await edit(id, { images: [`/files/${crypto.randomUUID()}/1280.webp`] })).status).toBe(404)
  })
})
