import type { Wish } from '@feria/contract/wishes/schemas'

/**
 * Where the wishes of a member are kept on the device: whole, by the member's id. counts.ts of the notices forgets them at the end of a
 * session.
 */
const keyOf = (userId: string): string => `requests:${userId}`

const isWish = (value: unknown): value is Wish => {
  const { id, name, modelo, createdAt, activo, interested, matches } = (value ?? {}) as Record<string, unknown>
  const isWhole = Array.isArray(interested) && typeof matches === 'object' && matches !== null
  return isWhole && typeof activo === 'boolean' && [id, name, modelo, createdAt].every((text) => typeof text === 'string')
}

/** The wishes in a text of local storage; what is none is left out, broken text is no wish. */
export const readKept = (text: string | null): Wish[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWish) : []
  } catch {
    return []
  }
}

/** Reads the kept wishes of a member; none where storage is blocked. */
export const loadKept = (userId: string): Wish[] => {
  try {
    return readKept(localStorage.getItem(keyOf(userId)))
  } catch {
    return []
  }
}

/** Keeps the wishes of a member. */
export const keep = (userId: string, wishes: Wish[]): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(wishes))
  } catch {
    // Storage is full or blocked: the server has them all the same.
  }
}
