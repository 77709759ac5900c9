import type { Product, ProductFields } from '@feria/contract/catalogue'
import type { InterestedMember, Match, MatchDetail, Wish, WishFields } from '@feria/contract/wishes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const phone: Partial<ProductFields> = {
  name: 'iPhone 13 128GB',
  description: 'Apple iPhone 13',
  categoryId: 1,
  location: 'La Plata, Buenos Aires',
  price: 500,
}
const aWish = async (person: Person, fields: Partial<WishFields> = {}): Promise<Wish> => {
  world.clock.pass(1)
  const body = { name: 'iPhone 13', modelo: '128 GB', country: 'Argentina', ...fields }
  return (await world.call<Wish>('POST', '/api/v1/request', { token: person.token, body })).body
}
const ask = async <T>(person: Person, path: string) => (await world.call<T>('GET', `/api/v1/request${path}`, { token: person.token })).body
const met = (person: Person, query = '') => ask<Match[]>(person, `/matches${query}`)
const settle = () => world.app.jobs.drain()
const change = (method: 'PUT' | 'POST', person: Person, path: string, body: object) =>
  world.call<MatchDetail>(method, `/api/v1${path}`, { token: person.token, body })
const aPair = async () => [await aMember(world, 'Bruno Busca'), await aMember(world, 'Vera Vende')] as const
/** A model of a family that no other test has, since all of them share one market. */
let models = 0
const letter = (n: number) => String.fromCharCode(98 + (n % 20))
const aModel = () => {
  models++
  return `q${letter(models)}${letter(Math.floor(models / 20))}4100`
}

describe('meeting', () => {
  test('[WISH-02, WISH-03, WISH-04, WISH-28] a wish first, a product first: both meet, with a score and reasons in words', async () => {
    const [bruno, vera] = await aPair()
    const wish = await aWish(bruno, { localization: 'La Plata', maxPrice: 550, radiusKm: 20 })
    const product = await aProduct(world, vera, phone)
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
    const later = await aMember(world, 'Lara Llega')
    await aWish(later, { name: 'Busco un iphone 13 de 256 gb', modelo: 'cualquiera' })
    await settle()
    expect(await met(later)).toMatchObject([
      { id: product.id, coincidencia: 'CERCANO', reasons: ['Mismo modelo: iPhone 13', 'Otro almacenamiento: 128 GB'] },
    ])
    expect(await met(later, '?coincidencia=MATCH')).toEqual([])
    expect(await met(later, '?coincidencia=CERCANO')).toHaveLength(1)
    expect((await world.call('GET', '/api/v1/request/matches?coincidencia=CASI', { token: later.token })).status).toBe(400)
  })

  test.each([
    [{ price: 500 }, 'MATCH', 'Dentro de tu presupuesto'],
    [{ price: 560 }, 'CERCANO', '12 % por encima de tu presupuesto'],
    [{ price: 576 }, null, ''],
    [{ price: 749_000, currency: 'ARS' as const }, 'MATCH', 'Dentro de tu presupuesto'],
    [{ price: 900_000, currency: 'ARS' as const }, null, ''],
    [{ price: null }, 'MATCH', ''],
  ])('[WISH-04] a price of %o against at most USD 500 is %s', async (price, coincidencia, reason) => {
    await world.app.ctx.db.execute('delete from exchange_rates')
    await world.app.ctx.db.execute(`insert into exchange_rates (ars_cents, since, source) values (150000, now(), 'test')`)
    const [bruno, vera] = await aPair()
    const model = aModel()
    await aWish(bruno, { name: 'Celular', modelo: model, maxPrice: 500 })
    await aProduct(world, vera, { ...phone, name: `Celular ${model}`, description: 'Usado', ...price })
    await settle()
    const found = await met(bruno)
    expect(found.map((it) => it.coincidencia)).toEqual(coincidencia ? [coincidencia] : [])
    if (reason) expect(found[0]?.reasons).toContain(reason)
  })

  test.each([
    ['La Plata', 'MATCH'],
    ['Quilmes', 'CERCANO'],
    ['Rosario, Santa Fe', null],
    ['en mi casa', 'MATCH'],
  ])('[WISH-04] within 30 km of La Plata, %s is %s', async (location, coincidencia) => {
    const [bruno, vera] = await aPair()
    const model = aModel()
    await aWish(bruno, { name: 'Heladera', modelo: model, localization: 'La Plata', radiusKm: 30 })
    await aProduct(world, vera, { name: `Heladera ${model}`, description: 'No frost', location })
    await settle()
    expect((await met(bruno)).map((it) => it.coincidencia)).toEqual(coincidencia ? [coincidencia] : [])
  })

  test('synonyms, plurals and typos meet; another thing, an accessory and what is refused do not', async () => {
    const [bruno, vera] = await aPair()
    const model = aModel()
    await aProduct(world, vera, { name: `Televisor Noblex ${model}`, description: 'Pantalla de 50 pulgadas' })
    await aProduct(world, vera, { name: `Soporte para televisor ${model}`, description: 'De pared' })
    await aProduct(world, vera, { name: 'Mochila para notebook', description: 'Urbana' })
    await settle()
    for (const name of [`tele ${model}`, `Smart TV ${model}`, `televisores ${model}`, `televisro noblex ${model}`]) {
      const searching = await aMember(world)
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

  test('a wish with a typo is found by what is published afterwards', async () => {
    const [bruno, vera] = await aPair()
    const model = aModel()
    await aProduct(world, vera, { name: 'Bandoneón Premier', description: 'De estudio' })
    await aWish(bruno, { name: 'bandonoen', modelo: model })
    await settle()
    await aProduct(world, vera, { name: `Bandoneón ${model}`, description: 'Restaurado' })
    await settle()
    expect((await met(bruno)).map((it) => it.name)).toContain(`Bandoneón ${model}`)
  })

  test('nobody meets their own products', async () => {
    const [bruno] = await aPair()
    const model = aModel()
    await aProduct(world, bruno, { name: `Kayak ${model}` })
    await aWish(bruno, { name: 'Kayak', modelo: model })
    await aProduct(world, bruno, { name: `Kayak ${model} doble` })
    await settle()
    expect(await met(bruno)).toEqual([])
  })
})

describe('what changes', () => {
  test('a re-priced, edited, hidden, shown, sold or removed product, an edited wish: matches follow', async () => {
    const [bruno, vera] = await aPair()
    const model = aModel()
    const wish = await aWish(bruno, { name: 'Notebook', modelo: model, maxPrice: 300 })
    const product = await aProduct(world, vera, { name: `Notebook ${model}`, description: 'Usada', price: 400 })
    const now = async () => {
      await settle()
      return (await met(bruno)).map((it) => [it.matchId, it.coincidencia])
    }
    const edit = async (body: object) => {
      world.clock.pass(1)
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
      world.clock.pass(1)
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
    await world.call('DELETE', `/api/v1/products/${product.id}`, { token: vera.token })
    expect((await world.call('GET', `/api/v1/matches/${matchId}`, { token: bruno.token })).error.error).toBe('wishes.match-not-found')
  })

  test('the last unit in an unpaid order drops out and comes back with its match', async () => {
    const [bruno, vera] = await aPair()
    const model = aModel()
    await aWish(bruno, { name: 'Guitarra', modelo: model })
    const product = await aProduct(world, vera, { name: `Guitarra ${model}`, description: 'Criolla', stock: 1 })
    await settle()
    const [before] = await met(bruno)
    const buyer = await aMember(world)
    const body = { products: [{ productId: product.id }] }
    expect((await world.call('POST', '/api/v1/orders', { token: buyer.token, body })).status).toBe(201)
    await settle()
    expect(await met(bruno)).toEqual([])
    const live = async () =>
      rowsOf<{ live: boolean }>(await world.engines.db.db.execute(`select is_live as live from matches where product_id = '${product.id}'`))
    expect(await live()).toEqual([{ live: false }])
    const { returnStock } = await import('../catalogue/catalogue.module.ts')
    await returnStock(world.app.ctx, [product.id])
    await settle()
    expect(await live()).toEqual([{ live: true }])
    expect((await met(bruno)).map(({ matchId }) => matchId)).toEqual([before?.matchId])
  })

  test('two publications and a wish at once, and every job twice: one match each', async () => {
    const [bruno, vera] = await aPair()
    const model = aModel()
    const [wish, ...products] = await Promise.all([
      aWish(bruno, { name: 'Campera', modelo: model }),
      aProduct(world, vera, { name: `Campera ${model}`, description: 'Talle L' }),
      aProduct(world, vera, { name: `Campera ${model} nueva`, description: 'Talle M' }),
    ])
    const { ctx } = world.app
    const again = async () => {
      await ctx.outbox.put(ctx, 'wishes.changed', { wishId: wish.id })
      for (const { id } of products) await ctx.outbox.put(ctx, 'catalogue.changed', { productId: id })
    }
    await again()
    await Promise.all([settle(), settle()])
    await again()
    await settle()
    const found = await met(bruno)
    expect(found.map(({ id }) => id).sort()).toEqual(products.map(({ id }) => id).sort())
    const notices = await world.call<unknown[]>('GET', '/api/v1/notifications', { token: bruno.token })
    expect(notices.body).toHaveLength(2)
  })

  test('a wish of one common word keeps its best 50; one publication meets at most 300', async () => {
    const [bruno, vera] = await aPair()
    const word = 'bandurria'
    await aWish(bruno, { name: word, modelo: 'cualquiera' })
    for (let i = 0; i < 55; i++) await aProduct(world, vera, { name: `Bandurria ${i}`, description: 'Criolla' })
    await settle()
    expect(await met(bruno, '?limit=100')).toHaveLength(50)
    await world.app.ctx.outbox.put(world.app.ctx, 'wishes.changed', { wishId: (await ask<Wish[]>(bruno, ''))[0]?.id ?? '' })
    await settle()
    expect(await met(bruno, '?limit=100')).toHaveLength(50)
  })
})

describe('the two sides', () => {
  const together = async (fields: Partial<WishFields> = {}) => {
    const [bruno, vera] = await aPair()
    const model = aModel()
    const wish = await aWish(bruno, { name: 'Secador', modelo: model, localization: 'La Plata', maxPrice: 145, ...fields })
    const product = await aProduct(world, vera, { name: `Secador ${model}`, description: 'Iónico', location: 'Quilmes', price: 150 })
    await settle()
    const [match] = await met(bruno)
    return { bruno, vera, wish, product, match: match as Match }
  }

  test('[WISH-20, WISH-21] a match has its own page for both sides and nobody else; a seller learns neither place nor highest price', async () => {
    const { bruno, vera, match } = await together()
    const page = (person: Person) => world.call<MatchDetail>('GET', `/api/v1/matches/${match.matchId}`, { token: person.token })
    const [looking, selling] = [(await page(bruno)).body, (await page(vera)).body]
    expect(looking).toMatchObject({
      side: 'busco',
      other: { id: vera.id, name: 'Vera Vende' },
      maxPrice: 145,
      band: 'a menos de 100 km',
      can: { contact: true, buy: true, notify: false },
    })
    expect(looking.distance).toBeGreaterThan(20)
    expect(looking.reasons).toContain('3 % por encima de tu presupuesto')
    expect(selling).toMatchObject({
      side: 'vendo',
      other: { id: bruno.id },
      maxPrice: null,
      distance: null,
      isNotified: false,
      can: { contact: false, buy: false, notify: true },
    })
    expect(selling.reasons).toEqual(expect.arrayContaining(['Un poco por encima de su presupuesto', 'A menos de 100 km']))
    expect(JSON.stringify(selling)).not.toMatch(/145|La Plata/)
    expect((await page(await aMember(world))).error.error).toBe('wishes.match-not-found')
  })

  test('[WISH-11, WISH-23] what the member sells with how many wishes it meets; who looks for it, the nearest first, by pages', async () => {
    const { vera, product, bruno } = await together()
    const [near, nowhere] = [await aMember(world, 'Nora Cerca'), await aMember(world, 'Nadie Sabe')]
    const modelo = product.name.split(' ')[1] ?? ''
    await aWish(nowhere, { name: 'Secador', modelo })
    await aWish(near, { name: 'Secador', modelo, localization: 'Quilmes' })
    await settle()
    const selling = await ask<(Product & { wishes: number })[]>(vera, '/products')
    expect(selling.map(({ id, wishes }) => [id, wishes])).toEqual([[product.id, 3]])
    const first = await world.call<InterestedMember[]>('GET', '/api/v1/request/nearby?limit=2', { token: vera.token })
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const all = [...first.body, ...(await world.call<InterestedMember[]>('GET', next, { token: vera.token })).body]
    expect(all.map(({ owner, band }) => [owner.id, band])).toEqual([
      [near.id, 'a menos de 5 km'],
      [bruno.id, 'a menos de 100 km'],
      [nowhere.id, null],
    ])
    expect(all[0]).toMatchObject({ product: { id: product.id }, wish: { name: 'Secador' }, isNotified: false, coincidencia: 'MATCH' })
    expect(JSON.stringify(all)).not.toMatch(/"lat|localization|Plata/)
    await change('PUT', vera, `/matches/${all[0]?.matchId}`, { isDismissed: true })
    expect(await ask(vera, '/nearby')).toHaveLength(2)
    expect(await ask(vera, '/products')).toMatchObject([{ wishes: 2 }])
  })

  test('«no me interesa» is remembered on one’s own side, also when the product changes, and can be taken back', async () => {
    const { bruno, vera, match, product } = await together()
    const dismiss = (isDismissed: boolean) => change('PUT', bruno, `/matches/${match.matchId}`, { isDismissed })
    expect((await dismiss(true)).body).toMatchObject({ isDismissed: true, side: 'busco' })
    world.clock.pass(1)
    await change('PUT', vera, `/products/${product.id}`, { price: 100 })
    await settle()
    expect(await met(bruno)).toEqual([])
    expect(await ask(vera, '/nearby')).toHaveLength(1)
    await dismiss(false)
    expect(await met(bruno)).toHaveLength(1)
    expect((await change('PUT', await aMember(world), `/matches/${match.matchId}`, { isDismissed: true })).status).toBe(404)
  })

  test('[WISH-09, WISH-10, WISH-13, WISH-14] a seller tells the owner once a product; at most 3 are shown; removed products go', async () => {
    const { bruno, vera, wish, product, match } = await together()
    const tell = (person: Person, productId: string) => change('POST', person, `/request/${wish.id}/notify`, { productId })
    expect((await tell(vera, product.id)).body).toEqual({ isNotified: true })
    expect((await tell(vera, product.id)).error).toMatchObject({ error: 'wishes.already-notified' })
    const ids = [product.id]
    for (let i = 0; i < 3; i++) {
      world.clock.pass(1)
      const more = await aProduct(world, vera, { name: `${product.name} ${i}`, description: 'Iónico', location: 'Quilmes', price: 90 })
      ids.unshift(more.id)
      expect((await tell(vera, more.id)).status).toBe(200)
    }
    const read = await ask<Wish>(bruno, `/${wish.id}`)
    expect(read.interest).toEqual(ids)
    expect(read.interested.map(({ id, url }) => [id, url])).toEqual(ids.slice(0, 3).map((id) => [id, `/products/${id}`]))
    expect((await world.call<MatchDetail>('GET', `/api/v1/matches/${match.matchId}`, { token: vera.token })).body).toMatchObject({
      isNotified: true,
      can: { notify: false },
    })
    await world.call('DELETE', `/api/v1/products/${ids[0]}`, { token: vera.token })
    await change('PUT', vera, `/products/${ids[1]}/visibility`, { visible: false })
    await change('PUT', bruno, `/request/${wish.id}`, { activo: false })
    const left = await ask<Wish>(bruno, `/${wish.id}`)
    expect([left.interest, left.interested.map(({ id }) => id)]).toEqual([ids.slice(1), ids.slice(2)])
  })

  test('a notify to oneself, about another’s product, without a match, to an inactive wish, too often: all refused', async () => {
    const { bruno, vera, wish, product } = await together()
    const tell = async (person: Person, id: string, productId: string) =>
      (await change('POST', person, `/request/${id}/notify`, { productId })) as unknown as { status: number; error: { error: string } }
    const own = await aProduct(world, bruno, { name: product.name })
    expect((await tell(bruno, wish.id, own.id)).error.error).toBe('wishes.own')
    expect((await tell(bruno, wish.id, product.id)).error.error).toBe('catalogue.not-found')
    expect((await tell(await aMember(world), wish.id, product.id)).error.error).toBe('catalogue.not-found')
    const other = await aProduct(world, vera, { name: 'Mesa de luz' })
    expect((await tell(vera, wish.id, other.id)).error.error).toBe('wishes.no-match')
    expect((await tell(vera, crypto.randomUUID(), product.id)).error.error).toBe('wishes.not-found')
    const db = world.engines.db.db
    await db.execute(`insert into wishes (id, user_id, name, modelo, country, currency, is_active, keys_version, topic, topic_label, created_at, updated_at)
      select gen_random_uuid(), '${bruno.id}', 'Silla', '-', 'Argentina', 'USD', false, 0, '', '', now(), now() from generate_series(1, 50)`)
    await db.execute(`insert into wish_interests (wish_id, product_id, seller_id, created_at)
      select w.id, '${other.id}', '${vera.id}', '${world.clock.now().toISOString()}' from wishes w where not is_active and user_id = '${bruno.id}'`)
    expect((await tell(vera, wish.id, product.id)).error.error).toBe('wishes.too-many-notified')
    await db.execute(`delete from wish_interests where product_id = '${other.id}'`)
    const twice = await Promise.all([tell(vera, wish.id, product.id), tell(vera, wish.id, product.id)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    await change('PUT', bruno, `/request/${wish.id}`, { activo: false })
    expect((await tell(vera, wish.id, product.id)).error.error).toBe('wishes.not-found')
  })
})
