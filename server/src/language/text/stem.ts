import { keptVowels, singularInS } from './stem-exceptions.ts'

/** The singular of a folded Spanish word: «celulares» celular, «luces» luz, «cables» cable. */
export const singular = (word: string): string => {
  const length = word.length
  if (length < 4 || word[length - 1] !== 's' || singularInS.has(word)) return word
  if (word.endsWith('ces') && length > 4) return `${word.slice(0, -3)}z`
  if (/(?:[aeiou][lrndy]|oj)es$/.test(word) && length > 5 && !/(?:aires|cines|peines|sedes|onlines)$/.test(word)) return word.slice(0, -2)
  if (/[aeiouñlrndtkpmy]s$/.test(word) && !/[ui]s$/.test(word)) return word.slice(0, -1)
  return word
}

const MAX_KNOWN = 20_000
const stems = new Map<string, string>()

/**
 * The common stem of a folded Spanish word's numbers and genders: `blanc` for «blancas», «blanco», «blanca». Keeps the last vowel where it
 * changes the meaning («puerta», «puerto») and words with a digit.
 */
export const stem = (word: string): string => {
  if (word.length < 4) return word
  const known = stems.get(word)
  if (known !== undefined) return known
  const made = makeStem(word)
  // The cache is emptied when full: texts repeat their words, so it soon fills again.
  if (stems.size >= MAX_KNOWN) stems.clear()
  stems.set(word, made)
  return made
}

const makeStem = (word: string): string => {
  if (/\d/.test(word)) return word
  const one = singular(word)
  if (one.length < 4 || keptVowels.has(one)) return one
  return /[oa]$/.test(one) ? one.slice(0, -1) : one
}

const derived: [RegExp, number][] = [
  [/(?:adur|amient|imient|isim)$/, 4],
  [/(?:acion|icion)$/, 4],
  [/(?:ador|edor|idor)$/, 3],
  [/(?:cion|tor)$/, 5],
  [/(?:ecit|cit|it)$/, 3],
  [/(?:able|ible|ante|mente)$/, 4],
  [/(?:ad|id)$/, 4],
  [/(?:ar|er|ir)$/, 4],
]

/** The root of a word, coarser than its stem: `depil` for «depiladora», «depilación» and «depilar», `mes` for «mesita». */
export const root = (word: string): string => {
  const base = stem(word)
  if (base.length < 5 || /\d/.test(base)) return base
  for (const [ending, least] of derived) {
    const at = base.search(ending)
    if (at >= least) return base.slice(0, at).replace(/qu$/, 'c')
  }
  return base
}
