/** Longest wait for an idle moment of the first page. */
const LATEST_MS = 2000

/** Runs `work` when the page is idle, after 2 s at the latest. Returns a function that cancels it. */
export const whenQuiet = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, LATEST_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
