import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { anAmazonItem, notEligible, openLoopbackAmazon, throttled } from '../../testing/marketplace-amazon.ts'
import { quickCallLimits } from '../../testing/marketplaces.ts'
import type { Kv } from '../kv/kv.ts'
import { openMemoryKv } from '../kv/memory.ts'
import { findAtAmazon } from './amazon.ts'
import type { AmazonCredential } from './amazon-token.ts'
import { openAsk } from './ask.ts'
import { defaultCallLimits } from './call-limits.ts'
import { openMarket } from './market.ts'
import type { MarketSearch } from './marketplaces.ts'
import { openQuota } from './quota.ts'

describe('Amazon', () => {
  const clock = createClock()
  let there: Awaited<ReturnType<typeof openLoopbackAmazon>>
  let kv: Kv
  beforeEach(async () => {
    there = await openLoopbackAmazon()
    kv = openMemoryKv(() => clock.now().getTime())
  })
  afterEach(async () => {
    await kv.close()
    await there.close()
  })

  const open = (credential: Partial<AmazonCredential> = {}) => {
    const callLimits = { ...defaultCallLimits, ...quickCallLimits }
    const ask = openAsk(callLimits, openQuota(kv, 'amazon', { perMinute: 100, perDay: 1000 }, 60))
    const find = findAtAmazon({
      credential: { id: 'id', secret: 'secreto', version: '3.1', apiUrl: there.url, ...credential },
      partnerTag: 'feria-20',
      ask,
      askForToken: ask,
      now: clock.now,
    })
    const market = openMarket({ name: 'Amazon', find, kv, callLimits, keptSeconds: 1800 })
    return (text = 'auriculares sony', more: Partial<MarketSearch> = {}) => market.search({ text, limit: 24, ...more })
  }
  const bodies = () =>
    there.requests.filter(({ call }) => call.includes('searchItems')).map(({ body }) => JSON.parse(body) as Record<string, unknown>)

  test('[SRCH-02] offers in dollars, linked by the tagged address as it is, with the hour of the price', async () => {
    there.items = [anAmazonItem('B09XS7JWHH')]
    expect(await open()()).toEqual({
      state: 'ok',
      total: 146,
      offers: [
        {
          id: 'B09XS7JWHH',
          name: 'Sony WH-1000XM5, auriculares inalámbricos',
          url: 'https://www.amazon.com/dp/B09XS7JWHH?tag=feria-20&linkCode=osi&th=1&psc=1',
          imageUrl: 'https://m.media-amazon.com/images/I/a.jpg',
          priceMinor: 32_899,
          priceToMinor: null,
          originalPriceMinor: 39_999,
          currency: 'USD',
          condition: 'Nuevo',
          location: '',
          seller: 'Amazon.com',
          isShippingFree: null,
          minimumOrder: null,
          brand: 'Sony',
          model: null,
          caveats: ['Precio de Amazon.com de las 09:00; envío e impuestos de importación aparte.'],
        },
      ],
    })
  })

  test('asks for ten in Spanish and dollars, with limits in cents', async () => {
    await open()('mate', { minUsdCents: 1000, maxUsdCents: 5050 })
    await open()('mate', { minUsdCents: 0, limit: 3 })
    expect(bodies()[0]).toMatchObject({
      partnerTag: 'feria-20',
      keywords: 'mate',
      itemCount: 10,
      minPrice: 1000,
      maxPrice: 5050,
      languagesOfPreference: ['es_US'],
      currencyOfPreference: 'USD',
    })
    expect(bodies()[1]).toMatchObject({ itemCount: 3 })
    expect(bodies()[1]).not.toHaveProperty('minPrice')
  })

  test.each([
    ['3.1', 'POST /auth/o2/token', 'Bearer token-1'],
    ['2.1', 'POST /oauth2/token', 'Bearer token-1, Version 2.1'],
  ] as const)('a credential of version %s fetches its token in its own way, once an hour', async (version, call, header) => {
    const search = open({ version })
    await search()
    await search('otra')
    expect(there.count(call)).toBe(1)
    expect(there.requests.at(-1)?.headers.authorization).toBe(header)
    clock.pass(60)
    await search('mate')
    expect(there.count(call)).toBe(2)
  })

  test('an expired token is fetched again once; a wrong credential is «no autorizado»', async () => {
    there.items = [anAmazonItem('B1')]
    const search = open()
    await search()
    there.token = 'another'
    expect((await search('mate')).offers).toHaveLength(1)
    expect(there.count('POST /auth/o2/token')).toBe(2)
    expect((await open({ secret: 'mal' })('termo')).state).toBe('no autorizado')
  })

  test.each([
    ['no autorizado', notEligible],
    ['límite', throttled],
    ['sin respuesta', { status: 500, body: { type: 'InternalServerException', message: 'oops' } }],
    [
      'sin respuesta',
      { status: 400, body: { type: 'ValidationException', message: 'no', reason: 'FieldValidationFailed', fieldList: [] } },
    ],
  ])('[SRCH-02] is «%s» by its documented error', async (state, answer) => {
    there.instead = ({ call }) => (call.includes('searchItems') ? answer : undefined)
    expect(await open()()).toEqual({ state, offers: [], total: null })
  })

  test('no results are an empty answer, errors without items are not', async () => {
    there.errors = [{ code: 'NoResults', message: 'No results found for your request.' }]
    expect((await open()()).state).toBe('ok')
    there.errors = [{ code: 'InternalFailure', message: 'x' }]
    expect((await open()('mate')).state).toBe('sin respuesta')
    there.items = [anAmazonItem('B1')]
    expect((await open()('termo')).offers).toHaveLength(1)
    there.instead = ({ call }) =>
      call.includes('searchItems') ? { status: 404, body: { type: 'ResourceNotFoundException', message: 'x' } } : undefined
    expect(await open()('nada')).toEqual({ state: 'ok', offers: [], total: 0 })
  })

  test('[SRCH-02] undocumented items are left out; a price that may not be shown is left out', async () => {
    const hidden = { price: { money: { amount: 10, currency: 'USD' } }, violatesMAP: true, availability: { minOrderQuantity: 2 } }
    there.items = [
      null,
      { asin: 'B0' },
      anAmazonItem('B1', { detailPageURL: 'javascript:alert(1)' }),
      anAmazonItem('B2', { offersV2: { listings: [{ price: { money: { amount: 10, currency: 'MXN' } } }] } }),
      anAmazonItem('B3', { offersV2: null, images: null, itemInfo: { title: { displayValue: 'Sin oferta' } } }),
      anAmazonItem('B4', { offersV2: { listings: ['x', hidden] } }),
    ]
    const { offers } = await open()()
    expect(offers.map(({ id, priceMinor, minimumOrder }) => [id, priceMinor, minimumOrder])).toEqual([
      ['B3', null, null],
      ['B4', null, 2],
    ])
    expect(offers[0]?.caveats).toEqual(['El precio se ve en Amazon.com; envío e impuestos de importación aparte.'])
  })

  test('a price is cached for less than an hour', async () => {
    there.items = [anAmazonItem('B1')]
    const search = open()
    await search()
    clock.pass(29)
    await search()
    expect(bodies()).toHaveLength(1)
    clock.pass(2)
    await search()
    expect(bodies()).toHaveLength(2)
  })
})
