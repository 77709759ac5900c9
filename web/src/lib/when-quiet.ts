/** What is not of the first page waits for a quiet moment of it, but not longer. */
const LATEST_MS = 2000

/** Runs `work` at a quiet moment of the page, after 2 s at the latest; answers how to call it off. */
export const whenQuiet = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, LATEST_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
