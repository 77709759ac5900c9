/** Nobody waits longer for the scripts before the page is loaded. */
const TIMEOUT_MS = 4_000

/**
 * Loads the page anew after a script of it could not be fetched. WebKit keeps the failure of a script that was asked for ahead, over
 * reloads too, until something else asks for the same address: so each is asked for first.
 */
export const loadAnew = async (): Promise<void> => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  await Promise.allSettled(scripts.map(({ name }) => fetch(name, { signal: AbortSignal.timeout(TIMEOUT_MS) })))
  location.reload()
}
