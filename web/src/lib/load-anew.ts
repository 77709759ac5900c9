/** Longest wait for the scripts before the page is reloaded. */
const TIMEOUT_MS = 4_000
/** How often, and how long, a page asks again that gets no response; one that is being left is gone by then, even if the next is slow. */
const EVERY_MS = 1_000
const LEAVING_MS = 30_000

/** Requests each script of the page again; true if any of them got a response, even a refusal. */
const requestScripts = async (): Promise<boolean> => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const outcomes = await Promise.allSettled(scripts.map(({ name }) => fetch(name, { signal: AbortSignal.timeout(TIMEOUT_MS) })))
  return outcomes.some(({ status }) => status === 'fulfilled')
}

/**
 * Reloads the page after a script could not be fetched. WebKit remembers a failed preload, across reloads too, until something else
 * requests the same address, so each script is requested first.
 */
export const loadAnew = async (): Promise<void> => {
  await requestScripts()
  location.reload()
}

/**
 * Waits until the page gets responses; false if it got none for half a minute. WebKit refuses every request of a page as soon as another
 * page is requested: a reload would then cancel the member's navigation. The event `beforeunload` may come before any script of ours runs.
 */
export const isReachable = async (): Promise<boolean> => {
  for (const started = performance.now(); performance.now() - started < LEAVING_MS; ) {
    if (await requestScripts()) return true
    await new Promise((later) => setTimeout(later, EVERY_MS))
  }
  return false
}
