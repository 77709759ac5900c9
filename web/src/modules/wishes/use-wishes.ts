import type { Route } from '@feria/contract'
import * as api from '@feria/contract/routes'
import { notifyManager, type QueryClient, useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { routeKey } from '../../lib/use-route.ts'
import { useRequests } from './use-requests.ts'

type Called = Pick<Route, 'method' | 'path'>[]
const isOf = (routes: Called, key: readonly unknown[] = []) => routes.some((route) => routeKey(route) === key[0])
const queriesOf = (...routes: Called) => ({ predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOf(routes, queryKey) })
const mutationsOf = (...routes: Called) => ({
  predicate: ({ options }: { options: { mutationKey?: readonly unknown[] } }) => isOf(routes, options.mutationKey),
})

const { list, get, matches, nearby, products, edit, notify, remove, create } = api.wishes

/** Which calls are pending, each kind with its own flag. */
const useLoading = () => ({
  requests: useIsFetching(queriesOf(list)) > 0,
  request: useIsFetching(queriesOf(get)) > 0,
  matches: useIsFetching(queriesOf(matches, nearby)) > 0,
  products: useIsFetching(queriesOf(products)) > 0,
  update: useIsMutating(mutationsOf(edit, notify)) > 0,
  delete: useIsMutating(mutationsOf(remove)) > 0,
  create: useIsMutating(mutationsOf(create)) > 0,
})

/** The error of what happened last: what is being fetched or created has none, and so clears that of what was before. */
const lastErrorOf = (client: QueryClient): Error | null => {
  const changes = client.getMutationCache()
  const fetches = client.getQueryCache().findAll(queriesOf(list, get, matches, nearby, products))
  // Of two in one millisecond the later in this list counts.
  const all = [
    ...fetches.map(({ state: { fetchStatus, error, dataUpdatedAt, errorUpdatedAt } }) =>
      fetchStatus === 'idle' ? { error, at: Math.max(dataUpdatedAt, errorUpdatedAt) } : { error: null, at: Number.POSITIVE_INFINITY },
    ),
    ...changes.findAll({ ...mutationsOf(edit, notify, remove), status: 'error' }).map(({ state }) => ({ ...state, at: state.submittedAt })),
    ...changes.findAll(mutationsOf(create)).map(({ state }) => ({ ...state, at: state.submittedAt })),
  ]
  return all.sort((a, b) => a.at - b.at).at(-1)?.error ?? null
}

const useLastError = (): Error | null => {
  const client = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const caches = [client.getQueryCache(), client.getMutationCache()]
      const ends = caches.map((cache) => cache.subscribe(notifyManager.batchCalls(onChange)))
      return () => {
        for (const end of ends) end()
      }
    },
    [client],
  )
  return useSyncExternalStore(
    subscribe,
    () => lastErrorOf(client),
    () => null,
  )
}

/** The member's wishes, the flags of the pending calls, and the last error, which all calls share. */
export const useWishes = () => ({ requests: useRequests(), loading: useLoading(), error: useLastError() })
