import { api, type ServedRoute } from '@feria/contract'
import { errors } from '@feria/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from '../testing/fields/kinds.ts'
import { fieldTables } from '../testing/fields/tables.ts'
import { anAdmin } from '../testing/people.ts'
import { printRows } from '../testing/rows.ts'
import { type Answered, createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = (await anAdmin(testApp)).token
})
afterAll(() => testApp.close())

const routes = Object.values(api).flatMap((module) => Object.values(module) as ServedRoute[])
const withBody = routes.filter((route) => route.body)
const withParams = routes.filter((route) => route.params)

/** Every refusal has the one shape, a sentence a person can read, and never the status of a failure of ours. */
const expectRefusal = ({ status, error }: Answered, route: ServedRoute) => {
  expect(status, route.path).toBeGreaterThanOrEqual(400)
  expect(status, route.path).toBeLessThan(500)
  expect(Object.keys(errors)).toContain(error.error)
  expect(error.message).toMatch(/[a-záéíóúñ]{2}.*/)
  expect(error.msg).toBe(error.message)
  expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/)
}

const pathOf = (route: ServedRoute, value: string) => route.path.replace(/:\w+/g, value)
const id = '01a1f8d3-ea00-76e5-8faf-b982e90c5333'

describe.each(withBody.map((route) => ({ name: `${route.method} ${route.path}`, route })))('[LIM-10] $name', ({ route }) => {
  const send = (body: unknown, headers?: Record<string, string>) =>
    testApp.call(route.method, pathOf(route, id), { token, body, ...(headers ? { headers } : {}) })

  test('refuses bodies of the wrong kind', async () => {
    for (const body of ['[]', '"x"', '7', 'null', '{"a":', '', '[[[[[]]]]]', '{"__proto__":{"x":1}}'])
      expectRefusal(await send(body), route)
  })

  test('refuses 1 MB and bodies that are not JSON', async () => {
    const large = await send(JSON.stringify({ x: 'x'.repeat(1_100_000) }))
    expect([large.status, large.error.error]).toEqual([413, 'too-large'])
    const xml = await send('<x/>', { 'content-type': 'application/xml' })
    expect([xml.status, xml.error.error]).toEqual([415, 'not-json'])
  })
})

/** What JSON or an address can carry as it is. */
const isSendable = (value: unknown) => value !== undefined && JSON.stringify(JSON.parse(JSON.stringify(value))) === JSON.stringify(value)
/** The first wrong value of each field of a part, everything else right. */
const oneOfEach = ({ refuses }: Kind) => {
  const byField = new Map(refuses.flatMap(([sent, message, at]) => (at && isSendable(sent) ? [[at, { sent, message }] as const] : [])))
  return [...byField].map(([at, { sent, message }]) => ({ at, sent: sent as Record<string, string>, message }))
}
const right = (kind: Kind | undefined) => kind?.takes[0]?.[0] as Record<string, string> | undefined
const named = Object.entries(api).flatMap(([module, calls]) =>
  Object.entries(calls as Record<string, ServedRoute>).map(([name, route]) => [`${module}.${name}`, route] as const),
)

test('[LIM-10] a single wrong field is reported by its name, and nothing is written', async () => {
  const before = await printRows(testApp)
  expect(Object.keys(before).length).toBeGreaterThan(30)
  let tried = 0
  for (const [name, route] of named) {
    const { params, query, body } = fieldTables[name] ?? {}
    const send = ([path, asked, sent]: (Record<string, string> | undefined)[]) =>
      testApp.call(
        route.method,
        `${route.path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(path?.[key] ?? ''))}?${new URLSearchParams(asked)}`,
        {
          token,
          body: route.body ? (sent ?? {}) : undefined,
        },
      )
    const usual = [params, query, body].map(right)
    for (const [place, kind] of [params, query, body].entries())
      for (const { at, sent, message } of kind ? oneOfEach(kind) : []) {
        const { status, error } = await send(usual.with(place, sent))
        const where = `${name} ${at} ${JSON.stringify(sent)}`
        expect([status, error.error, Object.keys(error.fields ?? {})], where).toEqual([400, 'bad-input', [at]])
        expect(error.fields?.[at], where).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
        tried++
      }
  }
  expect(tried).toBeGreaterThan(300)
  expect(await printRows(testApp)).toEqual(before)
})

describe.each(withParams.map((route) => ({ name: `${route.method} ${route.path}`, route })))('[LIM-10] $name', ({ route }) => {
  test('refuses malformed ids', async () => {
    // Taking away or marking what is not there is no mistake, and no link is remembered of what never was; elsewhere an unknown id is
    // refused.
    const taken = [api.favorites.remove, api.blocks.remove, api.notifications.remove, api.moderation.withdraw]
    const foreseen: ServedRoute[] = [...taken, api.notifications.markRead, api.reselling.remembered]
    const unknown = foreseen.includes(route) ? [] : [id]
    for (const value of ['x', '%00', '1%27%20or%201=1', 'x'.repeat(90), 'x'.repeat(500), ...unknown]) {
      expectRefusal(await testApp.call(route.method, pathOf(route, value), { token, body: route.body ? {} : undefined }), route)
    }
  })
})

test('an unknown address, a malformed one and a wrong method answer in the same shape', async () => {
  for (const [method, url] of [
    ['GET', '/api/v1/nada'],
    ['DELETE', '/api/v1/orders'],
    ['GET', '/api/v1/products/%E0%A4%A'],
    ['POST', '/'],
  ] as const) {
    const { status, error } = await testApp.call(method, url)
    expect([status, error.error], url).toEqual([404, 'no-such-call'])
  }
})

test('every answer forbids foreign scripts and frames, and has a request id', async () => {
  const { headers } = await testApp.call('GET', '/api/v1/categories')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('an unexpected error is answered without details', async () => {
  const broken = testApp.engines.payments
  testApp.engines.payments = {
    get name(): never {
      throw new Error('secreto interno')
    },
  } as unknown as typeof broken
  const { status, error } = await testApp.call('GET', '/api/v1/payments/options')
  testApp.engines.payments = broken
  expect([status, error.error]).toEqual([500, 'internal'])
  expect(JSON.stringify(error)).not.toContain('secreto')
})
