import type { Answer, Request, Route } from '@feria/contract'
import type { Caller } from '@feria/contract/rendering'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { createQueryClient, queryClient } from '../lib/query-client.ts'
import { queryKey } from '../lib/use-route.ts'

/** Asks for what a piece of the page will look for in the query cache. */
export type Ask = <R extends Route>(route: R, request: Request<R>) => Promise<Answer<R>>

const askInto =
  (client: typeof queryClient, { call }: Caller): Ask =>
  (route, request) =>
    client.fetchQuery({ queryKey: queryKey(route, request), queryFn: () => call(route, request), retry: false })

/** Fills a cache of its own on the server; `state` brings it to the browser. */
export const askOnServer = async <T>(caller: Caller, load: (ask: Ask) => Promise<T>): Promise<T & { state: DehydratedState }> => {
  const client = createQueryClient()
  const loaded = await load(askInto(client, caller))
  return { ...loaded, state: dehydrate(client) }
}

/** Fills the browser's cache: there is nothing to bring. */
export const askInBrowser = async <T>(caller: Caller, load: (ask: Ask) => Promise<T>): Promise<T & { state: null }> => ({
  ...(await load(askInto(queryClient, caller))),
  state: null,
})
