import type { Wish } from '@feria/contract/wishes/schemas'

/** Storage key of a member's wishes: whole, by the member's id. counts.ts of notifications removes them at the end of a session. */
const keyOf = (userId: string): string => `requests:${userId}`

const isWish = (value: unknown): value is Wish => {
  const { id, name, modelo, createdAt, activo, interested, matches } = (value ?? {}) as Record<string, unknown>
  const isWhole = Array.isArray(interested) && typeof matches === 'object' && matches !== null
  return isWhole && typeof activo === 'boolean' && [id, name, modelo, createdAt].every((text) => typeof text === 'string')
}

/** Parses the wishes in local storage; drops invalid ones, and invalid text altogether. */
export const readKept = (text: string | null): Wish[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWish) : []
  } catch {
    return []
  }
}

/** The stored wishes of a member; empty where storage is blocked. */
export const loadKept = (userId: string): Wish[] => {
  try {
    return readKept(localStorage.getItem(keyOf(userId)))
  } catch {
    return []
  }
}

/** Stores the wishes of a member. */
export const keep = (userId: string, wishes: Wish[]): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(wishes))
  } catch {
    // Storage is full or blocked: the server still has them.
  }
}
