import { readOffered, scoreMatch, wishQuery } from '../../server/src/modules/wishes/match.rules.ts'
import type { Judged } from './relevance-data.ts'
import { mean } from './relevance-metrics.ts'
import { type Example, foldsOf } from './relevance-train.ts'

const SEEDS = [0, 1, 2, 3, 4]
const anywhere = { country: '', maxPriceMinor: null, currency: 'USD', comparableMaxMinor: null, radiusKm: null } as const
const unpriced = { location: '', priceMinor: null, currency: 'USD', comparableMinor: null } as const

/**
 * Precision and recall of MATCH against exact pairs (E): each query as a wish without price and place, scored by weights learned from
 * the other four fifths of the queries, five times with other folds.
 */
export const measureMatches = ({ items, pairs }: Judged, examples: readonly Example[]): { precision: number; recall: number } => {
  const offered = items.map(({ name, brand, color, details }) =>
    readOffered({ name, description: [brand, color].filter(Boolean).join(' '), details, categoryName: null }, unpriced),
  )
  const runs = SEEDS.map((seed) => {
    const folds = foldsOf(examples, seed)
    const predicted = pairs.filter(({ query, item }) => {
      const product = offered[item]
      const weights = folds.find(({ isIn }) => isIn(query))?.weights
      return product && scoreMatch({ query: wishQuery(query), ...anywhere }, product, null, undefined, weights)?.coincidence === 'MATCH'
    })
    const right = predicted.filter(({ label }) => label === 'E').length
    return { precision: right / predicted.length, recall: right / pairs.filter(({ label }) => label === 'E').length }
  })
  return { precision: mean(runs.map(({ precision }) => precision)), recall: mean(runs.map(({ recall }) => recall)) }
}
