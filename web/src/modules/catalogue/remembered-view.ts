import type { View } from './filters.ts'

/** Where the browser remembers grid or list. */
const VIEW = 'catalogueView'

/** The view that the member chose last on this device; the grid before that, and where storage is blocked. */
export const rememberedView = (): View => {
  try {
    return localStorage.getItem(VIEW) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

/** Remembers a view for addresses that say nothing. */
export const rememberView = (view: View): void => {
  try {
    localStorage.setItem(VIEW, view)
  } catch {
    // Storage is blocked: the address alone remembers.
  }
}
