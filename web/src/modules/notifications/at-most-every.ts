/** Makes `work` run at once, then at most once in so many milliseconds; what was asked for meanwhile runs once at the end of them. */
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
