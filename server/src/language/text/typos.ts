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
  return Math.min(last[to.length] ?? most + 1, most + 1)
}

/** Letters that may be wrong in a word of this length: none up to 3, one up to 7, two above. */
const typosAllowed = (word: string): number => (word.length <= 3 ? 0 : word.length <= 7 ? 1 : 2)

/** How a folded Spanish word sounds, nearly: «vaca» and «baca» are one, so are «zapato» and «sapato», «hombre» and «ombre». */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/(^|[^cs])h/g, '$1')
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/c(?!h)|q/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/v|w/g, 'b')
    .replace(/n(?=[bpf])/g, 'm')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')

/**
 * The candidate that a mistyped word most likely means: the fewest changes, of which those that sound alike count half, then the first
 * given. Undefined when all are too far.
 */
export const correct = (word: string, candidates: string[]): string | undefined => {
  const most = /\d/.test(word) ? 0 : typosAllowed(word)
  const sound = soundOf(word)
  let best: { candidate: string; changes: number } | undefined
  for (const candidate of candidates) {
    const spelled = distance(word, candidate, most)
    const changes = most === 0 ? spelled : Math.min(spelled, 0.5 + distance(sound, soundOf(candidate), most))
    if (changes <= most && (!best || changes < best.changes)) best = { candidate, changes }
  }
  return best?.candidate
}
