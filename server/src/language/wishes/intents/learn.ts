/** Rounds over all examples: more change nothing any more. */
const ROUNDS = 12

/** How strongly each feature speaks for each class, in the order of the classes. */
type Weights = Map<string, Float64Array>

/** How much speaks for each class; `rowOf` is what was learnt of a feature. */
export const scoreOf = (
  rowOf: (feature: string) => ArrayLike<number> | undefined,
  features: readonly string[],
  classes: number,
): Float64Array => {
  const sums = new Float64Array(classes)
  for (const feature of features) {
    const row = rowOf(feature)
    if (row) for (let at = 0; at < classes; at++) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0)
  }
  return sums
}

const best = (sums: Float64Array): number => sums.reduce((found, value, at) => (value > (sums[found] ?? 0) ? at : found), 0)

/**
 * An averaged perceptron: what each feature says is corrected at every example that is judged wrongly, and the mean over all steps is what
 * was learnt. The same examples in the same order always teach the same.
 */
export const learn = (examples: readonly { features: string[]; at: number }[], classes: number): Weights => {
  const now: Weights = new Map()
  const summed: Weights = new Map()
  let step = 1
  const change = (features: readonly string[], at: number, by: number) => {
    for (const feature of features) {
      for (const [weights, amount] of [
        [now, by],
        [summed, by * step],
      ] as const) {
        const row = weights.get(feature) ?? new Float64Array(classes)
        row[at] = (row[at] ?? 0) + amount
        weights.set(feature, row)
      }
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    // Steps through the examples by a prime, so that classes alternate, differently in every round.
    for (let i = 0; i < examples.length; i++) {
      const example = examples[(i * 7919 + round * 104_729) % examples.length]
      if (!example) continue
      const judged = best(scoreOf((feature) => now.get(feature), example.features, classes))
      if (judged !== example.at) {
        change(example.features, example.at, 1)
        change(example.features, judged, -1)
      }
      step++
    }
  }
  for (const [feature, row] of now) {
    const sums = summed.get(feature)
    for (let at = 0; at < classes; at++) row[at] = (row[at] ?? 0) - (sums?.[at] ?? 0) / step
  }
  return now
}
