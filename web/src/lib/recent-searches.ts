import { RECENT_SEARCHES } from '@feria/contract/search/values'

/** Local storage key, given by the specification; ending a session clears it. */
const KEY = 'recentSearches'

const isSame = (one: string, other: string) => one.toLocaleLowerCase('es') === other.toLocaleLowerCase('es')

/** Parses the searches in local storage, latest first; drops anything that is not a search. */
export const readSearches = (text: string | null): string[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string' && one.trim() !== '').slice(0, RECENT_SEARCHES) : []
  } catch {
    return []
  }
}

/** The searches with one more in front, without duplicates (ignoring case), at most 10. */
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

/** The last searches on this device, latest first; empty where storage is blocked. */
export const recentSearches = (): string[] => {
  try {
    return readSearches(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Remembers a search; ignores blank text. */
export const rememberSearch = (search: string): void => {
  const text = search.trim()
  if (text) keep((searches) => withSearch(searches, text))
}

/** Forgets one search. Returns the rest. */
export const forgetSearch = (search: string): string[] => keep((searches) => searches.filter((other) => other !== search))
