import { perQuery } from '../query/per-query.ts'
import type { Query } from '../query/query.ts'
import { type Fit, headOf } from './fit.ts'
import { accessoryTerms, type PreparedText } from './prepare.ts'

/** Whether the query itself names an accessory; read once for all products. */
const isForAccessory = perQuery(({ words }) =>
  words.some(({ forms }) => forms.some(({ term, strength }) => strength > 0.8 && accessoryTerms.has(term))),
)

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
  if (product.accessoryAt < 0 || isForAccessory(query)) return false
  return product.accessoryAt < Math.min(...things.map(({ first }) => (first < 0 ? 99 : first)))
}
