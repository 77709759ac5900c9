import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOtlpTraces } from '../engines/traces/otlp.ts'
import { aCard, aMember, aProduct, PASSWORD } from '../testing/people.ts'
import { connect, listen } from '../testing/sockets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { openMetricsPort } from './metrics-port.ts'

const TOKEN = 'una-ficha-muy-larga-de-metricas'
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { METRICS_TOKEN: TOKEN, METRICS_PORT: '0' } })
})
afterAll(() => testApp.close())

const read = async (of = testApp) => (await of.app.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body
const numberAt = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  )

describe('metrics', () => {
  test('are not served without the token, nor with another', async () => {
    for (const authorization of ['', 'Bearer otra', `Bearer ${TOKEN}x`, TOKEN]) {
      const answer = await testApp.app.http.inject({ url: '/metrics', headers: { authorization } })
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'no-such-call'])
    }
  })

  test('are served with either token while it changes', async () => {
    const own = await createTestApp({ settings: { METRICS_TOKEN: `otra-ficha-muy-larga-de-metricas,${TOKEN}` } })
    const status = async (token: string) =>
      (await own.app.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).statusCode
    const given = ['otra-ficha-muy-larga-de-metricas', TOKEN, `otra-ficha-muy-larga-de-metricas,${TOKEN}`]
    expect(await Promise.all(given.map(status))).toEqual([200, 200, 404])
    await own.close()
  })

  test('count requests by route pattern and status', async () => {
    await testApp.call('GET', `/api/v1/products/${crypto.randomUUID()}`)
    await testApp.call('GET', `/api/v1/products/${crypto.randomUUID()}`)
    const text = await read()
    expect(numberAt(text, 'feria_http_request_seconds_count{method="GET",route="/api/v1/products/:id",status="404"}')).toBe(2)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
    expect(text).toContain('process_cpu_seconds_total')
  })

  test('include sockets, waiting jobs, and a ledger that sums to zero', async () => {
    // A world of its own: the queries behind a number run once in a while only.
    const own = await createTestApp({ settings: { METRICS_TOKEN: TOKEN } })
    const ana = await aMember(own)
    const client = await connect(await listen(own), ana.token)
    await aProduct(own, ana)
    const buyer = await aMember(own, 'Beto')
    const product = await aProduct(own, ana)
    await own.call('POST', '/api/v1/orders', {
      token: buyer.token,
      body: { products: [{ productId: product.id }], cardToken: await aCard(own), paymentMethod: 'credit' },
    })
    const text = await read(own)
    expect(numberAt(text, 'feria_sockets_open')).toBe(1)
    expect(text).toMatch(/feria_jobs\{queue="events",state="ready"\} [1-9]/)
    const sums = [...text.matchAll(/feria_ledger_minor\{kind="[\w-]+",currency="USD"\} (-?\d+)/g)].map(([, sum]) => Number(sum))
    expect(sums.length).toBeGreaterThan(1)
    expect(sums.reduce((all, sum) => all + sum, 0)).toBe(0)
    client.close()
    await own.close()
  })

  test('are served on a port of their own', async () => {
    const server = await openMetricsPort(testApp.app.metrics as NonNullable<typeof testApp.app.metrics>, 0, '127.0.0.1')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('feria_http_request_seconds_count')
    expect((await fetch(`${url}/api/v1/products`)).status).toBe(404)
    server.close()
  })

  test('cost nothing and are not served without a setting', async () => {
    const plain = await createTestApp()
    expect(plain.app.metrics).toBeNull()
    expect((await plain.call('GET', '/metrics', { headers: { authorization: 'Bearer undefined' } })).status).not.toBe(200)
    await plain.close()
  })
})

describe('readiness', () => {
  test('needs the database; a store that is down is reported; a stopping process is not ready', async () => {
    const own = await createTestApp()
    const ready = async () => {
      const { status, body } = await own.call<Record<string, string>>('GET', '/health/ready')
      return { code: status, ...body }
    }
    expect(await ready()).toEqual({ code: 200, status: 'ok', db: 'ok', kv: 'ok', files: 'ok' })
    const { get } = own.engines.kv
    own.engines.kv.get = () => Promise.reject(new Error('away'))
    expect(await ready()).toEqual({ code: 200, status: 'degraded', db: 'ok', kv: 'failed', files: 'ok' })
    own.engines.kv.get = get
    own.app.readiness.isStopping = true
    expect(await ready()).toEqual({ code: 503, status: 'stopping' })
    const other = await own.call('GET', '/health/live')
    expect([other.status, other.headers.connection]).toEqual([200, 'close'])
    own.app.readiness.isStopping = false
    await own.engines.db.close()
    expect(await ready()).toMatchObject({ code: 503, status: 'failed', db: 'failed' })
    await own.close().catch(() => undefined)
  })
})

describe('traces', () => {
  test("one span per request reaches the collector, below its parent, in the protocol's format", async () => {
    const received: { authorization: string | undefined; body: string }[] = []
    const collector = createServer(async (request, reply) => {
      let body = ''
      for await (const chunk of request) body += chunk
      received.push({ authorization: request.headers.authorization, body })
      reply.writeHead(200).end('{}')
    })
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`
    const traces = openOtlpTraces({ endpoint, headers: { authorization: 'secreto' }, service: 'prueba', ratio: 1, sendEveryMs: 60_000 })
    const traced = await createTestApp({ engines: { traces } })
    const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
    await traced.call('GET', '/api/v1/categories', { headers: { traceparent: `00-${trace}-${span}-01` } })
    await traced.call('GET', '/api/v1/categories', { headers: { traceparent: `00-${trace}-${span}-00` } })
    await traced.call('POST', '/api/v1/auth/login', { body: { email: 'nadie@feria.example', password: PASSWORD } })
    await traces.close()
    expect(received.map(({ authorization }) => authorization)).toEqual(['secreto'])
    const { resourceSpans } = JSON.parse(received[0]?.body ?? '')
    const spans = resourceSpans[0].scopeSpans[0].spans
    expect(spans).toHaveLength(2)
    expect(spans[0]).toMatchObject({ traceId: trace, parentSpanId: span, name: 'GET', kind: 2, status: {} })
    expect(BigInt(spans[0].endTimeUnixNano)).toBeGreaterThan(BigInt(spans[0].startTimeUnixNano))
    expect(spans[0].attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/api/v1/categories' } })
    expect(spans[1].traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(received[0]?.body).not.toContain(PASSWORD)
    await traced.close()
    collector.close()
  })

  test('a collector that is down loses only its spans', async () => {
    const traces = openOtlpTraces({ endpoint: 'http://127.0.0.1:9', headers: {}, service: 'x', ratio: 1, sendEveryMs: 60_000 })
    for (let i = 0; i < 3000; i++) traces.begin('server', 'GET', {})?.end()
    await expect(traces.close()).resolves.toBeUndefined()
    expect(openOtlpTraces({ endpoint: 'http://127.0.0.1:9', headers: {}, service: 'x', ratio: 0 }).begin('server', 'GET', {})).toBeNull()
  })
})
