import type { NotificationHours, Wish, WishFields } from '@feria/contract/wishes/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { setRate } from '../catalogue/catalogue.module.ts'
import { wishes } from './tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const bike: WishFields = { name: 'Bicicleta playera', modelo: 'rodado 26', country: 'Argentina' }
/** Everything that may be said of a wish, nothing of it left to a default. */
const whole: WishFields = {
  ...bike,
  localization: 'La Plata',
  maxPrice: 90_000,
  currency: 'ARS',
  radiusKm: 30,
  size: 'M',
  condition: 'Usado',
}
const send = (person: Person, body: Partial<WishFields> & object = {}) => {
  testApp.clock.pass(1)
  return testApp.call<Wish>('POST', '/api/v1/request', { token: person.token, body: { ...bike, ...body } })
}
const get = async (person: Person, id: string) => (await testApp.call<Wish>('GET', `/api/v1/request/${id}`, { token: person.token })).body
const put = (person: Person, id: string, body: object) => testApp.call<Wish>('PUT', `/api/v1/request/${id}`, { token: person.token, body })
const remove = (person: Person, id: string) => testApp.call('DELETE', `/api/v1/request/${id}`, { token: person.token })

describe('wishes', () => {
  test('[WISH-01] a wish has its fields, those of its owner among them', async () => {
    const ana = await aMember(testApp, 'Ana Busca')
    const { status, body } = await send(ana, { userId: ana.id, localization: 'Rosario, Santa Fe', maxPrice: 200.5, radiusKm: 30 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      userId: ana.id,
      name: 'Bicicleta playera',
      modelo: 'rodado 26',
      country: 'Argentina',
      localization: 'Rosario, Santa Fe',
      activo: true,
      isMuted: false,
      interest: [],
      interested: [],
      owner: { id: ana.id, name: 'Ana Busca', imageUrl: null },
      idProduct: null,
      maxPrice: 200.5,
      currency: 'USD',
      radiusKm: 30,
      matches: { exact: 0, close: 0 },
    })
    expect(await get(ana, body.id)).toEqual(body)
  })

  test('[WISH-05] name, model and country are required, a place is not', async () => {
    const ana = await aMember(testApp)
    for (const missing of ['name', 'modelo', 'country']) {
      const refused = await send(ana, { [missing]: ' ' })
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, [missing]])
    }
    expect((await send(ana, { localization: null })).status).toBe(201)
  })

  test('[WISH-22] wishes are created, read, listed, changed and removed under /api/v1/request', async () => {
    const ana = await aMember(testApp)
    const { body } = await send(ana)
    const listed = await testApp.call<Wish[]>('GET', '/api/v1/request', { token: ana.token })
    expect([listed.body.map(({ id }) => id), (await get(ana, body.id)).id]).toEqual([[body.id], body.id])
    expect((await put(ana, body.id, { modelo: 'rodado 20' })).body.modelo).toBe('rodado 20')
    expect((await remove(ana, body.id)).body).toEqual({ id: body.id })
  })

  test.each([
    ['a price of zero', { maxPrice: 0 }],
    ['a price below zero', { maxPrice: -1 }],
    ['a price with three decimals', { maxPrice: 1.005 }],
    ['no distance at all', { radiusKm: 0 }],
    ['half a kilometre', { radiusKm: 0.5 }],
    ['more than the country', { radiusKm: 2001 }],
    ['another currency', { currency: 'EUR' }],
    ['a name of 200 letters', { name: 'x'.repeat(200) }],
    ['a null byte', { modelo: 'a\0b' }],
    ['a name that is no text', { name: { $ne: 1 } }],
    ['an owner that is no id', { userId: 'yo' }],
  ])('[LIM-10] refuses %s with 400', async (_name, body) => {
    const refused = await send(await aMember(testApp), body as never)
    expect([refused.status, refused.error.error]).toEqual([400, 'bad-input'])
  })

  test('a wish may state a size and a condition, which can be changed and taken back', async () => {
    const ana = await aMember(testApp)
    const { body } = await send(ana, { size: ' rodado 26 ', condition: 'Nuevo' })
    expect(body).toMatchObject({ size: 'rodado 26', condition: 'Nuevo' })
    expect((await put(ana, body.id, { size: '29' })).body).toMatchObject({ size: '29', condition: 'Nuevo' })
    expect((await put(ana, body.id, { size: '', condition: null })).body).toMatchObject({ size: null, condition: null })
    expect((await send(ana, { modelo: 'con canasto' })).body).toMatchObject({ size: null, condition: null })
  })

  test('a wish tells when what is on sale was looked through for it, and anew after a change', async () => {
    const ana = await aMember(testApp)
    const { body } = await send(ana)
    expect(body.isMatched).toBe(false)
    await testApp.app.jobs.drain()
    expect((await get(ana, body.id)).isMatched).toBe(true)
    expect((await put(ana, body.id, { isMuted: true })).body.isMatched).toBe(true)
    expect((await put(ana, body.id, { condition: 'Nuevo' })).body.isMatched).toBe(false)
  })

  test('a meaningless wish is accepted and matches nothing', async () => {
    const ana = await aMember(testApp)
    for (const name of ['...', 'de la', '🎁', '7', 'x'.repeat(140)]) expect((await send(ana, { name, modelo: '-' })).status).toBe(201)
    await testApp.app.jobs.drain()
  })

  test("[WISH-24] nobody creates, reads, changes or removes another member's wishes", async () => {
    const [ana, beto] = [await aMember(testApp), await aMember(testApp)]
    const { body } = await send(ana)
    expect((await send(beto, { userId: ana.id })).error).toMatchObject({ error: 'wishes.not-you' })
    expect((await send(beto, { userId: ana.id })).status).toBe(403)
    for (const refused of [
      await testApp.call('GET', `/api/v1/request/${body.id}`, { token: beto.token }),
      await put(beto, body.id, { activo: false }),
      await remove(beto, body.id),
    ])
      expect([refused.status, refused.error.error]).toEqual([404, 'wishes.not-found'])
    expect((await testApp.call('POST', '/api/v1/request', { body: bike })).status).toBe(401)
    expect((await get(ana, body.id)).activo).toBe(true)
  })

  test('[WISH-08] a wish is switched off and on, edited in part, and removed while it is active', async () => {
    const ana = await aMember(testApp)
    const { body } = await send(ana, { localization: 'La Plata', maxPrice: 90 })
    const off = await put(ana, body.id, { activo: false })
    expect(off.body).toMatchObject({ activo: false, name: body.name, localization: 'La Plata', maxPrice: 90 })
    expect((await remove(ana, body.id)).error).toMatchObject({ error: 'wishes.inactive' })
    expect((await put(ana, body.id, { activo: true, modelo: 'rodado 28', maxPrice: null })).body).toMatchObject({
      activo: true,
      modelo: 'rodado 28',
      maxPrice: null,
    })
    expect((await put(ana, body.id, { isMuted: true })).body.isMuted).toBe(true)
    expect((await put(ana, body.id, { maxPrice: 0 })).status).toBe(400)
    expect((await remove(ana, body.id)).body).toEqual({ id: body.id })
    expect((await remove(ana, body.id)).status).toBe(404)
  })

  test('the list is the member’s, the newest first, by pages', async () => {
    const ana = await aMember(testApp)
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.unshift((await send(ana, { name: `Silla ${i}` })).body.id)
    const first = await testApp.call<Wish[]>('GET', '/api/v1/request?limit=3', { token: ana.token })
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await testApp.call<Wish[]>('GET', next, { token: ana.token })
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(ids)
    expect(second.headers.link).toBeUndefined()
    expect((await testApp.call('GET', '/api/v1/request?cursor=zzz', { token: ana.token })).error.error).toBe('bad-cursor')
  })

  test('a member has at most 100 active wishes; an inactive one makes room', async () => {
    const ana = await aMember(testApp)
    const sent: Awaited<ReturnType<typeof send>>[] = []
    // A few at a time: each waits for the others of its member, and no longer than a request may.
    while (sent.length < 101) sent.push(...(await Promise.all(Array.from({ length: 10 }, (_, i) => send(ana, { name: `Taza ${i}` })))))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(100)
    const refused = sent.find(({ status }) => status !== 201)
    expect(refused?.error).toMatchObject({ error: 'wishes.too-many', message: expect.stringContaining('máximo de 100') })
    const one = sent.find(({ status }) => status === 201)?.body.id ?? ''
    await put(ana, one, { activo: false })
    expect((await send(ana)).status).toBe(201)
    expect((await put(ana, one, { activo: true })).error.error).toBe('wishes.too-many')
    expect((await put(ana, one, { name: 'Otra taza' })).status).toBe(200)
    const active = sent.findLast(({ status }) => status === 201)?.body.id ?? ''
    for (const body of [{ maxPrice: 5 }, { isMuted: true }, { activo: true }]) expect((await put(ana, active, body)).status).toBe(200)
  })

  test.each([
    { name: 'Monopatín' },
    { modelo: 'rodado 20' },
    { country: 'Uruguay' },
    { localization: 'Salta' },
    { maxPrice: 70 },
    { currency: 'USD' },
    { radiusKm: null },
    { size: '42' },
    { condition: null },
    { activo: false },
    { isMuted: true },
  ] satisfies object[])('an edit to %j changes that field and nothing else', async (body) => {
    const ana = await aMember(testApp)
    const { updatedAt, ...before } = (await send(ana, whole)).body
    testApp.clock.pass(1)
    const { updatedAt: now, ...after } = (await put(ana, before.id, body)).body
    expect(after).toEqual({ ...before, ...body })
    expect(now > updatedAt).toBe(true)
  })

  test('its place and its highest price are stored in kilometres and dollars, and updated with each edit', async () => {
    await setRate(testApp.app.ctx, 100_000, 'prueba')
    const ana = await aMember(testApp)
    const { id } = (await send(ana, whole)).body
    const columns = { lat: wishes.lat, lon: wishes.lon, most: wishes.comparableMaxMinor }
    const kept = async (body: object) => {
      expect((await put(ana, id, body)).status).toBe(200)
      const [row] = await testApp.app.ctx.db.select(columns).from(wishes).where(eq(wishes.id, id))
      return row
    }
    const before = await kept({ isMuted: true })
    expect(before).toEqual({ lat: expect.any(Number), lon: expect.any(Number), most: 9000 })
    expect(await kept({ maxPrice: 80_000 })).toEqual({ ...before, most: 8000 })
    expect(await kept({ currency: 'USD' })).toEqual({ ...before, most: 8_000_000 })
    expect((await kept({ localization: 'Salta' }))?.lat).toBeGreaterThan((before?.lat ?? 0) + 5)
    expect(await kept({ localization: null, maxPrice: null })).toEqual({ lat: null, lon: null, most: null })
  })

  test('[LIM-10] 60 wishes an hour', async () => {
    const limited = await createTestApp({ settings: { RATE_LIMITS: 'true' } })
    const ana = await aMember(limited)
    const codes: number[] = []
    for (let i = 0; i < 62; i++)
      codes.push((await limited.call('POST', '/api/v1/request', { token: ana.token, body: { ...bike, name: `Bici ${i}` } })).status)
    expect(codes.filter((code) => code === 201)).toHaveLength(60)
    expect(codes.at(-1)).toBe(429)
    await limited.close()
  })
})

describe('related settings', () => {
  test('the quiet hours: both ends or none', async () => {
    const ana = await aMember(testApp)
    const hours = (body?: object) =>
      testApp.call<NotificationHours>(body ? 'PUT' : 'GET', '/api/v1/request/hours', { token: ana.token, ...(body ? { body } : {}) })
    expect((await hours()).body).toEqual({ quietFrom: null, quietTo: null, hasDigest: true })
    expect((await hours({ quietFrom: 22, quietTo: 8, hasDigest: false })).status).toBe(200)
    expect((await hours()).body).toEqual({ quietFrom: 22, quietTo: 8, hasDigest: false })
    expect((await hours({ quietFrom: 22, quietTo: null, hasDigest: true })).error).toMatchObject({
      fields: { quietTo: expect.any(String) },
    })
    expect((await hours({ quietFrom: null, quietTo: 3, hasDigest: true })).status).toBe(400)
    expect((await hours({ quietFrom: 24, quietTo: 3, hasDigest: true })).status).toBe(400)
    expect((await hours()).body.quietFrom).toBe(22)
  })

  test('the swipe list: the nearest first, without own, favourite, sold and passed over ones; passing over can be undone', async () => {
    const near = await createTestApp()
    const [ana, beto] = [await aMember(near), await aMember(near)]
    const names = async (query = '') =>
      (await near.call<{ name: string; distance: number | null }[]>('GET', `/api/v1/products/nearby?${query}`, { token: ana.token })).body
    const far = await aProduct(near, beto, { name: 'Lejos', location: 'Mendoza' })
    const close = await aProduct(near, beto, { name: 'Cerca', location: 'Rosario, Santa Fe' })
    await aProduct(near, beto, { name: 'Nowhere', location: 'Xyzzy' })
    const liked = await aProduct(near, beto, { name: 'Favorita', location: 'Rosario, Santa Fe' })
    const sold = await aProduct(near, beto, { name: 'Vendida', location: 'Rosario, Santa Fe' })
    await aProduct(near, ana, { name: 'Propia' })
    await near.call('PUT', `/api/v1/favorites/${liked.id}`, { token: ana.token })
    await near.call('PUT', `/api/v1/products/${sold.id}`, { token: beto.token, body: { sold: true } })
    const found = await names('near=Rosario')
    expect(found.map(({ name }) => name)).toEqual(['Cerca', 'Lejos', 'Nowhere'])
    expect(found[0]?.distance).toBe(0)
    expect(found[2]?.distance).toBeNull()
    const pass = (id: string, isPassed: boolean) =>
      near.call('PUT', `/api/v1/products/${id}/passed`, { token: ana.token, body: { isPassed } })
    const page = await near.call<{ name: string }[]>('GET', '/api/v1/products/nearby?near=Rosario&limit=1', { token: ana.token })
    const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? ''
    const after = async () => (await near.call<{ name: string }[]>('GET', next, { token: ana.token })).body.map(({ name }) => name)
    expect(await after()).toEqual(['Lejos'])
    expect((await pass(close.id, true)).body).toEqual({ isPassed: true })
    expect((await pass(close.id, true)).status).toBe(200)
    // What others saved and passed over is theirs.
    const caro = await aMember(near)
    await near.call('PUT', `/api/v1/favorites/${far.id}`, { token: caro.token })
    await near.call('PUT', `/api/v1/products/${far.id}/passed`, { token: caro.token, body: { isPassed: true } })
    expect(await after(), 'what was passed over moves the rest up').toEqual(['Lejos'])
    expect((await names('near=Rosario')).map(({ name }) => name)).toEqual(['Lejos', 'Nowhere'])
    await pass(close.id, false)
    expect(await names('near=Rosario')).toHaveLength(3)
    await near.call('PUT', `/api/v1/products/${far.id}/visibility`, { token: beto.token, body: { visible: false } })
    expect((await pass(far.id, true)).status).toBe(404)
    expect((await names('near=')).map(({ name }) => name)).toEqual(['Nowhere', 'Cerca'])
    await near.close()
  })

  test("personal data: a member's wishes are exported to them alone, and deleted with their account", async () => {
    const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto Vende')]
    await send(ana, { name: 'Tandem irrepetible', size: '26', condition: 'Usado' })
    await aProduct(testApp, beto, { name: 'Tandem irrepetible', description: 'Tandem rodado 26' })
    await testApp.app.jobs.drain()
    type Export = { wishes: { wishes: { name: string }[] } }
    const exported = async (person: Person) => (await testApp.call<Export>('GET', '/api/v1/users/me/export', { token: person.token })).body
    expect((await exported(ana)).wishes.wishes).toMatchObject([{ name: 'Tandem irrepetible', size: '26', condition: 'Usado' }])
    expect((await exported(beto)).wishes.wishes).toEqual([])
    const ada = await anAdmin(testApp)
    await testApp.call('DELETE', `/api/v1/users/${ana.id}`, { token: ada.token })
    expect(JSON.stringify(await testApp.engines.db.db.execute('select name from wishes'))).not.toContain('irrepetible')
    expect((await testApp.call<unknown[]>('GET', '/api/v1/request/nearby', { token: beto.token })).body).toEqual([])
  })
})
