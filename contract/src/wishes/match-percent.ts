/** A score from 0 to 1 in whole percent, the same wherever a match is told. */
export const matchPercent = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * 100)
