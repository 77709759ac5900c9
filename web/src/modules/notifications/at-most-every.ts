/** Throttles `work`: runs at once, then at most once per interval; calls made meanwhile run once at its end. */
export const atMostEvery = (ms: number, work: () => void): { run: () => void; stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (isWanted) run()
    }, ms)
  }
  const run = () => {
    isWanted = timer !== undefined
    if (isWanted) return
    work()
    rest()
  }
  return { run, stop: () => clearTimeout(timer) }
}
