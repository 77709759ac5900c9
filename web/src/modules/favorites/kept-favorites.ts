import type { Product } from '@feria/contract/catalogue/schemas'

/** The most favourites that are kept, the same number that the server allows. */
export const MAX_KEPT = 500

/** Under this name a visitor's favourites are kept on the device, where a member's id stands for theirs. */
export const GUEST = 'visitante'

/** Where the favourites of a member are kept: whole products, by the member's id. */
const keyOf = (userId: string): string => `favorites:${userId}`

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' && value !== null && typeof (value as Product).id === 'string' && typeof (value as Product).name === 'string'

/** The kept favourites in a text of local storage; what is not a product is left out, broken text is no favourite. */
export const readKept = (text: string | null): Product[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isProduct).slice(0, MAX_KEPT) : []
  } catch {
    return []
  }
}

/** Reads the kept favourites of a member; none where storage is blocked. */
export const loadKept = (userId: string): Product[] => {
  try {
    return readKept(localStorage.getItem(keyOf(userId)))
  } catch {
    return []
  }
}

/** Keeps the favourites of a member, the newest 500. */
export const keep = (userId: string, products: Product[]): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(products.slice(0, MAX_KEPT)))
  } catch {
    // Storage is full or blocked: the server has them all the same.
  }
}

/** Forgets the kept favourites of a member. */
export const forget = (userId: string): void => {
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
