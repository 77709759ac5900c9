import type { ProductFields } from '@feria/contract/catalogue/schemas'
import type { MatchDetail, Wish, WishFields } from '@feria/contract/wishes/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aModel, aWish as anyWish, aPair, matchesOf } from '../../testing/wishes.ts'
import { commitStock, restock, returnStock, takeStock } from '../catalogue/catalogue.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const phone: Partial<ProductFields> = {
  name: 'iPhone 13 128GB',
  description: 'Apple iPhone 13',
  categoryId: 1,
  location: 'La Plata, Buenos Aires',
  price: 500,
}
const aWish = (person: Person, fields: Partial<WishFields> = {}) => {
  testApp.clock.pass(1)
  return anyWish(testApp, person, fields)
}
const met = (person: Person, query = '') => matchesOf(testApp, person, query)
const settle = () => testApp.app.jobs.drain()
const ask = async <T>(person: Person, path: string) =>
  (await testApp.call<T>('GET', `/api/v1/request${path}`, { token: person.token })).body
const change = (method: 'PUT' | 'POST', person: Person, path: string, body: object) =>
  testApp.call<MatchDetail>(method, `/api/v1${path}`, { token: person.token, body })

describe('matching', () => {
  test('[WISH-03] a wish first, a product first: both match, with a score and reasons in words', async () => {
    const [bruno, vera] = await aPair(testApp)
    const wish = await aWish(bruno, { modelo: '128 GB', localization: 'La Plata', maxPrice: 550, radiusKm: 20 })
    const product = await aProduct(testApp, vera, phone)
    await settle()
    const [match] = await met(bruno)
    expect(match).toMatchObject({
      id: product.id,
      name: product.name,
      price: 500,
      coincidencia: 'MATCH',
      side: 'busco',
      isDismissed: false,
      distance: 0,
      wish: { id: wish.id, name: 'iPhone 13', modelo: '128 GB', activo: true },
    })
    expect(match?.reasons).toEqual(['Mismo modelo: iPhone 13', 'Dentro de tu presupuesto', 'A menos de 1 km'])
    expect(match?.matchScore).toBeGreaterThan(0.8)
    expect(await ask<Wish>(bruno, `/${wish.id}`)).toMatchObject({ idProduct: product.id, matches: { exact: 1, close: 0 } })
    const other = await aWish(bruno, { name: 'Kayak', modelo: 'doble' })
    expect([await met(bruno, `?wishId=${wish.id}`), await met(bruno, `?wishId=${other.id}`)]).toMatchObject([[{ id: product.id }], []])
    const later = await aMember(testApp, 'Lara Llega')
    await aWish(later, { name: 'Busco un iphone 13 de 256 gb', modelo: 'cualquiera' })
    await settle()
    expect(await met(later)).toMatchObject([
      { id: product.id, coincidencia: 'CERCANO', reasons: ['Mismo modelo: iPhone 13', 'Otro almacenamiento: 128 GB'] },
    ])
    expect(await met(later, '?coincidencia=MATCH')).toEqual([])
    expect(await met(later, '?coincidencia=CERCANO')).toHaveLength(1)
    expect((await testApp.call('GET', '/api/v1/request/matches?coincidencia=CASI', { token: later.token })).status).toBe(400)
  })

  test.each([
    [{ price: 500 }, 'MATCH', 'Dentro de tu presupuesto'],
    [{ price: 560 }, 'CERCANO', '12 % por encima de tu presupuesto'],
    [{ price: 601 }, null, ''],
    [{ price: 749_000, currency: 'ARS' as const }, 'MATCH', 'Dentro de tu presupuesto'],
    [{ price: 1_000_000, currency: 'ARS' as const }, null, ''],
    [{ price: null }, 'MATCH', ''],
  ])('[WISH-04] a price of %o against at most USD 500 is %s', async (price, coincidencia, reason) => {
    await testApp.app.ctx.db.execute('delete from exchange_rates')
    await testApp.app.ctx.db.execute(`insert into exchange_rates (ars_cents, since, source) values (150000, now(), 'test')`)
    const [bruno, vera] = await aPair(testApp)
    const model = aModel()
    const later = await aMember(testApp, 'Lara Llega')
    await aWish(bruno, { name: 'Celular', modelo: model, maxPrice: 500 })
    await aProduct(testApp, vera, { ...phone, name: `Celular ${model}`, description: 'Usado', ...price })
    await settle()
    await aWish(later, { name: 'Celular', modelo: model, maxPrice: 500 })
    await settle()
    for (const found of [await met(bruno), await met(later)]) {
      expect(found.map((it) => it.coincidencia)).toEqual(coincidencia ? [coincidencia] : [])
      if (reason) expect(found[0]?.reasons).toContain(reason)
    }
  })

  test.each([
    ['La Plata', 'MATCH'],
    ['Quilmes', 'CERCANO'],
    ['Rosario, Santa Fe', null],
    ['en mi casa', 'MATCH'],
  ])('[WISH-04] within 30 km of La Plata, %s is %s', async (location, coincidencia) => {
    const [bruno, vera] = await aPair(testApp)
    const model = aModel()
    await aWish(bruno, { name: 'Heladera', modelo: model, localization: 'La Plata', radiusKm: 30 })
    await aProduct(testApp, vera, { name: `Heladera ${model}`, description: 'No frost', location })
    await settle()
    expect((await met(bruno)).map((it) => it.coincidencia)).toEqual(coincidencia ? [coincidencia] : [])
  })

  test.each([
    ['with a price for sending it', 'MATCH', { parcelPrice: 10, agreed: true }],
    ['to collect or agree on', 'CERCANO', { pickup: true, agreed: true }],
  ])('more than 600 km away, a product %s is %s', async (_, coincidencia, delivery) => {
    const [bruno, vera] = await aPair(testApp)
    const model = aModel()
    await aWish(bruno, { name: 'Heladera', modelo: model, localization: 'La Plata' })
    await aProduct(testApp, vera, { name: `Heladera ${model}`, description: 'No frost', location: 'Salta', price: 100, delivery })
    await settle()
    expect((await met(bruno)).map((it) => it.coincidencia)).toEqual([coincidencia])
  })

  test('of several places of one name the one near the wish is meant', async () => {
    const [bruno, vera] = await aPair(testApp)
    const model = aModel()
    await aWish(bruno, { name: 'Heladera', modelo: model, localization: 'Mendoza, Mendoza', radiusKm: 30 })
    await aProduct(testApp, vera, { name: `Heladera ${model}`, description: 'No frost', location: 'Las Heras' })
    await settle()
    expect((await met(bruno)).map((it) => [it.coincidencia, (it.distance ?? 99) < 30])).toEqual([['MATCH', true]])
  })

  test('a stated condition that is not met, or another size, is close, and told as a reason against', async () => {
    const [bruno, vera] = await aPair(testApp)
    const model = aModel()
    await aWish(bruno, { name: 'Zapatillas', modelo: model, condition: 'Nuevo', size: '42' })
    await aProduct(testApp, vera, { ...phone, name: `Zapatillas ${model} talle 40`, description: 'Con caja', condition: 'Usado' })
    await settle()
    const against = ['Es talle 40', 'Otra condición que la que pediste: Usado']
    const [found] = await met(bruno)
    expect(found).toMatchObject({ coincidencia: 'CERCANO', reasonsAgainst: against })
    expect(found?.reasons).toEqual(expect.arrayContaining([`Mismo modelo: ${model.toUpperCase()}`, ...against]))
    const [seen] = await ask<{ reasonsAgainst: string[] }[]>(vera, '/nearby')
    expect(seen?.reasonsAgainst).toEqual(['Es talle 40', 'Otra condición que la que busca: Usado'])
  })

  test('synonyms, plurals and typos match; another thing, an accessory and an excluded one do not', async () => {
    const [bruno, vera] = await aPair(testApp)
    const model = aModel()
    await aProduct(testApp, vera, { name: `Televisor Noblex ${model}`, description: 'Pantalla de 50 pulgadas' })
    await aProduct(testApp, vera, { name: `Soporte para televisor ${model}`, description: 'De pared' })
    await aProduct(testApp, vera, { name: 'Mochila para notebook', description: 'Urbana' })
    await settle()
    for (const name of [`tele ${model}`, `Smart TV ${model}`, `televisores ${model}`, `televisro noblex ${model}`]) {
      const searching = await aMember(testApp)
      await aWish(searching, { name, modelo: 'cualquiera' })
      await settle()
      expect(
        (await met(searching)).map((it) => it.name),
        name,
      ).toEqual([`Televisor Noblex ${model}`])
    }
    await aWish(bruno, { name: `soporte para televisor ${model}`, modelo: '-' })
    await settle()
    expect((await met(bruno)).map((it) => it.name)).toContain(`Soporte para televisor ${model}`)
  })

  test('a wish with a typo is found by later publications', async () => {
    const [bruno, vera] = await aPair(testApp)
    const model = aModel()
    await aProduct(testApp, vera, { name: 'Bandoneón Premier', description: 'De estudio' })
    await aWish(bruno, { name: 'bandonoen', modelo: model })
    await settle()
    await aProduct(testApp, vera, { name: `Bandoneón ${model}`, description: 'Restaurado' })
    await settle()
    expect((await met(bruno)).map((it) => it.name)).toContain(`Bandoneón ${model}`)
  })

  test('nobody matches their own products', async () => {
    const [bruno] = await aPair(testApp)
    const model = aModel()
    await aProduct(testApp, bruno, { name: `Kayak ${model}` })
    await aWish(bruno, { name: 'Kayak', modelo: model })
    await aProduct(testApp, bruno, { name: `Kayak ${model} doble` })
    await settle()
    expect(await met(bruno)).toEqual([])
  })
})

describe('changes', () => {
  test('a re-priced, edited, hidden, shown, sold or removed product, an edited wish: matches follow', async () => {
    const [bruno, vera] = await aPair(testApp)
    const model = aModel()
    const wish = await aWish(bruno, { name: 'Notebook', modelo: model, maxPrice: 300 })
    const product = await aProduct(testApp, vera, { name: `Notebook ${model}`, description: 'Usada', price: 400 })
    const now = async () => {
      await settle()
      return (await met(bruno)).map((it) => [it.matchId, it.coincidencia])
    }
    const edit = async (body: object) => {
      testApp.clock.pass(1)
      await change('PUT', vera, `/products/${product.id}`, body)
    }
    expect(await now()).toEqual([])
    await edit({ price: 330 })
    const [[matchId] = []] = await now()
    expect(await now()).toEqual([[matchId, 'CERCANO']])
    await edit({ price: 250 })
    expect(await now()).toEqual([[matchId, 'MATCH']])
    await edit({ name: 'Mesa de algarrobo' })
    expect(await now()).toEqual([])
    await edit({ name: `Notebook ${model}` })
    expect(await now()).toEqual([[matchId, 'MATCH']])
    for (const [visible, found] of [
      [false, []],
      [true, [[matchId, 'MATCH']]],
    ] as const) {
      await change('PUT', vera, `/products/${product.id}/visibility`, { visible })
      expect(await now()).toEqual(found)
    }
    const switchTo = async (body: object) => {
      testApp.clock.pass(1)
      await change('PUT', bruno, `/request/${wish.id}`, body)
    }
    await switchTo({ activo: false })
    expect(await now()).toEqual([])
    expect(await ask(vera, '/nearby')).toEqual([])
    await switchTo({ activo: true })
    expect(await now()).toHaveLength(1)
    await switchTo({ name: 'Cámara de fotos', modelo: 'Canon' })
    expect(await now()).toEqual([])
    await switchTo({ name: 'Notebook', modelo: model })
    expect(await now()).toEqual([[matchId, 'MATCH']])
    await edit({ sold: true })
    expect(await now()).toEqual([])
    expect((await change('PUT', bruno, `/matches/${matchId}`, { isDismissed: false })).body).toMatchObject({
      sold: true,
      can: { contact: false, buy: false },
    })
    await testApp.call('DELETE', `/api/v1/products/${product.id}`, { token: vera.token })
    expect((await testApp.call('GET', `/api/v1/matches/${matchId}`, { token: bruno.token })).error.error).toBe('wishes.match-not-found')
  })

  test('an edited wish is matched by later publications', async () => {
    const [bruno, vera] = await aPair(testApp)
    const [before, after] = [aModel(), aModel()]
    const { id } = await aWish(bruno, { name: 'Notebook', modelo: before })
    await settle()
    testApp.clock.pass(1)
    await change('PUT', bruno, `/request/${id}`, { name: 'Monopatín', modelo: after })
    await settle()
    const [, product] = [
      await aProduct(testApp, vera, { name: `Notebook ${before}` }),
      await aProduct(testApp, vera, { name: `Monopatín ${after}` }),
    ]
    await settle()
    expect((await met(bruno)).map((it) => it.id)).toEqual([product.id])
  })

  test('muting a wish starts no new matching, any other edit does', async () => {
    const [bruno, vera] = await aPair(testApp)
    const model = aModel()
    const wish = await aWish(bruno, { name: 'Notebook', modelo: model, maxPrice: 300 })
    const { id } = await aProduct(testApp, vera, { name: `Notebook ${model}`, description: 'Usada', price: 400 })
    await settle()
    // Nobody is told of this, so only a look at all products finds it.
    await testApp.engines.db.db.execute(`update products set price_minor = 20000, comparable_minor = 20000 where id = '${id}'`)
    const after = async (body: object) => {
      testApp.clock.pass(1)
      expect((await change('PUT', bruno, `/request/${wish.id}`, body)).status).toBe(200)
      await settle()
      return (await met(bruno)).map((it) => it.id)
    }
    expect(await after({ isMuted: true })).toEqual([])
    expect(await after({ maxPrice: 290 })).toEqual([id])
  })

  test(
    'the last unit in an unpaid order drops out and comes back with its match, and so does one that was sold and given ' + 'back',
    async () => {
      const [bruno, vera] = await aPair(testApp)
      const model = aModel()
      await aWish(bruno, { name: 'Guitarra', modelo: model })
      const product = await aProduct(testApp, vera, { name: `Guitarra ${model}`, description: 'Criolla', stock: 1 })
      await settle()
      const [before] = await met(bruno)
      const buyer = await aMember(testApp)
      const body = { products: [{ productId: product.id }] }
      expect((await testApp.call('POST', '/api/v1/orders', { token: buyer.token, body })).status).toBe(201)
      await settle()
      expect(await met(bruno)).toEqual([])
      const live = async () =>
        rowsOf<{ live: boolean }>(
          await testApp.engines.db.db.execute(`select is_live as live from matches where product_id = '${product.id}'`),
        )
      expect(await live()).toEqual([{ live: false }])
      await returnStock(testApp.app.ctx, [product.id])
      await settle()
      expect(await live()).toEqual([{ live: true }])
      expect((await met(bruno)).map(({ matchId }) => matchId)).toEqual([before?.matchId])
      await takeStock(testApp.app.ctx, [product.id])
      await commitStock(testApp.app.ctx, [product.id])
      await settle()
      expect(await live()).toEqual([{ live: false }])
      await restock(testApp.app.ctx, [product.id])
      await settle()
      expect((await met(bruno)).map(({ matchId }) => matchId)).toEqual([before?.matchId])
    },
  )

  test('two publications and a wish, and all their jobs again: one match each', async () => {
    const [bruno, vera] = await aPair(testApp)
    const model = aModel()
    const [wish, ...products] = await Promise.all([
      aWish(bruno, { name: 'Campera', modelo: model }),
      aProduct(testApp, vera, { name: `Campera ${model}`, description: 'Talle L' }),
      aProduct(testApp, vera, { name: `Campera ${model} nueva`, description: 'Talle M' }),
    ])
    const { ctx } = testApp.app
    const again = async () => {
      await ctx.outbox.put(ctx, 'wishes.changed', { wishId: wish.id })
      for (const { id } of products) await ctx.outbox.put(ctx, 'catalogue.changed', { productId: id })
    }
    await again()
    await settle()
    await again()
    await settle()
    const found = await met(bruno)
    expect(found.map(({ id }) => id).sort()).toEqual(products.map(({ id }) => id).sort())
    const notifications = await testApp.call<unknown[]>('GET', '/api/v1/notifications', { token: bruno.token })
    expect(notifications.body).toHaveLength(2)
  })

  test('a wish of one common word keeps its best 50; one publication matches at most 300', async () => {
    const [bruno, vera] = await aPair(testApp)
    const word = 'bandurria'
    await aWish(bruno, { name: word, modelo: 'cualquiera' })
    for (let i = 0; i < 55; i++) await aProduct(testApp, vera, { name: `Bandurria ${i}`, description: 'Criolla' })
    await settle()
    expect(await met(bruno, '?limit=100')).toHaveLength(50)
    await testApp.app.ctx.outbox.put(testApp.app.ctx, 'wishes.changed', { wishId: (await ask<Wish[]>(bruno, ''))[0]?.id ?? '' })
    await settle()
    expect(await met(bruno, '?limit=100')).toHaveLength(50)
  })
})
