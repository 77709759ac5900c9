const TIMEOUT_MS = 3000

/**
 * Runs `then` as soon as `isReady` holds, at the next frame at the earliest. Gives up after 3 s, when the member scrolls, or when
 * cancelled.
 */
export const whenReady = (isReady: () => boolean, then: () => void): (() => void) => {
  const started = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    removeEventListener('wheel', stop)
    removeEventListener('touchmove', stop)
  }
  const look = () => {
    if (isReady()) {
      stop()
      then()
      return
    }
    if (performance.now() - started > TIMEOUT_MS) return stop()
    frame = requestAnimationFrame(look)
  }
  addEventListener('wheel', stop, { passive: true })
  addEventListener('touchmove', stop, { passive: true })
  frame = requestAnimationFrame(look)
  return stop
}
