import type { Product } from '@feria/contract/catalogue/schemas'
import type { InterestedMember, Match, MatchDetail, Wish, WishFields } from '@feria/contract/wishes/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aModel, aWish as anyWish, aPair, matchesOf } from '../../testing/wishes.ts'
import { forgetMatches } from './stored-matches.ts'
import { matches } from './tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

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

const together = async (fields: Partial<WishFields> = {}) => {
  const [bruno, vera] = await aPair(testApp)
  const model = aModel()
  const wish = await aWish(bruno, { name: 'Secador', modelo: model, localization: 'La Plata', maxPrice: 145, ...fields })
  const product = await aProduct(testApp, vera, { name: `Secador ${model}`, description: 'Iónico', location: 'Quilmes', price: 150 })
  await settle()
  const [match] = await met(bruno)
  return { bruno, vera, wish, product, match: match as Match }
}

test('[WISH-21] a match has its own page for both sides and nobody else; a seller learns neither place nor highest price', async () => {
  const { bruno, vera, match } = await together()
  const page = (person: Person) => testApp.call<MatchDetail>('GET', `/api/v1/matches/${match.matchId}`, { token: person.token })
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
  // A number of its own: the three digits may well stand in an id.
  expect(JSON.stringify(selling)).not.toMatch(/\b145\b|La Plata/)
  expect((await page(await aMember(testApp))).error.error).toBe('wishes.match-not-found')
})

test('a seller may notify about what is on sale and matches an active wish; its owner may ask and buy while it is available', async () => {
  const { bruno, vera, wish, product, match } = await together()
  const can = async (person: Person) =>
    (await testApp.call<MatchDetail>('GET', `/api/v1/matches/${match.matchId}`, { token: person.token })).body.can
  const both = async () => [(await can(vera)).notify, (await can(bruno)).contact, (await can(bruno)).buy]
  const after = async (person: Person, path: string, body: object) => {
    testApp.clock.pass(1)
    await change('PUT', person, path, body)
    await settle()
    return both()
  }
  expect(await both()).toEqual([true, true, true])
  expect(await after(bruno, `/request/${wish.id}`, { activo: false })).toEqual([false, true, true])
  expect(await after(bruno, `/request/${wish.id}`, { activo: true })).toEqual([true, true, true])
  expect(await after(vera, `/products/${product.id}`, { price: 300 })).toEqual([false, true, true])
  expect(await after(vera, `/products/${product.id}`, { price: 150 })).toEqual([true, true, true])
  expect(await after(vera, `/products/${product.id}`, { stock: 0 })).toEqual([false, false, false])
  expect(await after(vera, `/products/${product.id}`, { stock: 1 })).toEqual([true, true, true])
  expect(await after(vera, `/products/${product.id}`, { price: null })).toEqual([true, true, false])
  // At once, before any job has ended the match.
  await change('PUT', vera, `/products/${product.id}`, { price: 150, sold: true })
  expect(await both()).toEqual([false, false, false])
})

test('a match is not found by its buyer while its product is hidden, and its seller can do nothing about it', async () => {
  const { bruno, vera, product, match } = await together()
  const page = async ({ token }: Person) => {
    const { status, body, error } = await testApp.call<MatchDetail>('GET', `/api/v1/matches/${match.matchId}`, { token })
    return status === 200 ? body.can : error.error
  }
  const show = (visible: boolean) => change('PUT', vera, `/products/${product.id}/visibility`, { visible })
  await show(false)
  // At once, before any job has ended the match, and afterwards.
  for (const wait of [async () => undefined, settle]) {
    await wait()
    expect(await page(bruno)).toBe('wishes.match-not-found')
    expect(await page(vera)).toEqual({ contact: false, buy: false, notify: false, write: false })
    expect((await change('PUT', bruno, `/matches/${match.matchId}`, { isDismissed: true })).error.error).toBe('wishes.match-not-found')
  }
  await show(true)
  await settle()
  expect([await page(bruno), (await met(bruno)).length]).toEqual([{ contact: true, buy: true, notify: false, write: false }, 1])
})

test('the best product of a wish is the best match, whenever it was published', async () => {
  const [bruno, vera] = await aPair(testApp)
  const model = aModel()
  const wish = await aWish(bruno, { name: 'Secador', modelo: model, localization: 'La Plata', maxPrice: 145 })
  const fields = { name: `Secador ${model}`, description: 'Iónico', price: 100 }
  const places = ['Quilmes', 'La Plata', 'Mendoza'].map((location) => ({ ...fields, location }))
  const published: Product[] = []
  for (const each of [...places, { ...fields, location: 'La Plata', price: 150 }]) {
    testApp.clock.pass(1)
    published.push(await aProduct(testApp, vera, each))
    // One after another, so that the best match is neither the oldest nor the newest.
    await settle()
  }
  const [, best] = published as [Product, Product]
  expect(await ask<Wish>(bruno, `/${wish.id}`)).toMatchObject({ idProduct: best.id, matches: { exact: 2, close: 2 } })
})

test('[WISH-23] own products with the number of wishes they match; who looks for them, the nearest first, by pages', async () => {
  const { vera, product, bruno, wish } = await together()
  const [near, nowhere] = [await aMember(testApp, 'Nora Cerca'), await aMember(testApp, 'Nadie Sabe')]
  const modelo = product.name.split(' ')[1] ?? ''
  await aWish(nowhere, { name: 'Secador', modelo })
  await aWish(near, { name: 'Secador', modelo, localization: 'Quilmes' })
  await settle()
  const selling = await ask<(Product & { wishes: number })[]>(vera, '/products')
  expect(selling.map(({ id, wishes }) => [id, wishes])).toEqual([[product.id, 3]])
  const first = await testApp.call<InterestedMember[]>('GET', '/api/v1/request/nearby?limit=2', { token: vera.token })
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  const all = [...first.body, ...(await testApp.call<InterestedMember[]>('GET', next, { token: vera.token })).body]
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
  await change('PUT', bruno, `/request/${wish.id}`, { activo: false })
  expect(await ask(vera, '/products')).toMatchObject([{ wishes: 1 }])
})

test('«no me interesa» is remembered on one’s own side, even when the product changes, and can be undone', async () => {
  const { bruno, vera, match, product } = await together()
  const dismiss = (isDismissed: boolean) => change('PUT', bruno, `/matches/${match.matchId}`, { isDismissed })
  expect((await dismiss(true)).body).toMatchObject({ isDismissed: true, side: 'busco' })
  testApp.clock.pass(1)
  await change('PUT', vera, `/products/${product.id}`, { price: 100 })
  await settle()
  expect(await met(bruno)).toEqual([])
  expect(await ask(vera, '/nearby')).toHaveLength(1)
  await dismiss(false)
  expect(await met(bruno)).toHaveLength(1)
  expect((await change('PUT', await aMember(testApp), `/matches/${match.matchId}`, { isDismissed: true })).status).toBe(404)
})

test('[WISH-10] a seller notifies the owner once per product; at most 3 are shown; removed products disappear', async () => {
  const { bruno, vera, wish, product, match } = await together()
  const offer = (person: Person, productId: string) => change('POST', person, `/request/${wish.id}/notify`, { productId })
  expect((await offer(vera, product.id)).body).toEqual({ isNotified: true })
  expect((await offer(vera, product.id)).error).toMatchObject({ error: 'wishes.already-notified' })
  const ids = [product.id]
  for (let i = 0; i < 3; i++) {
    testApp.clock.pass(1)
    const more = await aProduct(testApp, vera, { name: `${product.name} ${i}`, description: 'Iónico', location: 'Quilmes', price: 90 })
    ids.unshift(more.id)
    expect((await offer(vera, more.id)).status).toBe(200)
  }
  const read = await ask<Wish>(bruno, `/${wish.id}`)
  expect(read.interest).toEqual(ids)
  await aWish(await aMember(testApp), { name: 'Secador', modelo: product.name.split(' ')[1] ?? '' })
  await settle()
  const nearby = await ask<InterestedMember[]>(vera, '/nearby?limit=50')
  expect(nearby.map(({ owner, isNotified }) => isNotified === (owner.id === bruno.id))).toEqual(Array(8).fill(true))
  expect(read.interested.map(({ id, url }) => [id, url])).toEqual(ids.slice(0, 3).map((id) => [id, `/products/${id}`]))
  expect((await testApp.call<MatchDetail>('GET', `/api/v1/matches/${match.matchId}`, { token: vera.token })).body).toMatchObject({
    isNotified: true,
    can: { notify: false },
  })
  await testApp.call('DELETE', `/api/v1/products/${ids[0]}`, { token: vera.token })
  await change('PUT', vera, `/products/${ids[1]}/visibility`, { visible: false })
  await change('PUT', bruno, `/request/${wish.id}`, { activo: false })
  const left = await ask<Wish>(bruno, `/${wish.id}`)
  expect([left.interest, left.interested.map(({ id }) => id)]).toEqual([ids.slice(1), ids.slice(2)])
})

test('notifying oneself, about another’s product, without a match, for an inactive wish, too often: all refused', async () => {
  const { bruno, vera, wish, product } = await together()
  const offer = async (person: Person, id: string, productId: string) =>
    (await change('POST', person, `/request/${id}/notify`, { productId })) as unknown as { status: number; error: { error: string } }
  const own = await aProduct(testApp, bruno, { name: product.name })
  expect((await offer(bruno, wish.id, own.id)).error.error).toBe('wishes.own')
  expect((await offer(bruno, wish.id, product.id)).error.error).toBe('catalogue.not-found')
  expect((await offer(await aMember(testApp), wish.id, product.id)).error.error).toBe('catalogue.not-found')
  const other = await aProduct(testApp, vera, { name: 'Mesa de luz' })
  expect((await offer(vera, wish.id, other.id)).error.error).toBe('wishes.no-match')
  const [sold, hidden] = [await aProduct(testApp, vera, { name: product.name }), await aProduct(testApp, vera, { name: product.name })]
  await change('PUT', vera, `/products/${sold.id}`, { sold: true })
  await change('PUT', vera, `/products/${hidden.id}/visibility`, { visible: false })
  const none = await aProduct(testApp, vera, { name: product.name, stock: 0 })
  for (const { id } of [sold, hidden, none]) expect((await offer(vera, wish.id, id)).error.error).toBe('wishes.no-match')
  expect((await offer(vera, crypto.randomUUID(), product.id)).error.error).toBe('wishes.not-found')
  const db = testApp.engines.db.db
  await db.execute(`insert into wishes
      (id, user_id, name, modelo, country, currency, is_on, keys_version, topic, topic_label, created_at, updated_at)
    select gen_random_uuid(), '${bruno.id}', 'Silla', '-', 'Argentina', 'USD', false, 0, '', '', now(), now() from generate_series(1, 50)`)
  await db.execute(`insert into wish_interests (wish_id, product_id, seller_id, created_at)
    select w.id, '${other.id}', '${vera.id}', '${testApp.clock.now().toISOString()}'
      from wishes w where not is_active and user_id = '${bruno.id}'`)
  expect((await offer(vera, wish.id, product.id)).error.error).toBe('wishes.too-many-notified')
  testApp.clock.pass(24 * 60 - 1)
  expect((await offer(vera, wish.id, product.id)).error.error).toBe('wishes.too-many-notified')
  testApp.clock.pass(1)
  const twice = await Promise.all([offer(vera, wish.id, product.id), offer(vera, wish.id, product.id)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  await change('PUT', bruno, `/request/${wish.id}`, { activo: false })
  expect((await offer(vera, wish.id, product.id)).error.error).toBe('wishes.not-found')
})

test('an ended match is deleted after 90 days, unless one side dismissed it', async () => {
  const { bruno, vera, product } = await together()
  for (let n = 0; n < 3; n++) await aProduct(testApp, vera, { name: product.name, description: 'Iónico', location: 'Quilmes', price: 140 })
  await settle()
  const [over, mine, hers, live] = (await met(bruno)) as [Match, Match, Match, Match]
  await change('PUT', bruno, `/matches/${mine.matchId}`, { isDismissed: true })
  await change('PUT', vera, `/matches/${hers.matchId}`, { isDismissed: true })
  for (const { id } of [over, mine, hers]) await change('PUT', vera, `/products/${id}/visibility`, { visible: false })
  await settle()
  const leftAfter = async (minutes: number) => {
    testApp.clock.pass(minutes)
    await forgetMatches(testApp.app.ctx)
    const rows = await testApp.app.ctx.db.select({ id: matches.id }).from(matches).where(eq(matches.buyerId, bruno.id))
    return rows.map(({ id }) => id).sort()
  }
  const idsOf = (some: Match[]) => some.map(({ matchId }) => matchId).sort()
  expect(await leftAfter(90 * 24 * 60)).toEqual(idsOf([over, mine, hers, live]))
  expect(await leftAfter(1)).toEqual(idsOf([mine, hers, live]))
})
