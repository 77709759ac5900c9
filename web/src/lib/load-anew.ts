/** Longest wait for the scripts before the page is reloaded. */
const TIMEOUT_MS = 4_000

/**
 * Reloads the page after a script could not be fetched. WebKit remembers a failed preload, across reloads too, until something else
 * requests the same address, so each script is requested first.
 */
export const loadAnew = async (): Promise<void> => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  await Promise.allSettled(scripts.map(({ name }) => fetch(name, { signal: AbortSignal.timeout(TIMEOUT_MS) })))
  location.reload()
}
