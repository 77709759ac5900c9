import type { ListedCard } from '@feria/contract/catalogue/schemas'
import type { SearchReading } from '@feria/contract/search/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { understand } from './understood.ts'
import { setRate } from './use-cases/set-rate.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ana = await aMember(testApp)
  const shop = [
    { name: 'Bici playera roja', price: 90_000, condition: 'Usado', location: 'Palermo, CABA' },
    { name: 'Bici playera azul', price: 150_000, condition: 'Nuevo', location: 'Palermo, CABA' },
    { name: 'Bici playera verde', price: 300_000, condition: 'Usado', location: 'Ushuaia' },
    { name: 'Bici playera negra', price: 400_000, condition: 'Usado', location: 'Palermo, CABA' },
    { name: 'Zapatillas Nike talle 41', price: 50_000, condition: 'Nuevo', location: 'Rosario' },
    { name: 'Zapatillas Adidas talle 43', price: 60_000, condition: 'Nuevo', location: 'Rosario' },
  ] as const
  for (const product of shop) await aProduct(testApp, ana, { description: 'Se entrega', currency: 'ARS', ...product })
  await setRate(testApp.app.ctx, 100_000, 'prueba')
})
afterAll(() => testApp.close())

const list = async (query: Record<string, string>) =>
  (await testApp.call<ListedCard[]>('GET', `/api/v1/products?${new URLSearchParams({ view: 'card', ...query })}`)).body
const namesOf = (products: ListedCard[]) => products.map(({ name, isOutsidePrice }) => (isOutsidePrice ? `${name} !` : name))
const read = async (query: Record<string, string>) =>
  (await testApp.call<{ reading: SearchReading | null }>('GET', `/api/v1/products/search/reading?${new URLSearchParams(query)}`)).body
    .reading

describe('a price that is spoken in a list', () => {
  test('puts what breaks it last, marked, also across pages', async () => {
    const all = namesOf(await list({ search: 'bici playera hasta 200 lucas' }))
    expect(all.slice(0, 2).sort()).toEqual(['Bici playera azul', 'Bici playera roja'])
    expect(all.slice(2).sort()).toEqual(['Bici playera negra !', 'Bici playera verde !'])
    const paged: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 4; page++) {
      const asked = new URLSearchParams({ view: 'card', search: 'bici playera hasta 200 lucas', limit: '1', ...(cursor ? { cursor } : {}) })
      const { body, headers } = await testApp.call<ListedCard[]>('GET', `/api/v1/products?${asked}`)
      paged.push(...namesOf(body))
      cursor = new URL(/<([^>]+)>/.exec(String(headers.link))?.[1] ?? 'http://x', 'http://x').searchParams.get('cursor') ?? undefined
    }
    expect(paged).toEqual(all)
  })

  test('excludes in an order that the member chose, and where the filter is set as stated', async () => {
    expect(namesOf(await list({ search: 'bici playera hasta 200 lucas', sort: '-price' }))).toEqual([
      'Bici playera azul',
      'Bici playera roja',
    ])
    expect(namesOf(await list({ search: 'bici playera', max_price: '100000', currency: 'ARS' }))).toEqual(['Bici playera roja'])
    const both = await list({ search: 'bici playera hasta 200 lucas', max_price: '350000', currency: 'ARS', sort: 'price' })
    expect(both.map(({ name }) => name)).toEqual(['Bici playera roja', 'Bici playera azul', 'Bici playera verde'])
  })

  test('stands last in each shelf', async () => {
    const { body } = await testApp.call<{ total: number; shelves: { products: ListedCard[] }[] }>(
      'GET',
      `/api/v1/products/by-category?${new URLSearchParams({ view: 'card', search: 'bici playera hasta 200 lucas' })}`,
    )
    expect([
      body.total,
      namesOf(body.shelves[0]?.products ?? [])
        .slice(2)
        .every((name) => name.endsWith('!')),
    ]).toEqual([4, true])
  })
})

describe('what only mentions a search', () => {
  beforeAll(async () => {
    await aProduct(testApp, ana, { name: 'Kayak doble de travesía', description: 'Se entrega', condition: 'Usado' })
    const details = { condition: 'Usado', details: 'Sirve para guardar un kayak o lo que sea' } as const
    await aProduct(testApp, ana, { name: 'Remera estampada con un kayak', description: 'De algodón', ...details })
  })
  const marked = (products: ListedCard[]) => products.map(({ name, isPartial }) => [name, isPartial ?? false])

  test('comes after what coincides, marked, in the list and in the shelves, and is not marked where nothing coincides', async () => {
    const listed = await list({ search: 'kayak' })
    expect(marked(listed)[0]).toEqual(['Kayak doble de travesía', false])
    expect(marked(listed).slice(1)).toEqual([['Remera estampada con un kayak', true]])
    const { body } = await testApp.call<{ shelves: { products: ListedCard[] }[] }>(
      'GET',
      '/api/v1/products/by-category?view=card&search=kayak',
    )
    expect(marked(body.shelves.flatMap(({ products }) => products)).sort()).toEqual(marked(listed).sort())
    expect((await list({ search: 'kayak', sort: 'name' })).some(({ isPartial }) => isPartial)).toBe(false)
  })
})

test('another thing that mentions what is looked for is marked, also where nothing coincides', async () => {
  const router = { name: 'Router TP-Link doble banda', description: 'Llega a tu celular', condition: 'Usado', location: 'Salta' } as const
  await aProduct(testApp, ana, router)
  const search = 'celular usado en Salta'
  expect((await list({ search })).map(({ name, isPartial }) => [name, isPartial])).toEqual([[router.name, true]])
  expect((await read({ search }))?.isRelaxed).toBe(true)
})

test('a place and a condition that are spoken narrow as their filters do, unless the filter is set', async () => {
  expect(namesOf(await list({ search: 'bici playera usada en Palermo' })).sort()).toEqual(['Bici playera negra', 'Bici playera roja'])
  expect(namesOf(await list({ search: 'bici playera usada en Palermo', condition: 'Nuevo' }))).toEqual(['Bici playera azul'])
  expect(namesOf(await list({ search: 'bici playera en Palermo', near: 'Ushuaia', radius_km: '10' }))).toEqual(['Bici playera verde'])
})

test('a text is read once by the places that are known, and anew by others', () => {
  const asked: string[] = []
  const placesWith = (known: string) => ({
    locate: (place: string) => {
      asked.push(place)
      return place === known ? { lat: -34.6, lon: -58.4, province: 'CABA' } : null
    },
    kilometres: () => 0,
  })
  const read = (engines: { geo: ReturnType<typeof placesWith> }) =>
    understand({ engines: { ...testApp.app.ctx.engines, ...engines } }, { search: 'bici en El Sauzal', near: undefined }).filters.near
  const here = { geo: placesWith('El Sauzal') }
  expect(read(here)).toBe('El Sauzal')
  const times = asked.length
  expect([read(here), asked.length]).toEqual(['El Sauzal', times])
  expect([read({ geo: placesWith('Ushuaia') }), asked.length > times]).toEqual([undefined, true])
})

test('what a list’s search says is read apart, and what a filter says goes before it', async () => {
  const reading = await read({ search: 'bici usada para regalar hasta 200 lucas en Palermo', condition: 'Nuevo' })
  expect(reading?.spoken).toEqual({
    thing: 'bici',
    price: { min: null, max: 200_000, currency: 'ARS', rest: 'bici usada para regalar en Palermo' },
    condition: null,
    place: { name: 'Palermo', radiusKm: 30, rest: 'bici usada para regalar hasta 200 lucas' },
    purpose: { text: 'para regalar', rest: 'bici usada hasta 200 lucas en Palermo' },
  })
  expect(await read({ search: ' ' })).toBeNull()
  const refused = await testApp.call('GET', '/api/v1/products/search/reading?search=bici&as_typed=quizas')
  expect(refused.error.fields).toEqual({ as_typed: 'as_typed es true o false.' })
})

test('what a search refuses comes last, and all others fit it', async () => {
  for (const search of ['zapatillas que no sean nike', 'zapatillas q no sean nike', 'zapatillas pero no nike']) {
    expect(namesOf(await list({ search }))[0], search).toBe('Zapatillas Adidas talle 43')
    expect((await read({ search }))?.isRelaxed, search).toBe(false)
  }
})

test('a variant that nobody has is told, and only then', async () => {
  const missing = async (search: string) => (await read({ search }))?.missing
  expect(await missing('zapatillas nike 42')).toEqual(['42'])
  expect(await missing('zapatillas adidas 41')).toHaveLength(1)
  expect([
    await missing('zapatillas nike 41'),
    await missing('zapatillas'),
    await missing('heladera 42'),
    await missing('bici roja'),
  ]).toEqual([null, null, null, null])
})

test('a typo is corrected and told, and the text is searched for as it was typed where that is asked', async () => {
  expect((await read({ search: 'zapatilals' }))?.corrected).toBe('zapatillas')
  expect(namesOf(await list({ search: 'zapatilals' }))).toHaveLength(2)
  expect((await read({ search: 'zapatilals', as_typed: 'true' }))?.corrected).toBeNull()
  expect(await list({ search: 'zapatilals', as_typed: 'true' })).toEqual([])
})
