/** Rounds over all examples, after which nothing changes any more. */
const ROUNDS = 30
/** How far one example moves a weight that was never moved before; the more it moved, the less. */
const RATE = 0.3
/** What draws a weight back to nothing at each step, chosen by reading one author's sentences with what others taught. */
const SHRINK = 0.00015
/** How much more an example of a rare class counts: the power of how rare it is. */
const RARE = 0.3

/** How strongly each feature speaks for each class, in the order of the classes. */
export type Weights = Map<string, Float64Array>

/**
 * How much speaks for each class; `rowOf` is what was learnt of a feature. Long texts have more features, so the sum is divided by the
 * root of their number.
 */
export const scoreOf = (
  rowOf: (feature: string) => ArrayLike<number> | undefined,
  features: readonly string[],
  classes: number,
): Float64Array => {
  const sums = new Float64Array(classes)
  let known = 0
  for (const feature of features) {
    const row = rowOf(feature)
    if (!row) continue
    known++
    for (let at = 0; at < classes; at++) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0)
  }
  return sums.map((sum) => sum / Math.sqrt(known || 1))
}

const likelihoods = (sums: Float64Array): Float64Array => {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / all)
}

/**
 * Softmax regression by gradient descent, each weight at a pace of its own (AdaGrad), with weight decay. A row says by how much a feature
 * speaks for a class more than for the mean of all. The same examples in the same order always teach the same.
 */
export const learn = (examples: readonly { features: string[]; at: number }[], classes: number): Weights => {
  const weights: Weights = new Map()
  const moved: Weights = new Map()
  const counts = new Float64Array(classes)
  for (const { features, at } of examples) {
    counts[at] = (counts[at] ?? 0) + 1
    for (const feature of features) {
      if (!weights.has(feature)) weights.set(feature, new Float64Array(classes))
      if (!moved.has(feature)) moved.set(feature, new Float64Array(classes).fill(1e-6))
    }
  }
  const weightOf = [...counts].map((count) => (examples.length / classes / Math.max(1, count)) ** RARE)
  const inPlace = examples.map(({ features, at }) => ({
    at,
    rows: features.map((feature) => [weights.get(feature), moved.get(feature)] as const),
    features,
  }))
  for (let round = 0; round < ROUNDS; round++) {
    // Steps through the examples by a prime, so that classes alternate, differently in every round.
    for (let i = 0; i < inPlace.length; i++) {
      const example = inPlace[(i * 7919 + round * 104_729) % inPlace.length]
      if (!example) continue
      const likely = likelihoods(scoreOf((feature) => weights.get(feature), example.features, classes))
      const share = (weightOf[example.at] ?? 1) / Math.sqrt(example.rows.length || 1)
      for (let at = 0; at < classes; at++) {
        const slope = ((likely[at] ?? 0) - (at === example.at ? 1 : 0)) * share
        for (const [row, sums] of example.rows) {
          if (!row || !sums) continue
          const own = slope + SHRINK * (row[at] ?? 0)
          sums[at] = (sums[at] ?? 0) + own * own
          row[at] = (row[at] ?? 0) - (RATE * own) / Math.sqrt(sums[at] ?? 1)
        }
      }
    }
  }
  return new Map(
    [...weights].map(([feature, row]) => {
      const mean = row.reduce((sum, value) => sum + value, 0) / classes
      return [feature, row.map((value) => value - mean)]
    }),
  )
}
