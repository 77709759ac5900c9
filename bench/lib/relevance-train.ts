import { kinds, probabilities } from '../../server/src/language/scoring/classify.ts'
import type { Weights } from '../../server/src/language/scoring/weights.ts'

/** One example: its features, and its class (index in `kinds`). */
export interface Example {
  query: string
  features: number[]
  kind: number
}

const STEPS = 600
const PACE = 0.5
const SHRINK = 0.01

const scalesOf = (examples: readonly Example[]): { means: number[]; spreads: number[] } => {
  const width = examples[0]?.features.length ?? 0
  const column = (i: number) => examples.map(({ features }) => features[i] ?? 0)
  const means = Array.from({ length: width }, (_, i) => column(i).reduce((sum, value) => sum + value, 0) / examples.length)
  const spreads = means.map((mean, i) => Math.sqrt(column(i).reduce((sum, value) => sum + (value - mean) ** 2, 0) / examples.length) || 1)
  return { means, spreads }
}

const descend = (examples: readonly Example[], weights: Weights): void => {
  const width = weights.means.length
  const slopes = weights.rows.map((row) => row.map((value, i) => (i < width ? SHRINK * value : 0)))
  for (const { features, kind } of examples) {
    const likely = probabilities(features, weights)
    for (const [k, slope] of slopes.entries()) {
      const error = ((likely[k] ?? 0) - (k === kind ? 1 : 0)) / examples.length
      for (let i = 0; i < width; i++)
        slope[i] = (slope[i] ?? 0) + (error * ((features[i] ?? 0) - (weights.means[i] ?? 0))) / (weights.spreads[i] ?? 1)
      slope[width] = (slope[width] ?? 0) + error
    }
  }
  for (const [k, row] of weights.rows.entries()) for (let i = 0; i <= width; i++) row[i] = (row[i] ?? 0) - PACE * (slopes[k]?.[i] ?? 0)
}

const confusionOf = (examples: readonly Example[], weights: Weights): number[][] => {
  const confusion = kinds.map(() => kinds.map(() => 0))
  for (const { features, kind } of examples) {
    const likely = probabilities(features, weights)
    const row = confusion[kind]
    const predicted = likely.indexOf(Math.max(...likely))
    if (row) row[predicted] = (row[predicted] ?? 0) + 1
  }
  return confusion
}

/**
 * Added to the bias of close and of none: otherwise a softmax predicts the most common class nearly always. Optimizing the amounts on
 * each few hundred pairs overfits; around these values cross-validation is flat, for both label mappings.
 */
const FOR_THE_RARER = [0, 0.4, 0.5]

const balanced = (weights: Weights): Weights => ({
  ...weights,
  rows: weights.rows.map((row, k) => row.map((value, i) => (i === weights.means.length ? value + (FOR_THE_RARER[k] ?? 0) : value))),
})

/** Trains by plain gradient descent on the softmax, with weight decay. Deterministic for the same examples. */
export const train = (examples: readonly Example[]): Weights => {
  const { means, spreads } = scalesOf(examples)
  const weights: Weights = { means, spreads, rows: kinds.map(() => Array.from({ length: means.length + 1 }, () => 0)) }
  for (let step = 0; step < STEPS; step++) descend(examples, weights)
  return balanced(weights)
}

const foldOf = (query: string, seed: number): number => {
  let hash = 17 + seed * 7919
  for (const letter of query) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash % 5
}

/** Each fifth of the queries, identified by `isIn`, with the weights learned from the other four. */
export const foldsOf = (examples: readonly Example[], seed: number): { weights: Weights; isIn: (query: string) => boolean }[] =>
  [0, 1, 2, 3, 4].map((fold) => ({
    weights: train(examples.filter(({ query }) => foldOf(query, seed) !== fold)),
    isIn: (query) => foldOf(query, seed) === fold,
  }))

/** The predictions for each example by weights learned from the other four fifths of the queries, summed over all. */
export const crossValidate = (examples: readonly Example[], seed: number): number[][] => {
  const sum = kinds.map(() => kinds.map(() => 0))
  for (const { weights, isIn } of foldsOf(examples, seed)) {
    const confusion = confusionOf(
      examples.filter(({ query }) => isIn(query)),
      weights,
    )
    for (const [i, row] of sum.entries()) for (const j of row.keys()) row[j] = (row[j] ?? 0) + (confusion[i]?.[j] ?? 0)
  }
  return sum
}
