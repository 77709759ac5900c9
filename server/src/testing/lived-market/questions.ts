import { api, type ServedRoute } from '@feria/contract'
import type { z } from 'zod'
import { isLetIn } from '../../ops/access-table.ts'
import type { LivedMarket } from './market.ts'

/** A question of somebody, or of a visitor, and its answer. */
export interface Question {
  module: string
  route: string
  path: string
  by: string | null
  status: number
  answer: unknown
  /** For a list: how many small pages it has, or where they say something else than the whole. */
  pages?: string
}

/** Who asks what anybody and what any member may. */
const MEMBERS = ['vera', 'beto', 'ana', 'rita', 'pepe', 'sol', 'nora', 'ada']
const STAFF = ['ada', 'mora', 'susi'] as const
const PARTS = { ada: 'admin', mora: 'moderator', susi: 'support' } as const

/** What the parameters of a path stand for, by what stands before them. */
const KINDS: [path: RegExp, kind: string][] = [
  [/^\/api\/v1\/(users|sellers|admin\/members)\/:id|\/:userId$/, 'person'],
  [/products\/:id|remembered\/:productId/, 'product'],
  [/orders\/:id/, 'order'],
  [/chat\/:room/, 'room'],
  [/^\/api\/v1\/(request|wishes)\/:id/, 'wish'],
  [/^\/api\/v1\/matches\/:id/, 'match'],
  [/^\/api\/v1\/offers\/:id/, 'offer'],
  [/^\/api\/v1\/resale\/:id/, 'link'],
  [/abuse-reports\/:id/, 'case'],
  [/upload\/parts\/:id/, 'upload'],
]

/** What is asked for by the fields of a query that have no list of values, by call or for all; several belong together by `&`. */
const WORDS: Record<string, string[]> = {
  search: ['bicicleta', 'guitara', 'silla de madera', 'zzz'],
  q: ['bicicleta', 'gui', 'Lámp', 'silla'],
  'admin.search q': ['vera', 'silla', 'beto@feria.example', 'zzz'],
  'accounts.list search': ['ver', 'sosa', 'beto@feria.example'],
  'orders.supervise search': ['Beto', 'silla', 'zzz'],
  'admin.payments search': ['Beto', 'zzz'],
  find: ['lámpara', 'vera', 'ana@feria.example'],
  category: ['4', 'Hogar y Jardín', 'Nada'],
  min_price: ['100', '100&currency=ARS'],
  minPrice: ['100'],
  max_price: ['100', '210000&currency=ARS'],
  maxPrice: ['100'],
  near: ['Rosario, Santa Fe', 'La Plata', 'Nowhere'],
  radius_km: ['30&near=Rosario, Santa Fe'],
  radiusKm: ['30&near=Rosario, Santa Fe'],
  seller: ['<person ana>', '<person sol>'],
  userId: ['<person ana>'],
  page: ['1&limit=5', '2&limit=5'],
  include: ['seller', 'similar'],
  from: ['2026-11-21', '2026-12-02'],
  to: ['2026-11-20'],
  actor: ['mora', 'ada@feria.example'],
  action: ['product', 'user.role'],
  subject: ['zoe', 'lámpara'],
  provider: ['sandbox', 'otro'],
  productId: ['<product bicycle>'],
  wishId: ['<wish bicycle>', '<wish phone>'],
  order: ['<order mate>'],
  orderId: ['<order sent>'],
  stars: ['1', '4', '5'],
  ids: ['<product bicycle>,<product radio>,<product fridge>,<product tent>,<product error>'],
  offset: ['1&limit=1'],
  after: ['1'],
  name: ['Bicicleta playera', 'Silla de madera'],
  description: ['rodado 26&name=Bicicleta'],
  categoryId: ['4&name=Bicicleta playera', '3&name=Silla de madera'],
}

/** What a query cannot do without. */
const NEEDED: Record<string, string> = {
  'admin.search': 'q=an',
  'catalogue.brief': 'ids=<product lamp>',
  'assistant.priceHint': 'name=Silla',
  'prospecting.offers': 'side=recibida',
}

/** The values of a field: of a list of words all, of yes and no both. */
const listed = (schema: z.ZodType): string[] => {
  const { def } = schema as unknown as {
    def: { type: string; entries?: Record<string, string>; innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType }
  }
  if (def.entries) return Object.values(def.entries)
  if (def.type === 'boolean') return ['true', 'false']
  const inner = def.innerType ?? def.out
  return inner ? listed(inner) : []
}

/** Every query that is asked for by a call: none, and one for each value of each field. */
const queriesOf = (name: string, { query }: ServedRoute): string[] => {
  const needed = NEEDED[name]
  const fields = Object.entries((query as z.ZodObject | undefined)?.shape ?? {}).filter(
    ([field]) => !['cursor', 'limit', 'upTo'].includes(field),
  )
  const asked = fields.flatMap(([field, schema]) => {
    const words = WORDS[`${name} ${field}`] ?? WORDS[field]
    const values = words ?? listed(schema as z.ZodType)
    if (values.length === 0) throw new Error(`Nobody says what to ask for by ${field} of ${name}`)
    return values.map((value) => `${field}=${value}`)
  })
  const rest = needed?.split('=')[0] ?? ''
  return [needed ?? '', ...asked.map((one) => (needed && !one.includes(`${rest}=`) ? `${needed}&${one}` : one))]
}

const kindOf = (path: string) => KINDS.find(([before]) => before.test(path))?.[1]

/** Calls outside the contract, whose answers are texts. */
const TEXTS: [module: string, path: string, callers: (string | null)[]][] = [
  ['reports', '/api/v1/reports/sales.csv', [null, 'vera', 'ana', 'beto']],
  ['search', '/api/v1/products/search/stream?q=bicicleta', [null]],
]

/** Everything that can be asked in a market, by everybody who may and one who may not; in brief without the filters. */
export const askAll = async (market: LivedMarket, isBrief = false): Promise<Question[]> => {
  const asked: Question[] = []
  const idOf = (named: string) => named.replace(/<(\w+) ([^>]+)>/g, (_, kind: string, name: string) => market.id(kind, name))
  const get = async (by: string | null, url: string) =>
    market.testApp.call<unknown>('GET', url, by === null ? {} : { token: market.person(by).token })
  const ask = async (module: string, route: ServedRoute, by: string | null, path: string, isWhole: boolean) => {
    const url = encodeURI(idOf(path))
    const { status, body } = await get(by, url)
    const pages =
      isWhole && route.isPaged && status === 200 && (body as unknown[]).length > 2
        ? await inPages(get, by, url, body as unknown[])
        : undefined
    asked.push({ module, route: `${route.method} ${route.path}`, path, by, status, answer: body, ...(pages ? { pages } : {}) })
  }
  for (const [module, calls] of Object.entries(api))
    for (const [call, route] of Object.entries(calls) as [string, ServedRoute][]) {
      if (route.method !== 'GET') continue
      const things = thingsOf(market, route)
      const queries = queriesOf(`${module}.${call}`, route).slice(0, isBrief ? 1 : undefined)
      for (const [n, thing] of things.entries())
        for (const [m, query] of (n === 0 ? queries : queries.slice(0, 1)).entries())
          for (const by of callersOf(route, n, m))
            await ask(
              module,
              route,
              by,
              `${route.path.replace(/:\w+/, thing)}${query ? `?${query}` : ''}`,
              m === 0 || query.includes('page='),
            )
    }
  for (const [module, path, callers] of TEXTS)
    for (const by of callers) {
      const headers = by === null ? {} : { authorization: market.person(by).token }
      const { statusCode, body } = await market.testApp.app.http.inject({ method: 'GET', url: path, headers })
      asked.push({ module, route: path, path, by, status: statusCode, answer: statusCode === 200 ? body : null })
    }
  return asked
}

/** The things that a call is about, under their names. */
const thingsOf = ({ things }: LivedMarket, { path }: ServedRoute): string[] => {
  if (!path.includes(':')) return ['']
  const kind = kindOf(path)
  const names = [...(things.get(kind ?? '')?.keys() ?? [])]
  if (names.length === 0) return ['00000000-0000-7000-8000-000000000000']
  return names.map((name) => `<${kind} ${name}>`)
}

/** The parties of most things, who are asked about those that are not the first of their kind. */
const PARTIES = ['vera', 'beto', 'ana', 'pepe']

/** Everybody about the first thing and about all; of others, and with filters, who has most to read. */
const callersOf = ({ access, path, ...route }: ServedRoute, thing: number, query: number): (string | null)[] => {
  if (access === 'admin') {
    const staff = STAFF.filter((one) => isLetIn({ access, path, ...route }, PARTS[one]))
    return thing + query === 0 ? [...staff, ...STAFF.filter((one) => !staff.includes(one)), 'vera', null] : staff.slice(0, 1)
  }
  if (query > 0) return access === 'public' ? [null] : ['vera', 'beto']
  if (thing === 0) return [null, ...MEMBERS]
  if (access === 'public') return [null, 'beto']
  return path.includes('/users/') ? ['beto'] : PARTIES
}

type Get = (by: string | null, url: string) => Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>

/** Reads a list again in pages of two and compares it with the whole. */
const inPages = async (get: Get, by: string | null, url: string, whole: unknown[]): Promise<string> => {
  const read: unknown[] = []
  let count = 0
  for (
    let next: string | undefined = /limit=/.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}limit=2`;
    next && count < 60;
    count++
  ) {
    const { body, headers } = (await get(by, next)) as Awaited<ReturnType<Get>>
    if (!Array.isArray(body)) return `page ${count + 1} is refused: ${JSON.stringify(body)}`
    read.push(...body)
    next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1]
  }
  const isSame = JSON.stringify(read.slice(0, whole.length)) === JSON.stringify(whole)
  return `${count} pages${isSame ? '' : ` that say something else: ${JSON.stringify(read)}`}`
}
