import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { errors } from '@feria/contract/errors'
import { UPLOAD_PATH } from '@feria/contract/uploads/values'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { type Cluster, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { bicycle, PASSWORD } from '../testing/people.ts'
import { type Running, startServer } from '../testing/processes.ts'
import { createPostgres, hasPostgres, hasRedis, type OwnPostgres, redisUrl } from '../testing/servers.ts'
import { connect } from '../testing/sockets.ts'

const nginx = inject('nginx')
const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url))

/** nginx with a delivered configuration as a whole, in which only places of this machine are others. */
const startNginx = async (dir: string, file: string, places: Record<string, string>): Promise<ChildProcess> => {
  const here = { '/var/log/nginx/access.log': join(dir, 'access.log'), '/etc/nginx/nginx-proxy.conf': join(deploy, 'nginx-proxy.conf') }
  const site = Object.entries({ ...here, ...places }).reduce(
    (kept, [place, other]) => kept.replaceAll(place, other),
    await readFile(join(deploy, file), 'utf8'),
  )
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

/** The balancer of `compose.yaml` before these processes. */
const startBalancer = (dir: string, port: number, [first, second]: [{ port: number }, { port: number }]): Promise<ChildProcess> =>
  startNginx(dir, 'nginx.conf', {
    'app1:3000': `127.0.0.1:${first.port}`,
    'app2:3000': `127.0.0.1:${second.port}`,
    'listen 8080': `listen 127.0.0.1:${port}`,
  })

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
    balancer = await startBalancer(dir, port, servers)
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
    expect(answers.filter((answer) => answer !== '200' && answer !== '503 busy')).toEqual([])
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
    balancer = await startBalancer(dir, port, servers)
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

  test('when both are gone the balancer says what Feria would, for calls and for pages', async () => {
    await Promise.all(servers.map((server) => server.kill()))
    const [, sentence] = errors.busy
    const calls = [
      ['GET', '/api/v1/products'],
      ['POST', '/api/v1/products'],
      ['POST', '/sandbox/card-tokens'],
    ]
    for (const [method = '', path] of calls) {
      const call = await fetch(url + path, { method })
      expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await call.json()).toEqual({ error: 'busy', message: sentence, msg: sentence, requestId: expect.stringMatching(/^\w{32}$/) })
    }
    const page = await fetch(`${url}/explorar`)
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain(`<p>${sentence}</p>`)
  })
})

describe.skipIf(!nginx)('nginx before two versions', () => {
  test('finds the files of a page at whichever process has them, and says once that nobody has', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'feria-versions-'))
    const asked: string[] = []
    const version = async (name: string) => {
      const server = createServer((request, reply) => {
        asked.push(`${name} ${request.url}`)
        const isHere = request.url === `/assets/${name}.js`
        reply.writeHead(isHere ? 200 : 404).end(isHere ? name : 'nothing')
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      return { server, port: (server.address() as AddressInfo).port }
    }
    const [older, newer] = [await version('older'), await version('newer')]
    const port = await freePort()
    const balancer = await startBalancer(dir, port, [older, newer])
    const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    for (let n = 0; n < 6; n++) expect([await get('/assets/older.js'), await get('/assets/newer.js')]).toEqual([200, 200])
    expect([await get('/assets/none.js'), await get('/older.js')]).toEqual([404, 404])
    expect(asked.filter((one) => one.endsWith('/assets/none.js'))).toHaveLength(2)
    expect(asked.filter((one) => one.endsWith(' /older.js'))).toHaveLength(1)
    balancer.kill('SIGTERM')
    for (const { server } of [older, newer]) server.close().closeAllConnections()
    await rm(dir, { recursive: true, force: true })
  })
})

describe.skipIf(!hasPostgres || !nginx)(
  'nginx that speaks TLS, as delivered for one machine, before the balancer of the containers',
  () => {
    let dir: string
    let postgres: OwnPostgres
    let server: Running
    let nginxes: ChildProcess[]
    let port: number
    beforeAll(async () => {
      dir = await mkdtemp(join(tmpdir(), 'feria-tls-'))
      postgres = await createPostgres()
      const settings = { DATA_DIR: join(dir, 'data'), DATABASE_URL: postgres.url, TRUSTED_PROXIES: '2', RATE_LIMITS: 'true' }
      server = await startServer(settings)
      const subject = ['-subj', '/CN=feria.example', '-addext', 'subjectAltName=DNS:feria.example']
      const files = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')]
      execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, '-days', '1', ...subject], { stdio: 'pipe' })
      const [inner, plain] = [await freePort(), await freePort()]
      port = await freePort()
      const [innerDir, outerDir] = [join(dir, 'inner'), join(dir, 'outer')]
      await Promise.all([mkdir(innerDir), mkdir(outerDir)])
      nginxes = [
        await startBalancer(innerDir, inner, [server, server]),
        await startNginx(outerDir, 'nginx-site.conf', {
          'server 127.0.0.1:3000': `server 127.0.0.1:${inner}`,
          'server 127.0.0.1:3001': `server 127.0.0.1:${inner}`,
          'listen 80;': `listen 127.0.0.1:${plain};`,
          'listen 443': `listen 127.0.0.1:${port}`,
          '/etc/letsencrypt/live/feria.example/fullchain.pem': join(dir, 'cert.pem'),
          '/etc/letsencrypt/live/feria.example/privkey.pem': join(dir, 'key.pem'),
        }),
      ]
    }, 120_000)
    afterAll(async () => {
      for (const child of nginxes ?? []) child.kill('SIGTERM')
      await server?.kill()
      await postgres?.drop()
      if (dir) await rm(dir, { recursive: true, force: true })
    })

    /** Asks for a password link from one of this machine's addresses; resolves to the status. */
    const ask = async (localAddress: string, headers: Record<string, string> = {}): Promise<number> =>
      new Promise((resolve, reject) => {
        const body = JSON.stringify({ email: `nadie${Math.random()}@feria.example` })
        const options = {
          ...{ host: '127.0.0.1', port, servername: 'feria.example', ca: readFileSync(join(dir, 'cert.pem')), localAddress },
          ...{ method: 'POST', path: '/api/v1/password/forgot-password' },
          headers: { host: 'feria.example', 'content-type': 'application/json', ...headers },
        }
        const sent = request(options, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
        })
        sent.on('error', reject).end(body)
      })

    test('visitors keep their own addresses through both proxies, whatever they say that they are', async () => {
      const statuses: number[] = []
      for (let n = 0; n < 30; n++) statuses.push(await ask('127.0.0.2', { 'x-forwarded-for': `203.0.113.${n}` }))
      expect(new Set(statuses)).toEqual(new Set([200, 429]))
      expect([await ask('127.0.0.3'), await ask('127.0.0.2')]).toEqual([200, 429])
    })
  },
)
