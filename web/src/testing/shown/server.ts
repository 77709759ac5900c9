import { api, type ServedRoute } from '@feria/contract'
import { assistantLine } from '@feria/contract/assistant/schemas'
import { ASSISTANT_STREAM } from '@feria/contract/assistant/values'
import { platforms } from '@feria/contract/catalogue/values'
import { errors } from '@feria/contract/errors'
import { buyerLine } from '@feria/contract/prospecting/schemas'
import { BUYERS_STREAM } from '@feria/contract/prospecting/values'
import { searchLine } from '@feria/contract/search/schemas'
import { SEARCH_STREAM } from '@feria/contract/search/values'
import { picture } from '@feria/contract/uploads/schemas'
import { UPLOAD_PATH } from '@feria/contract/uploads/values'
import { vi } from 'vitest'
import { refused } from '../answering.ts'
import { hashOf } from './names.ts'
import { sample } from './sample.ts'

/** An answer in the place of the one that its schema gives; what a function makes of that one, of the body and of the query. */
type Given = unknown | ((sampled: never, body: never, query: URLSearchParams) => unknown)

export interface Served {
  /** How answers are filled in. */
  way: number
  /** What is answered otherwise, by method and path of the contract without /api/v1/. */
  given?: Record<string, Given>
  /** The status with which every GET is refused. */
  refusal?: number | 'offline' | undefined
  /** No GET is answered. */
  isWaiting?: boolean
}

const routes = Object.entries(api).flatMap(([module, calls]) =>
  Object.entries(calls as Record<string, ServedRoute>).map(([name, route]) => ({
    ...route,
    module,
    name,
    key: `${route.method} ${route.path.replace('/api/v1/', '')}`,
    // What is written out goes before what is filled in.
    weight: route.path.split(':').length,
    pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '([^/]+)')}$`),
  })),
)
routes.sort((a, b) => a.weight - b.weight)

const lineOf = {
  products: (way: number) =>
    [...platforms].map((platform, n) => ({ ...(sample(searchLine, way + n, `line.${n + 1}`) as object), platform })),
  buyers: (way: number) => [0, 1, 2, 3, 4].map((n) => sample(buyerLine, way + n, `line.${n + 1}`)),
  talk: (way: number) => assistantLine.options.map((option, n) => sample(option, way, `line.${n + 1}`)),
}
/** Answers that come line by line, by their address. */
const streams: Record<string, (way: number) => unknown[]> = {
  [SEARCH_STREAM]: lineOf.products,
  [BUYERS_STREAM]: lineOf.buyers,
  // The help instead of products, and another text instead of that one, stand in the second way alone.
  [ASSISTANT_STREAM]: (way) => lineOf.talk(way).filter((_, n) => way === 1 || (n !== 3 && n !== 4)),
}

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

/** What a page tells by itself; nobody waits for an answer. */
const BY_ITSELF = /^\/api\/v1\/chat\/[^/]+\/(activity|read)$/

/** The refusals of each module that are about what was sent, not about who sent it. */
const refusals = Object.entries(errors).filter(([code, [status]]) => code.includes('.') && (status === 400 || status === 409))

/** How a change is refused, undefined where no answer comes: in one of four ways, by the name of its call. */
const refusalOf = (
  key: string,
  module: string,
  body: unknown,
): { status: number; error?: string; message?: string; fields?: object } | undefined => {
  const fields = Object.keys((body as object | undefined) ?? {})
  const number = hashOf(key)
  const way = number % (fields.length > 0 ? 4 : 3)
  if (way === 0) return undefined
  // As by a proxy: the page has a sentence of its own.
  if (way === 1) return { status: 502 }
  const field = fields[number % fields.length] ?? ''
  if (way === 3) {
    return { status: 400, error: 'bad-input', message: errors['bad-input'][1], fields: { [field]: `‹refusal of ${field}›` } }
  }
  const own = refusals.filter(([code]) => code.startsWith(`${module}.`))
  const [error, [status, message]] = own[number % own.length] ?? ['busy', errors.busy]
  return { status, error, message: message.replaceAll(/\{(\w+)\}/g, '‹$1›') }
}

/** Answers every call of the contract, and adds to `changes` what was changed: method, address and body. */
export const serve = (served: Served, changes: string[]) => {
  const called: string[] = []
  let isRefusing = false
  const asked = new Set<string>()
  const faults: string[] = []
  let waiting = 0
  const answer = (address: string, { method = 'GET', body }: RequestInit): Response => {
    const { pathname, search, searchParams } = new URL(address, location.href)
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined
    const route = routes.find((one) => one.method === method && one.pattern.test(pathname))
    if (method !== 'GET') changes.push(`${method} ${pathname.replace('/api/v1/', '')}${search}${sent ? ` ${JSON.stringify(sent)}` : ''}`)
    if (method !== 'GET' && !BY_ITSELF.test(pathname)) called.push(route?.key ?? pathname)
    if (method === 'GET') asked.add(`asks ${pathname.replace('/api/v1/', '')}${search}`)
    if (served.refusal === 'offline') throw new TypeError('no network')
    if (method === 'GET' && served.refusal) return refused(served.refusal)
    if (method !== 'GET' && isRefusing) {
      const refusal = refusalOf(route?.key ?? pathname, route?.module ?? '', sent)
      const how = refusal ? (refusal.error ?? refusal.status) : 'no network'
      changes.push(`  which is refused: ${[how, ...Object.keys(refusal?.fields ?? {})].join(' ')}`)
      if (!refusal) throw new TypeError('no network')
      return Response.json(refusal, { status: refusal.status })
    }
    const lines = streams[pathname]?.(served.way)
    if (lines && served.refusal) return refused(served.refusal)
    if (lines) return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    if (pathname === UPLOAD_PATH) return Response.json(sample(picture, served.way, 'upload'))
    if (!route) return refused(404)
    const found = answerTo(route, served, sent, searchParams)
    if (found instanceof Response) return found
    const isLong = route.isPaged && served.way === 0 && !searchParams.has('cursor')
    const headers: Record<string, string> = isLong ? { link: `<${pathname}?cursor=siguiente>; rel="next"` } : {}
    return Response.json(found, { status: route.status === 204 ? 200 : (route.status ?? 200), headers })
  }
  /** Lets those calls go that wait to be refused. */
  let release = () => {}
  let released = Promise.resolve()
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const isChange = (init.method ?? 'GET') !== 'GET'
    if (served.isWaiting && !isChange) {
      asked.add(`asks ${String(address).replace(/^.*\/api\/v1\//, '')}`)
      return await new Promise<Response>(() => {})
    }
    if (isRefusing && isChange) await released
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
  /** Uploads come by this way: it tells how much has been sent. */
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    status = 0
    responseText = ''
    #asked = { method: 'GET', address: '' }
    #isAborted = false
    open(method: string, address: string) {
      this.#asked = { method, address }
    }
    setRequestHeader() {}
    abort() {
      this.#isAborted = true
    }
    async send() {
      this.upload.onprogress?.({ loaded: 4 })
      if (isRefusing) await released
      waiting++
      try {
        const response = answer(this.#asked.address, { method: this.#asked.method })
        this.status = response.status
        this.responseText = await response.text()
        if (!this.#isAborted) this.onload?.()
      } catch {
        if (!this.#isAborted) this.onerror?.()
      } finally {
        waiting--
      }
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const refuse = (isRefused: boolean) => {
    isRefusing = isRefused
    released = new Promise((done) => {
      release = done
    })
  }
  const answerAgain = () => {
    served.refusal = undefined
  }
  return { called, refuse, release: () => release(), answerAgain, faults, asked, isIdle: () => waiting === 0 }
}
