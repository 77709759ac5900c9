/**
 * How many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one word into another.
 * Stops counting above `most` and answers `most + 1`.
 */
export const distance = (from: string, to: string, most: number): number => {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let older: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      if (isSwap) cost = Math.min(cost, (older[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    older = last
    last = row
  }
  return last[to.length] ?? most + 1
}

/** Letters that may be wrong in a word of this length: none up to 3, one up to 7, two above. */
const typosAllowed = (word: string): number => (word.length <= 3 ? 0 : word.length <= 7 ? 1 : 2)

/** The candidate that a mistyped word most likely means: the fewest changes, then the first given. Undefined when all are too far. */
export const correct = (word: string, candidates: string[]): string | undefined => {
  const most = /\d/.test(word) ? 0 : typosAllowed(word)
  let best: { candidate: string; changes: number } | undefined
  for (const candidate of candidates) {
    const changes = distance(word, candidate, most)
    if (changes <= most && (!best || changes < best.changes)) best = { candidate, changes }
  }
  return best?.candidate
}
