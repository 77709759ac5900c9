import type { Query } from '../query/query.ts'
import { isAccessory } from './accessory.ts'
import { featuresOf } from './features.ts'
import { type Fit, fitOf, headOf } from './fit.ts'
import type { PreparedText } from './prepare.ts'
import type { Rarity } from './rarity.ts'
import type { Reason } from './reasons.ts'
import { scoreOf } from './score.ts'
import { learned, type Weights } from './weights.ts'

/** How a product can match a query. */
export const kinds = ['exact', 'close', 'none'] as const
type Kind = (typeof kinds)[number]

/** A product is what was searched for (exact), could replace it (close), or neither; `certainty` from 0 to 1. */
export interface Verdict {
  kind: Kind
  certainty: number
  reasons: Reason[]
  fit: Fit
}

/** The probability of each kind, in the order of `kinds`. */
export const probabilities = (features: readonly number[], { means, spreads, rows }: Weights): number[] => {
  const scaled = features.map((value, i) => (value - (means[i] ?? 0)) / (spreads[i] || 1))
  const sums = rows.map((row) => scaled.reduce((sum, value, i) => sum + value * (row[i] ?? 0), row[scaled.length] ?? 0))
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

const wordReasons = (fit: Fit): Reason[] => {
  const head = headOf(fit)
  const heaviest = Math.max(0, ...fit.words.map(({ weight }) => weight))
  return fit.words.flatMap((it): Reason[] => {
    const { word, value } = it
    if (it.isOther) return [{ kind: 'other-measure', detail: word.text }]
    if (value >= 0.5 && it.inName > 0 && word.kind === 'model') return [{ kind: 'same-model', detail: word.text }]
    if (value >= 0.5 && it === head && word.kind === 'word') return [{ kind: 'same-kind', detail: word.text }]
    if (value < 0.15 && it.weight >= 0.35 * heaviest) return [{ kind: 'missing', detail: word.text }]
    return []
  })
}

/** The reasons, what agrees before what differs; at most five. */
const reasonsOf = (query: Query, product: PreparedText, fit: Fit): Reason[] => {
  const broken = fit.negated.filter((it) => it.broken >= 0.6).map(({ word }): Reason => ({ kind: 'broken', detail: word.text }))
  const head = headOf(fit)
  const accessory: Reason[] = head && isAccessory(query, product, fit) ? [{ kind: 'accessory', detail: head.word.text }] : []
  const order: Reason['kind'][] = ['same-model', 'same-kind', 'accessory', 'broken', 'other-measure', 'missing']
  return [...wordReasons(fit), ...broken, ...accessory].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)).slice(0, 5)
}

/**
 * Whether a product is what was searched for, and why. Without a catalogue's rarity an estimate is used; other weights than the learned
 * ones are for the bench.
 */
export const classify = (query: Query, product: PreparedText, rarity?: Rarity, weights: Weights = learned): Verdict => {
  const fit = fitOf(query, product, rarity)
  const likely = probabilities(featuresOf(query, product, fit, scoreOf(query, product, fit)), weights)
  const certainty = Math.max(...likely)
  return { kind: kinds[likely.indexOf(certainty)] ?? 'none', certainty, reasons: reasonsOf(query, product, fit), fit }
}
