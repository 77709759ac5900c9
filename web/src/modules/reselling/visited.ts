const KEY = 'resale:visited'

/**
 * Records that this browser opened a resale link, so that product pages ask which one; the link itself is in a cookie that only the
 * server reads.
 */
export const noteVisit = (): void => {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage is full or blocked: product pages do not ask, and the link's URL still works.
  }
}

/** True once this browser has opened a resale link. */
export const hasVisited = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
