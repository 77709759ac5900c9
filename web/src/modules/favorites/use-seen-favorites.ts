import type { Product } from '@feria/contract/catalogue/schemas'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFavorites } from './favorites-store.ts'
import { refreshFavorites } from './refresh-favorites.ts'
import { mergeSeen, type SeenFavorite } from './seen-favorites.ts'
import { toggleFavorite } from './toggle-favorite.ts'

/**
 * The favorites as the page shows them: stored ones at once, refreshed on every visit; removed ones can be restored while the page is
 * open.
 */
export const useSeenFavorites = (userId: string) => {
  const products = useFavorites((favorites) => favorites.products)
  const [removedHere, setRemovedHere] = useState<ReadonlySet<string>>(new Set())
  const before = useRef<SeenFavorite[]>([])
  before.current = mergeSeen(before.current, products, removedHere)
  const fresh = useQuery({
    queryKey: ['favorites', userId],
    queryFn: async ({ signal }) => {
      await refreshFavorites(userId, signal)
      return true
    },
    staleTime: 0,
  })
  return {
    seen: before.current,
    count: products.length,
    isLoading: fresh.isPending,
    error: fresh.error,
    refetch: () => void fresh.refetch(),
    remove: (product: Product) => {
      setRemovedHere((removed) => new Set(removed).add(product.id))
      void toggleFavorite(product)
    },
    undo: (product: Product) => void toggleFavorite(product),
  }
}
