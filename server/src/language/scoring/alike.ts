import type { Query } from '../query/query.ts'
import type { PreparedText } from './prepare.ts'

const pairsOf = (word: string): Set<string> => {
  const pairs = new Set<string>()
  for (let i = 0; i <= word.length; i++) pairs.add(` ${word} `.slice(i, i + 2))
  return pairs
}

const likeness = (one: Set<string>, other: Set<string>): number => {
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared++
  return (2 * shared) / (one.size + other.size)
}

/** Less similar words do not count. */
const MIN_LIKENESS = 0.3

/** For searches without a match: scores products from 0 to 0.2 by how similar their spelling is. Much slower than `score`. */
export const byLikeness = (query: Query): ((product: PreparedText) => number) => {
  const queryWords = query.words.map(({ text, weight }) => ({ pairs: pairsOf(text), weight }))
  const all = queryWords.reduce((sum, { weight }) => sum + weight, 0)
  const known = new Map<string, Set<string>>()
  const pairsOfKnown = (word: string): Set<string> => {
    const pairs = known.get(word) ?? pairsOf(word)
    known.set(word, pairs)
    return pairs
  }
  return ({ words, codes }) => {
    let sum = 0
    for (const { pairs, weight } of queryWords) {
      let best = 0
      for (const word of [...words, ...codes]) best = Math.max(best, likeness(pairs, pairsOfKnown(word)))
      if (best >= MIN_LIKENESS) sum += best * weight
    }
    return all === 0 ? 0 : (0.2 * sum) / all
  }
}
