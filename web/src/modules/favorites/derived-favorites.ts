import { create } from 'zustand'

/**
 * The ids of the favorites, derived from the query cache, which follow-favorites.ts keeps it in step with: a heart is on every visitor's
 * first page, the code of the cache is not. Empty until that has loaded, and on the page that the server renders.
 */
export const useDerivedFavorites = create<ReadonlySet<string>>()(() => new Set())

/** True while a product is a favorite. */
export const useIsFavorite = (id: string): boolean => useDerivedFavorites((ids) => ids.has(id))
