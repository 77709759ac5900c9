import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../testing/people.ts'
import { listen } from '../testing/sockets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createLog } from './log.ts'

const lines: string[] = []
let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp({
    settings: { RATE_LIMITS: 'true' },
    log: createLog({ LOG_LEVEL: 'trace' }, { write: (line: string) => void lines.push(line) }),
  })
  ana = await aMember(testApp)
  for (let n = 0; n < 4; n++) await aProduct(testApp, ana)
})
afterAll(() => testApp.close())

const ask = (url: string, headers: Record<string, string> = {}) => testApp.app.http.inject({ url, headers })

test('neither answers nor errors are cached by a browser', async () => {
  for (const url of ['/api/v1/products', '/api/v1/users/me', '/api/v1/nada', '/api/v1/products?limit=x'])
    expect((await ask(url)).headers['cache-control'], url).toBe('no-store')
  // Where pages stand, which may be kept, an error is not either.
  const { statusCode, headers } = await testApp.app.http.inject({ method: 'POST', url: '/nada' })
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('a list is compressed for clients that accept it, and a short answer is not', async () => {
  const plain = await ask('/api/v1/products')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const br = await ask('/api/v1/products', { 'accept-encoding': 'gzip, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  const gzip = await ask('/api/v1/products', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect((await ask('/api/v1/products?limit=1', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
})

test('a compressed body is not unpacked', async () => {
  const payload = gzipSync(JSON.stringify({ email: ana.email, password: 'no es esta' }))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const { statusCode, json } = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/auth/login', payload, headers })
  expect([400, 415]).toContain(statusCode)
  expect(['bad-json', 'not-json']).toContain(json().error)
})

test('a rate-limited client is told after how many seconds to retry, in the sentence and in a header', async () => {
  let nobody = 0
  const forget = () => testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: `nadie${++nobody}@feria.example` } })
  for (let n = 0; n < 5; n++) expect((await forget()).status).toBe(200)
  const { status, headers, error } = await forget()
  expect([status, error.error]).toEqual([429, 'too-many'])
  expect(headers['retry-after']).toBe('900')
  expect(error.message).toBe('Demasiados intentos. Esperá 900 segundos e intentá de nuevo.')
  testApp.clock.pass(14.5)
  expect((await forget()).headers['retry-after']).toBe('30')
  testApp.clock.pass(0.5)
  expect((await forget()).status).toBe(200)
})

test('a call with invalid input counts too, and an unauthorised caller is refused before anything is counted', async () => {
  const bad = () => testApp.call('POST', '/api/v1/withdrawals', { body: {} })
  for (let n = 0; n < 10; n++) expect((await bad()).status).toBe(400)
  expect((await bad()).status).toBe(429)
  for (let n = 0; n < 12; n++) expect((await testApp.call('GET', '/api/v1/users/me/export')).status).toBe(401)
  expect((await testApp.call('GET', '/api/v1/users/me/export', { token: ana.token })).status).toBe(200)
})

test('the link to the next page keeps the query and replaces the cursor', async () => {
  const linkOf = async (url: string) => String((await ask(url)).headers.link)
  const next = /^<\/api\/v1\/products\?limit=2&search=bicicleta&cursor=([\w-]+)>; rel="next"$/.exec(
    await linkOf('/api/v1/products?limit=2&cursor=&search=bicicleta&page=1'),
  )
  expect(next).not.toBeNull()
  expect(await linkOf('/api/v1/products?limit=1&search=bicicleta')).toMatch(/^<[^<>]*\?limit=1&search=bicicleta&cursor=[\w-]+>/)
  expect(await linkOf(`/api/v1/products?limit=1&search=bicicleta&cursor=${next?.[1]}`)).toMatch(
    /^<\/api\/v1\/products\?limit=1&search=bicicleta&cursor=[\w-]+>/,
  )
})

/** What the log says of a refusal. */
const refusalOf = async (work: () => Promise<unknown>): Promise<Record<string, unknown> | undefined> => {
  lines.length = 0
  await work()
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ msg }) => msg === 'refused')
}

test('a security-relevant refusal is logged: what, where, who, and only the names of fields', async () => {
  const bad = await refusalOf(() => testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { name: '' } }))
  expect(bad).toMatchObject({ code: 'bad-input', method: 'PUT', route: '/api/v1/users/:id', userId: ana.id, fields: ['name'] })
  expect(bad?.address).toBe('127.0.0.1')
  expect(await refusalOf(() => testApp.call('GET', '/api/v1/users', { token: ana.token }))).toMatchObject({ code: 'accounts.not-allowed' })
  const unknown = await refusalOf(() => testApp.call('GET', '/api/v1/orders'))
  expect(unknown).toMatchObject({ code: 'accounts.sign-in' })
  expect(unknown).not.toHaveProperty('userId')
  const kind = await refusalOf(() =>
    testApp.call('POST', '/api/v1/auth/login', { body: '<x/>', headers: { 'content-type': 'application/xml' } }),
  )
  expect(kind).toMatchObject({ code: 'not-json' })
  const large = await refusalOf(() => testApp.call('POST', '/api/v1/auth/login', { body: JSON.stringify({ x: 'x'.repeat(300_000) }) }))
  expect(large).toMatchObject({ code: 'too-large' })
})

test('a missing thing or a state conflict is not logged', async () => {
  const product = await aProduct(testApp, ana)
  expect(await refusalOf(() => testApp.call('GET', '/api/v1/nada'))).toBeUndefined()
  expect(await refusalOf(() => testApp.call('DELETE', '/api/v1/categories/999', { token: ana.token }))).toMatchObject({
    code: 'accounts.not-allowed',
  })
  const order = { products: [{ productId: product.id }] }
  expect(await refusalOf(() => testApp.call('POST', '/api/v1/orders', { token: ana.token, body: order }))).toBeUndefined()
})

test(
  'a line that is no HTTP is answered in the shape of every error, with the headers of every answer, and ends its ' + 'connection',
  async () => {
    const port = Number(new URL(await listen(testApp)).port)
    const response = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write('NADA\r\n\r\n'))
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
    })
    const [head = '', body = ''] = response.split('\r\n\r\n')
    const error = JSON.parse(body)
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(error).toMatchObject({ error: 'bad-input', message: error.msg })
    expect(head).toContain(`x-request-id: ${error.requestId}`)
    expect(head).toContain('connection: close')
    expect(head).toContain('cache-control: no-store')
    expect(head).toContain('x-content-type-options: nosniff')
  },
)
