import type { Label } from './relevance-data.ts'

/** The gain of a result by its label, as in ESCI. */
const gains: Record<Label, number> = { E: 1, S: 0.1, C: 0.01, I: 0 }

const discounted = (values: readonly number[]): number => values.slice(0, 10).reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0)

/** nDCG@10 of the labels in result order (undefined for products not judged), given every label of the query. */
export const ndcg = (found: readonly (Label | undefined)[], all: readonly Label[]): number => {
  const ideal = discounted(all.map((label) => gains[label]).sort((a, b) => b - a))
  return ideal === 0 ? 0 : discounted(found.map((label) => (label ? gains[label] : 0))) / ideal
}

/** The fraction of the exact products among the first ten. */
export const recall = (found: readonly (Label | undefined)[], all: readonly Label[]): number => {
  const exact = all.filter((label) => label === 'E').length
  return exact === 0 ? 0 : found.slice(0, 10).filter((label) => label === 'E').length / Math.min(exact, 10)
}

/** The mean; 0 if there are no numbers. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** Counts of predictions (columns) by actual class (rows). */
export type Confusion = number[][]

/** F1 of every class and their mean. */
export const f1Of = (confusion: Confusion): { each: number[]; macro: number } => {
  const each = confusion.map((row, i) => {
    const hit = row[i] ?? 0
    const predicted = confusion.reduce((sum, other) => sum + (other[i] ?? 0), 0)
    const is = row.reduce((sum, count) => sum + count, 0)
    return predicted + is === 0 ? 0 : (2 * hit) / (predicted + is)
  })
  return { each, macro: mean(each) }
}
