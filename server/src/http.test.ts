import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from './testing/people.ts'
import { createWorld, type World } from './testing/world.ts'

let world: World
let ana: Person
beforeAll(async () => {
  world = await createWorld({ settings: { RATE_LIMITS: 'true' } })
  ana = await aMember(world)
  for (let n = 0; n < 4; n++) await aProduct(world, ana)
})
afterAll(() => world.close())

const ask = (url: string, headers: Record<string, string> = {}) => world.app.http.inject({ url, headers })

test('neither answers nor refusals are kept by a browser', async () => {
  for (const url of ['/api/v1/products', '/api/v1/users/me', '/api/v1/nada', '/api/v1/products?limit=x'])
    expect((await ask(url)).headers['cache-control'], url).toBe('no-store')
})

test('a list goes compressed to whoever reads that, and a short answer as it is', async () => {
  const plain = await ask('/api/v1/products')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const br = await ask('/api/v1/products', { 'accept-encoding': 'gzip, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  const gzip = await ask('/api/v1/products', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect((await ask('/api/v1/products?limit=1', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
})

test('a body that unpacks itself is not unpacked', async () => {
  const payload = gzipSync(JSON.stringify({ email: ana.email, password: 'no es esta' }))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const { statusCode, json } = await world.app.http.inject({ method: 'POST', url: '/api/v1/auth/login', payload, headers })
  expect([400, 415]).toContain(statusCode)
  expect(['bad-json', 'not-json']).toContain(json().error)
})

test('whoever asks too often is told after how many seconds to come back, in the sentence and for programs', async () => {
  let nobody = 0
  const forget = () => world.call('POST', '/api/v1/password/forgot-password', { body: { email: `nadie${++nobody}@feria.example` } })
  for (let n = 0; n < 5; n++) expect((await forget()).status).toBe(200)
  const { status, headers, error } = await forget()
  expect([status, error.error]).toEqual([429, 'too-many'])
  expect(headers['retry-after']).toBe('900')
  expect(error.message).toBe('Demasiados intentos. Esperá 900 segundos e intentá de nuevo.')
  world.clock.pass(14.5)
  expect((await forget()).headers['retry-after']).toBe('30')
  world.clock.pass(0.5)
  expect((await forget()).status).toBe(200)
})

test('a call that is refused for its input counts too, and who may not call is refused before anything is counted', async () => {
  const bad = () => world.call('POST', '/api/v1/withdrawals', { body: {} })
  for (let n = 0; n < 10; n++) expect((await bad()).status).toBe(400)
  expect((await bad()).status).toBe(429)
  for (let n = 0; n < 12; n++) expect((await world.call('GET', '/api/v1/users/me/export')).status).toBe(401)
  expect((await world.call('GET', '/api/v1/users/me/export', { token: ana.token })).status).toBe(200)
})

test('the next page keeps what was asked and takes the place of the page before', async () => {
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
