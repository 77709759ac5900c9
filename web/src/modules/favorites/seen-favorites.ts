import type { Product } from '@feria/contract/catalogue/schemas'

/** A favourite on the page; one that was just taken out keeps its place, so that it can be put back. */
export interface SeenFavorite {
  product: Product
  isRemoved: boolean
}

/**
 * The favourites as the page shows them: those seen before keep their order, new ones come first. What is no favourite any more goes,
 * unless it was taken out here. Each product is as it is now.
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
