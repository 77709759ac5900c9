import { readQuery } from '../../server/src/language/query/query.ts'
import { classify, kinds } from '../../server/src/language/scoring/classify.ts'
import { featuresOf } from '../../server/src/language/scoring/features.ts'
import { fitOf } from '../../server/src/language/scoring/fit.ts'
import type { PreparedText } from '../../server/src/language/scoring/score.ts'
import { scoreOf } from '../../server/src/language/scoring/score.ts'
import type { Judged, Label } from './relevance-data.ts'
import { type Confusion, f1Of, mean } from './relevance-metrics.ts'
import { crossValidate, type Example } from './relevance-train.ts'

/** A mapping of the four labels to exact (0), close (1) and none (2). */
export type Grouping = Record<Label, number>

/** The mapping in use: a complement (a «funda» for a phone) is no substitute for the product wanted. */
export const asSubstitutes: Grouping = { E: 0, S: 1, C: 2, I: 2 }
/** The alternative, printed for comparison. */
export const withComplements: Grouping = { E: 0, S: 1, C: 1, I: 2 }

/** The examples of the pairs. They use no catalogue statistics: a wish is compared with one product at a time. */
export const examplesOf = ({ pairs }: Judged, prepared: readonly PreparedText[], grouping: Grouping): Example[] =>
  pairs.flatMap(({ query, item, label }) => {
    const product = prepared[item]
    if (!product) return []
    const read = readQuery(query)
    const fit = fitOf(read, product)
    return [{ query, features: featuresOf(read, product, fit, scoreOf(read, product, fit)), kind: grouping[label] }]
  })

/** F1 of exact, close and none with their mean, and the counts behind them. */
export interface PairFigures {
  each: number[]
  macro: number
  confusion: Confusion
}

const figuresOf = (confusion: Confusion): PairFigures => ({ ...f1Of(confusion), confusion })

const SEEDS = [0, 1, 2, 3, 4]

/** Five-fold cross-validation by query, five times with other folds: the means, and the counts of the first. */
export const crossValidated = (examples: readonly Example[]): PairFigures => {
  const runs = SEEDS.map((seed) => figuresOf(crossValidate(examples, seed)))
  return {
    each: kinds.map((_, k) => mean(runs.map(({ each }) => each[k] ?? 0))),
    macro: mean(runs.map(({ macro }) => macro)),
    confusion: runs[0]?.confusion ?? [],
  }
}

/** The predictions of the committed weights. Optimistic for pairs that they were learned from. */
export const asShipped = ({ pairs }: Judged, prepared: readonly PreparedText[], grouping: Grouping): PairFigures => {
  const confusion = kinds.map(() => kinds.map(() => 0))
  for (const { query, item, label } of pairs) {
    const product = prepared[item]
    const row = confusion[grouping[label]]
    if (!product || !row) continue
    const predicted = kinds.indexOf(classify(readQuery(query), product).kind)
    row[predicted] = (row[predicted] ?? 0) + 1
  }
  return figuresOf(confusion)
}

/** The baseline that always predicts exact. */
export const majority = (examples: readonly Example[]): PairFigures =>
  figuresOf(kinds.map((_, k) => [examples.filter(({ kind }) => kind === k).length, 0, 0]))

/** The baseline with two thresholds on BM25, chosen for the best mean F1 on these very pairs, hence optimistic. */
export const byThreshold = (examples: readonly Example[], values: readonly number[]): PairFigures => {
  const sorted = values.toSorted((a, b) => a - b)
  const steps = Array.from({ length: 21 }, (_, i) => sorted[Math.min(sorted.length - 1, Math.floor((i * sorted.length) / 20))] ?? 0)
  let best: PairFigures | undefined
  for (const low of steps) {
    for (const high of steps.filter((step) => step >= low)) {
      const confusion = kinds.map(() => kinds.map(() => 0))
      for (const [i, { kind }] of examples.entries()) {
        const value = values[i] ?? 0
        const row = confusion[kind]
        const predicted = value >= high ? 0 : value >= low ? 1 : 2
        if (row) row[predicted] = (row[predicted] ?? 0) + 1
      }
      const figures = figuresOf(confusion)
      if (!best || figures.macro > best.macro) best = figures
    }
  }
  return best ?? majority(examples)
}
