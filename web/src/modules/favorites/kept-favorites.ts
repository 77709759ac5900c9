import type { Product } from '@feria/contract/catalogue/schemas'

/** Maximum number of stored favorites, the same as on the server. */
export const MAX_KEPT = 500

/** Stands for the member's id in the storage key of a visitor's favorites. */
export const GUEST = 'visitante'

/** Storage key of a member's favorites: whole products, by the member's id. */
const keyOf = (userId: string): string => `favorites:${userId}`

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' && value !== null && typeof (value as Product).id === 'string' && typeof (value as Product).name === 'string'

/** Parses the favorites in local storage; drops anything that is not a product, and invalid text altogether. */
export const readKept = (text: string | null): Product[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isProduct).slice(0, MAX_KEPT) : []
  } catch {
    return []
  }
}

/** The stored favorites of a member; empty where storage is blocked. */
export const loadKept = (userId: string): Product[] => {
  try {
    return readKept(localStorage.getItem(keyOf(userId)))
  } catch {
    return []
  }
}

/** Stores the favorites of a member, the newest 500. */
export const keep = (userId: string, products: Product[]): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(products.slice(0, MAX_KEPT)))
  } catch {
    // Storage is full or blocked: the server still has them.
  }
}

/** Removes the stored favorites of a member. */
export const forget = (userId: string): void => {
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
