import type { Product } from '@feria/contract/catalogue/schemas'
import { create } from 'zustand'
import { onSignOut } from '../../lib/session.ts'
import { forget, keep, loadKept } from './kept-favorites.ts'

interface Favorites {
  /** Whose they are, `visitante` for a visitor's; null before the start and after a session. */
  userId: string | null
  /** Whole products, the newest favourite first. */
  products: Product[]
  /** Takes up the kept favourites of a member or visitor. */
  open: (userId: string) => void
  /** Sets all of them at once; an answer for another member is dropped. */
  setAll: (userId: string, products: Product[]) => void
  /** Adds a product, or puts it back at a place. */
  put: (product: Product, place?: number) => void
  drop: (id: string) => void
  /** Forgets them here and on this device. */
  clear: () => void
}

/** The favourites of the signed-in member or of the visitor, kept over reloads under `favorites:{userId}`. */
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

/** True while a product is a favourite. */
export const useIsFavorite = (id: string): boolean => useFavorites(({ products }) => products.some((product) => product.id === id))

onSignOut(() => useFavorites.getState().clear())
