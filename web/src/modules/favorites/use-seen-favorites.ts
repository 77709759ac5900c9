import type { Product } from '@feria/contract/catalogue/schemas'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { favoritesQuery } from './favorites-query.ts'
import { mergeSeen, type SeenFavorite } from './seen-favorites.ts'
import { toggleFavorite } from './toggle-favorite.ts'

/**
 * The favorites as the page shows them: stored ones at once, refreshed on every visit; removed ones can be restored while the page is
 * open.
 */
export const useSeenFavorites = (userId: string) => {
  const { data: products, dataUpdatedAt, isFetching, error, refetch } = useQuery(favoritesQuery(userId))
  const [removedHere, setRemovedHere] = useState<ReadonlySet<string>>(new Set())
  const before = useRef<SeenFavorite[]>([])
  before.current = mergeSeen(before.current, products, removedHere)
  return {
    seen: before.current,
    count: products.length,
    isLoading: isFetching && dataUpdatedAt === 0,
    error,
    refetch: () => void refetch(),
    remove: (product: Product) => {
      setRemovedHere((removed) => new Set(removed).add(product.id))
      void toggleFavorite(product)
    },
    undo: (product: Product) => void toggleFavorite(product),
  }
}
