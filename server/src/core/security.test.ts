import { connect as connectTcp } from 'node:net'
import { gzipSync } from 'node:zlib'
import { type Logger, symbols } from 'pino'
import sharp from 'sharp'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCard, aMember, anAdmin, aProduct, PASSWORD, type Person } from '../testing/people.ts'
import { listen } from '../testing/sockets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const PUBLIC = 'https://feria.example'
let testApp: TestApp
let url: string
let ana: Person
let picture: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PUBLIC_URL: PUBLIC } })
  url = await listen(testApp)
  ana = await aMember(testApp)
  picture = await send(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
})
afterAll(() => testApp.close())

const send = async (bytes: Buffer): Promise<string> => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), '../../etc/passwd\r\nx: y.png')
  const answer = await fetch(`${url}/api/v1/upload`, { method: 'POST', headers: { authorization: ana.token }, body: form })
  return ((await answer.json()) as { url: string }).url
}

/** Writes bytes to the server as they are and answers all that comes back until the connection ends. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connectTcp(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })

/** What the answers of every kind come from: pages, calls, refusals, files, health, Socket.IO, what is no request. */
const kinds: [string, () => Promise<Headers>][] = [
  ['a page', async () => (await fetch(`${url}/login`)).headers],
  ['a call', async () => (await fetch(`${url}/api/v1/categories`)).headers],
  ['a refusal', async () => (await fetch(`${url}/api/v1/orders`)).headers],
  ['bad JSON', async () => (await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body: '{', headers: json })).headers],
  ['an unknown address', async () => (await fetch(`${url}/api/v1/nada`)).headers],
  ['a picture', async () => (await fetch(url + picture)).headers],
  ['a missing picture', async () => (await fetch(`${url}/files/x/1.webp`)).headers],
  ['health', async () => (await fetch(`${url}/health/live`)).headers],
  ['a method that nothing takes', async () => (await fetch(`${url}/api/v1/orders`, { method: 'PATCH' })).headers],
  ['Socket.IO', async () => (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).headers],
  ['a refused Socket.IO', async () => (await fetch(`${url}/socket.io/?EIO=4&transport=no`)).headers],
  ['what is no request', async () => headersOf(await raw('NO HTTP\r\n\r\n'))],
]
const json = { 'content-type': 'application/json' }
const headersOf = (answer: string) =>
  new Headers(
    answer
      .split('\r\n\r\n')[0]
      ?.split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  )

describe.each(kinds)('the answer of %s', (_, ask) => {
  test('tells browsers to use https, to trust the content type, to allow no frame, and to send no referrer', async () => {
    const headers = await ask()
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('permissions-policy')).toBe('camera=(self)')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers.get('content-security-policy')).toContain(part)
  })

  test('allows no other origin, and names no software', async () => {
    const headers = await ask()
    for (const name of ['access-control-allow-origin', 'x-powered-by', 'server']) expect(headers.get(name), name).toBeNull()
  })

  test('has its content type, and a charset where it is text', async () => {
    const type = (await ask()).get('content-type') ?? ''
    expect(type).toMatch(/^(application\/json(; charset=utf-8)?|text\/\w+; charset=UTF-8|image\/webp)$/i)
  })
})

describe('headers by kind', () => {
  test('a page runs only our own scripts, and loads nothing without https', async () => {
    const policy = (await fetch(`${url}/login`)).headers.get('content-security-policy') ?? ''
    const parts = new Map(policy.split(';').map((part) => part.trim().split(/ (.*)/) as [string, string]))
    if (!parts.has('default-src')) throw new Error(policy)
    expect(parts.get('script-src') ?? parts.get('default-src')).toMatch(/^'self'( 'sha256-[\w+/=]{44}')*$/)
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toMatch(/(^|[ ;])(http:|\*)/)
  })

  test("a call's answer is cached by no browser or proxy; a public picture for ever, an error never", async () => {
    for (const path of ['/api/v1/users/me', '/api/v1/categories', '/api/v1/nada', '/files/x/1.webp']) {
      const { headers } = await fetch(url + path, { headers: { authorization: ana.token } })
      expect(headers.get('cache-control'), path).toBe('no-store')
    }
    expect((await fetch(url + picture)).headers.get('cache-control')).toContain('immutable')
  })

  test('a picture that is opened directly runs nothing, and we choose its name', async () => {
    const { headers } = await fetch(url + picture)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="[0-9a-f-]{36}-\d+\.webp"$/)
  })

  test('a preflight of another origin is not allowed', async () => {
    const asked = {
      origin: 'https://malo.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    }
    const { headers } = await fetch(`${url}/api/v1/categories`, { method: 'OPTIONS', headers: asked })
    for (const [name] of headers) expect(name).not.toMatch(/^access-control/)
  })
})

describe('reading a request', () => {
  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'PURGE'])('%s does nothing and echoes nothing', async (method) => {
    const answer = await raw(`${method} /api/v1/categories HTTP/1.1\r\nhost: feria\r\nx-secreto: 42\r\nconnection: close\r\n\r\n`)
    expect(answer).not.toMatch(/ 200 |x-secreto/)
  })

  test.each([
    ['two lengths', 'content-length: 5\r\ncontent-length: 6\r\n'],
    ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked\r\n'],
    ['chunks under another name', 'transfer-encoding: xchunked\r\n'],
    ['chunks, then another coding', 'transfer-encoding: chunked, identity\r\n'],
    ['a name with a space', 'transfer-encoding : chunked\r\n'],
    ['a folded line', 'x: a\r\n b\r\n'],
    ['a line that ends with half of its ending', 'x: a\rtransfer-encoding: chunked\r\n'],
    ['headers of 100 kB', `x: ${'a'.repeat(100_000)}\r\n`],
  ])('a request with %s is refused, and nothing after it is taken for another request', async (_, headers) => {
    const answer = await raw(
      `POST /api/v1/auth/login HTTP/1.1\r\nhost: feria\r\n${headers}\r\n0\r\n\r\nGET /health/live HTTP/1.1\r\nhost: feria\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|31) /)
    expect(answer).toContain('"error":"bad-input"')
    expect(answer).not.toContain('"status":"ok"')
  })

  test.each(['/files/', '/assets/', '/images/', '/api/v1/', '/private-files/'])('no folder is listed: %s', async (path) => {
    const answer = await fetch(url + path)
    const text = await answer.text()
    expect(text).not.toMatch(/index of|\.\.\//i)
    expect(answer.status).toBe(404)
  })

  test('a compressed bomb is not unpacked', async () => {
    const body = gzipSync(JSON.stringify({ email: ana.email, password: PASSWORD, x: ' '.repeat(1_000_000) }))
    const answer = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body, headers: { ...json, 'content-encoding': 'gzip' } })
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([400, 'bad-json'])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx', ''])(
    'a call accepts no body of type «%s», which a form of another site could send',
    async (kind) => {
      const body = new TextEncoder().encode(JSON.stringify({ email: ana.email, password: PASSWORD }))
      const answer = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body, headers: kind ? { 'content-type': kind } : {} })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  test('a repeated query parameter is refused', async () => {
    const { status, error } = await testApp.call('GET', '/api/v1/products?limit=1&limit=50')
    expect([status, error.error]).toEqual([400, 'bad-input'])
  })

  test('an unknown field changes nothing', async () => {
    const body = { name: 'Ana Otra', role: 'admin', id: crypto.randomUUID(), createdAt: '2001-01-01T00:00:00Z', passwordHash: 'x' }
    const { status, body: user } = await testApp.call<Person>('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body })
    expect([status, user.id, user.role, user.createdAt]).toEqual([200, ana.id, 'user', ana.createdAt])
  })

  test('names of built-in properties change no object', async () => {
    const body = `{"name":"Ana","constructor":{"prototype":{"isAdmin":true}}}`
    await testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body })
    expect('isAdmin' in {}).toBe(false)
  })
})

describe('a handshake of Socket.IO', () => {
  const handshake = (origin: string | undefined) =>
    new Promise<string>((resolve) => {
      const socket = io(url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        auth: { token: ana.token },
        ...(origin ? { extraHeaders: { origin } } : {}),
      })
      const end = (outcome: string) => {
        socket.close()
        resolve(outcome)
      }
      socket.once('connect', () => end('connected'))
      socket.once('connect_error', () => end('refused'))
    })

  test('is accepted from our own pages and from clients other than browsers, and refused to any other page', async () => {
    for (const origin of [undefined, PUBLIC, url]) expect(await handshake(origin), origin).toBe('connected')
    for (const origin of ['https://malo.example', 'http://feria.example', 'https://feria.example.malo.example', 'null', 'no'])
      expect(await handshake(origin), origin).toBe('refused')
  })
})

describe('the cookie of a reseller link', () => {
  test('is bound to this host, sent over https only, and unreadable for scripts', async () => {
    const { aResale } = await import('../testing/resale.ts')
    const { link } = await aResale(testApp)
    const visit = (cookie = '') =>
      testApp.call<{ isCounted: boolean }>('POST', `/api/v1/resale/${link.id}/visit`, { body: {}, headers: { cookie } })
    const setCookie = String((await visit()).headers['set-cookie'])
    expect(setCookie).toMatch(/^__Host-feria_resale=[\w.~-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/)
    expect((await visit(setCookie.split(';')[0])).body.isCounted).toBe(false)
    expect((await visit(setCookie.split(';')[0]?.replace('__Host-', ''))).body.isCounted).toBe(true)
  })
})

describe('rate limits', () => {
  const tries = async (limited: TestApp, forwarded: (n: number) => string): Promise<Set<number>> => {
    const statuses = new Set<number>()
    for (let n = 0; n < 6; n++) {
      const headers = { 'x-forwarded-for': forwarded(n), 'x-real-ip': `10.9.9.${n}`, forwarded: `for=10.9.9.${n}` }
      const body = { email: `nadie${n}@feria.example` }
      statuses.add((await limited.call('POST', '/api/v1/password/forgot-password', { body, headers })).status)
    }
    // The window is over before the next tries.
    limited.clock.pass(16)
    return statuses
  }
  let bare: TestApp
  let behindOne: TestApp
  beforeAll(async () => {
    bare = await createTestApp({ settings: { RATE_LIMITS: 'true' } })
    behindOne = await createTestApp({ settings: { RATE_LIMITS: 'true', TRUSTED_PROXIES: '1' } })
  })
  afterAll(async () => {
    await bare.close()
    await behindOne.close()
  })

  test('count by the address of the connection: a forged header does not change it', async () => {
    expect(await tries(bare, (n) => `203.0.113.${n}`)).toEqual(new Set([200, 429]))
  })

  test('behind a trusted proxy count by the address that the proxy added, whatever precedes it', async () => {
    expect(await tries(behindOne, (n) => `203.0.113.${n}, 198.51.100.7`)).toEqual(new Set([200, 429]))
    expect(await tries(behindOne, (n) => `198.51.100.7, 203.0.113.${n}`)).toEqual(new Set([200]))
  })
})

describe('the log', () => {
  test('records sign-ins, ends of sessions and refusals with who, where and when, and no secret', async () => {
    const lines: Record<string, unknown>[] = []
    const log = testApp.app.ctx.log as Logger
    const { level } = log
    log.level = 'info'
    Object.assign(log, { [symbols.streamSym]: { write: (line: string) => lines.push(JSON.parse(line)) } })
    const admin = await anAdmin(testApp)
    await testApp.call('POST', '/api/v1/auth/login', { body: { email: ana.email, password: 'no es esta\n{"level":60}' } })
    await testApp.call('GET', '/api/v1/users', { token: ana.token })
    await testApp.call('POST', '/api/v1/auth/register', { body: { name: 'x', email: 'no', password: 'secreto de nadie' } })
    await testApp.call('POST', '/api/v1/auth/logout', { token: admin.token })
    log.level = level
    const logged = lines.map(({ msg, code, userId }) => [msg, code, userId])
    expect(logged).toContainEqual(['session opened', undefined, admin.id])
    expect(logged).toContainEqual(['sessions ended', undefined, admin.id])
    expect(logged).toContainEqual(['session ended', undefined, admin.id])
    expect(logged).toContainEqual(['refused', 'accounts.bad-credentials', undefined])
    expect(logged).toContainEqual(['refused', 'accounts.not-allowed', ana.id])
    const refused = lines.find(({ code }) => code === 'bad-input')
    expect(refused).toMatchObject({ method: 'POST', route: '/api/v1/auth/register', address: '127.0.0.1', fields: ['email'] })
    expect(refused?.reqId).toMatch(/^[0-9a-f-]{36}$/)
    expect(refused?.time).toBeGreaterThan(0)
    const text = JSON.stringify(lines)
    for (const secret of [PASSWORD, 'no es esta', 'secreto de nadie', ana.token, admin.token, ana.email]) expect(text).not.toContain(secret)
  })
})

describe('emails', () => {
  test(
    'a name with line ends adds no header and no receiver to a letter: a member\u2019s is refused, a product\u2019s is ' + 'one line',
    async () => {
      const body = {
        accountType: 'empresa',
        country: 'ar',
        sector: 'comercio',
        company: 'Tienda\r\nBcc: todos@malo.example',
        name: 'Ana\r\nBcc: todos@malo.example',
        phone: '11 2345-6789',
        email: 'tienda@feria.example',
      }
      const { status, error } = await testApp.call('POST', '/api/v1/auth/register-business', { body })
      expect([status, Object.keys(error.fields ?? {}).sort()]).toEqual([400, ['company', 'name']])
      const [seller, buyer] = [await aMember(testApp), await aMember(testApp)]
      const product = await aProduct(testApp, seller, { name: 'Bicicleta\r\nBcc: todos' })
      const bought = { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'debit' }
      expect((await testApp.call('POST', '/api/v1/orders', { token: buyer.token, body: bought })).status).toBe(201)
      await testApp.app.jobs.drain()
      const letter = (await testApp.mails()).find((mail) => mail.includes(`To: ${seller.email}`)) ?? ''
      const [head = ''] = letter.split(/\r?\n\r?\n/)
      expect(head).toContain('Vendiste')
      expect(head).not.toMatch(/^bcc:/im)
    },
  )
})
