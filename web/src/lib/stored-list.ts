import { type QueryKey, queryOptions } from '@tanstack/react-query'

interface StoredList<T> {
  /** The items stored for a member; empty where storage is blocked. What is no item is dropped, invalid text altogether. */
  load: (userId: string) => T[]
  /** Stores the items of a member, the first `most` of them. */
  keep: (userId: string, items: T[]) => void
  /** Removes the items of a member. */
  forget: (userId: string) => void
}

interface Options<T> {
  /** The list is stored as an array under `{name}:{userId}`, as the specification states. */
  name: 'favorites' | 'notifications' | 'requests'
  isItem: (value: unknown) => value is T
  most?: number
}

/** A list of the member's own that stays on this device. The end of a session removes it. */
export const storedList = <T>({ name, isItem, most = Number.POSITIVE_INFINITY }: Options<T>): StoredList<T> => {
  const keyOf = (userId: string) => `${name}:${userId}`
  return {
    load: (userId) => {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
        return Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : []
      } catch {
        return []
      }
    },
    keep: (userId, items) => {
      try {
        localStorage.setItem(keyOf(userId), JSON.stringify(items.slice(0, most)))
      } catch {
        // Storage is full or blocked: the server still has them.
      }
    },
    forget: (userId) => {
      try {
        localStorage.removeItem(keyOf(userId))
      } catch {
        // Storage is blocked: there is nothing to remove.
      }
    },
  }
}

/**
 * A query for a stored list: what is stored shows until the server has answered, and `dataUpdatedAt` is 0 until then. What the cache
 * holds afterwards, optimistic changes included, is stored by `keepStored` of keep-stored.ts.
 */
export const storedQuery = <T>(list: StoredList<T>, userId: string, key: QueryKey, fetchItems: (signal: AbortSignal) => Promise<T[]>) =>
  queryOptions({
    queryKey: [...key, userId],
    queryFn: ({ signal }) => fetchItems(signal),
    initialData: () => list.load(userId),
    initialDataUpdatedAt: 0,
    meta: { keep: (items: T[]) => list.keep(userId, items) },
  })
