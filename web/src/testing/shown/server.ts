import { api, type ServedRoute } from '@feria/contract'
import { vi } from 'vitest'
import { refused } from '../answering.ts'
import { sample } from './sample.ts'

/** An answer in the place of the one that its schema gives; what a function makes of that one, of the body and of the query. */
export type Given = unknown | ((sampled: never, body: never, query: URLSearchParams) => unknown)

export interface Served {
  /** How answers are filled in. */
  way: number
  /** What is answered otherwise, by method and path of the contract without /api/v1/. */
  given?: Record<string, Given>
  /** The status with which every GET is refused. */
  refusal?: number | 'offline' | undefined
}

const routes = Object.values(api).flatMap((calls) =>
  Object.entries(calls as Record<string, ServedRoute>).map(([name, route]) => ({
    ...route,
    name,
    key: `${route.method} ${route.path.replace('/api/v1/', '')}`,
    // What is written out goes before what is filled in.
    weight: route.path.split(':').length,
    pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '([^/]+)')}$`),
  })),
)
routes.sort((a, b) => a.weight - b.weight)

/** An answer of a call, as its schema allows it: a fixture that its schema refuses fails the test. */
const answerTo = (route: (typeof routes)[number], { way, given = {} }: Served, body: unknown, query: URLSearchParams): unknown => {
  const schema = query.get('view') === 'card' && route.cards ? route.cards : route.answer
  const sampled = sample(schema, way, query.has('cursor') ? `${route.name}+` : route.name)
  const own = given[route.key]
  const answer = typeof own === 'function' ? own(sampled, body, query) : (own ?? sampled)
  if (answer instanceof Response) return answer
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new Error(`${route.key} cannot answer this: ${parsed.error.message}`)
  return answer
}

/** Answers every call of the contract, and keeps what was changed: method, address and body. */
export const serve = (served: Served) => {
  const changes: string[] = []
  const faults: string[] = []
  let waiting = 0
  const answer = (address: string, { method = 'GET', body }: RequestInit): Response => {
    const { pathname, search, searchParams } = new URL(address, location.href)
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined
    const route = routes.find((one) => one.method === method && one.pattern.test(pathname))
    if (method !== 'GET') changes.push(`${method} ${pathname.replace('/api/v1/', '')}${search}${sent ? ` ${JSON.stringify(sent)}` : ''}`)
    if (served.refusal === 'offline') throw new TypeError('no network')
    if (method === 'GET' && served.refusal) return refused(served.refusal)
    if (!route) return refused(404)
    const found = answerTo(route, served, sent, searchParams)
    if (found instanceof Response) return found
    const isLong = route.isPaged && served.way === 0 && !searchParams.has('cursor')
    const headers: Record<string, string> = isLong ? { link: `<${pathname}?cursor=siguiente>; rel="next"` } : {}
    return Response.json(found, { status: route.status === 204 ? 200 : (route.status ?? 200), headers })
  }
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    waiting++
    try {
      return answer(String(address), init)
    } catch (error) {
      if (!(error instanceof TypeError)) faults.push(String(error))
      throw error
    } finally {
      waiting--
    }
  })
  return { changes, faults, isIdle: () => waiting === 0 }
}
