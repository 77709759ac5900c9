import { accessoryWords } from '../lexicon/accessories.ts'
import type { Query } from '../query/query.ts'
import { stemTerm } from '../query/terms.ts'
import { type Fit, headOf } from './fit.ts'
import type { PreparedText } from './prepare.ts'

/** The subject of a name is among this many of its first words. */
const FIRST_WORDS = 5

const accessoryTerms = new Set(accessoryWords.map(stemTerm))

/**
 * Whether a product is an accessory of what is searched for: its name begins with an accessory that the query does not name and has the
 * thing only after «para» or later in the name.
 */
export const isAccessory = (query: Query, product: PreparedText, fit: Fit): boolean => {
  const head = headOf(fit)
  const things = fit.words.filter(({ word, inName, isBrand }) => inName > 0 && word.kind !== 'number' && word.weight >= 0.9 && !isBrand)
  if (things.length === 0) return false
  // A head lighter than a plain word names no thing: in «niña de 4 años» it says for whom.
  if (head?.isForIt && head.word.weight > 0.95 && things.every(({ isForIt }) => isForIt)) return true
  if (query.words.some(({ forms }) => forms.some(({ term, strength }) => strength > 0.8 && accessoryTerms.has(term)))) return false
  const place = Math.min(...things.map(({ first }) => (first < 0 ? 99 : first)))
  for (const term of accessoryTerms) {
    const hit = product.hits.get(term)
    if (hit && hit.first >= 0 && hit.first < FIRST_WORDS && hit.first < place) return true
  }
  return false
}
