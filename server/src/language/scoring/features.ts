import type { Query } from '../query/query.ts'
import { isAccessory } from './accessory.ts'
import type { Fit } from './fit.ts'
import type { PreparedText } from './prepare.ts'
import { type Score, weakestOf } from './score.ts'

/** The names of what `featuresOf` answers, in its order. `weights.ts` was learned in this order. */
export const featureNames = ['value', 'weakest', 'accessory'] as const

/**
 * What is known of a query and a product, as numbers from 0 to 1, to judge by. Twelve were tried; on queries that nothing was learned from
 * these three judge better than all, since the score already holds most of what the others say.
 */
export const featuresOf = (query: Query, product: PreparedText, fit: Fit, { value }: Score): number[] => [
  value,
  fit.words.length > 0 ? weakestOf(fit) : 0,
  isAccessory(query, product, fit) ? 1 : 0,
]
