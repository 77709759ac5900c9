import { api, events, type ServedRoute } from '@feria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { anAdmin, type Person } from '../testing/people.ts'
import { type Client, connect, listen } from '../testing/sockets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** Half of a pair of UTF-16, which no encoding can write down, and what PostgreSQL cannot store. */
const UNUSABLE = ['mate\ud800amargo', '\udfff', 'mate\0amargo']
const SENTENCE = 'Hay un carácter que no se puede usar.'

let testApp: TestApp
let ada: Person
let client: Client
beforeAll(async () => {
  testApp = await createTestApp()
  ada = await anAdmin(testApp)
  client = await connect(await listen(testApp), ada.token)
})
afterAll(async () => {
  client.close()
  await testApp.close()
})

type Path = (string | number)[]
interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  valueType?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
}
const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition

/** Where a schema takes a text: the way to each. Names of records count as `nombre`. */
const textsOf = (schema: z.ZodType, path: Path = []): Path[] => {
  const def = definitionOf(schema)
  const inner = (one: z.ZodType | undefined, ...more: Path) => (one ? textsOf(one, [...path, ...more]) : [])
  if (['string', 'enum', 'literal', 'template_literal', 'any', 'unknown', 'transform'].includes(def.type)) return [path]
  if (def.shape) return Object.entries(def.shape).flatMap(([name, one]) => inner(one, name))
  if (def.options) return def.options.flatMap((one) => inner(one))
  if (def.type === 'pipe') return def.in && definitionOf(def.in).type === 'transform' ? inner(def.out) : inner(def.in)
  return [...inner(def.element, 0), ...inner(def.valueType, 'nombre'), ...inner(def.innerType)]
}

/** A value that has a text at a place and nothing else. */
const holding = (path: Path, text: string): unknown =>
  path.reduceRight<unknown>((value, step) => (typeof step === 'number' ? [value] : { [step]: value }), text)

const unique = (paths: Path[]) => [...new Map(paths.map((path) => [path.join('.'), path])).values()]
const routes = Object.values(api).flatMap((module) => Object.values(module) as ServedRoute[])
const id = '01a1f8d3-ea00-76e5-8faf-b982e90c5333'
/** Ids as some calls have them. */
const ids = [id, '1', [id, id, id].join('_')]
const idFor = ({ params }: ServedRoute) => {
  const names = Object.keys((params && definitionOf(params).shape) ?? {})
  return ids.find((one) => params?.safeParse(Object.fromEntries(names.map((name) => [name, one]))).success) ?? id
}
const addressOf = (route: ServedRoute, value = idFor(route)) => route.path.replace(/:\w+/g, value)
const named = (all: ServedRoute[]) => all.map((route) => ({ name: `${route.method} ${route.path}`, route }))

test('the schemas were walked', () => {
  const bodies = routes.flatMap((route) => (route.body ? unique(textsOf(route.body)) : []))
  expect(bodies.length).toBeGreaterThan(100)
  expect(bodies).toContainEqual(['products', 0, 'productId'])
})

describe.each(named(routes.filter(({ body }) => body)))('[LIM-10] the body of $name', ({ route }) => {
  test('refuses an ill-formed text in any field', async () => {
    for (const path of unique(textsOf(route.body as z.ZodType)))
      for (const text of UNUSABLE) {
        const { status, error } = await testApp.call(route.method, addressOf(route), {
          token: ada.token,
          body: holding(path, text) as object,
        })
        expect([status, error.error, error.fields], path.join('.')).toEqual([400, 'bad-input', { [path.join('.')]: SENTENCE }])
      }
    const { status } = await testApp.call(route.method, addressOf(route), { token: ada.token, body: { 'x\ud800': 1 } })
    expect(status).toBe(400)
  })
})

describe.each(named(routes.filter(({ query, params }) => query || params)))('[LIM-10] the address of $name', ({ route }) => {
  test('refuses an ill-formed text in any field', async () => {
    const options = { token: ada.token, body: route.body ? {} : undefined }
    for (const [name = ''] of unique(textsOf(route.query ?? (route.params as z.ZodType)))) {
      if (!route.query) break
      const { status, error } = await testApp.call(route.method, `${addressOf(route)}?${name}=a%00b`, options)
      expect([status, error.fields], String(name)).toEqual([400, { [name]: SENTENCE }])
      expect((await testApp.call(route.method, `${addressOf(route)}?${name}=%ED%A0%80`, options)).status, String(name)).toBeLessThan(500)
    }
    if (!route.params) return
    for (const value of ['%00', 'a%00b', '%ED%A0%80']) {
      const { status } = await testApp.call(route.method, addressOf(route, value), options)
      expect([400, 404], `${value}: ${status}`).toContain(status)
    }
  })
})

describe.each(Object.entries(events.client).map(([name, event]) => ({ name, payload: event.payload as z.ZodType })))(
  'the event $name',
  ({ name, payload }) => {
    test('refuses an ill-formed text in any field', async () => {
      for (const path of unique(textsOf(payload))) {
        const { status, error, fields } = await client.emit(name, holding(path, UNUSABLE[0] ?? ''))
        // The token says who speaks, before anything else is read.
        if (path[0] === 'token') expect(status).toBe(401)
        else expect([status, error, fields], path.join('.')).toEqual([400, 'bad-input', { [path.join('.') || name]: SENTENCE }])
      }
    })
  },
)

test.each([
  ['POST', '/sandbox/card-tokens', { number: '4509953566233704', name: 'AP\ud800RO', expiry: '11/30', cvc: '123' }, 400],
  ['POST', '/api/v1/payments/notifications?data.id=%00&type=a%00', { data: { id: '\ud800' }, type: '\0' }, 401],
  ['GET', '/sandbox/checkout/%00', undefined, 404],
  ['POST', '/sandbox/payments/%00', { step: 'approve' }, 404],
  ['GET', '/private-files/%00', undefined, 404],
  ['GET', '/files/%00/320.webp', undefined, 404],
  ['PUT', '/api/v1/upload/parts/%00/1', undefined, 404],
  ['GET', '/product/%00', undefined, 404],
  ['GET', '/resale/%00', undefined, 404],
] as const)('%s %s handles an ill-formed text too', async (method, url, body, expected) => {
  const { status } = await testApp.call(method, url, { token: ada.token, body })
  expect([expected, 200], String(status)).toContain(status)
})
