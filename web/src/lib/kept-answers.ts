/** Under this name and a session's mark the service worker keeps what was read (sw.js). */
const ANSWERS = 'feria-answers-'

/** What was kept of the calls whose path fits, the newest first; nothing where the browser keeps nothing. */
export const readKeptAnswers = async (path: RegExp): Promise<unknown[]> => {
  if (!('caches' in globalThis)) return []
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(ANSWERS))
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const fitting = (await cache.keys()).filter(({ url }) => path.test(new URL(url).pathname))
        return Promise.all(fitting.map(async (request) => (await cache.match(request, { ignoreVary: true }))?.json() as Promise<unknown>))
      }),
    )
    return found.flat().reverse()
  } catch {
    // Storage is blocked or was emptied meanwhile.
    return []
  }
}
