import type { Product } from '@feria/contract/catalogue/schemas'
import { create } from 'zustand'
import { onSignOut } from '../../lib/session.ts'
import { forget, keep, loadKept } from './kept-favorites.ts'

interface Favorites {
  /** The owner; `visitante` for a visitor, null before the start and after a session. */
  userId: string | null
  /** Whole products, newest favorite first. */
  products: Product[]
  /** Loads the stored favorites of a member or visitor. */
  open: (userId: string) => void
  /** Replaces all of them; ignored if the owner has changed meanwhile. */
  setAll: (userId: string, products: Product[]) => void
  /** Adds a product, or restores it at a position. */
  put: (product: Product, place?: number) => void
  drop: (id: string) => void
  /** Clears them here and on this device. */
  clear: () => void
}

/** The favorites of the signed-in member or the visitor, stored across reloads under `favorites:{userId}`. */
export const useFavorites = create<Favorites>()((set, get) => {
  const write = (products: Product[]) => {
    const { userId } = get()
    if (!userId) return
    set({ products })
    keep(userId, products)
  }
  return {
    userId: null,
    products: [],
    open: (userId) => set({ userId, products: loadKept(userId) }),
    setAll: (userId, products) => {
      if (userId === get().userId) write(products)
    },
    put: (product, place = 0) => {
      const others = get().products.filter(({ id }) => id !== product.id)
      write(others.toSpliced(place, 0, product))
    },
    drop: (id) => write(get().products.filter((product) => product.id !== id)),
    clear: () => {
      const { userId } = get()
      if (userId) forget(userId)
      set({ userId: null, products: [] })
    },
  }
})

/** True while a product is a favorite. */
export const useIsFavorite = (id: string): boolean => useFavorites(({ products }) => products.some((product) => product.id === id))

onSignOut(() => useFavorites.getState().clear())
