import { api, type Route } from '@feria/contract'
import type { Limit } from '@feria/contract/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedToken } from '../testing/mails.ts'
import { aProduct, PASSWORD, type Person } from '../testing/people.ts'
import { codeOf, guard } from '../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let tokens: string[]
let addresses = 0
/** An address that nobody has called from yet. */
const newAddress = () => `203.0.${(++addresses >> 8) + 1}.${addresses & 255}`
const from = (address: string) => ({ 'x-forwarded-for': address })

beforeAll(async () => {
  testApp = await createTestApp({ settings: { RATE_LIMITS: 'true', TRUSTED_PROXIES: '1' } })
  tokens = await Promise.all(Array.from({ length: 4 }, async (_, n) => (await register(`decoy${n}@feria.example`)).token))
})
afterAll(() => testApp.close())

const register = async (email: string, address = newAddress()): Promise<Person> => {
  const body = { name: 'Ana Paz', email, password: PASSWORD }
  const answer = await testApp.call<Person>('POST', '/api/v1/auth/register', { body, headers: from(address) })
  if (answer.status !== 201) throw new Error(`${email} could not register: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const logIn = async (email: string, password: string, { address, token }: { address: string; token?: string }): Promise<number> =>
  (
    await testApp.call('POST', '/api/v1/auth/login', {
      body: { email, password },
      headers: from(address),
      ...(token === undefined ? {} : { token }),
    })
  ).status

describe('calls that visitors may make', () => {
  const open: (Route & { limit: Limit })[] = (Object.values(api).flatMap((routes) => Object.values(routes)) as Route[]).flatMap((route) =>
    route.access === 'public' && route.limit && !route.limit.isPerCaller ? [{ ...route, limit: route.limit }] : [],
  )

  test('are those that guess, register, mail or leave something to others', () => {
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /api/v1/auth/register',
        'POST /api/v1/auth/login',
        'POST /api/v1/password/forgot-password',
        'POST /api/v1/auth/register-business',
        'POST /api/v1/withdrawals',
        'POST /api/v1/contact',
        'POST /api/v1/resale/:id/contact',
      ]),
    )
  })

  test.each(open)('count the address whatever the token: $method $path', { timeout: 60_000 }, async ({ method, path, limit }) => {
    const address = newAddress()
    const url = path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000')
    const call = (token?: string) => testApp.call(method, url, { body: {}, headers: from(address), ...(token ? { token } : {}) })
    for (let n = 0; n < limit.max; n++) expect((await call(n % 5 === 4 ? undefined : tokens[n % 5])).status).not.toBe(429)
    for (const token of [...tokens, undefined]) expect((await call(token)).error).toMatchObject({ error: 'too-many' })
  })

  test('23 sign-ins from one address, each for another email and with its own token, are stopped at the twentieth', async () => {
    const address = newAddress()
    const people = await Promise.all(Array.from({ length: 23 }, (_, n) => register(`propio${n}@feria.example`)))
    const statuses: number[] = []
    for (const [n, { token }] of people.entries()) statuses.push(await logIn(`blanco${n}@feria.example`, 'no es esta', { address, token }))
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429, 429])
  })
})

describe('one account that many addresses attack', () => {
  const aim = async (email: string): Promise<number[]> => {
    const statuses: number[] = []
    for (let n = 0; n < 12; n++)
      statuses.push(await logIn(email, 'no es esta', { address: newAddress(), ...(tokens[n % 4] ? { token: tokens[n % 4] } : {}) }))
    return statuses
  }

  test('accepts ten wrong passwords in five minutes; its owner stays signed in, and signs in from their usual address', {
    timeout: 60_000,
  }, async () => {
    const ana = await register('ana@feria.example')
    const home = newAddress()
    expect(await logIn('ana@feria.example', PASSWORD, { address: home })).toBe(200)
    expect(await aim('ana@feria.example')).toEqual([...Array(9).fill(401), 429, 429, 429])
    expect((await testApp.call('GET', '/api/v1/users/me/sessions', { token: ana.token, headers: from(newAddress()) })).status).toBe(200)
    expect(await logIn('ana@feria.example', PASSWORD, { address: home })).toBe(200)
    expect(await logIn('ana@feria.example', PASSWORD, { address: newAddress() })).toBe(429)
    for (let tries = 0; tries < 9; tries++) expect(await logIn('ana@feria.example', 'no es esta', { address: home })).toBe(401)
    expect(await logIn('ana@feria.example', 'no es esta', { address: home })).toBe(429)
    testApp.clock.pass(6)
    expect(await logIn('ana@feria.example', PASSWORD, { address: newAddress() })).toBe(200)
  })

  test('is signed in to after a mailed link from the address that opened it, while the guessing continues', {
    timeout: 60_000,
  }, async () => {
    await register('beto@feria.example')
    await aim('beto@feria.example')
    const cafe = newAddress()
    const headers = from(cafe)
    await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: 'beto@feria.example' }, headers })
    const token = await mailedToken(testApp, 'beto@feria.example', 'reset-password')
    const body = { token, password: 'yerba con cedrón 7' }
    expect((await testApp.call('POST', `/api/v1/password/reset-password/${token}`, { body, headers })).status).toBe(200)
    expect(await logIn('beto@feria.example', 'yerba con cedrón 7', { address: newAddress() })).toBe(429)
    expect(await logIn('beto@feria.example', 'yerba con cedrón 7', { address: cafe })).toBe(200)
  })

  test('is signed in to with a code from an earlier address, while the guessing continues; a password without one is no proof', {
    timeout: 60_000,
  }, async () => {
    const dora = await register('dora@feria.example')
    const { secret, recoveryCodes } = await guard(testApp, dora)
    const [home, away, elsewhere] = [newAddress(), newAddress(), newAddress()]
    const enter = async (address: string, code?: string) => {
      const body = { email: 'dora@feria.example', password: PASSWORD, code }
      return (await testApp.call<{ error?: string }>('POST', '/api/v1/auth/login', { body, headers: from(address) })).status
    }
    expect([await enter(home, codeOf(testApp, secret)), await enter(away, recoveryCodes[0])]).toEqual([200, 200])
    expect(await enter(elsewhere)).toBe(401)
    expect(await aim('dora@feria.example')).toEqual([...Array(7).fill(401), ...Array(5).fill(429)])
    expect(await enter(elsewhere, recoveryCodes[1])).toBe(429)
    expect([await enter(home, recoveryCodes[1]), await enter(away, recoveryCodes[2])]).toEqual([200, 200])
  })

  test('is locked out by nobody who signs in from the same address', { timeout: 60_000 }, async () => {
    const office = newAddress()
    const [eva, fede] = ['eva@feria.example', 'fede@feria.example']
    for (const email of [eva, fede]) {
      await register(email)
      expect(await logIn(email, PASSWORD, { address: office })).toBe(200)
    }
    for (let n = 0; n < 11; n++) await logIn(eva, 'no es esta clave', { address: office })
    expect([await logIn(eva, PASSWORD, { address: office }), await logIn(fede, PASSWORD, { address: office })]).toEqual([429, 200])
  })

  test('is registered over at most ten times an hour, from any address', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      const body = { name: 'Otra Persona', email: 'ana@feria.example', password: PASSWORD }
      statuses.push((await testApp.call('POST', '/api/v1/auth/register', { body, headers: from(newAddress()) })).status)
    }
    expect(statuses).toEqual([...Array(9).fill(409), 429, 429, 429])
  })

  test('gets at most sixty contacts an hour, by any link and from any address', { timeout: 30_000 }, async () => {
    const seller = await register('vende@feria.example')
    const [product, other] = [await aProduct(testApp, seller), await aProduct(testApp, seller)]
    const reseller = await register('revende@feria.example')
    const linkOf = async (productId: string) =>
      (await testApp.call<{ id: string }>('POST', '/api/v1/resale-links', { token: reseller.token, body: { productId } })).body.id
    const links = [await linkOf(product.id), await linkOf(other.id)]
    const statuses: number[] = []
    for (let n = 0; n < 62; n++) {
      const body = { name: 'Caro', phone: `11 2345-${2000 + n}`, consent: true }
      statuses.push((await testApp.call('POST', `/api/v1/resale/${links[n % 2]}/contact`, { body, headers: from(newAddress()) })).status)
    }
    expect(statuses).toEqual([...Array(60).fill(201), 429, 429])
  })

  test('gets no more emails than one address may request', async () => {
    const statuses: number[] = []
    const body = { orderNumber: 'ABC-1', name: 'Ana', email: 'carla@feria.example' }
    for (let n = 0; n < 6; n++)
      statuses.push(
        (await testApp.call('POST', '/api/v1/withdrawals', { body, headers: from(newAddress()), token: tokens[0] ?? '' })).status,
      )
    expect(statuses).toEqual([...Array(5).fill(201), 429])
  })
})

describe('calls outside the contract', () => {
  const id = '01890000-0000-7000-8000-000000000000'
  const perMember: [what: string, method: 'GET' | 'POST' | 'PUT', path: string, max: number][] = [
    ['questions to the assistant', 'POST', '/api/v1/assistant/chat', 60],
    ['pictures', 'POST', '/api/v1/upload', 240],
    ['parts of pictures', 'PUT', `/api/v1/upload/parts/${id}/1`, 240],
    ['sales as a file', 'GET', '/api/v1/reports/sales.csv', 60],
    ['starts of a payment', 'POST', '/api/v1/payments', 60],
  ]
  const perAddress: typeof perMember = [
    ['starts of a payment', 'POST', '/api/v1/payments', 240],
    ['cards of a link', 'GET', `/resale/${id}/image.jpg`, 60],
    ['openings of a mailed link', 'GET', '/mails/payouts/x', 120],
    ['calls of the provider of tests', 'POST', '/sandbox/card-tokens', 600],
  ]
  const statusOf = async (method: 'GET' | 'POST' | 'PUT', url: string, token: string, address: string) => {
    const types = { GET: {}, POST: { 'content-type': 'application/json' }, PUT: { 'content-type': 'application/octet-stream' } }
    const headers = { ...from(address), authorization: token, ...types[method] }
    return (await testApp.app.http.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: '{}' }) })).statusCode
  }

  test.each(perMember)('count each member: %s', async (what, method, path, max) => {
    const [one, other] = [await register(`${what.length}-one@feria.example`), await register(`${what.length}-other@feria.example`)]
    for (let n = 0; n < max; n++) expect(await statusOf(method, path, one.token, newAddress()), `${n}`).not.toBe(429)
    const address = newAddress()
    expect(await statusOf(method, path, one.token, address)).toBe(429)
    expect(await statusOf(method, path, other.token, address)).not.toBe(429)
  })

  test.each(perAddress)('count each address, for any caller: %s', async (_what, method, path, max) => {
    const address = newAddress()
    const call = (from: string, n = 0) => statusOf(method, path, ['', ...tokens][n % 5] ?? '', from)
    for (let n = 0; n < max; n++) expect(await call(address, n), `${n}`).not.toBe(429)
    expect(await call(address)).toBe(429)
    expect(await call(newAddress())).not.toBe(429)
  })
})
