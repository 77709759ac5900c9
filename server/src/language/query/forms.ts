import { type Synonym, synonymsOf } from '../lexicon/synonyms.ts'
import { root, stem } from '../text/stem.ts'
import type { Token } from '../text/tokens.ts'
import { plainTerm, rootTerm, stemTerm, withoutTerm } from './terms.ts'

/** A term of the index and its strength: 1 for the word itself, less for a stem, a synonym or a guess. */
export interface Form {
  term: string
  strength: number
}

/** The strength of each form. Set by hand and tuned with `npm run bench:relevance -- --tune`. */
export const strengths = {
  stem: 0.97,
  root: 0.55,
  plain: 0.6,
  same: 0.85,
  near: 0.7,
  bound: 0.4,
  part: 0.6,
  bare: 0.3,
  first: 0.8,
  second: 0.6,
}

const strongest = (forms: Form[]): Form[] => {
  const best = new Map<string, number>()
  for (const { term, strength } of forms) if (strength > (best.get(term) ?? 0)) best.set(term, strength)
  return [...best].map(([term, strength]) => ({ term, strength })).sort((a, b) => b.strength - a.strength)
}

/** Synonyms as forms. */
const synonymForms = (synonyms: readonly Synonym[]): Form[] =>
  synonyms.map(({ term, kind }) => ({ term: `0${term}`, strength: strengths[kind] }))

const wordForms = (word: string): Form[] => {
  const forms: Form[] = [
    { term: word, strength: 1 },
    { term: stemTerm(word), strength: strengths.stem },
  ]
  const short = root(word)
  if (word.length >= 5) forms.push({ term: rootTerm(word), strength: strengths.root })
  if (short !== stem(word)) forms.push({ term: `0${short}`, strength: strengths.root })
  if (word.includes('n')) forms.push({ term: plainTerm(word), strength: strengths.plain })
  if (word.includes('ñ')) forms.push({ term: `0${stem(word).replaceAll('ñ', 'n')}`, strength: strengths.plain })
  return forms
}

/** The forms of a token, without synonyms. */
export const tokenForms = (token: Token): Form[] => {
  const main = { term: token.term, strength: 1 }
  if (token.kind === 'word') {
    const joined = token.extra.flatMap((term) => [
      { term, strength: 0.95 },
      { term: stemTerm(term), strength: 0.95 },
    ])
    return strongest([...wordForms(token.term), ...joined])
  }
  const partStrength = token.kind === 'measure' ? strengths.bare : strengths.part
  const extra = token.extra.map((term) => ({
    term,
    strength: token.kind === 'number' ? 1 : /^\d+$/.test(term) ? strengths.bare : partStrength,
  }))
  return strongest([main, ...extra])
}

/**
 * The forms of a token, with the synonyms of the token or of the phrase around it. In a phrase its own forms count `part`:
 * «juego de mesa» is no table.
 */
export const allForms = (token: Token, phrase: string | undefined, part = 1): Form[] => {
  const own = part < 1 ? tokenForms(token).map(({ term, strength }) => ({ term, strength: strength * part })) : tokenForms(token)
  if (phrase) return strongest([...own, { term: `0${phrase}`, strength: 1 }, ...synonymForms(synonymsOf(phrase))])
  if (token.kind === 'number') return strongest(own)
  const key = token.kind === 'word' ? stem(token.term) : token.term
  return strongest([...own, ...synonymForms(synonymsOf(key))])
}

/** The terms for being without something: «sin cable» is also «inalámbrico». */
export const withoutForms = (token: Token): Form[] => [
  { term: withoutTerm(token.term), strength: 1 },
  ...synonymForms(synonymsOf(`sin${stem(token.term)}`)),
]
