import { readFileSync } from 'node:fs'
import type { ServedRoute } from '@feria/contract'
import { staffRoles } from '@feria/contract/accounts/values'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setRole } from '../modules/accounts/accounts.module.ts'
import { accessTable, type Caller, callers, isLetIn, otherCalls, routes } from '../ops/access-table.ts'
import { aMember, anAdmin, PASSWORD, someStaff } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
const tokens: Partial<Record<Caller, string>> = {}
beforeAll(async () => {
  testApp = await createTestApp()
  tokens.user = (await aMember(testApp)).token
  const { email } = await aMember(testApp)
  await setRole(testApp.app.ctx, email, 'premium')
  const login = await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } })
  tokens.premium = login.body.token
  tokens.admin = (await anAdmin(testApp)).token
  for (const staff of staffRoles) tokens[staff] = (await someStaff(testApp, staff)).token
})
afterAll(() => testApp.close())

const NOBODYS = '01a1f8d3-ea00-76e5-8faf-b982e90c5333'
/** Calls that end the session of whoever makes them. */
const ENDING = ['/api/v1/auth/logout']
/** Use cases that know a role more than the contract: their own refusals look like those of the door. */
const FOR_OTHERS = ['PUT /api/v1/users/:id']

describe.each(routes.flatMap(([, list]) => list).map((route) => ({ name: `${route.method} ${route.path}`, route })))(
  '[RT-04] $name',
  ({ name, route }) => {
    const ask = (caller: Caller) => {
      const token = tokens[caller]
      const path = route.path.replace(/:\w+/g, NOBODYS)
      return testApp.call(route.method, path, { ...(token ? { token } : {}), body: route.body ? {} : undefined })
    }
    test.each(callers.filter((caller) => caller === 'visitor' || !ENDING.includes(route.path)))('%s', async (caller) => {
      const { status, error } = await ask(caller)
      const isRefused = error?.error === 'accounts.sign-in' || (error?.error === 'accounts.not-allowed' && !FOR_OTHERS.includes(name))
      expect(error?.error).not.toBe('no-such-call')
      if (isLetIn(route, caller)) return expect(isRefused, `${status} ${error?.error}`).toBe(false)
      expect([status, error.error]).toEqual(caller === 'visitor' ? [401, 'accounts.sign-in'] : [403, 'accounts.not-allowed'])
    })
  },
)

describe('the server', () => {
  test('answers only calls in the contract and in the list of others', () => {
    const known = new Set([
      ...routes.flatMap(([, list]) => list).map((route: ServedRoute) => `${route.method} ${route.path}`),
      ...otherCalls.map(([call]) => call),
    ])
    // The page about the calls brings files of its own.
    const served = servedCalls(testApp).filter((call) => !call.startsWith('GET /api/docs'))
    expect(served.length).toBeGreaterThan(known.size / 2)
    expect(served.filter((call) => /^\w+ \/(api|files|private-files|mails|sandbox)\//.test(call) && !known.has(call))).toEqual([])
  })

  test('docs/ACCESS.md is up to date in every cell', () => {
    expect(readFileSync(new URL('../../../docs/ACCESS.md', import.meta.url), 'utf8')).toBe(accessTable())
  })
})

/** What Fastify answers, read from the tree that it prints: a line a path with its methods. */
const servedCalls = ({ app }: TestApp): string[] => {
  const prefix: string[] = []
  return app.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, branch = '', path = '', methods = ''] = /^([│├└─ ]*)(\S*)(?: \(([^)]*)\))?/.exec(line) ?? []
      const depth = branch.length / 4
      prefix.length = Math.max(0, depth - 1)
      prefix.push(path)
      return methods
        .split(', ')
        .filter((method) => ['GET', 'POST', 'PUT', 'DELETE'].includes(method))
        .map((method) => `${method} ${prefix.join('')}`)
    })
}
