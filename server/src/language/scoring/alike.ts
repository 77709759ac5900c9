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

/** How alike words with less in common than this count as: not at all. */
const LEAST = 0.3

/**
 * For a search that fits nothing: products by how alike their words are to those of the query, 0 to 0.2, letter for letter. Much slower
 * than `score`, so only for when that finds nothing.
 */
export const byLikeness = (query: Query): ((product: PreparedText) => number) => {
  const asked = query.words.map(({ text, weight }) => ({ pairs: pairsOf(text), weight }))
  const all = asked.reduce((sum, { weight }) => sum + weight, 0)
  const known = new Map<string, Set<string>>()
  const pairsOfKnown = (word: string): Set<string> => {
    const pairs = known.get(word) ?? pairsOf(word)
    known.set(word, pairs)
    return pairs
  }
  return ({ words, codes }) => {
    let sum = 0
    for (const { pairs, weight } of asked) {
      let best = 0
      for (const word of [...words, ...codes]) best = Math.max(best, likeness(pairs, pairsOfKnown(word)))
      if (best >= LEAST) sum += best * weight
    }
    return all === 0 ? 0 : (0.2 * sum) / all
  }
}
