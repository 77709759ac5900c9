const KEY = 'resale:visited'

/**
 * Notes that this browser opened a resale link, so that pages of products ask which; the link itself is in a cookie that only the server
 * reads.
 */
export const noteVisit = (): void => {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage is full or blocked: nobody is asked, and the address of the link still works.
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
