import type { Appearance, BuyerLine, Consent, PotentialBuyer } from '@feria/contract/prospecting/schemas'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { agree, aWillingMember, searchBuyers, someBicycles, wanted } from '../../testing/prospecting.ts'
import { listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'
import { forgetSearches } from './appearances.ts'
import { appearances } from './tables.ts'

let testApp: TestApp
let seller: Person
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  seller = await aMember(testApp, 'Vera Vende')
})

const consentOf = async ({ token }: Person) => (await testApp.call<Consent>('GET', '/api/v1/prospecting/consent', { token })).body
const appearancesOf = async ({ token }: Person, query = '') =>
  (await testApp.call<Appearance[]>('GET', `/api/v1/prospecting/appearances${query}`, { token })).body
const rowOf = (buyers: PotentialBuyer[], { id }: Person) => buyers.find((buyer) => buyer.id === id)
const favorite = ({ token }: Person, productId: string) => testApp.call('PUT', `/api/v1/favorites/${productId}`, { token })

const refusedFields = async (body: object) =>
  (await testApp.call('POST', '/api/v1/puppeteer-search/buyers-test', { token: seller.token, body })).error.fields

test('[PROS-02] without name or category the stated sentence is returned', async () => {
  const named = 'Por favor completa al menos el nombre y categoría del producto para buscar compradores'
  expect(await refusedFields({ ...wanted, productName: ' ' })).toEqual({ productName: named })
  expect(await refusedFields({ ...wanted, category: undefined })).toEqual({ category: named })
  expect((await testApp.call('POST', '/api/v1/puppeteer-search/buyers-test', { body: wanted })).status).toBe(401)
})

test('[PROS-03] without a place the stated sentence is returned', async () => {
  const placed = 'Por favor ingresa tu ubicación para buscar compradores cercanos'
  expect(await refusedFields({ ...wanted, location: '' })).toEqual({ location: placed })
})

test('[PROS-07] nobody is found until they agree; then with every field, and unknown ones are empty', async () => {
  const buyer = await aMember(testApp, 'Bruno Busca')
  await aWish(testApp, buyer, { name: 'Bicicleta playera', modelo: 'rodado 26', localization: 'Funes, Santa Fe' })
  expect(await consentOf(buyer)).toEqual({ isOn: false, changedAt: null })
  expect(rowOf((await searchBuyers(testApp, seller)).buyers, buyer)).toBeUndefined()
  await agree(testApp, buyer)
  const found = await searchBuyers(testApp, seller)
  const now = testApp.clock.now().toISOString()
  expect(rowOf(found.buyers, buyer)).toEqual({
    id: buyer.id,
    name: 'Bruno Busca',
    platform: 'Feria',
    location: 'A menos de 20 km',
    lastActivity: now,
    matchScore: expect.any(Number),
    verified: false,
    profilePicture: null,
    about: null,
    sourceUrl: null,
    scrapeMethod: 'miembros',
    scrapeDate: now,
    dataConfidence: 0.5,
    interests: ['Bicicleta playera'],
    priceRange: null,
    urgency: 'alta',
    contactPreference: 'oferta',
    engagement: expect.arrayContaining(['Busca «Bicicleta playera» desde el 20 nov 2026.', 'A menos de 20 km.']),
    extractedAt: now,
  })
  expect(found).toMatchObject({
    success: true,
    stats: {
      sources: [
        { source: 'miembros', name: 'Feria', state: 'ok' },
        { source: 'página', name: 'Páginas públicas', state: 'sin configurar', found: 0 },
      ],
    },
    metadata: { method: 'miembros', noFakeData: true },
  })
  const text = JSON.stringify(found)
  for (const secret of [buyer.email, 'Funes', '"lat"', '"lon"']) expect(text).not.toContain(secret)
})

test('[PROS-07] favourites and conversations about similar products reveal a member, others do not; one row per member', async () => {
  const { other, like, unlike } = await someBicycles(testApp)
  const [saver, talker, cook] = [
    await aMember(testApp, 'Sonia Guarda'),
    await aMember(testApp, 'Tito Charla'),
    await aMember(testApp, 'Coca Cocina'),
  ]
  for (const person of [saver, talker, cook, seller]) await agree(testApp, person)
  const pesos = await aProduct(testApp, other, { name: 'Bicicleta playera rodado 26', price: 90_000, currency: 'ARS' })
  for (const { id } of [...like, pesos]) await favorite(saver, id)
  await favorite(cook, unlike.id)
  await favorite(seller, like[0]?.id ?? '')
  const asked = await testApp.call<{ id: string }>('POST', '/api/v1/chat-requests', {
    token: talker.token,
    body: { productId: like[0]?.id },
  })
  expect(rowOf((await searchBuyers(testApp, seller)).buyers, talker)).toBeUndefined()
  await testApp.call('PUT', `/api/v1/chat-requests/${asked.body.id}/status`, { token: other.token, body: { status: 'accepted' } })
  const { buyers } = await searchBuyers(testApp, seller)
  expect(rowOf(buyers, saver)).toMatchObject({
    interests: ['Deportes'],
    priceRange: { min: 120, max: 180, currency: 'USD' },
    engagement: ['Guardó 3 productos parecidos; el último, el 20 nov 2026.'],
  })
  expect(rowOf(buyers, talker)?.engagement).toEqual(['Habló con quien vende un producto parecido; la última vez, el 20 nov 2026.'])
  expect(rowOf(buyers, talker)?.matchScore ?? 0).toBeGreaterThan(rowOf(buyers, saver)?.matchScore ?? 0)
  expect(rowOf(buyers, cook)).toBeUndefined()
  expect(rowOf(buyers, seller)).toBeUndefined()
  expect(new Set(buyers.map(({ id }) => id)).size).toBe(buyers.length)
  expect(buyers.map(({ matchScore }) => matchScore)).toEqual(buyers.map(({ matchScore }) => matchScore).sort((a, b) => b - a))
})

test('a muted wish and a member who left are not found; contact data inside a wish is not revealed', async () => {
  const [muted, gone, loud] = [
    await aWillingMember(testApp, 'Muda'),
    await aWillingMember(testApp, 'Se Fue'),
    await aMember(testApp, 'Da Datos'),
  ]
  const [wish] = (await testApp.call<{ id: string }[]>('GET', '/api/v1/request', { token: muted.token })).body
  await testApp.call('PUT', `/api/v1/request/${wish?.id}`, { token: muted.token, body: { isMuted: true } })
  await testApp.call('DELETE', '/api/v1/users/me', { token: gone.token, body: { password: 'mate amargo 42' } })
  await agree(testApp, loud)
  await aWish(testApp, loud, { name: 'Bicicleta playera 11 4567-8901 yo@casa.example', modelo: 'cualquiera' })
  const found = await searchBuyers(testApp, seller)
  expect(rowOf(found.buyers, muted)).toBeUndefined()
  expect(found.buyers.map(({ name }) => name)).not.toContain('Se Fue')
  expect(JSON.stringify(found)).not.toMatch(/(?<![\w-])4567|4567-8901|casa\.example/)
})

test('a found member can read to whom, when and why; for a year, and the search is deleted after 30 days', async () => {
  const buyer = await aWillingMember(testApp)
  await searchBuyers(testApp, seller, { productName: 'Bicicleta playera' })
  testApp.clock.pass(1)
  await searchBuyers(testApp, seller)
  const shown = await appearancesOf(buyer)
  expect(shown.map(({ productName }) => productName)).toEqual([wanted.productName, 'Bicicleta playera'])
  expect(shown[0]).toMatchObject({ seller: { id: seller.id, name: 'Vera Vende' }, isOffered: false })
  expect(shown[0]?.reasons[0]).toBe('Busca «Bicicleta playera» desde el 20 nov 2026.')
  expect(await appearancesOf(buyer, '?limit=1')).toHaveLength(1)
  expect(await appearancesOf(seller)).toEqual([])
  const enrich = () =>
    testApp.call<PotentialBuyer>('POST', '/api/v1/advanced-prospection/enrich-profile', {
      token: seller.token,
      body: { memberId: buyer.id },
    })
  expect((await enrich()).body.name).toBe(buyer.name)
  const after = async (minutes: number) => {
    testApp.clock.pass(minutes)
    seller = { ...seller, token: await signIn(seller) }
    return (await enrich()).status
  }
  expect([await after(30 * 24 * 60 - 1), await after(1)]).toEqual([200, 404])
  testApp.clock.pass(24 * 60)
  await forgetSearches(testApp.app.ctx)
  seller = { ...seller, token: await signIn(seller) }
  expect((await enrich()).error.error).toBe('prospecting.member-not-found')
  const { token } = { token: await signIn(buyer) }
  expect(await appearancesOf({ ...buyer, token })).toHaveLength(2)
  const leftAfter = async (minutes: number) => {
    testApp.clock.pass(minutes)
    await forgetSearches(testApp.app.ctx)
    return testApp.app.ctx.db.$count(appearances, eq(appearances.memberId, buyer.id))
  }
  // A minute lies between the two.
  expect([await leftAfter(334 * 24 * 60 - 1), await leftAfter(1), await leftAfter(1)]).toEqual([2, 1, 0])
})

const signIn = async ({ email }: Person) =>
  (await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password: 'mate amargo 42' } })).body.token

test('[PROS-17] whatever members have agreed to or done, nobody without consent now is ever shown, in either kind of search', {
  timeout: 120_000,
}, async () => {
  const { like } = await someBicycles(testApp)
  const people = await Promise.all(Array.from({ length: 6 }, (_, n) => aMember(testApp, `Azar ${n}`)))
  for (const person of people) {
    await aWish(testApp, person, { name: 'Bicicleta playera', modelo: 'rodado 26' })
    await favorite(person, like[0]?.id ?? '')
  }
  const changes = fc.array(fc.record({ who: fc.nat(5), isOn: fc.boolean(), searches: fc.boolean() }), { minLength: 1, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(changes, async (some) => {
      for (const { who, isOn, searches } of some) {
        const person = people[who]
        if (person) await agree(testApp, person, isOn)
        if (searches) await searchBuyers(testApp, people[(who + 1) % 6] ?? seller)
      }
      const { buyers } = await searchBuyers(testApp, seller)
      for (const person of people) expect(rowOf(buyers, person) !== undefined, person.name).toBe((await consentOf(person)).isOn)
    }),
    { numRuns: 10 },
  )
})

test('[PROS-01] the stream reports every stage in order, and ends with all results', async () => {
  const buyer = await aWillingMember(testApp)
  const { body, headers } = await stream(wanted)
  expect(headers['content-type']).toContain('application/x-ndjson')
  const lines = body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as BuyerLine)
  expect(lines.map(({ stage, isDone }) => `${stage} ${isDone}`)).toEqual([
    'producto true',
    'miembros false',
    'miembros true',
    'páginas true',
    'orden true',
    'fin true',
  ])
  expect(rowOf(lines[2]?.buyers ?? [], buyer)?.name).toBe(buyer.name)
  expect(lines.map(({ progress }) => progress)).toEqual(lines.map(({ progress }) => progress).sort((a, b) => a - b))
  expect(rowOf(lines.at(-1)?.result?.buyers ?? [], buyer)?.name).toBe(buyer.name)
  expect((await stream({ ...wanted, location: '' })).statusCode).toBe(400)
})

const stream = (payload: object) =>
  testApp.app.http.inject({
    method: 'POST',
    url: '/api/v1/puppeteer-search/buyers-test/stream',
    headers: { authorization: seller.token },
    payload,
  })

test('[PROS-06] findings on public pages are listed beside the members, with their source; a failing page hides nothing', async () => {
  const buyer = await aWillingMember(testApp)
  const item = {
    name: 'Lucía P.',
    about: 'Busco bicicleta playera rodado 26, 341 555-1234',
    location: 'Rosario',
    url: 'https://avisos.example/1',
    date: null,
  }
  const page = (name: string, search: () => Promise<never>) => ({
    name,
    state: () => 'ok' as const,
    check: async () => 'ok' as const,
    search,
  })
  const before = testApp.engines.pages
  testApp.engines.pages = {
    ...before,
    pages: [
      { ...page('Rota', () => Promise.reject(new Error('rota'))) },
      {
        ...page('Avisos', () => Promise.reject()),
        search: async () => ({ state: 'ok', items: [item, { ...item, about: 'Busco un departamento' }] }),
      },
    ],
  }
  const found = await searchBuyers(testApp, seller)
  testApp.engines.pages = before
  expect(found.stats.sources.slice(1)).toEqual([
    { source: 'página', name: 'Rota', state: 'sin respuesta', found: 0 },
    { source: 'página', name: 'Avisos', state: 'ok', found: 1 },
  ])
  expect(rowOf(found.buyers, buyer)).toBeDefined()
  const counted = await testApp.call<{ found: number }>('GET', '/api/v1/advanced-prospection/analytics', { token: seller.token })
  expect(counted.body.found).toBe(found.stats.sources.reduce((sum, source) => sum + source.found, 0))
  expect(found.buyers.find(({ id }) => id === null)).toMatchObject({
    name: 'Lucía P.',
    platform: 'Avisos',
    about: 'Busco bicicleta playera rodado 26, …',
    sourceUrl: 'https://avisos.example/1',
    scrapeMethod: 'navegador',
    contactPreference: 'enlace',
    lastActivity: null,
    interests: [],
    urgency: null,
  })
})

test('[PROS-06] a page that never answers times out, so that the answer comes within 180 s', async () => {
  const before = testApp.engines.pages
  let isRead = false
  const search = (_: unknown, signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('late')))
      isRead = true
    })
  testApp.engines.pages = { ...before, pages: [{ name: 'Muda', state: () => 'ok', check: async () => 'ok', search }] }
  const late = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const asked = searchBuyers(testApp, seller)
  await expect.poll(() => timeout.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(() => isRead).toBe(true)
  const [ms = 0] = timeout.mock.calls[0] ?? []
  expect([ms > 0, ms < 180_000]).toEqual([true, true])
  late.abort()
  expect((await asked).stats.sources).toContainEqual({ source: 'página', name: 'Muda', state: 'sin respuesta', found: 0 })
  timeout.mockRestore()
  testApp.engines.pages = before
})

test('reading pages ends when the client leaves', async () => {
  const before = testApp.engines.pages
  let ended: () => void = () => undefined
  const hasEnded = new Promise<void>((resolve) => {
    ended = resolve
  })
  const search = (_search: object, signal: AbortSignal) =>
    new Promise<{ state: 'sin respuesta'; items: [] }>((resolve) => {
      signal.addEventListener('abort', () => {
        ended()
        resolve({ state: 'sin respuesta', items: [] })
      })
    })
  testApp.engines.pages = { ...before, pages: [{ name: 'Lenta', state: () => 'ok', check: async () => 'ok', search }] }
  const url = await listen(testApp)
  const leaving = new AbortController()
  const answer = await fetch(`${url}/api/v1/puppeteer-search/buyers-test/stream`, {
    method: 'POST',
    headers: { authorization: seller.token, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
    signal: leaving.signal,
  })
  const reader = answer.body?.getReader()
  let text = ''
  while (!text.includes('Lenta')) text += new TextDecoder().decode((await reader?.read())?.value)
  expect(text).toContain('"stage":"miembros"')
  leaving.abort()
  await hasEnded
  testApp.engines.pages = before
})
