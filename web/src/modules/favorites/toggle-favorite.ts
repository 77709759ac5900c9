import type { Product } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { CallError, call, explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useFavorites } from './favorites-store.ts'
import { GUEST, MAX_KEPT } from './kept-favorites.ts'
import { texts } from './texts.ts'

interface Change {
  /** What the server last confirmed, and the product's position. */
  isSaved: boolean
  place: number
  last: Promise<void>
}

/** Members' products with a change in progress: clicks on one heart reach the server one after the other. */
const changes = new Map<string, Change>()

const placeOf = (id: string) => useFavorites.getState().products.findIndex((product) => product.id === id)

const tell = (wanted: boolean, error: unknown) => {
  const failed = wanted ? texts.failedToAdd : texts.failedToRemove
  // A lost session redirects to the login, which says enough.
  if (error instanceof CallError && error.code === 'accounts.sign-in') return
  void notify({ message: explain(error, failed), kind: 'error' })
}

/** A visitor's change stays on the device; the first favorite says so, and one over the limit is refused as on the server. */
const toggleKept = (product: Product): void => {
  const { products, put, drop } = useFavorites.getState()
  if (placeOf(product.id) >= 0) drop(product.id)
  else if (products.length >= MAX_KEPT) void notify({ message: texts.tooMany(MAX_KEPT), kind: 'error' })
  else {
    put(product)
    if (products.length === 0) void notify({ message: texts.keptHere })
  }
}

/**
 * Adds a product to the favorites or removes it, on screen at once and then on the server. If the server refuses, the screen goes back
 * to what it last confirmed and a toast says why. Resolves when the server has responded; a visitor's change needs no server.
 */
export const toggleFavorite = (product: Product): Promise<void> => {
  const { userId, put, drop } = useFavorites.getState()
  if (!userId) return Promise.resolve()
  if (userId === GUEST) return Promise.resolve(toggleKept(product))
  const place = placeOf(product.id)
  const wanted = place < 0
  const key = `${userId} ${product.id}`
  const change = changes.get(key) ?? { isSaved: !wanted, place: Math.max(place, 0), last: Promise.resolve() }
  if (wanted) put(product)
  else drop(product.id)
  const save = async () => {
    try {
      // A queued click belongs to the member who clicked, not to one who signed in meanwhile.
      if (useFavorites.getState().userId !== userId) return
      await call(wanted ? api.favorites.add : api.favorites.remove, { params: { productId: product.id } })
      change.isSaved = wanted
    } catch (error) {
      const isLatest = change.last === mine && useFavorites.getState().userId === userId
      if (!isLatest || change.isSaved === wanted) return
      if (change.isSaved) put(product, change.place)
      else drop(product.id)
      tell(wanted, error)
    } finally {
      if (change.last === mine) changes.delete(key)
    }
  }
  const mine = change.last.then(save)
  change.last = mine
  changes.set(key, change)
  return mine
}

/** Adds a product to the favorites or removes it, as `toggleFavorite` does; idempotent. */
export const setFavorite = (product: Product, isWanted: boolean): void => {
  if (placeOf(product.id) >= 0 !== isWanted) void toggleFavorite(product)
}
