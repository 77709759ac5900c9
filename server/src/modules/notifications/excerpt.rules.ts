/** Characters of a message that a notification quotes: what a phone shows of it. */
const MOST = 120

/** The beginning of a message in one line, of at most 120 characters; «…» stands for the rest. Surrogate pairs stay whole. */
export const excerptOf = (text: string): string => {
  const letters = [...text.replace(/\s+/gu, ' ').trim()]
  return letters.length <= MOST
    ? letters.join('')
    : `${letters
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`
}
