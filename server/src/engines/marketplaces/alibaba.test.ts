import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { anAliExpressProduct, aWholesaleProduct, openLoopbackAlibaba, refusal } from '../../testing/marketplace-alibaba.ts'
import { quickCallLimits } from '../../testing/marketplaces.ts'
import type { Kv } from '../kv/kv.ts'
import { openMemoryKv } from '../kv/memory.ts'
import { findAtAlibaba, readRange } from './alibaba.ts'
import { findInBoth } from './alibaba-group.ts'
import { findAtAliExpress } from './aliexpress.ts'
import { openAsk } from './ask.ts'
import { defaultCallLimits } from './call-limits.ts'
import { type Find, openMarket } from './market.ts'
import type { MarketSearch } from './marketplaces.ts'
import { openQuota } from './quota.ts'

describe('the Alibaba group', () => {
  const clock = createClock()
  let there: Awaited<ReturnType<typeof openLoopbackAlibaba>>
  let kv: Kv
  beforeEach(async () => {
    there = await openLoopbackAlibaba(clock.now)
    kv = openMemoryKv(() => clock.now().getTime())
  })
  afterEach(async () => {
    await kv.close()
    await there.close()
  })

  const callLimits = { ...defaultCallLimits, ...quickCallLimits }
  const askOf = (service: string) => openAsk(callLimits, openQuota(kv, service, { perMinute: 100, perDay: 1000 }, 60))
  const app = (secret = 'secreto') => ({ key: '5042', secret, apiUrl: there.url })
  const retail = (secret?: string, now = clock.now) => findAtAliExpress({ ...app(secret), trackingId: 'feria' }, askOf('aliexpress'), now)
  const wholesale = (secret?: string) => findAtAlibaba({ ...app(secret), accessToken: '' }, askOf('alibaba'), clock.now)
  const searchWith = (find: Find, text = 'auriculares', more: Partial<MarketSearch> = {}) =>
    openMarket({ name: 'Alibaba', find, kv, callLimits, keptSeconds: 900 }).search({ text, limit: 24, ...more })

  test.each([true, false])('[SRCH-02] AliExpress: retail in dollars, with its lists wrapped or not (%s)', async (isSimple) => {
    there.isSimple = isSimple
    there.products = [anAliExpressProduct(1005006)]
    expect(await searchWith(retail(), 'auriculares «ñandú» 50% & más', { minUsdCents: 1000, maxUsdCents: 9000 })).toEqual({
      state: 'ok',
      total: 450,
      offers: [
        {
          id: 'aliexpress-1005006',
          name: 'Auriculares inalámbricos con cancelación de ruido',
          url: 'https://s.click.aliexpress.com/s/1005006',
          imageUrl: 'https://ae01.alicdn.com/kf/a.jpg',
          priceMinor: 2499,
          priceToMinor: null,
          originalPriceMinor: 4998,
          currency: 'USD',
          condition: null,
          location: '',
          seller: null,
          isShippingFree: null,
          minimumOrder: null,
          brand: null,
          model: null,
          caveats: ['Llega desde el exterior: puede pagar impuestos de importación.'],
        },
      ],
    })
    expect(Object.fromEntries(there.requests[0]?.query ?? [])).toMatchObject({
      keywords: 'auriculares «ñandú» 50% & más',
      min_sale_price: '1000',
      max_sale_price: '9000',
      page_size: '24',
      ship_to_country: 'AR',
      target_currency: 'USD',
      target_language: 'ES',
      tracking_id: 'feria',
    })
  })

  test('its answer is read without its outer name too, as in some simplified answers', async () => {
    there.instead = () => ({
      status: 200,
      body: { resp_result: { resp_code: '200', result: { total_record_count: 1, products: [anAliExpressProduct(1)] } } },
    })
    expect((await searchWith(retail())).offers).toHaveLength(1)
  })

  test('no results are an empty answer', async () => {
    expect(await searchWith(retail())).toEqual({ state: 'ok', offers: [], total: 0 })
    expect(await searchWith(wholesale(), 'mate')).toEqual({ state: 'ok', offers: [], total: 1200 })
  })

  test('[SRCH-02] undocumented items are left out, and so are prices that are not in dollars', async () => {
    there.products = [
      { product_id: 1 },
      anAliExpressProduct(2, { target_sale_price: null, sale_price: '9.90', sale_price_currency: 'USD', original_price: '1.00' }),
      anAliExpressProduct(3, { target_sale_price: '', sale_price: '180.10' }),
      anAliExpressProduct(4, { promotion_link: '//s.click.aliexpress.com/s/4' }),
      anAliExpressProduct(5, { promotion_link: 'data:text/html,x', product_detail_url: null }),
    ]
    const { offers } = await searchWith(retail())
    expect(offers.map(({ id, priceMinor, originalPriceMinor, url }) => [id, priceMinor, originalPriceMinor, url])).toEqual([
      ['aliexpress-2', 990, null, 'https://s.click.aliexpress.com/s/2'],
      ['aliexpress-4', 2499, 4998, 'https://s.click.aliexpress.com/s/4'],
    ])
    there.wholesale = [
      aWholesaleProduct('1', { price: '€ 4.00' }),
      aWholesaleProduct('2', { permalink: 'javascript:alert(1)' }),
      { product_id: '3' },
      aWholesaleProduct('4', { price: null, image: null, min_order_quantity: 'many' }),
    ]
    expect((await searchWith(wholesale(), 'mate')).offers).toEqual([
      expect.objectContaining({ id: 'alibaba-4', priceMinor: null, imageUrl: null, minimumOrder: null }),
    ])
  })

  test('[SRCH-02] Alibaba.com: wholesale with its price range and its minimum quantity', async () => {
    there.wholesale = [
      aWholesaleProduct('16001'),
      aWholesaleProduct('16002', { price: '$2,150.00', min_order_quantity: 100 }),
      aWholesaleProduct('3', { price: '' }),
    ]
    const { total, offers } = await searchWith(wholesale())
    expect(total).toBe(1200)
    expect(offers.map(({ priceMinor, priceToMinor, minimumOrder }) => [priceMinor, priceToMinor, minimumOrder])).toEqual([
      [88, 105, null],
      [215_000, null, 100],
      [null, null, null],
    ])
    expect(offers[0]).toMatchObject({
      id: 'alibaba-16001',
      url: 'https://www.alibaba.com/product-detail/16001.html',
      imageUrl: 'https://s.alicdn.com/@sc04/kf/a.jpg',
      caveats: ['Llega desde el exterior: puede pagar impuestos de importación.', 'Venta mayorista: suele pedir un mínimo de unidades.'],
    })
    expect(offers[1]?.caveats).toContain('Venta mayorista: mínimo 100 unidades.')
    expect(there.requests[0]?.query.has('access_token')).toBe(false)
  })

  test.each([
    ['$0.88-1.05', 88, 105],
    ['US$ 1.20 - US$ 0.90', 90, 120],
    ['USD 12', 1200, null],
    ['$1,000.00-1,500.50', 100_000, 150_050],
    ['$5-5', 500, null],
  ])('reads the price «%s»', (text, from, to) => expect(readRange(text)).toEqual({ from, to }))
  test.each(['', 'consultar', '€5', '$', '$0', '-1', '$1.2.3', 'CA$5'])('«%s» is no price in dollars', (text) =>
    expect(readRange(text)).toBeUndefined(),
  )

  test('[SRCH-02] a signature that the gateway does not accept is «no autorizado»', async () => {
    there.products = [anAliExpressProduct(1)]
    expect((await searchWith(retail('otro'))).state).toBe('no autorizado')
    expect((await searchWith(wholesale('otro'), 'mate')).state).toBe('no autorizado')
    expect(
      (
        await searchWith(
          retail('secreto', () => new Date(0)),
          'termo',
        )
      ).state,
    ).toBe('sin respuesta')
    expect((await searchWith(retail(), 'yerba')).state).toBe('ok')
  })

  test.each([
    ['no autorizado', refusal('ISV', 'InsufficientPermission')],
    ['no autorizado', refusal('ISV', '11', { sub_code: 'isv.permission-api-package-empty' })],
    ['no autorizado', refusal('ISV', 'AppWhiteIpLimit')],
    ['límite', refusal('ISP', 'ApiCallLimit')],
    ['sin respuesta', refusal('SYSTEM', 'ServiceTimeout')],
    [
      'sin respuesta',
      { status: 200, body: { aliexpress_affiliate_product_query_response: { resp_result: { resp_code: 500, resp_msg: 'oops' } } } },
    ],
    ['sin respuesta', { status: 200, body: ['what'] }],
  ])('[SRCH-02] AliExpress is «%s» by an error with status 200', async (state, answer) => {
    there.instead = () => answer
    expect(await searchWith(retail())).toEqual({ state, offers: [], total: null })
    const isPassing = JSON.stringify(answer).includes('SYSTEM')
    expect(there.requests).toHaveLength(isPassing ? 3 : 1)
  })

  test.each([
    ['no autorizado', 'InsufficientPermission'],
    ['no autorizado', 'IllegalAccessToken'],
    ['límite', 'ApiCallLimit'],
    ['sin respuesta', 'MissingParameter'],
  ])('[SRCH-02] Alibaba.com is «%s» by the code %s', async (state, code) => {
    there.instead = () => ({ status: 200, body: { type: 'ISV', code, message: 'some words', request_id: '1' } })
    expect((await searchWith(wholesale())).state).toBe(state)
  })

  test('both as one: retail first, room for wholesale', async () => {
    there.products = Array.from({ length: 8 }, (_, i) => anAliExpressProduct(i + 1))
    there.wholesale = Array.from({ length: 8 }, (_, i) => aWholesaleProduct(String(i + 1)))
    const { state, total, offers } = await searchWith(findInBoth(retail(), wholesale()), 'auriculares', { limit: 8 })
    expect({ state, total }).toEqual({ state: 'ok', total: 1650 })
    expect(offers.map(({ id }) => id.split('-')[0])).toEqual([...Array(6).fill('aliexpress'), 'alibaba', 'alibaba'])
  })

  test('a partial answer is cached for seconds, a whole one for minutes', async () => {
    let calls = 0
    const find = (isPartial: boolean): Find => {
      return async () => {
        calls += 1
        return { offers: [], total: 0, isPartial }
      }
    }
    const callsOf = async (isPartial: boolean, text: string) => {
      calls = 0
      for (const minutes of [0, 0.3, 0.34, 14]) {
        clock.pass(minutes)
        await searchWith(find(isPartial), text)
      }
      return calls
    }
    expect([await callsOf(true, 'mesa'), await callsOf(false, 'silla')]).toEqual([3, 1])
  })

  test('[SRCH-02] a failure of one does not keep the other from answering', async () => {
    there.products = [anAliExpressProduct(1)]
    expect(await searchWith(findInBoth(retail(), wholesale('otro')))).toMatchObject({
      state: 'ok',
      total: 450,
      offers: [{ id: 'aliexpress-1' }],
    })
    there.wholesale = [aWholesaleProduct('1')]
    expect((await searchWith(findInBoth(retail('otro'), wholesale()), 'mate')).offers).toHaveLength(1)
    expect((await searchWith(findInBoth(retail('otro'), wholesale('otro')), 'termo')).state).toBe('no autorizado')
  })
})
