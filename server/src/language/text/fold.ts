/**
 * Text in the form in which it is compared: lower case, without accents, runs of anything else as one space.
 * ñ stays apart from n, since «caño» and «cano» are different words.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/n\u0303/g, '\u0001')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('\u0001', 'ñ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The distinct words of a text, folded, at most `max`. */
export const wordsOf = (text: string, max = 400): string[] => {
  const words = new Set(fold(text).split(' ').filter(Boolean))
  return [...words].slice(0, max)
}

/** Spanish words that carry no meaning in a search. */
const stopWords = new Set('a al con de del el en es la las lo los me mi o para por que se su un una uno unos unas y'.split(' '))

/** The words of a search that mean something; all of them when none does. At most 12, each at most 40 characters. */
export const searchWords = (text: string): string[] => {
  const words = wordsOf(text, 24).map((word) => word.slice(0, 40))
  const meaningful = words.filter((word) => !stopWords.has(word))
  return (meaningful.length > 0 ? meaningful : words).slice(0, 12)
}
