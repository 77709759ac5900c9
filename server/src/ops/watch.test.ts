import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UPLOAD_PATH } from '@feria/contract/uploads/values'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { emit } from '../core/events.ts'
import { createLog } from '../core/log.ts'
import { readVersion } from '../core/server-folder.ts'
import { openOtlpTraces } from '../engines/traces/otlp.ts'
import { aCard, aMember, aProduct, PASSWORD } from '../testing/people.ts'
import { hasPostgres } from '../testing/servers.ts'
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

  test('say how long jobs took and whether they failed, and what became of pictures that were sent', async () => {
    const own = await createTestApp({ settings: { METRICS_TOKEN: TOKEN } })
    const ana = await aMember(own)
    await aProduct(own, ana)
    await own.app.jobs.drain()
    own.app.sockets.hangUp = () => {
      throw new Error('away')
    }
    await emit(own.app.ctx, 'accounts.sessions-ended', { userId: ana.id })
    await expect(own.app.jobs.drain()).rejects.toThrow('away')
    const picture = (bytes: Uint8Array<ArrayBuffer> | string) => {
      const body = new FormData()
      body.set('file', new Blob([bytes], { type: 'image/png' }))
      return body
    }
    const url = (await listen(own)) + UPLOAD_PATH
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2410c' } })
      .png()
      .toBuffer()
    const statuses: number[] = []
    for (const bytes of [new Uint8Array(png), 'hola'])
      statuses.push((await fetch(url, { method: 'POST', headers: { authorization: ana.token }, body: picture(bytes) })).status)
    expect(statuses).toEqual([200, 415])
    const text = await read(own)
    const counted = (name: string, labels: string) => numberAt(text, `feria_${name}_seconds_count{${labels}}`)
    expect(counted('job', 'queue="events",task="accounts.sessions-ended/sockets.hang-up",outcome="failed"')).toBe(1)
    expect(text).toMatch(/feria_job_seconds_count\{queue="events",task="catalogue.changed\/[\w.-]+",outcome="done"\} 1/)
    expect(counted('picture', 'outcome="read"')).toBe(1)
    expect(counted('picture', 'outcome="not-an-image"')).toBe(1)
    await own.close()
  })

  test('name the version, and without Redis say nothing of it', async () => {
    const text = await read()
    expect(text).toContain(`feria_build_info{version="${await readVersion()}",node="${process.version}"} 1`)
    expect(text).not.toMatch(/^feria_redis/m)
  })

  test.skipIf(!hasPostgres)('count the connections of every pool, and who waits for one', async () => {
    const own = await createTestApp({ settings: { METRICS_TOKEN: TOKEN } })
    const count = async (pool: string, state: string) =>
      numberAt(await read(own), `feria_database_connections{pool="${pool}",state="${state}"}`)
    const { promise, resolve } = Promise.withResolvers<void>()
    // Twelve callers of ten connections.
    const held = Array.from({ length: 12 }, () => own.engines.db.db.transaction(() => promise))
    await vi.waitFor(async () => expect([await count('transactions', 'used'), await count('transactions', 'waiting')]).toEqual([10, 2]))
    resolve()
    await Promise.all(held)
    const states = await Promise.all(['used', 'idle', 'waiting'].map((state) => count('transactions', state)))
    expect(states).toEqual([0, 10, 0])
    expect((await count('jobs', 'idle')) + (await count('jobs', 'used'))).toBeGreaterThan(0)
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

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: object[]
  status: object
}

/** A collector, and traces that lead to it; `spans` ends them and returns all that it was sent. */
const openCollector = async () => {
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
  const spans = async (): Promise<SentSpan[]> => {
    await traces.close()
    collector.close()
    return received.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans)
  }
  return { traces, received, spans }
}
const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

describe('traces', () => {
  test("one span per request reaches the collector, below its parent, in the protocol's format", async () => {
    const { traces, received, spans } = await openCollector()
    const traced = await createTestApp({ engines: { traces } })
    await traced.call('GET', '/api/v1/categories', { headers: { traceparent: `00-${trace}-${span}-01` } })
    await traced.call('GET', '/api/v1/categories', { headers: { traceparent: `00-${trace}-${span}-00` } })
    await traced.call('POST', '/api/v1/auth/login', {
      body: { email: 'nadie@feria.example', password: PASSWORD },
      headers: { traceparent: `00-${'0'.repeat(32)}-${span}-00` },
    })
    const [first, second, ...others] = await spans()
    expect(received.map(({ authorization }) => authorization)).toEqual(['secreto'])
    expect(others).toEqual([])
    expect(first).toMatchObject({ traceId: trace, parentSpanId: span, name: 'GET', kind: 2, status: {} })
    expect(BigInt(first?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(first?.startTimeUnixNano ?? 0))
    expect(first?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/api/v1/categories' } })
    expect(second?.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/)
    expect(received[0]?.body).not.toContain(PASSWORD)
    await traced.close()
  })

  /** Places an order, with headers, and runs its jobs until none is left. */
  const order = async (at: TestApp, headers: Record<string, string>) => {
    const [seller, buyer] = [await aMember(at), await aMember(at, 'Beto')]
    const product = await aProduct(at, seller)
    await at.app.jobs.drain()
    const body = { products: [{ productId: product.id }], cardToken: await aCard(at), paymentMethod: 'credit' }
    const { status } = await at.call('POST', '/api/v1/orders', { token: buyer.token, headers, body })
    expect(status).toBe(201)
    await at.app.jobs.drain()
  }

  test('the jobs of an order stand below its request, and what they cause below them', async () => {
    const { traces, spans } = await openCollector()
    // With push a job that notifies causes another one.
    const pushSender = { publicKey: 'una-clave', mayUse: () => true, send: async () => 'sent' as const }
    const traced = await createTestApp({ engines: { traces }, pushSender })
    await order(traced, { traceparent: `00-${trace}-${span}-01` })
    const ours = (await spans()).filter(({ traceId }) => traceId === trace)
    const request = ours.find(({ kind }) => kind === 2)
    const jobs = ours.filter(({ kind }) => kind === 5)
    expect(request).toMatchObject({ name: 'POST', parentSpanId: span })
    const below = jobs.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(below.map(({ name }) => name)).toContain('orders.paid/orders.email-buyer')
    const parents = new Set(ours.map(({ spanId }) => spanId))
    for (const { parentSpanId } of jobs) expect(parents).toContain(parentSpanId)
    const notifying = jobs.filter(({ name }) => name === 'orders.paid/notifications.notify-paid').map(({ spanId }) => spanId)
    const planning = jobs.filter(({ name }) => name === 'notifications.created/notifications.plan-push')
    expect(planning.map(({ parentSpanId }) => parentSpanId)).toEqual(notifying)
    await traced.close()
  })

  test('what is not sampled stays so in its jobs', async () => {
    const { traces, spans } = await openCollector()
    const traced = await createTestApp({ engines: { traces } })
    await order(traced, { traceparent: `00-${trace}-${span}-00` })
    expect((await spans()).filter(({ name, traceId }) => traceId === trace || name.startsWith('orders.'))).toEqual([])
    await traced.close()
  })

  test('a job that fails says in which trace; one that an older version stored runs in a trace of its own', async () => {
    const lines: Record<string, unknown>[] = []
    const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
    const { traces, spans } = await openCollector()
    const traced = await createTestApp({ engines: { traces }, log })
    const { ctx } = traced.app
    await emit({ ...ctx, traceparent: `00-${trace}-${span}-01` }, 'accounts.sessions-ended', { userId: 'nobody' })
    await emit(ctx, 'accounts.sessions-ended', { userId: 'nobody' })
    traced.app.sockets.hangUp = () => {
      throw new Error('away')
    }
    await expect(traced.app.jobs.drain()).rejects.toThrow('away')
    const sent = await spans()
    expect(sent.map(({ parentSpanId, status }) => [parentSpanId ?? 'none', status]).sort()).toEqual([
      [span, { code: 2 }],
      ['none', { code: 2 }],
    ])
    expect(lines.map(({ msg, traceId }) => [msg, traceId])).toEqual(sent.map(({ traceId }) => ['a job failed', traceId]))
    expect(lines.map(({ traceId }) => traceId)).toContain(trace)
    await traced.close()
  })

  test('without them nothing of a trace is stored', async () => {
    await order(testApp, { traceparent: `00-${trace}-${span}-01` })
    const { rows } = (await testApp.engines.db.db.execute(sql`select data::text as data from pgboss.job`)) as { rows: { data: string }[] }
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ data }) => data.includes('trace'))).toEqual([])
  })

  test('a collector that is down loses only its spans', async () => {
    const traces = openOtlpTraces({ endpoint: 'http://127.0.0.1:9', headers: {}, service: 'x', ratio: 1, sendEveryMs: 60_000 })
    for (let i = 0; i < 3000; i++) traces.begin('server', 'GET', {}).end()
    await expect(traces.close()).resolves.toBeUndefined()
  })

  test('of those that begin here the set share is sampled', () => {
    const begun = (ratio: number) =>
      openOtlpTraces({ endpoint: 'http://127.0.0.1:9', headers: {}, service: 'x', ratio }).begin('server', 'GET', {}).traceparent
    expect(begun(0)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
    expect(begun(1)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  })
})
