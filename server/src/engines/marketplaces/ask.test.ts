import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type BadWay, type LoopbackAnswer, type LoopbackMarket, openLoopbackMarket, quickCallLimits } from '../../testing/marketplaces.ts'
import type { Kv } from '../kv/kv.ts'
import { openMemoryKv } from '../kv/memory.ts'
import { openAsk } from './ask.ts'
import { type CallLimits, defaultCallLimits } from './call-limits.ts'
import { openQuota } from './quota.ts'
import { stateOf, type Trouble } from './trouble.ts'

let market: LoopbackMarket
let kv: Kv
let time = 0
beforeEach(async () => {
  market = await openLoopbackMarket(() => ({ status: 200, body: { fine: true } }))
  time = Date.now()
  kv = openMemoryKv(() => time)
})
afterEach(async () => {
  await market.close()
  await kv.close()
})

const asker = (callLimits: Partial<CallLimits> = {}, allowance = { perMinute: 1000, perDay: 1000 }) => {
  const ask = openAsk({ ...defaultCallLimits, ...quickCallLimits, breakAfter: 100, ...callLimits }, openQuota(kv, 'test', allowance, 60))
  return (path = '/things', options: Parameters<typeof ask>[1] = {}) =>
    ask({ url: new URL(market.url + path), headers: { authorization: 'Bearer clave-secreta' } }, options)
}
const troubleOf = async (asked: Promise<unknown>): Promise<Trouble | Error> =>
  asked.then(() => new Error('It was answered.')).catch((error) => error)
const stateFor = async (asked: Promise<unknown>) => {
  const trouble = await troubleOf(asked)
  return trouble.message === 'It was answered.' ? 'ok' : stateOf(trouble)
}
const answering = (...answers: (LoopbackAnswer | BadWay | undefined)[]) => {
  market.instead = () => answers.shift()
}

describe('calling a service', () => {
  test.each<[BadWay, string]>([
    ['html', 'not JSON by its content type'],
    ['truncated', 'not JSON'],
    ['huge', 'more than 2000000 bytes'],
    ['elsewhere', 'redirected'],
  ])('[SRCH-02] an answer that is «%s» is discarded, and not retried', async (way, message) => {
    market.instead = () => way
    const trouble = await troubleOf(asker()())
    expect(trouble).toMatchObject({ state: 'sin respuesta', message })
    expect(market.requests).toHaveLength(1)
  })

  test('[SRCH-02] a service that hangs times out, and is not retried', async () => {
    market.instead = () => 'hang'
    const started = Date.now()
    expect(await stateFor(asker({ callMs: 1000 })())).toBe('sin respuesta')
    expect(Date.now() - started).toBeLessThan(defaultCallLimits.callMs)
    expect(market.requests).toHaveLength(1)
  })

  test('retries after transient failures, unless a call must not be repeated', async () => {
    answering({ status: 503, body: {} }, 'hang up')
    expect(await asker()()).toEqual({ fine: true })
    expect(market.requests).toHaveLength(3)
    answering({ status: 503, body: {} })
    expect(await stateFor(asker()('/things', { isRepeatable: false }))).toBe('sin respuesta')
    expect(market.requests).toHaveLength(4)
  })

  test('waits as long as the service asks, when that is short', async () => {
    answering({ status: 429, body: {}, headers: { 'retry-after': '1' } })
    const started = Date.now()
    expect(await asker({ longestWaitMs: 1000 })()).toEqual({ fine: true })
    expect(Date.now() - started).toBeGreaterThanOrEqual(990)
  })

  test('[SRCH-02] pauses for a service that asks for longer, but for no more than a minute', async () => {
    const ask = asker()
    answering({ status: 429, body: { message: 'too many' }, headers: { 'retry-after': '3600' } })
    expect(await stateFor(ask())).toBe('límite')
    expect(await stateFor(ask())).toBe('límite')
    expect(market.requests).toHaveLength(1)
    time += 61_000
    expect(await ask()).toEqual({ fine: true })
  })

  test.each([
    [401, 'no autorizado'],
    [403, 'no autorizado'],
    [429, 'límite'],
    [400, 'sin respuesta'],
    [404, 'sin respuesta'],
    [500, 'sin respuesta'],
  ])('[SRCH-02] status %i is «%s»', async (status, state) => {
    market.instead = () => ({ status, body: { error: 'why', message: 'con clave-secreta adentro' } })
    const trouble = await troubleOf(asker()())
    expect(stateOf(trouble)).toBe(state)
    expect(trouble).toMatchObject({ status, message: `HTTP ${status}: why` })
    expect(market.requests).toHaveLength(status === 429 || status >= 500 ? 3 : 1)
  })

  test('follows a redirect on the same host', async () => {
    market.instead = ({ call }) => (call === 'GET /things' ? { status: 302, body: {}, headers: { location: '/others' } } : undefined)
    expect(await asker()()).toEqual({ fine: true })
    expect(market.requests.map(({ call }) => call)).toEqual(['GET /things', 'GET /others'])
  })

  test('[SRCH-02] after consecutive failures the breaker opens; then one call tests whether the service has recovered', async () => {
    const ask = asker({ retries: 0, breakAfter: 3, resetMs: 120 })
    market.instead = () => 'html'
    for (let i = 0; i < 5; i++) expect(await stateFor(ask())).toBe('sin respuesta')
    expect(market.requests).toHaveLength(3)
    await new Promise((passed) => setTimeout(passed, 140))
    expect(await stateFor(ask())).toBe('sin respuesta')
    expect(await stateFor(ask())).toBe('sin respuesta')
    expect(market.requests).toHaveLength(4)
    market.instead = null
    await new Promise((passed) => setTimeout(passed, 140))
    expect(await ask()).toEqual({ fine: true })
    expect(await ask()).toEqual({ fine: true })
  })

  test('refusals and limits do not open the breaker', async () => {
    const ask = asker({ retries: 0, breakAfter: 2 })
    for (const status of [403, 429, 400, 404, 401]) {
      answering({ status, body: {} })
      await troubleOf(ask())
    }
    expect(await ask()).toEqual({ fine: true })
  })

  test('[SRCH-02] never exceeds the quota of a minute or a day', async () => {
    const ask = asker({}, { perMinute: 2, perDay: 3 })
    expect([await stateFor(ask()), await stateFor(ask()), await stateFor(ask())]).toEqual(['ok', 'ok', 'límite'])
    time += 60_001
    expect([await stateFor(ask()), await stateFor(ask())]).toEqual(['ok', 'límite'])
    expect(market.requests).toHaveLength(3)
  })

  test('makes few calls at once, and refuses those behind too many', async () => {
    market.delay = 60
    const ask = asker({ atOnce: 2, waiting: 2 })
    const states = await Promise.all(Array.from({ length: 6 }, () => stateFor(ask())))
    expect(states.toSorted()).toEqual(['límite', 'límite', 'ok', 'ok', 'ok', 'ok'])
  })

  test('the log has no token and no text of the service', async () => {
    market.instead = () => ({ status: 403, body: { code: 'no autorizado: Bearer clave-secreta', error: 'clave secreta' } })
    const trouble = await troubleOf(asker()('/things?sign=firma'))
    expect(trouble.message).toBe('HTTP 403: no code')
    await market.close()
    expect(JSON.stringify(await troubleOf(asker()('/things?sign=firma')))).not.toMatch(/secret|firma/)
    market = await openLoopbackMarket(() => ({ status: 200, body: {} }))
  })
})
