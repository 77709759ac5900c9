import { fold } from '@feria/contract/fold'

/** The distinct folded words of a text, at most `max`. */
export const wordsOf = (text: string, max = 400): string[] => {
  const words = new Set(fold(text).split(' ').filter(Boolean))
  return [...words].slice(0, max)
}

/** Stop words of `searchWords`. */
const stopWords = new Set('a al con de del el en es la las lo los me mi o para por que se su un una uno unos unas y'.split(' '))

/** The words of a search without stop words, or all if nothing is left. At most 12, each at most 40 characters long. */
export const searchWords = (text: string): string[] => {
  const words = wordsOf(text, 24).map((word) => word.slice(0, 40))
  const meaningful = words.filter((word) => !stopWords.has(word))
  return (meaningful.length > 0 ? meaningful : words).slice(0, 12)
}
