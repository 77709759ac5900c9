import type { Query } from './query.ts'

/** What `read` makes of a query, made once for each: a wish is compared with many products. It goes with its query. */
export const perQuery = <T>(read: (query: Query) => T): ((query: Query) => T) => {
  const known = new WeakMap<Query, { value: T }>()
  return (query) => {
    const found = known.get(query) ?? { value: read(query) }
    known.set(query, found)
    return found.value
  }
}
