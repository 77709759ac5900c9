import type { View } from './filters.ts'

/** Storage key of the view, grid or list. */
const VIEW = 'catalogueView'

/** The view last chosen on this device; the grid by default, and where storage is blocked. */
export const rememberedView = (): View => {
  try {
    return localStorage.getItem(VIEW) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

/** Remembers the view for URLs without one. */
export const rememberView = (view: View): void => {
  try {
    localStorage.setItem(VIEW, view)
  } catch {
    // Storage is blocked: only the URL keeps it.
  }
}
