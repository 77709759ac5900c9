import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createClock } from '../../testing/clock.ts'
import { openEmbeddedCopy } from '../../testing/embedded-copies.ts'
import { anAliExpressProduct, openLoopbackAlibaba } from '../../testing/marketplace-alibaba.ts'
import { anAmazonItem, openLoopbackAmazon } from '../../testing/marketplace-amazon.ts'
import { aListing, openLoopbackMercadoLibre } from '../../testing/marketplace-mercado-libre.ts'
import { type BadWay, badWays, type LoopbackMarket, quickCallLimits } from '../../testing/marketplaces.ts'
import type { Database } from '../db/database.ts'
import type { Kv } from '../kv/kv.ts'
import { openMemoryKv } from '../kv/memory.ts'
import type { CallLimits } from './call-limits.ts'
import type { Market, Marketplaces } from './marketplaces.ts'
import { openMarketplaces } from './open-marketplaces.ts'

const clock = createClock()
const kinds: {
  name: string
  place: number
  open(): Promise<{ there: LoopbackMarket; settings: Record<string, string>; searches: string }>
}[] = [
  {
    name: 'Mercado Libre',
    place: 0,
    open: async () => {
      const there = await openLoopbackMercadoLibre()
      there.listings = [aListing('MLA-1'), aListing('MLA-2')]
      const settings = {
        MERCADOLIBRE_CLIENT_ID: there.clientId,
        MERCADOLIBRE_CLIENT_SECRET: there.clientSecret,
        MERCADOLIBRE_URL: there.url,
      }
      return { there, settings, searches: 'GET /sites/MLA/search' }
    },
  },
  {
    name: 'Amazon',
    place: 1,
    open: async () => {
      const there = await openLoopbackAmazon()
      there.items = [anAmazonItem('B1'), anAmazonItem('B2')]
      const credential = { AMAZON_CREDENTIAL_ID: 'id', AMAZON_CREDENTIAL_SECRET: 'secreto', AMAZON_CREDENTIAL_VERSION: '3.1' }
      return { there, settings: { ...credential, AMAZON_PARTNER_TAG: 'feria-20', AMAZON_URL: there.url }, searches: 'POST /catalog' }
    },
  },
  {
    name: 'Alibaba',
    place: 2,
    open: async () => {
      const there = await openLoopbackAlibaba(clock.now)
      there.products = [anAliExpressProduct(1), anAliExpressProduct(2)]
      const app = { ALIEXPRESS_APP_KEY: '5042', ALIEXPRESS_APP_SECRET: 'secreto', ALIEXPRESS_TRACKING_ID: 'feria' }
      return { there, settings: { ...app, ALIEXPRESS_URL: there.url }, searches: 'GET /sync' }
    },
  },
]

let db: Database
let kv: Kv
let opened: Marketplaces | undefined
beforeAll(async () => {
  db = await openEmbeddedCopy()
})
afterAll(() => db.close())
beforeEach(() => {
  kv = openMemoryKv(() => clock.now().getTime())
})
afterEach(async () => {
  await opened?.close()
  await kv.close()
})
const open = async (settings: Record<string, string>, callLimits: Partial<CallLimits> = {}, log?: { warn(details: object): void }) => {
  opened = await openMarketplaces(readConfig(settings), {
    kv,
    db: db.db,
    now: clock.now,
    log,
    callLimits: { ...quickCallLimits, ...callLimits },
  })
  return opened.markets
}

test('[SRCH-01] there are always three marketplaces; without settings each says at once that it is not configured', async () => {
  const markets = await open({})
  expect(markets.map(({ name }) => name)).toEqual(['Mercado Libre', 'Amazon', 'Alibaba'])
  for (const market of markets) {
    expect(await market.search({ text: 'mate', limit: 20 })).toEqual({ state: 'sin configurar', offers: [], total: null })
  }
})

test('half of the settings of a marketplace are refused at start', () => {
  expect(() => readConfig({ AMAZON_CREDENTIAL_ID: 'x' })).toThrow('AMAZON_CREDENTIAL_ID needs AMAZON_CREDENTIAL_SECRET and')
  expect(() => readConfig({ MERCADOLIBRE_CALLS: 'muchas' })).toThrow('MERCADOLIBRE_CALLS')
})

describe.each(kinds)('$name, as every marketplace', ({ name, place, open: openThere }) => {
  let there: LoopbackMarket
  let settings: Record<string, string>
  let searches: string
  beforeEach(async () => {
    ;({ there, settings, searches } = await openThere())
  })
  afterEach(() => there.close())
  const openIt = async (callLimits?: Partial<CallLimits>, log?: { warn(details: object): void }): Promise<Market> =>
    (await open(settings, callLimits, log))[place] as Market

  test('[SRCH-02] answers offers of one shape, up to the requested number', async () => {
    const market = await openIt()
    expect(market.name).toBe(name)
    const { state, offers } = await market.search({ text: 'auriculares', limit: 1 })
    expect(state).toBe('ok')
    expect(offers).toHaveLength(1)
    expect(offers[0]).toMatchObject({
      id: expect.any(String),
      url: expect.stringMatching(/^https:\/\//),
      imageUrl: expect.stringMatching(/^https:\/\//),
      priceMinor: expect.any(Number),
      caveats: expect.any(Array),
    })
  })

  test.each<BadWay>([...badWays])('[SRCH-02] never throws and is never late when the service answers in the way «%s»', async (way) => {
    there.instead = () => way
    const market = await openIt({ callMs: 100, searchMs: 400 })
    const started = Date.now()
    const answers = await Promise.all([1, 2, 3].map((i) => market.search({ text: `mate ${i}`, limit: 20 })))
    expect(Date.now() - started).toBeLessThan(1500)
    for (const answer of answers) expect(answer).toEqual({ state: 'sin respuesta', offers: [], total: null })
  })

  test('[SRCH-02] is in time when every call is slow but none too slow', async () => {
    there.delay = 300
    there.instead = () => ({ status: 503, body: {} })
    const market = await openIt({ callMs: 1000, searchMs: 500, retries: 5 })
    const started = Date.now()
    expect((await market.search({ text: 'mate', limit: 20 })).state).toBe('sin respuesta')
    expect(Date.now() - started).toBeLessThan(1000)
  })

  test.each([
    ['long', 'ñandú '.repeat(2000)],
    ['emoji', 'mate 🧉 de 👩‍👩‍👧 calabaza'],
    ['quotes', `"'\`<script>alert(1)</script>; drop table products; -- \\ %00 {}`],
    ['null bytes', 'mate\u0000de\u0001 calabaza\u202e'],
    ['half of a character', `mate \ud83e`],
  ])('[SRCH-02] accepts a hostile text: %s', async (_kind, text) => {
    const market = await openIt()
    expect((await market.search({ text, limit: 20 })).state).toBe('ok')
    const sent = there.requests
      .filter(({ call }) => call.startsWith(searches))
      .map(({ query, body }) => [...query.values(), body].join(' '))
    expect(sent).toHaveLength(1)
    for (const never of ['\u0000', '\\u0000', '\u202e', '\ufffd', '\\ud83e']) expect(sent[0]).not.toContain(never)
    expect(sent[0]?.length).toBeLessThan(4000)
  })

  test.each(['', '   ', '🎉', '…!?', '\u0000'])('a text without a word («%s») calls no service', async (text) => {
    expect(await (await openIt()).search({ text, limit: 20 })).toEqual({ state: 'ok', offers: [], total: 0 })
    expect(there.requests).toHaveLength(0)
  })

  test('the same search by many is one call, and is cached for minutes', async () => {
    there.delay = 20
    const market = await openIt()
    const answers = await Promise.all(['Mate', 'mate', ' MATE ', 'maté'].map((text) => market.search({ text, limit: 20 })))
    expect(answers.every(({ state, offers }) => state === 'ok' && offers.length === 2)).toBe(true)
    clock.pass(4)
    await market.search({ text: 'mate', limit: 20 })
    expect(there.count(searches)).toBe(1)
    await market.search({ text: 'mate', limit: 20, maxUsdCents: 5000 })
    expect(there.count(searches)).toBe(2)
    clock.pass(31)
    await market.search({ text: 'mate', limit: 20 })
    expect(there.count(searches)).toBe(3)
  })

  test('[SRCH-02] a failure is cached for seconds', async () => {
    const market = await openIt({ retries: 0 })
    there.instead = ({ call }) => (call.startsWith(searches) ? { status: 500, body: {} } : undefined)
    await market.search({ text: 'mate', limit: 20 })
    await market.search({ text: 'mate', limit: 20 })
    expect(there.count(searches)).toBe(1)
    there.instead = null
    clock.pass(0.34)
    expect((await market.search({ text: 'mate', limit: 20 })).state).toBe('ok')
  })

  test('[SRCH-02] answers when the cache is down', async () => {
    const market = await openIt()
    kv.get = () => Promise.reject(new Error('lost'))
    expect(await market.search({ text: 'mate', limit: 20 })).toEqual({ state: 'sin respuesta', offers: [], total: null })
  })

  test('the log has no secret in it', async () => {
    const lines: object[] = []
    there.instead = () => ({ status: 403, body: { message: 'secreto-de-prueba' } })
    await (await openIt({}, { warn: (details) => lines.push(details) })).search({ text: 'mate', limit: 20 })
    expect(lines).toEqual([expect.objectContaining({ market: name, state: 'no autorizado' })])
    expect(JSON.stringify(lines)).not.toContain('secreto')
  })
})
