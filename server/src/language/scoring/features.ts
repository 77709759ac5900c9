import type { Query } from '../query/query.ts'
import { isAccessory } from './accessory.ts'
import type { Fit } from './fit.ts'
import type { PreparedText } from './prepare.ts'
import { type Score, weakestOf } from './score.ts'

/** The names of the features, in the order of `featuresOf` and of `weights.ts`. */
export const featureNames = ['value', 'weakest', 'accessory'] as const

/**
 * The features of a query and a product for `classify`, from 0 to 1. Of twelve that were tried, these three classify unseen queries better
 * than all together: the score already holds most of the others.
 */
export const featuresOf = (query: Query, product: PreparedText, fit: Fit, { value }: Score): number[] => [
  value,
  fit.words.length > 0 ? weakestOf(fit) : 0,
  isAccessory(query, product, fit) ? 1 : 0,
]
