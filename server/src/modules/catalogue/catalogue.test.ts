import type { Category, OwnProduct, Product, ProductDetail } from '@feria/contract/catalogue/schemas'
import { firstCategories } from '@feria/contract/catalogue/values'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nextOf, pagesOf } from '../../testing/pages.ts'
import { aMember, anAdmin, aProduct, bicycle, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
  beto = await aMember(testApp, 'Beto')
})
beforeEach(() => testApp.engines.db.db.execute('truncate products cascade'))
afterAll(() => testApp.close())

const list = (query = '') => testApp.call<Product[]>('GET', `/api/v1/products${query}`)
const detail = (id: string, token?: string) => testApp.call<ProductDetail>('GET', `/api/v1/products/${id}`, token ? { token } : {})
const edit = (id: string, body: object, token = ana.token) => testApp.call<OwnProduct>('PUT', `/api/v1/products/${id}`, { token, body })
const names = (products: Product[]) => products.map(({ name }) => name)

describe('categories', () => {
  const read = async () => (await testApp.call<Category[]>('GET', '/api/v1/categories')).body

  test('[CAT-09] each has an id and a name, and nothing else', async () => {
    for (const category of await read()) expect(category).toEqual({ id: expect.any(Number), name: expect.stringMatching(/\S/) })
  })

  test('[CAT-10] the ten, numbered 1 to 10', async () => {
    const stated = ['Electrónicos', 'Ropa y Accesorios', 'Hogar y Jardín', 'Deportes', 'Automóviles', 'Libros y Música']
    const more = ['Salud y Belleza', 'Juguetes', 'Servicios', 'Otros']
    expect(await read()).toEqual([...stated, ...more].map((name, i) => ({ id: i + 1, name })))
    expect(firstCategories).toEqual([...stated, ...more])
  })

  test('[CAT-11] anybody can read them, as a list', async () => {
    const { status, body } = await testApp.call<Category[]>('GET', '/api/v1/categories')
    expect([status, Array.isArray(body)]).toEqual([200, true])
  })

  test('an admin adds one; its name is unique ignoring case and accents', async () => {
    const admin = await anAdmin(testApp)
    const add = (name: string) => testApp.call<Category>('POST', '/api/v1/categories', { token: admin.token, body: { name } })
    expect((await add('Jardinería')).body.name).toBe('Jardinería')
    expect((await add('JARDINERIA')).error.error).toBe('catalogue.category-taken')
    expect((await add(' ')).status).toBe(400)
    await testApp.engines.db.db.execute("delete from categories where folded = 'jardineria'")
  })
})

describe('publishing', () => {
  test('[CAT-01] a product of the caller with every stated field', async () => {
    const product = await aProduct(testApp, ana, { minSalePrice: 120, originalPrice: 200 })
    expect(product).toMatchObject({
      ...bicycle,
      userId: ana.id,
      visible: true,
      sold: false,
      status: 'available',
      platform: 'Local',
      currency: 'USD',
      category: { id: 4, name: 'Deportes' },
      minSalePrice: 120,
      originalPrice: 200,
      url: `/products/${product.id}`,
    })
  })

  test('[CAT-03] it is visible unless it is hidden', async () => {
    const product = await aProduct(testApp, ana)
    expect([product.visible, names((await list()).body)]).toEqual([true, [product.name]])
  })

  test('[SEL-30] each field of the stated body is kept', async () => {
    const stated = { name: 'Mesa', categoryId: 3, condition: 'Usado', location: 'Salta', description: 'De pino', price: 90, stock: 2 }
    const body = { ...stated, minSalePrice: 80, imageUrl: 'https://fotos.example/mesa.jpg' }
    const made = await testApp.call<OwnProduct>('POST', '/api/v1/products', { token: ana.token, body })
    expect([made.status, made.body]).toMatchObject([201, body])
  })

  test('[SEL-17] without price, stock, category and minimum price: to be agreed, one unit, without category', async () => {
    const product = await aProduct(testApp, ana, { price: null, stock: null, minSalePrice: null, categoryId: null })
    expect(product).toMatchObject({ price: null, stock: 1, minSalePrice: null, categoryId: null, category: null })
  })

  test('[CAT-02] pictures come as a list or as one address', async () => {
    const none = await aProduct(testApp, ana, { imageUrl: '' })
    expect([none.imageUrl, none.images]).toEqual([null, []])
    const one = await aProduct(testApp, ana, { imageUrl: 'https://fotos.example/a.jpg' })
    expect([one.imageUrl, one.images]).toEqual(['https://fotos.example/a.jpg', ['https://fotos.example/a.jpg']])
    const two = await aProduct(testApp, ana, { images: ['https://fotos.example/b.jpg', 'https://fotos.example/c.jpg'] })
    expect([two.imageUrl, two.images.length]).toEqual(['https://fotos.example/b.jpg', 2])
  })

  const bad: [string, object, string][] = [
    ['[SEL-15] no name', { name: '' }, 'name'],
    ['a name of 1 MB', { name: 'x'.repeat(100_000) }, 'name'],
    ['a null byte', { description: 'a\0b' }, 'description'],
    ['[SEL-16] a negative price', { price: -1 }, 'price'],
    ['three decimals', { price: 1.005 }, 'price'],
    ['a price as text', { price: '100' }, 'price'],
    ['an absurd price', { price: 1e12 }, 'price'],
    ['half a unit', { stock: 1.5 }, 'stock'],
    ['[SEL-35] a negative stock', { stock: -1 }, 'stock'],
    ['an unknown condition', { condition: 'Roto' }, 'condition'],
    ['an unknown category', { categoryId: 999 }, 'categoryId'],
    ['a category as text', { categoryId: '4; drop table products' }, 'categoryId'],
    ['an unknown currency', { currency: 'BTC' }, 'currency'],
    ['a picture that is a script', { imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    ['nine pictures', { images: Array(9).fill('https://fotos.example/a.jpg') }, 'images'],
    ['[SEL-32] no place', { location: null }, 'location'],
  ]
  test.each(bad)('%s is refused beside its field and changes nothing', async (_, fields, field) => {
    const { status, error } = await testApp.call('POST', '/api/v1/products', { token: ana.token, body: { ...bicycle, ...fields } })
    expect(status).toBe(400)
    expect(error.fields?.[field]).toMatch(/[a-záéíóú]{3}/)
    expect((await list()).body).toEqual([])
  })

  test('a least price may be the price and not above it', async () => {
    const publish = (minSalePrice: number) =>
      testApp.call<OwnProduct>('POST', '/api/v1/products', { token: ana.token, body: { ...bicycle, minSalePrice } })
    const price = bicycle.price ?? 0
    expect((await publish(price + 1)).error).toMatchObject({
      error: 'catalogue.min-above-price',
      fields: { minSalePrice: 'No puede ser mayor que el precio.' },
    })
    expect((await list()).body).toEqual([])
    expect((await publish(price)).body.minSalePrice).toBe(price)
  })

  test.each(['1e309', '-1e309', 'NaN', '"1"', '{}', '[1]'])('refuses a price of %s, exactly as in the JSON', async (price) => {
    const body = JSON.stringify({ ...bicycle, price: '?' }).replace('"?"', price)
    expect((await testApp.call('POST', '/api/v1/products', { token: ana.token, body })).status).toBe(400)
    expect((await list()).body).toEqual([])
  })

  test('[SEL-01] a visitor publishes nothing, and nobody publishes for another', async () => {
    expect((await testApp.call('POST', '/api/v1/products', { body: bicycle })).status).toBe(401)
    const { body } = await testApp.call<OwnProduct>('POST', '/api/v1/products', { token: ana.token, body: { ...bicycle, userId: beto.id } })
    expect(body.userId).toBe(ana.id)
  })
})

describe('one product', () => {
  test('[CAT-13] comes with its seller, without email and without the minimum price', async () => {
    const { id } = await aProduct(testApp, ana, { minSalePrice: 100, details: 'Lista para usar.' })
    const { body } = await testApp.call<ProductDetail>('GET', `/api/v1/products/${id}?include=seller`)
    const record = { sales: 0, marks: ['email'], answerMinutes: null, score: null, reviews: 0 }
    expect(body.seller).toEqual({ id: ana.id, name: ana.name, imageUrl: null, createdAt: ana.createdAt, hasPage: true, ...record })
    expect(body.details).toBe('Lista para usar.')
    expect(body).not.toHaveProperty('minSalePrice')
    expect(JSON.stringify(body)).not.toContain(ana.email)
    expect((await detail(id, ana.token)).body.minSalePrice).toBe(100)
  })

  test('[CAT-31] says who may buy and edit', async () => {
    const { id } = await aProduct(testApp, ana)
    expect((await detail(id)).body.can).toEqual({ buy: true, edit: false })
    expect((await detail(id, beto.token)).body.can).toEqual({ buy: true, edit: false })
    expect((await detail(id, ana.token)).body.can).toEqual({ buy: false, edit: true })
  })

  test('[CAT-28] a hidden one is found by its owner and admins only, and is in no list', async () => {
    const admin = await anAdmin(testApp)
    const { id } = await aProduct(testApp, ana)
    const lists = ['', '?in_stock=true', '?search=bicicleta', '?search=bicicleta&sort=name', '?sort=price', '?category=4']
    const others = ['/by-category', '/by-category?search=bicicleta', '/search?q=bicicleta', '/suggest?q=bicicl', '/ranking']
    const listing = async () => {
      const answers = await Promise.all(
        [...lists, ...others].map(async (query) => [query, JSON.stringify((await list(query)).body)] as const),
      )
      return answers.filter(([, text]) => text.includes(bicycle.name)).map(([query]) => query)
    }
    expect(await listing()).toEqual([...lists, ...others])
    const hide = (token: string) =>
      testApp.call<OwnProduct>('PUT', `/api/v1/products/${id}/visibility`, { token, body: { visible: false } })
    expect((await hide(beto.token)).status).toBe(403)
    expect((await hide(admin.token)).body.visible).toBe(false)
    expect((await detail(id)).error.message).toBe('Producto no encontrado')
    expect((await detail(id, beto.token)).status).toBe(404)
    expect((await edit(id, { price: 1 }, beto.token)).status).toBe(404)
    expect((await detail(id, ana.token)).status).toBe(200)
    expect((await detail(id, admin.token)).status).toBe(200)
    expect(await listing()).toEqual([])
  })

  test('[CAT-33] up to 4 similar ones: same category, visible, not itself, available ones first, then the most similar', async () => {
    const product = await aProduct(testApp, ana, { name: 'Bicicleta playera' })
    await aProduct(testApp, ana, { name: 'Pelota de fútbol' })
    await edit((await aProduct(testApp, ana, { name: 'Bicicleta playera vendida' })).id, { sold: true })
    await aProduct(testApp, ana, { name: 'Bicicleta playera agotada', stock: 0 })
    for (const n of [1, 2, 3]) await aProduct(testApp, ana, { name: `Bicicleta plegable ${n}` })
    const hidden = await aProduct(testApp, ana, { name: 'Bicicleta playera oculta' })
    await testApp.call('PUT', `/api/v1/products/${hidden.id}/visibility`, { token: ana.token, body: { visible: false } })
    await aProduct(testApp, ana, { name: 'Bicicleta playera', categoryId: 10 })
    const similar = () => testApp.call<Product[]>('GET', `/api/v1/products/${product.id}/similar`)
    expect(names((await similar()).body)).toEqual([
      'Bicicleta plegable 3',
      'Bicicleta plegable 2',
      'Bicicleta plegable 1',
      'Pelota de fútbol',
    ])
    await aProduct(testApp, ana, { name: 'Bicicleta playera rodado 28' })
    expect((await similar()).body).toHaveLength(4)
    expect(names((await similar()).body)[0]).toBe('Bicicleta playera rodado 28')
  })

  test.each(['', '?view=card'])(
    'nothing is similar to a product without a category, and one that there is not has none%s',
    async (view) => {
      const product = await aProduct(testApp, ana, { name: 'Suelta', categoryId: null })
      const similarTo = (id: string) => testApp.call<Product[]>('GET', `/api/v1/products/${id}/similar${view}`)
      expect((await similarTo(product.id)).body).toEqual([])
      expect(await similarTo('00000000-0000-4000-8000-000000000000')).toMatchObject({
        status: 404,
        error: { error: 'catalogue.not-found' },
      })
    },
  )
})

describe('the list', () => {
  const walk = async (query: string, more = '') => names((await pagesOf<Product>(testApp, `/api/v1/products${query}`, { more })).flat())

  test('[CAT-12] answers an array, the newest first, with a Link to the next page', async () => {
    for (const name of ['Uno', 'Dos', 'Tres']) {
      await aProduct(testApp, ana, { name })
      testApp.clock.pass(1)
    }
    const { body, headers } = await list()
    expect(names(body)).toEqual(['Tres', 'Dos', 'Uno'])
    expect(headers.link).toBeUndefined()
    expect(await walk('?limit=1')).toEqual(['Tres', 'Dos', 'Uno'])
    expect(await walk('?limit=2&in_stock=true')).toEqual(['Tres', 'Dos', 'Uno'])
    expect(names((await list('?limit=1&page=2')).body)).toEqual(['Dos'])
    expect(await walk('?limit=1&page=2')).toEqual(['Dos', 'Uno'])
    for (const query of ['?limit=1', '?limit=1&search=canasto'])
      expect(await walk(query, '&page=2'), 'a cursor knows its place by itself').toEqual(['Tres', 'Dos', 'Uno'])
    expect(names((await list('?limit=2&page=2&sort=name')).body)).toEqual(['Uno'])
    const asked = await list('?limit=1&name=%C3%A1+%26b&page=2&cursor=')
    expect(nextOf(asked.headers.link)?.replace(/[\w-]+$/, '…')).toBe('/api/v1/products?limit=1&name=%C3%A1+%26b&cursor=…')
    expect((await list('?page=3&limit=3')).body).toEqual([])
  })

  test('sorts by price and by name, each product once, those without a price last', async () => {
    const prices: [string, number | null][] = [
      ['Medio', 20],
      ['Nada', null],
      ['Caro', 30],
      ['Barato', 10],
      ['Igual', 20],
    ]
    for (const [name, price] of prices) await aProduct(testApp, ana, { name, price })
    expect(await walk('?sort=price&limit=2')).toEqual(['Barato', 'Medio', 'Igual', 'Caro', 'Nada'])
    expect(await walk('?sort=-price&limit=2')).toEqual(['Caro', 'Igual', 'Medio', 'Barato', 'Nada'])
    expect(await walk('?sort=name&limit=2')).toEqual(['Barato', 'Caro', 'Igual', 'Medio', 'Nada'])
    expect(await walk('?sort=price&limit=2&min_price=15&max_price=25')).toEqual(['Medio', 'Igual'])
    expect(await walk('?sort=price&min_price=20&max_price=20')).toEqual(['Medio', 'Igual'])
  })

  test('[CAT-12] filters by category, by number and by name, by condition and by stock', async () => {
    await aProduct(testApp, ana, { name: 'Deportes' })
    await aProduct(testApp, ana, { name: 'Hogar', categoryId: 3, condition: 'Nuevo' })
    await aProduct(testApp, ana, { name: 'Suelto', categoryId: null, stock: 0 })
    await edit((await aProduct(testApp, ana, { name: 'Vendido', categoryId: 1 })).id, { sold: true })
    expect(await walk('?category=4')).toEqual(['Deportes'])
    for (const name of ['hogar y jardin', ' HOGAR Y JARDÍN '])
      expect(await walk(`?category=${encodeURIComponent(name)}`)).toEqual(['Hogar'])
    expect(await walk('?category=Sin%20categor%C3%ADa')).toEqual(['Suelto'])
    expect(await walk('?category=Inexistente')).toEqual([])
    expect(await walk('?condition=Nuevo')).toEqual(['Hogar'])
    expect(await walk('?in_stock=true')).toEqual(['Hogar', 'Deportes'])
    expect(await walk('?category=&min_price=&condition=&in_stock=')).toHaveLength(4)
  })

  test.each([
    ['?limit=0'],
    ['?limit=101'],
    ['?limit=x'],
    ['?page=0'],
    ['?page=51'],
    ['?sort=azar'],
    ['?min_price=abc'],
    ['?min_price=-1'],
    ['?min_price=20&max_price=10'],
    ['?min_price=20&max_price=10&currency=ARS'],
    ['?max_price=10&currency=EUR'],
    ['?cursor=inventado'],
    ['?cursor=eyJ2YWx1ZSI6MX0'],
    ['?condition=Roto'],
    ['?in_stock=quizas'],
    ['?search=%00'],
    [`?search=${'x'.repeat(300)}`],
    ['?search=a&search=b'],
  ])('refuses %s with a sentence', async (query) => {
    const { status, error } = await list(query)
    expect(status).toBe(400)
    expect(error.message).toMatch(/\S/)
  })

  test('[CAT-22] shelves count matching products and show the first of each category', async () => {
    for (const n of [1, 2, 3]) await aProduct(testApp, ana, { name: `Bici ${n}` })
    await aProduct(testApp, ana, { name: 'Suelto', categoryId: null })
    const shelves = (query: string) =>
      testApp.call<{ total: number; shelves: { category: Category | null; count: number; products: Product[] }[] }>(
        'GET',
        `/api/v1/products/by-category${query}`,
      )
    const { body } = await shelves('?limit=2')
    expect(body.total).toBe(4)
    expect(body.shelves.map(({ category, count, products }) => [category?.name ?? null, count, names(products)])).toEqual([
      ['Deportes', 3, ['Bici 3', 'Bici 2']],
      [null, 1, ['Suelto']],
    ])
    expect((await shelves('?search=suelto')).body.total).toBe(1)
    // The second begins like a bicycle and is none.
    for (const search of ['nada%20parecido', 'bicwfkrjn', 'suelzzzzt']) {
      expect((await shelves(`?search=${search}`)).body).toEqual({ total: 0, shelves: [] })
      expect(names((await list(`?search=${search}`)).body)).toEqual([])
    }
  })

  test('[SEL-08] the own products: hidden and sold too, by price or name, in either direction, with a search', async () => {
    const cheap = await aProduct(testApp, ana, { name: 'Alfa', price: 5 })
    await aProduct(testApp, ana, { name: 'Beta', price: 3 })
    await aProduct(testApp, beto, { name: 'Ajeno' })
    await testApp.call('PUT', `/api/v1/products/${cheap.id}/visibility`, { token: ana.token, body: { visible: false } })
    const mine = async (query = '') =>
      names((await testApp.call<OwnProduct[]>('GET', `/api/v1/products/mine${query}`, { token: ana.token })).body)
    expect(await mine()).toEqual(['Beta', 'Alfa'])
    expect(await mine('?sort=-price')).toEqual(['Alfa', 'Beta'])
    expect(await mine('?sort=name')).toEqual(['Alfa', 'Beta'])
    expect(await mine('?sort=-name')).toEqual(['Beta', 'Alfa'])
    expect(await mine('?search=alfa&category=4')).toEqual(['Alfa'])
    expect((await testApp.call('GET', '/api/v1/products/mine')).status).toBe(401)
  })
})
