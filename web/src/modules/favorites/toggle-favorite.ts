import type { Product, ProductCard } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { MutationObserver, type QueryKey } from '@tanstack/react-query'
import { CallError, call, explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { completeFavorite } from './complete-favorite.ts'
import { favoritesQuery, MAX_FAVORITES } from './favorites-query.ts'
import { GUEST, ownerOf } from './owner.ts'
import { texts } from './texts.ts'
// What a press changes shows in the hearts.
import './follow-favorites.ts'

interface Press {
  /** Where the product goes back to if the server refuses; -1 if it was no favorite. */
  place: number
  /** Whether the list was being fetched, which the press cancelled. */
  hasCancelled: boolean
}

const explainFailure = (isAdded: boolean, error: unknown) => {
  // A lost session redirects to the login, which says enough.
  if (error instanceof CallError && error.code === 'accounts.sign-in') return
  void notify({ message: explain(error, isAdded ? texts.failedToAdd : texts.failedToRemove), kind: 'error' })
}

/** Moves a product, or its card until `completeFavorite` has the rest, to a place among the favorites in the cache; -1 takes it out. */
const move = (queryKey: QueryKey, product: ProductCard, place: number) => {
  // Only an answer of the server makes the list newer.
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
  queryClient.setQueryData<Product[]>(
    queryKey,
    (products) => {
      const others = products?.filter(({ id }) => id !== product.id)
      return place < 0 ? others : others?.toSpliced(place, 0, product as Product)
    },
    { updatedAt },
  )
}

/** Moves a product at once and tells the server; if that refuses, it goes back to what the server last confirmed and a toast says why. */
const save = async (owner: string, product: ProductCard, isAdded: boolean, place: number): Promise<void> => {
  const query = favoritesQuery(owner)
  const { queryKey } = query
  const mutationKey = ['favorites', product.id]
  const observer = new MutationObserver<unknown, unknown, Press>(queryClient, {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: () => call(isAdded ? api.favorites.add : api.favorites.remove, { params: { productId: product.id } }),
    onMutate: () => {
      void queryClient.cancelQueries({ queryKey })
      move(queryKey, product, isAdded ? 0 : -1)
      if (isAdded) void completeFavorite(queryKey, product)
    },
    onSettled: (_answer, error, press) => {
      const pending = queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' })
      const [current, later] = pending.map(({ state }) => state.variables as Press)
      // The member has signed out.
      if (current !== press) return
      // A later press counts; if that is refused as well, it goes back to where this one would have.
      if (later) {
        if (error) later.place = press.place
        later.hasCancelled ||= press.hasCancelled
        return
      }
      if (error && isAdded !== press.place >= 0) {
        move(queryKey, product, press.place)
        explainFailure(isAdded, error)
      }
      if (press.hasCancelled) void queryClient.prefetchQuery(query)
    },
  })
  await observer.mutate({ place, hasCancelled: queryClient.isFetching({ queryKey }) > 0 }).catch(() => undefined)
  // Nobody looks at it any more.
  observer.reset()
}

/**
 * Adds a product to the favorites or removes it, or does what `isWanted` says. Resolves when the server has responded; a visitor's change
 * stays on the device: the first favorite says so, and one over the limit is refused as on the server.
 */
export const toggleFavorite = async (product: ProductCard, isWanted?: boolean): Promise<void> => {
  const owner = ownerOf(useSession.getState())
  if (owner === null) return
  const query = favoritesQuery(owner)
  void queryClient.ensureQueryData(query)
  const products = queryClient.getQueryData(query.queryKey) ?? []
  const place = products.findIndex(({ id }) => id === product.id)
  const isAdded = place < 0
  if (isWanted === !isAdded) return
  if (owner !== GUEST) return save(owner, product, isAdded, place)
  if (isAdded && products.length >= MAX_FAVORITES) return void notify({ message: texts.tooMany(MAX_FAVORITES), kind: 'error' })
  move(query.queryKey, product, isAdded ? 0 : -1)
  if (isAdded) void completeFavorite(query.queryKey, product)
  if (isAdded && products.length === 0) void notify({ message: texts.keptHere })
}
