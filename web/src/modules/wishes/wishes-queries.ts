import * as api from '@feria/contract/routes'
import type { Wish } from '@feria/contract/wishes/schemas'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { fetchAll } from '../../lib/fetch-all.ts'
import { storedList, storedQuery } from '../../lib/stored-list.ts'
import { queryKey, routeKey } from '../../lib/use-route.ts'

/** Maximum number of wishes shown: the allowed active ones, and four times as many inactive ones. */
const MOST = 500

const isWish = (value: unknown): value is Wish => {
  const { id, name, modelo, createdAt, activo, interested, matches } = (value ?? {}) as Record<string, unknown>
  const isWhole = Array.isArray(interested) && typeof matches === 'object' && matches !== null
  return isWhole && typeof activo === 'boolean' && [id, name, modelo, createdAt].every((text) => typeof text === 'string')
}

// counts.ts of notifications removes them at the end of a session: this code may not be loaded then.
const stored = storedList({ name: 'requests', isItem: isWish })

/** The wishes of a member, newest first, stored across reloads under `requests:{userId}`. Rejects with CallError. */
export const wishesQuery = (userId: string) =>
  storedQuery(stored, userId, [routeKey(api.wishes.list)], (signal) => fetchAll(api.wishes.list, MOST, signal))

/** Changes the cached wishes of a member, if there are any: after a session there are none. */
export const changeWishes = (client: QueryClient, userId: string, change: (wishes: Wish[]) => Wish[]): void => {
  const { queryKey } = wishesQuery(userId)
  // Its time stays: a change does not make what was stored known.
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
  client.setQueryData(queryKey, (wishes) => wishes && change(wishes), { updatedAt })
  // An answer that is under way may not include the change yet.
  void client.invalidateQueries({ queryKey, predicate: ({ state }) => state.fetchStatus === 'fetching' || state.dataUpdatedAt === 0 })
}

/** Adds a wish in front of its owner's, or replaces the one with its id. */
export const putWish = (client: QueryClient, wish: Wish): void =>
  changeWishes(client, wish.userId, (wishes) =>
    wishes.some(({ id }) => id === wish.id) ? wishes.map((other) => (other.id === wish.id ? wish : other)) : [wish, ...wishes],
  )

/** Between two looks at a wish that is being matched, and between later ones. */
const LOOK_AGAIN_MS = 1000
const LOOK_LATER_MS = 5000
const SOON_LOOKS = 30

/** A new wish until what is on sale has been looked through for it; updates it in the list too. */
export const matchingQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKey(api.wishes.get, { params: { id } }), 'matching'],
    queryFn: async ({ client, signal }) => {
      const wish = await call(api.wishes.get, { params: { id } }, { signal })
      putWish(client, wish)
      return wish
    },
    gcTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.isMatched) return false
      return dataUpdateCount < SOON_LOOKS ? LOOK_AGAIN_MS : LOOK_LATER_MS
    },
  })

/**
 * One wish, for its form, which must start with current values and must not change while the member edits. Updates the wish in the
 * list too. Rejects with CallError.
 */
export const wishQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey(api.wishes.get, { params: { id } }),
    queryFn: async ({ client, signal }) => {
      const wish = await call(api.wishes.get, { params: { id } }, { signal })
      putWish(client, wish)
      return wish
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
