import type { ProductCard } from '@feria/contract/catalogue/schemas'
import { loadChunk } from '../../lib/lazy-page.ts'

const load = () => loadChunk(() => import('./toggle-favorite.ts'))

/** `toggleFavorite`, whose code loads when the first page is idle; an earlier click waits for it, and is lost if it cannot be loaded. */
export const pressHeart = (product: ProductCard, isWanted?: boolean): void => {
  load().then(
    ({ toggleFavorite }) => toggleFavorite(product, isWanted),
    () => undefined,
  )
}

/** Loads the code ahead of the first click. */
export const warmHearts = (): void => void load().catch(() => undefined)
