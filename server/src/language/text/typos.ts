/**
 * The number of insertions, deletions, replacements and swaps of neighbours between two words. Stops counting above `max` and returns `max
 * + 1`.
 */
export const distance = (from: string, to: string, max: number): number => {
  if (Math.abs(from.length - to.length) > max) return max + 1
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
    if (Math.min(...row) > max) return max + 1
    older = last
    last = row
  }
  return Math.min(last[to.length] ?? max + 1, max + 1)
}

/** How many letters may be wrong: none in up to 3, one in up to 7, two in more. */
const typosAllowed = (word: string): number => (word.length <= 3 ? 0 : word.length <= 7 ? 1 : 2)

/** Roughly how a folded Spanish word sounds: the same for «vaca» and «baca», «zapato» and «sapato», «hombre» and «ombre». */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ñ/g, 'ni')
    .replace(/(^|[^cs])h/g, '$1')
    .replace(/^s(?=[tplkcmn][a-zñ])/, 'es')
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

/** So long a word may sound otherwise in one place besides being spelt otherwise: «estanli», «yoistic». */
const LONG_SOUND = 7
const BY_SOUND = 1.5

/**
 * The most likely candidate for a mistyped word: the one with the fewest changes, where a change that keeps the sound costs half, or the
 * first of equals. Undefined if all are too far.
 */
export const correct = (word: string, candidates: string[]): string | undefined => {
  const max = /\d/.test(word) ? 0 : typosAllowed(word)
  const sound = soundOf(word)
  let best: { candidate: string; changes: number } | undefined
  for (const candidate of candidates) {
    const spelled = distance(word, candidate, max)
    const changes = max === 0 ? spelled : Math.min(spelled, 0.5 + distance(sound, soundOf(candidate), max))
    const most = max > 0 && sound.length >= LONG_SOUND ? Math.max(max, BY_SOUND) : max
    if (changes <= most && (!best || changes < best.changes)) best = { candidate, changes }
  }
  return best?.candidate
}
