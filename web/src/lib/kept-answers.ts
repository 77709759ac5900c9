/** Prefix of the caches where the service worker keeps a session's responses (sw.js). */
const ANSWERS = 'feria-answers-'

/** The cached responses of the calls whose path matches, newest first; empty where the browser has no cache. */
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
    // Storage is blocked, or was cleared meanwhile.
    return []
  }
}
