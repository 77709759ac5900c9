import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createClock } from '../../testing/clock.ts'
import { openEmbeddedCopy } from '../../testing/embedded-copies.ts'
import { aListing, anItem, aProduct, byPolicy, openLoopbackMercadoLibre } from '../../testing/marketplace-mercado-libre.ts'
import { quickCallLimits } from '../../testing/marketplaces.ts'
import type { Database } from '../db/database.ts'
import { openMemoryKv } from '../kv/memory.ts'
import type { CallLimits } from './call-limits.ts'
import type { Market } from './marketplaces.ts'
import { openMarketplaces } from './open-marketplaces.ts'

let db: Database
beforeAll(async () => {
  db = await openEmbeddedCopy()
})
afterAll(() => db.close())

describe('Mercado Libre', () => {
  const clock = createClock()
  let there: Awaited<ReturnType<typeof openLoopbackMercadoLibre>>
  let market: Market
  const opened: { close(): unknown }[] = []

  const open = async (callLimits: Partial<CallLimits> = {}): Promise<Market> => {
    const config = readConfig({
      MERCADOLIBRE_CLIENT_ID: there.clientId,
      MERCADOLIBRE_CLIENT_SECRET: there.clientSecret,
      MERCADOLIBRE_URL: there.url,
    })
    const kv = openMemoryKv(() => clock.now().getTime())
    const { markets, close } = await openMarketplaces(config, {
      kv,
      db: db.db,
      now: clock.now,
      callLimits: { ...quickCallLimits, ...callLimits },
    })
    opened.push({ close }, kv)
    return markets[0] as Market
  }
  const search = (text = 'auriculares sony', limit = 20) => market.search({ text, limit })

  beforeEach(async () => {
    there = await openLoopbackMercadoLibre()
    market = await open()
  })
  afterEach(async () => {
    for (const it of opened.splice(0)) await it.close()
    await there.close()
  })

  test('[SRCH-02] by the catalogue: the cheapest offer of each product that is on sale', async () => {
    there.products = [
      aProduct('MLA111', 'Sony WH-1000XM5'),
      aProduct('MLA222', 'Nobody sells it'),
      aProduct('MLA333', 'Sony WH-CH520', { attributes: [], pictures: [] }),
    ]
    there.items = {
      MLA111: [anItem('MLA1', 600_000), anItem('MLA2', 499_999.5, { original_price: 650_000 }), anItem('MLA3', 10, { currency_id: 'BRL' })],
      MLA333: [anItem('MLA4', 90_000, { condition: 'used', shipping: {}, seller_address: null })],
    }
    expect(await search()).toEqual({
      state: 'ok',
      total: null,
      offers: [
        {
          id: 'MLA111',
          name: 'Sony WH-1000XM5',
          url: 'https://www.mercadolibre.com.ar/p/MLA111',
          imageUrl: 'https://http2.mlstatic.com/MLA111.jpg',
          priceMinor: 49_999_950,
          priceToMinor: null,
          originalPriceMinor: 65_000_000,
          currency: 'ARS',
          condition: 'Nuevo',
          location: 'Palermo, Capital Federal',
          seller: null,
          isShippingFree: true,
          minimumOrder: null,
          brand: 'Sony',
          model: 'WH-1000XM5',
          caveats: ['La más barata de 2 publicaciones de este producto.'],
        },
        expect.objectContaining({
          id: 'MLA333',
          imageUrl: null,
          condition: 'Usado',
          isShippingFree: null,
          location: '',
          brand: null,
          caveats: [],
        }),
      ],
    })
  })

  test('products that nobody sells take no place on the page: it goes on until there are enough', async () => {
    there.products = ['MLA1', 'MLA2', 'MLA3', 'MLA4', 'MLA5', 'MLA6', 'MLA7', 'MLA8'].map((id) => aProduct(id, `Sony ${id}`))
    there.items = { MLA7: [anItem('MLA70', 1000)], MLA8: [anItem('MLA80', 2000)] }
    expect((await search('sony sin vendedores', 2)).offers.map(({ id }) => id)).toEqual(['MLA7', 'MLA8'])
  })

  test('calls as documented: domain first, a limited page, the token only in its header', async () => {
    there.products = [aProduct('MLA111', 'Sony')]
    await search('auriculares   sony\u0000')
    const [first] = there.requests.filter(({ call }) => call === 'GET /products/search')
    expect(Object.fromEntries(first?.query ?? [])).toEqual({
      status: 'active',
      site_id: 'MLA',
      q: 'auriculares sony',
      limit: '20',
      offset: '0',
      domain_id: 'MLA-HEADPHONES',
    })
    expect(there.requests.every(({ query }) => !query.has('access_token'))).toBe(true)
    expect(there.count('GET /sites/MLA/domain_discovery')).toBe(1)
  })

  test('a domain without products is a bad suggestion: all domains are searched then', async () => {
    there.products = [aProduct('MLA111', 'Termo', { domain_id: 'MLA-THERMOSES' })]
    there.items = { MLA111: [anItem('MLA1', 100)] }
    expect((await search('termo')).offers).toHaveLength(1)
    expect(there.count('GET /products/search')).toBe(2)
  })

  test('no results and nothing on sale are empty answers', async () => {
    expect(await search()).toEqual({ state: 'ok', offers: [], total: null })
    there.products = [aProduct('MLA111', 'Nobody sells it')]
    there.items = { MLA111: [] }
    expect(await search('otra cosa')).toEqual({ state: 'ok', offers: [], total: null })
  })

  test('[SRCH-02] an undocumented product or offer is left out, the others are shown', async () => {
    there.products = [aProduct('MLA111', 'Sony'), { id: 5, name: null }, aProduct('MLA222', 'Otro', { attributes: 'none', pictures: [{}] })]
    there.items = {
      MLA111: ['x', { item_id: 'MLA9', price: 'gratis' }, anItem('MLA1', 100)],
      MLA222: [anItem('MLA2', 200, { shipping: 'sí' })],
    }
    const { state, offers } = await search()
    expect(state).toBe('ok')
    expect(offers.map(({ id, priceMinor }) => [id, priceMinor])).toEqual([
      ['MLA111', 10_000],
      ['MLA222', 20_000],
    ])
  })

  test('[SRCH-02] one product that fails does not hide the others; the search is retried soon', async () => {
    there.products = [aProduct('MLA111', 'Sony'), aProduct('MLA222', 'Otro')]
    there.items = { MLA111: [anItem('MLA1', 100)], MLA222: [anItem('MLA2', 200)] }
    there.instead = ({ call }) => (call === 'GET /products/MLA222/items' ? { status: 500, body: {} } : undefined)
    expect(await search()).toMatchObject({ state: 'ok', offers: [{ id: 'MLA111' }] })
    there.instead = null
    clock.pass(1)
    expect((await search()).offers).toHaveLength(2)
  })

  test('a call that hangs until the timeout does not discard earlier results', async () => {
    market = await open({ callMs: 2000, searchMs: 700 })
    there.products = [aProduct('MLA111', 'Sony'), aProduct('MLA222', 'Otro')]
    there.items = { MLA111: [anItem('MLA1', 100)], MLA222: [anItem('MLA2', 200)] }
    there.instead = ({ call }) => (call === 'GET /products/MLA222/items' ? 'hang' : undefined)
    const started = Date.now()
    expect(await search()).toMatchObject({ state: 'ok', offers: [{ id: 'MLA111' }] })
    expect(Date.now() - started).toBeLessThan(1000)
  })

  test('no more products are requested than offers are needed, four at once', async () => {
    there.products = Array.from({ length: 20 }, (_, i) => aProduct(`MLA${i}`, `Sony ${i}`))
    there.items = Object.fromEntries(there.products.map(({ id }) => [id, [anItem(`i-${id}`, 100)]]))
    expect((await search('sony', 3)).offers.map(({ id }) => id)).toEqual(['MLA0', 'MLA1', 'MLA2'])
    expect(there.count('GET /products/MLA')).toBeLessThanOrEqual(6)
  })

  test('offers are cached for a quarter of an hour, products and domains for a day', async () => {
    there.products = [aProduct('MLA111', 'Sony')]
    there.items = { MLA111: [anItem('MLA1', 100)] }
    await search()
    clock.pass(6)
    await search()
    expect(there.count('GET /products/MLA111/items')).toBe(1)
    clock.pass(16)
    there.items = { MLA111: [anItem('MLA1', 90)] }
    expect((await search()).offers[0]?.priceMinor).toBe(9000)
    expect(there.count('GET /products/search')).toBe(1)
    expect(there.count('GET /sites/MLA/domain_discovery')).toBe(1)
    clock.pass(25 * 60)
    await search()
    expect(there.count('GET /products/search')).toBe(2)
  })

  test('the old search is used where it is allowed', async () => {
    there.listings = [
      aListing('MLA-9'),
      aListing('MLA-8', { permalink: 'javascript:alert(1)' }),
      { id: 'MLA-7' },
      aListing('MLA-6', { condition: 'not_specified' }),
    ]
    const { state, total, offers } = await search()
    expect({ state, total }).toEqual({ state: 'ok', total: 4321 })
    expect(offers.map(({ id, condition }) => [id, condition])).toEqual([
      ['MLA-9', 'Usado'],
      ['MLA-6', null],
    ])
    expect(offers[0]).toMatchObject({
      url: 'https://articulo.mercadolibre.com.ar/MLA-9-auriculares-_JM',
      imageUrl: 'https://http2.mlstatic.com/a-I.jpg',
      priceMinor: 49_999_950,
      originalPriceMinor: 59_999_900,
      location: 'La Plata, Buenos Aires',
      seller: 'SONIDO SUR',
      isShippingFree: false,
      brand: 'Sony',
      model: null,
    })
    expect(there.count('GET /products')).toBe(0)
  })

  test('a forbidden old search is remembered for a day', async () => {
    await search()
    await search('mate')
    expect(there.count('GET /sites/MLA/search')).toBe(1)
    clock.pass(25 * 60)
    there.listings = []
    await search('termo')
    expect(there.count('GET /sites/MLA/search')).toBe(2)
  })

  test('an old search that failed once is asked again', async () => {
    there.instead = ({ call }) => (call === 'GET /sites/MLA/search' ? { status: 500, body: { error: 'internal' } } : undefined)
    await search()
    there.instead = () => undefined
    there.listings = [aListing('MLA-9')]
    expect((await search('mate')).offers.map(({ id }) => id)).toEqual(['MLA-9'])
  })

  test('[SRCH-02] an application that may search nothing is «no autorizado», by the policy too', async () => {
    there.instead = ({ call }) => (call.startsWith('GET') ? byPolicy : undefined)
    expect(await search()).toEqual({ state: 'no autorizado', offers: [], total: null })
    expect(there.count('GET /products/search')).toBe(0)
  })

  test('[SRCH-02] a limit is «límite», a service that is down «sin respuesta»', async () => {
    there.instead = ({ call }) => (call.startsWith('GET') ? { status: 429, body: { error: 'too_many_requests' } } : undefined)
    expect((await search()).state).toBe('límite')
    there.instead = () => 'hang up'
    expect((await search('mate')).state).toBe('sin respuesta')
  })

  test('a revoked token is refreshed, once for all calls; one that stays refused is «no autorizado»', async () => {
    there.products = [aProduct('MLA111', 'Sony'), aProduct('MLA222', 'Otro'), aProduct('MLA333', 'Más')]
    there.items = { MLA111: [anItem('MLA1', 1)], MLA222: [anItem('MLA2', 2)], MLA333: [anItem('MLA3', 3)] }
    await search()
    expect(there.count('POST /oauth/token')).toBe(1)
    there.accessTokens.clear()
    clock.pass(16)
    expect((await search()).offers).toHaveLength(3)
    expect(there.count('POST /oauth/token')).toBe(2)
    there.instead = ({ call }) => (call.startsWith('GET') ? { status: 401, body: { error: 'unauthorized' } } : undefined)
    expect((await search('mate')).state).toBe('no autorizado')
  })

  test('a token is refreshed before it expires', async () => {
    await search()
    clock.pass(6 * 60)
    await search('mate')
    expect(there.count('POST /oauth/token')).toBe(2)
  })
})
