import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { UPLOAD_PATH } from '@feria/contract/uploads/values'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { type Cluster, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { bicycle, PASSWORD } from '../testing/people.ts'
import { type Running, startServer } from '../testing/processes.ts'
import { createPostgres, hasPostgres, hasRedis, type OwnPostgres, redisUrl } from '../testing/servers.ts'
import { connect } from '../testing/sockets.ts'

const nginx = inject('nginx')
const config = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url))

/** The balancer of `compose.yaml` with its own configuration as a whole, before these processes. */
const startNginx = async (dir: string, port: number, [first, second]: [Running, Running]): Promise<ChildProcess> => {
  const site = (await readFile(config, 'utf8'))
    .replace('app1:3000', `127.0.0.1:${first.port}`)
    .replace('app2:3000', `127.0.0.1:${second.port}`)
    .replace('/var/log/nginx/access.log', join(dir, 'access.log'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`)
  const whole = `daemon off; pid ${dir}/pid; error_log stderr notice; events {} http { access_log off; ${kept.join(' ')}\n${site} }`
  await writeFile(join(dir, 'nginx.conf'), whole)
  // Its workers are nobody.
  await chmod(dir, 0o777)
  const child = spawn(nginx, ['-c', join(dir, 'nginx.conf'), '-p', dir, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  for await (const chunk of child.stderr) {
    output += chunk
    if (output.includes('start worker process ')) return child
  }
  throw new Error(output)
}

describe.skipIf(!hasPostgres || !nginx)('nginx before two processes while PostgreSQL restarts', () => {
  let dir: string
  let cluster: Cluster
  let servers: [Running, Running]
  let balancer: ChildProcess
  let url: string
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-balancer-'))
    cluster = await startPostgres()
    const start = () => startServer({ DATA_DIR: join(dir, 'data'), DATABASE_URL: cluster.url, TRUSTED_PROXIES: '1' })
    servers = [await start(), await start()]
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    balancer = await startNginx(dir, port, servers)
  }, 120_000)
  afterAll(async () => {
    balancer?.kill('SIGTERM')
    await Promise.all((servers ?? []).map((server) => server.kill()))
    await cluster?.stop()
    if (dir) await rm(dir, { recursive: true, force: true })
  }, 60_000)

  test('everybody is answered, or told with a sentence that we are busy; nobody sees a bare error of nginx', {
    timeout: 120_000,
  }, async () => {
    const answers: string[] = []
    let isOver = false
    const load = async () => {
      while (!isOver) {
        const answer = await fetch(`${url}/api/v1/products?q=bicicleta`)
        const text = await answer.text()
        answers.push(answer.status === 503 ? `503 ${JSON.parse(text).error}` : String(answer.status))
        await sleep(5)
      }
    }
    const running = Promise.all(Array.from({ length: 8 }, load))
    for (let round = 0; round < 2; round++) {
      const before = answers.length
      while (answers.length < before + 50) await sleep(10)
      await cluster.end('fast')
      await sleep(700)
      await cluster.start()
      const up = answers.length
      while (!answers.slice(up).includes('200')) await sleep(10)
    }
    isOver = true
    await running
    expect(new Set(answers)).toEqual(new Set(['200', '503 busy']))
  })
})

describe.skipIf(!hasPostgres || !hasRedis || !nginx)('nginx before two processes, as delivered', () => {
  let postgres: OwnPostgres
  let dir: string
  let servers: [Running, Running]
  let balancer: ChildProcess
  let url: string
  /** What both processes sent to their collector. */
  const spans: object[] = []
  const collector = createServer(async (request, reply) => {
    spans.push(...JSON.parse(await text(request)).resourceSpans[0].scopeSpans[0].spans)
    reply.end('{}')
  })

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-balancer-'))
    postgres = await createPostgres()
    const settings = { DATA_DIR: join(dir, 'data'), DATABASE_URL: postgres.url, REDIS_URL: redisUrl, TRUSTED_PROXIES: '1' }
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
    const watching = {
      METRICS_TOKEN: 'secreto-de-las-metricas',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    }
    const start = () => startServer({ ...settings, RATE_LIMITS: 'true', ...watching })
    servers = [await start(), await start()]
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    balancer = await startNginx(dir, port, servers)
  })
  afterAll(async () => {
    balancer?.kill('SIGTERM')
    await Promise.all((servers ?? []).map((server) => server.kill()))
    collector.close()
    await postgres?.drop()
    if (dir) await rm(dir, { recursive: true, force: true })
  })

  const ask = async <T = Record<string, unknown>>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
    const answer = await fetch(url + path, { method, headers, ...json })
    const text = await answer.text()
    return { status: answer.status, body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T }
  }
  const register = async (name: string) =>
    (
      await ask<{ token: string; user: { id: string } }>('POST', '/api/v1/auth/register', {
        name,
        email: `${name}@feria.example`,
        password: PASSWORD,
      })
    ).body

  test('sockets of one process receive events of both, and clients need not return to the same process', async () => {
    const [buyer, seller] = [await register('bruno'), await register('sara')]
    const pages = await Promise.all(Array.from({ length: 4 }, () => connect(url, seller.token)))
    for (const page of pages) await page.emit('joinNotificationChannel', { userId: seller.user.id })
    const product = await ask<{ id: string }>('POST', '/api/v1/products', bicycle, { authorization: seller.token })
    const asked = await ask('POST', '/api/v1/chat-requests', { productId: product.body.id }, { authorization: buyer.token })
    expect(asked.status).toBe(201)
    for (const page of pages) {
      await page.until('newChatRequest', 1)
      page.close()
    }
  })

  test("a forged header does not change a visitor's address, and the operator's metrics stay internal", async () => {
    const statuses: number[] = []
    for (let n = 0; n < 30; n++) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` }
      statuses.push((await ask('POST', '/api/v1/password/forgot-password', { email: `nadie${n}@feria.example` }, headers)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect((await ask('GET', '/metrics', undefined, { authorization: 'Bearer secreto-de-las-metricas' })).status).toBe(404)
  })

  test('a request has one trace and one id in the log of the balancer, in the answer and at the collector; no path is logged', async () => {
    const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
    const traceparent = `00-${trace}-${span}-01`
    const answer = await fetch(`${url}/api/v1/products?q=una+sorpresa`, { headers: { traceparent } })
    const reqId = answer.headers.get('x-request-id')
    await answer.arrayBuffer()
    const line = await vi.waitFor(async () => {
      const lines = (await readFile(join(dir, 'access.log'), 'utf8')).split('\n')
      return lines.find((one) => one.includes(`"${reqId}"`)) ?? Promise.reject(new Error('not logged yet'))
    })
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', status: 200, address: '127.0.0.1', reqId, traceparent })
    expect(line).not.toMatch(/sorpresa|products/)
    await vi.waitFor(() => expect(spans).toContainEqual(expect.objectContaining({ traceId: trace, parentSpanId: span, name: 'GET' })), {
      timeout: 20_000,
    })
  })

  test('a picture that is too large is refused by Feria with a sentence', async () => {
    const { token } = await register('uma')
    const form = new FormData()
    form.set('file', new Blob([Buffer.alloc(16 * 1024 * 1024)], { type: 'image/jpeg' }), 'foto.jpg')
    const answer = await fetch(url + UPLOAD_PATH, { method: 'POST', headers: { authorization: token }, body: form })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: 'uploads.too-large' })
  })

  test('when a process dies every request is answered by the other', async () => {
    await servers[0].kill()
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await ask('GET', '/api/v1/products')).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await register('nadia')).token).toMatch(/^\S{20,}$/)
  })
})
