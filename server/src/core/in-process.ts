import type { Route } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { Caller } from '@feria/contract/rendering'
import type { Ctx } from './context.ts'
import { asksForCards, writersOf } from './http/answer-writer.ts'
import { admit, runServed } from './http.ts'
import type { Served } from './use-case.ts'

const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

/**
 * Calls of the contract without HTTP, for pages that the server renders: the same refusals, parsing and fields as over HTTP. The caller
 * is whoever `ctx` says; a page has no token, so it is a visitor.
 */
export const callInProcess = (served: Served[]): ((ctx: Ctx) => Caller) => {
  const known = new Map(served.map((one) => [keyOf(one.route), { ...one, writers: writersOf(one.route) }]))
  return (ctx) => {
    const run = async (route: Pick<Route, 'method' | 'path'>, parts: object) => {
      const found = known.get(keyOf(route))
      if (!found) throw new Error(`Nobody serves ${keyOf(route)}`)
      const input = await admit(found.route, ctx, queryAsText(parts))
      const [write, writeCards] = found.writers
      return { found, write: asksForCards(input) ? writeCards : write, result: await runServed(found, ctx, input) }
    }
    return {
      call: async (route, request) => {
        const { found, write, result } = await run(route, request)
        // What the schema does not name never leaves the server; a paged list is its items.
        return JSON.parse(write(found.route.isPaged ? (result as Page<unknown>).items : result))
      },
      callPage: async (route, request) => {
        const { write, result } = await run(route, request)
        const { items, next } = result as Page<unknown>
        return { items: JSON.parse(write(items)), next } as never
      },
    }
  }
}

/** A query as an address would carry it: text, and nothing that is empty. */
const queryAsText = (parts: { params?: object; query?: object; body?: unknown }) => ({
  params: parts.params,
  query: Object.fromEntries(Object.entries(parts.query ?? {}).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))),
  body: parts.body,
})
