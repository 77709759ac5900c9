import { RECENT_SEARCHES } from '@feria/contract/search/values'

/** Stated key of local storage; whoever ends a session clears it. */
const KEY = 'recentSearches'

const isSame = (one: string, other: string) => one.toLocaleLowerCase('es') === other.toLocaleLowerCase('es')

/** The searches in a text of local storage, the latest first; what is not a search is left out. */
export const readSearches = (text: string | null): string[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string' && one.trim() !== '').slice(0, RECENT_SEARCHES) : []
  } catch {
    return []
  }
}

/** The searches with one more in front, without repeats in whatever case, at most 10. */
export const withSearch = (searches: string[], search: string): string[] =>
  [search, ...searches.filter((other) => !isSame(other, search))].slice(0, RECENT_SEARCHES)

const keep = (change: (searches: string[]) => string[]): string[] => {
  try {
    const next = change(readSearches(localStorage.getItem(KEY)))
    localStorage.setItem(KEY, JSON.stringify(next))
    return next
  } catch {
    // Storage is blocked: nothing is remembered.
    return []
  }
}

/** The last searches of this device, the latest first; none where storage is blocked. */
export const recentSearches = (): string[] => {
  try {
    return readSearches(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Remembers what was searched; blank text is nothing. */
export const rememberSearch = (search: string): void => {
  const text = search.trim()
  if (text) keep((searches) => withSearch(searches, text))
}

/** Forgets one search; answers those that are left. */
export const forgetSearch = (search: string): string[] => keep((searches) => searches.filter((other) => other !== search))
