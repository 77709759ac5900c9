import type { Answer, api } from '@feria/contract'
import type { SearchLine } from '@feria/contract/search/schemas'
import type { PlatformState } from '@feria/contract/search/values'
import { SEARCH_STREAM } from '@feria/contract/search/values'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOffer, type FakeMarket, fakeMarket, withMarkets } from '../../testing/fake-markets.ts'
import { aMember, aProduct } from '../../testing/people.ts'
import { listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { setRate } from '../catalogue/catalogue.module.ts'

type SearchAnswer = Answer<typeof api.search.find>

let testApp: TestApp
let markets: FakeMarket[]
const celu = { priceMinor: 90_000_000, currency: 'ARS', brand: 'Samsung', location: 'Rosario, Santa Fe', isShippingFree: true } as const

beforeAll(async () => {
  testApp = await createTestApp()
  await setRate(testApp.app.ctx, 150_000, 'prueba')
  const ana = await aMember(testApp)
  await aProduct(testApp, ana, { name: 'Celular Samsung Galaxy S23 Ultra 256GB', categoryId: 1, price: 700 })
  await aProduct(testApp, ana, { name: 'Celular Motorola Moto G54', categoryId: 1, price: 300_000, currency: 'ARS' })
  await aProduct(testApp, ana, { name: 'Celular sin stock', categoryId: 1, price: 50, stock: 0 })
  await aProduct(testApp, ana, { name: 'Mesa ratona', categoryId: 3, price: 40 })
})
afterAll(() => testApp.close())
beforeEach(() => {
  markets = withMarkets(
    testApp,
    fakeMarket('Mercado Libre', { offers: [anOffer('MLA1', 'Celular Samsung Galaxy S23Ultra 256 GB Negro', celu)], total: 812 }),
    fakeMarket('Amazon', { state: 'no autorizado' }),
    fakeMarket('Alibaba'),
  )
})

const address = (query: Record<string, string | number>) => `?${new URLSearchParams(query as Record<string, string>)}`
const find = async (query: Record<string, string | number>) => {
  const { status, body } = await testApp.call<SearchAnswer>('GET', `/api/v1/products/search${address(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SearchLine)
const stream = async (query: Record<string, string | number>) => {
  const answer = await testApp.app.http.inject({ url: `${SEARCH_STREAM}${address(query)}` })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
  return linesOf(answer.body)
}
const statesOf = (parts: Pick<SearchLine, 'platform' | 'state'>[]) => parts.map(({ platform, state }) => `${platform}: ${state}`)
const asked = () => markets.filter(({ asked }) => asked.length > 0).map(({ name }) => name)

describe('a search', () => {
  test("[SRCH-24] returns ours and the marketplaces' results, each with its state, in one shape and one currency", async () => {
    const found = await find({ q: 'celular samsung galaxy s23 ultra' })
    expect(statesOf(found.platforms)).toEqual(['Local: ok', 'Mercado Libre: ok', 'Amazon: no autorizado', 'Alibaba: sin configurar'])
    expect(found.platforms.map(({ total }) => total)).toEqual([expect.any(Number), 812, null, null])
    expect(found.rate).toEqual({ ars: 1500, since: '2026-11-20T12:00:00.000Z', source: 'prueba' })
    const [ours] = found.products.filter(({ platform }) => platform === 'Local')
    expect(ours).toMatchObject({ price: 700, comparable: 700, stock: 2, category: 'Electrónicos', seller: null, caveats: [] })
    expect(ours?.url).toBe(`/products/${ours?.id}`)
    expect(ours?.product).toMatchObject({ id: ours?.id, platform: 'Local', status: 'available' })
    expect(found.products.find(({ platform }) => platform === 'Mercado Libre')).toEqual({
      id: 'ml:MLA1',
      platform: 'Mercado Libre',
      name: 'Celular Samsung Galaxy S23Ultra 256 GB Negro',
      snippet: [],
      url: 'https://tienda.example/MLA1',
      imageUrl: null,
      price: 900_000,
      priceTo: null,
      originalPrice: null,
      currency: 'ARS',
      comparable: 600,
      stock: null,
      condition: null,
      category: null,
      location: 'Rosario, Santa Fe',
      distance: null,
      seller: null,
      isShippingFree: true,
      minimumOrder: null,
      caveats: [],
      score: expect.any(Number),
      isOutsidePrice: false,
      model: expect.toSatisfy((model) => model === null || typeof model === 'string'),
      product: null,
    })
    const scores = found.products.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true)
  })

  test('measures the distance of offers from the named place', async () => {
    const { products } = await find({ q: 'celular samsung', near: 'Rosario' })
    expect(products.find(({ id }) => id === 'ml:MLA1')?.distance).toBe(0)
    expect(products.find(({ platform }) => platform === 'Local')?.distance).toBe(0)
  })

  test('ranges, minimum orders and caveats are passed on from the marketplace', async () => {
    const range = { priceMinor: 88, priceToMinor: 105, minimumOrder: 50, caveats: ['Llega desde el exterior.'], isShippingFree: false }
    withMarkets(testApp, fakeMarket('Alibaba', { offers: [anOffer('7', 'Celular a granel', range)] }))
    const { products } = await find({ q: 'celular', platform: 'Alibaba' })
    expect(products).toEqual([expect.objectContaining({ id: 'alibaba:7', price: 0.88, priceTo: 1.05, comparable: 0.88, minimumOrder: 50 })])
    expect(products[0]).toMatchObject({ caveats: ['Llega desde el exterior.'], isShippingFree: false })
  })

  test('[SRCH-25] without a text and a category is empty, and no marketplace is called', async () => {
    for (const query of [{}, { q: '' }, { q: '   ' }, { q: '', min_price: 5, platform: 'Amazon' }]) {
      expect(await find(query as Record<string, string>)).toEqual({ products: [], platforms: [], reading: null, rate: null })
      expect(await stream(query as Record<string, string>)).toEqual([])
    }
    expect(asked()).toEqual([])
  })

  test('with only a category is answered by us alone', async () => {
    const found = await find({ q: ' ', category: 'Electrónicos' })
    expect(found.products).toHaveLength(3)
    expect(statesOf(found.platforms)).toEqual(['Local: ok'])
    expect(asked()).toEqual([])
    expect(found.reading).toMatchObject({ corrected: null, isRelaxed: false })
  })
})

describe('filters', () => {
  test('[SRCH-29] prices filter every platform, and are passed to the marketplaces', async () => {
    const found = await find({ q: 'celular', minPrice: 150, max_price: 650 })
    expect(found.products.map(({ comparable }) => comparable).sort()).toEqual([200, 600])
    expect(markets[0]?.asked).toEqual([{ text: 'celular', minUsdCents: 15_000, maxUsdCents: 65_000, limit: 20 }])
    const cheap = await find({ q: 'celular', maxPrice: 500 })
    expect(cheap.products.every(({ platform }) => platform === 'Local')).toBe(true)
    expect(cheap.platforms[1]).toEqual({ platform: 'Mercado Libre', state: 'ok', total: null, next: null })
  })

  test('[SRCH-31] one platform is called alone; only Argentina leaves out offers from abroad', async () => {
    const amazon = await find({ q: 'celular', platform: 'Amazon' })
    expect(statesOf(amazon.platforms)).toEqual(['Amazon: no autorizado'])
    expect([amazon.reading, amazon.rate?.ars, asked()]).toEqual([null, 1500, ['Amazon']])
    expect(statesOf((await find({ q: 'celular', platform: 'Local' })).platforms)).toEqual(['Local: ok'])
    const near = await find({ q: 'celular', onlyArgentina: 'true' })
    expect(statesOf(near.platforms)).toEqual(['Local: ok', 'Mercado Libre: ok'])
    expect(await find({ q: 'celular', onlyArgentina: 'true', platform: 'Amazon' })).toMatchObject({ products: [], platforms: [] })
  })

  test('[SRCH-30] stock and category leave out offers without them', async () => {
    for (const query of [{ in_stock: 'true' }, { inStock: 'true' }, { category: 'Electrónicos', in_stock: 'true' }] as Record<
      string,
      string
    >[]) {
      const { products } = await find({ q: 'celular', ...query })
      expect(products.map(({ stock }) => stock)).toEqual([2, 2])
    }
  })

  test('[SRCH-32] empty ones are ignored', async () => {
    const empty = { category: '', min_price: '', max_price: '', platform: '', in_stock: '', onlyArgentina: '' }
    expect((await find({ q: 'celular', ...empty })).products).toHaveLength(4)
  })
})

describe('[SRCH-02] the stream', () => {
  test('starts with ours and its reading, then sends each platform in the order of their answers', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    withMarkets(
      testApp,
      fakeMarket('Mercado Libre', () => held.then(() => ({ state: 'sin respuesta', offers: [], total: null }))),
      fakeMarket('Amazon', { state: 'límite', total: null }),
    )
    const answer = await fetch(`${await listen(testApp)}${SEARCH_STREAM}${address({ q: 'celular' })}`)
    const decoder = new TextDecoder()
    let text = ''
    for await (const bytes of answer.body ?? []) {
      text += decoder.decode(bytes, { stream: true })
      if (text.includes('Amazon')) release()
    }
    const lines = linesOf(text)
    expect(statesOf(lines)).toEqual(['Local: ok', 'Amazon: límite', 'Mercado Libre: sin respuesta'])
    expect(lines[0]?.reading).not.toBeNull()
    expect(lines.slice(1).map(({ reading }) => reading)).toEqual([null, null])
    expect(lines.map(({ rate }) => rate?.ars)).toEqual([1500, 1500, 1500])
    expect(lines[0]?.products[0]?.product?.id).toBe(lines[0]?.products[0]?.id)
  })

  test.each<PlatformState>(['ok', 'sin configurar', 'no autorizado', 'límite', 'sin respuesta'])(
    'reports the state «%s»',
    async (state) => {
      withMarkets(testApp, fakeMarket('Amazon', { state }))
      expect(statesOf(await stream({ q: 'celular' }))).toEqual(['Local: ok', `Amazon: ${state}`])
    },
  )

  test('continues when a marketplace fails', async () => {
    withMarkets(
      testApp,
      fakeMarket('Amazon', () => Promise.reject(new Error('boom'))),
      fakeMarket('Alibaba', { offers: [] }),
    )
    const lines = await stream({ q: 'celular' })
    expect(statesOf(lines).sort()).toEqual(['Alibaba: ok', 'Amazon: sin respuesta', 'Local: ok'])
  })
})

describe('further pages', () => {
  test('are ours only, each product once', async () => {
    const first = await find({ q: 'celular', limit: 2 })
    const next = first.platforms[0]?.next ?? ''
    expect(next).not.toBe('')
    markets = withMarkets(testApp, fakeMarket('Amazon', { offers: [anOffer('1', 'Celular')] }))
    const second = await find({ q: 'celular', limit: 2, cursor: next })
    expect(statesOf(second.platforms)).toEqual(['Local: ok'])
    expect([second.platforms[0]?.next, asked()]).toEqual([null, []])
    const ours = [...first.products, ...second.products].filter(({ platform }) => platform === 'Local')
    expect(new Set(ours.map(({ id }) => id)).size).toBe(3)
  })

  test('with a forged cursor are refused', async () => {
    for (const query of ['q=celular&cursor=x', 'q=celular&platform=Amazon&cursor=eyJvZmZzZXQiOjIwfQ']) {
      expect((await testApp.call('GET', `/api/v1/products/search?${query}`)).error.error).toBe('bad-cursor')
      expect((await testApp.call('GET', `${SEARCH_STREAM}?${query}`)).error.error).toBe('bad-cursor')
    }
  })
})

describe('[SRCH-28] bad input', () => {
  test.each([
    ['a text of 10,000 characters', { q: 'x'.repeat(10_000) }, 'bad-input', 'q'],
    ['a null byte', { q: 'a\0b' }, 'bad-input', 'q'],
    ['an unknown platform', { q: 'mesa', platform: 'Temu' }, 'bad-input', 'platform'],
    ['a price that is none', { q: 'mesa', min_price: 'barato' }, 'bad-input', 'min_price'],
    ['a negative price', { q: 'mesa', max_price: '-1' }, 'bad-input', 'max_price'],
    ['a minimum above the maximum', { q: 'mesa', min_price: '10', maxPrice: '5' }, 'catalogue.price-range', 'min_price'],
    ['a stock that is no yes or no', { q: 'mesa', in_stock: 'quizás' }, 'bad-input', 'in_stock'],
    ['a limit too high', { q: 'mesa', limit: '101' }, 'bad-input', 'limit'],
  ])('%s is refused with a sentence, by the stream too, and no market is called', async (_, query, code, field) => {
    for (const path of ['/api/v1/products/search', SEARCH_STREAM]) {
      const { status, error, headers } = await testApp.call('GET', `${path}${address(query as unknown as Record<string, string>)}`)
      expect([status, error.error, Object.keys(error.fields ?? {})]).toEqual([400, code, [field]])
      expect(headers['content-type']).toContain('application/json')
    }
    expect(asked()).toEqual([])
  })

  test.each([
    ['one letter', 'c'],
    ['an emoji', '🎉'],
    ['quotes and operators', `"mesa" & (ratona | !x) <-> :* '`],
    ['SQL', "'; drop table products; --"],
    ['200 characters', 'mesa '.repeat(40)],
    ['percent and underscore', '%_%'],
    ['another script', 'стол 桌子 طاولة'],
  ])('%s is answered', async (_, q) => {
    const lines = await stream({ q })
    expect(statesOf(lines)[0]).toBe('Local: ok')
    expect(lines).toHaveLength(4)
    expect((await find({ q: 'mesa ratona' })).products.map(({ name }) => name)).toContain('Mesa ratona')
  })
})

test('suggestions: none for a blank text, at most the requested number', async () => {
  const suggest = (query: string) => testApp.call<Answer<typeof api.search.suggest>>('GET', `/api/v1/products/suggest?${query}`)
  expect((await suggest('q=+')).body).toEqual([])
  expect((await suggest('')).body).toEqual([])
  const { body } = await suggest('q=celu&limit=2')
  expect(body.length).toBeGreaterThan(0)
  expect(body.length).toBeLessThanOrEqual(2)
  expect((await suggest('q=a&limit=21')).status).toBe(400)
  expect((await suggest(`q=${'x'.repeat(201)}`)).status).toBe(400)
  for (const q of ['🎉', "'; drop table products; --", '%', '"']) expect((await suggest(address({ q }).slice(1))).status, q).toBe(200)
})
