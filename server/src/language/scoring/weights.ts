/** What `classify` has learned: the scale of its features and, for each kind, a weight per feature and a bias. */
export interface Weights {
  means: number[]
  spreads: number[]
  rows: number[][]
}

/** Made by `npm run bench:relevance -- --train`. In the order of `featureNames`; the rows are exact, close, none. */
export const learned: Weights = {
  means: [0.4428, 0.3717, 0.0437],
  spreads: [0.2837, 0.4344, 0.2044],
  rows: [
    [0.7854, -0.0032, 0.0554, 0.5943],
    [-0.0967, -0.1923, -0.2523, 0.273],
    [-0.6887, 0.1955, 0.1969, 0.0326],
  ],
}
