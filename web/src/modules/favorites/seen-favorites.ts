import type { Product } from '@feria/contract/catalogue/schemas'

/** A favorite on the page; one just removed keeps its place, so that it can be restored. */
export interface SeenFavorite {
  product: Product
  isRemoved: boolean
}

/**
 * The favorites as the page shows them: those seen before keep their order, new ones come first. Products no longer favorites are
 * dropped, unless they were removed here. Each product is up to date.
 */
export const mergeSeen = (seen: SeenFavorite[], current: Product[], removedHere: ReadonlySet<string>): SeenFavorite[] => {
  const now = new Map(current.map((product) => [product.id, product]))
  const before = new Set(seen.map(({ product }) => product.id))
  return [
    ...current.filter(({ id }) => !before.has(id)).map((product) => ({ product, isRemoved: false })),
    ...seen.flatMap(({ product: old }) => {
      const product = now.get(old.id)
      if (product) return [{ product, isRemoved: false }]
      return removedHere.has(old.id) ? [{ product: old, isRemoved: true }] : []
    }),
  ]
}
