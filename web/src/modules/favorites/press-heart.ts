import type { Product } from '@feria/contract/catalogue/schemas'
import { loadChunk } from '../../lib/lazy-page.ts'

const load = () => loadChunk(() => import('./toggle-favorite.ts'))

/**
 * `toggleFavorite`, whose code comes in a quiet moment of the first page; a press before that waits for it, and is lost where it cannot be
 * had.
 */
export const pressHeart = (product: Product): void => {
  load().then(
    ({ toggleFavorite }) => toggleFavorite(product),
    () => undefined,
  )
}

/** `setFavorite`, likewise. */
export const setHeart = (product: Product, isWanted: boolean): void => {
  load().then(
    ({ setFavorite }) => setFavorite(product, isWanted),
    () => undefined,
  )
}

/** Fetches the code ahead of the first press. */
export const warmHearts = (): void => void load().catch(() => undefined)
