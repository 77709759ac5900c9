import { isInside, phrasesFrom } from '../lexicon/synonyms.ts'
import { root, stem } from '../text/stem.ts'
import { type Token, tokensOf } from '../text/tokens.ts'

// Terms are letters and digits only, so that a tsvector takes them. A word stands as it is; what is made of it begins with a digit, which
// no word does: `0` stem (or joined stems of a phrase), `1` root, `2` stem with n for ñ.

const MAX_KNOWN = 20_000
let known = new Map<string, readonly string[]>()

const withN = (word: string): string => word.replaceAll('ñ', 'n')

/** The terms of a folded word: the word, its stem, its root if different, and its stem with n for ñ. */
const wordTerms = (word: string): readonly string[] => {
  const found = known.get(word)
  if (found) return found
  const base = stem(word)
  const short = root(word)
  const terms = [word, `0${base}`]
  if (short !== base) terms.push(`1${short}`)
  if (base.includes('ñ')) terms.push(`2${withN(base)}`)
  // The cache is emptied when full: texts repeat their words, so it soon fills again.
  if (known.size >= MAX_KNOWN) known = new Map()
  known.set(word, terms)
  return terms
}

/** The term of a word's stem. */
export const stemTerm = (word: string): string => `0${stem(word)}`

/** The term of a word's root, which its derivatives share. */
export const rootTerm = (word: string): string => `1${root(word)}`

/** The term of a word whose ñ was typed as n. */
export const plainTerm = (word: string): string => `2${withN(stem(word))}`

/** All terms of a token. */
export const tokenTerms = (token: Token): readonly string[] => {
  const own = token.kind === 'word' ? wordTerms(token.term) : [token.term]
  if (token.extra.length === 0) return own
  return [...own, ...token.extra, ...(token.kind === 'word' ? token.extra.map(stemTerm) : [])]
}

const matchFrom = (tokens: readonly Token[], at: number, phrase: readonly string[]): number => {
  let here = at + 1
  for (let i = 1; i < phrase.length; i++) {
    let skipped = 0
    while (tokens[here]?.kind === 'word' && isInside(tokens[here]?.text ?? '') && skipped < 2) {
      here++
      skipped++
    }
    const token = tokens[here]
    if (!token || token.isApart || (token.kind === 'word' ? stem(token.term) : token.term) !== phrase[i]) return -1
    here++
  }
  return here
}

/** The longest known phrase that begins at a token: its term and where it ends. */
export const phraseAt = (tokens: readonly Token[], at: number): { term: string; end: number } | undefined => {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  let best: { term: string; end: number } | undefined
  for (const phrase of phrasesFrom(stem(token.term))) {
    const end = matchFrom(tokens, at, phrase)
    if (end > (best?.end ?? 0)) best = { term: `0${phrase.join('')}`, end }
  }
  return best
}

const freeFrom = new Set(['sin', 'zero', 'cero', 'libre', 'libres', 'ni', 'no'])

/**
 * Where the word stands that a text is said to be without, if such a statement begins at `at`; otherwise -1: «sin azúcar», «libre de BPA»,
 * «sin A ni B».
 */
export const deniedAt = (tokens: readonly Token[], at: number): number => {
  const token = tokens[at]
  if (token?.kind !== 'word' || !freeFrom.has(token.text)) return -1
  let here = at + 1
  while (tokens[here]?.kind === 'word' && /^(?:de|el|la|los|las|un|una|ningun|tipo)$/.test(tokens[here]?.text ?? '')) here++
  return tokens[here] && !tokens[here]?.isApart ? here : -1
}

/** The term for being without a word. */
export const withoutTerm = (word: string): string => `0sin${stem(word)}`

/**
 * The distinct terms of a product's text for the index, at most `max`: words, stems, roots, joined codes, measures in one unit, known
 * phrases, and what it is without. `readQuery` uses the same terms.
 */
export const termsOf = (text: string, max = 3000): string[] => {
  const tokens = tokensOf(text)
  const terms = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    for (const term of tokenTerms(token)) terms.add(term)
    const phrase = phraseAt(tokens, at)
    if (phrase) terms.add(phrase.term)
    const denied = deniedAt(tokens, at)
    if (denied > 0) terms.add(withoutTerm(tokens[denied]?.term ?? ''))
    if (terms.size >= max) break
  }
  return [...terms].slice(0, max)
}
