import { accessoryWords } from '../lexicon/accessories.ts'
import type { Query } from '../query/query.ts'
import { stemTerm } from '../query/terms.ts'
import { type Fit, headOf } from './fit.ts'
import type { PreparedText } from './prepare.ts'

/** The thing that a name is about stands among so many of its first words. */
const FIRST_WORDS = 5

const accessoryTerms = new Set(accessoryWords.map(stemTerm))

/**
 * Whether a product is something for what was asked, not the thing: its name begins with an accessory that the query does not name, and has
 * the asked thing only after «para» or not at its beginning.
 */
export const isAccessory = (query: Query, product: PreparedText, fit: Fit): boolean => {
  const head = headOf(fit)
  const things = fit.words.filter(({ word, inName, isBrand }) => inName > 0 && word.kind !== 'number' && word.weight >= 0.9 && !isBrand)
  if (things.length === 0) return false
  // A head that weighs less than a plain word is no thing: «niña de 4 años» names for whom.
  if (head?.isForIt && head.word.weight > 0.95 && things.every(({ isForIt }) => isForIt)) return true
  if (query.words.some(({ forms }) => forms.some(({ term, strength }) => strength > 0.8 && accessoryTerms.has(term)))) return false
  const place = Math.min(...things.map(({ first }) => (first < 0 ? 99 : first)))
  for (const term of accessoryTerms) {
    const hit = product.hits.get(term)
    if (hit && hit.first >= 0 && hit.first < FIRST_WORDS && hit.first < place) return true
  }
  return false
}
