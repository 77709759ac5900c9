/** Caches a result for a number of milliseconds; concurrent callers share it. A failure is not cached. */
export const keptFor = <T>(ms: number, ask: () => Promise<T>): (() => Promise<T>) => {
  let last: { at: number; answer: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (last && now - last.at < ms) return last.answer
    const answer = ask()
    const mine = { at: now, answer }
    last = mine
    answer.catch(() => {
      if (last === mine) last = undefined
    })
    return answer
  }
}
