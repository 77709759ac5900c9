import type { Answer, Request, Route } from '@feria/contract'
import type { Caller } from '@feria/contract/rendering'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import type { callPage } from '../lib/call.ts'
import { createQueryClient, type queryClient } from '../lib/query-client.ts'
import { pagesQuery, queryKey } from '../lib/use-route.ts'

/** Asks for what a piece of the page will look for in the query cache. */
export type Ask = <R extends Route>(route: R, request: Request<R>) => Promise<Answer<R>>

/** The same for a list that the page shows page by page: the first of them. */
export type AskPages = <R extends Route>(route: R, request: Request<R>) => Promise<unknown>

const askInto =
  (client: typeof queryClient, { call }: Caller): Ask =>
  (route, request) =>
    client.fetchQuery({ queryKey: queryKey(route, request), queryFn: () => call(route, request), retry: false })

/** Fills a cache of its own on the server; `state` brings it to the browser. */
export const askOnServer = async <T>(
  caller: Caller,
  load: (ask: Ask, askPages: AskPages) => Promise<T>,
): Promise<T & { state: DehydratedState }> => {
  const client = createQueryClient()
  const askPages: AskPages = (route, request) =>
    client.fetchInfiniteQuery({ ...pagesQuery(route, request, caller.callPage as typeof callPage), retry: false })
  const loaded = await load(askInto(client, caller), askPages)
  return { ...loaded, state: dehydrate(client) }
}
