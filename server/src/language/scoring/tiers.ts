import { saturation } from './fit.ts'
import type { Hit, PreparedText } from './prepare.ts'

/**
 * How much a term says about a product, as the first letter of an index term, in capitals, which no other term has: `A` the name begins
 * with it, `B` it is among its first words, `N` it is in the name (or the model) or the details begin with it, `C` short details
 * have it so often that more does not count, `D` twice, `E` once.
 */
type Tier = 'A' | 'B' | 'N' | 'C' | 'D' | 'E'

/** Beside the tiers: the thing does not work, by its name or its condition. No word is written so. */
export const BROKEN_TERM = 'Xbroken'

/** Among this many of a name's first words is `B`. */
const EARLY = 3
/** Hits in the details by the length of the text, as the score counts them: two and one in a text so short that no shorter is better. */
const OFTEN = 7.9
const TWICE = 4
const ONCE = 2

const tierOf = (hit: Hit, { accessoryAt, detailsLength }: PreparedText): Tier | undefined => {
  if (hit.name === 0 && hit.isLead && !hit.isOf) return 'N'
  if (hit.name === 0) {
    const norm = 1 - saturation.detailsB + (saturation.detailsB * detailsLength) / saturation.detailsUsual
    // Without the last digits, which are rounding.
    const density = hit.details / Math.max(norm, 0.5) + 1e-9
    if (density >= OFTEN) return 'C'
    return density >= TWICE ? 'D' : density >= ONCE ? 'E' : undefined
  }
  // What the thing is for, and what comes after an accessory, is not the thing.
  if (hit.purpose === hit.name || (accessoryAt >= 0 && accessoryAt < hit.first)) return 'N'
  if (hit.first === 0) return 'A'
  return hit.first < EARLY ? 'B' : 'N'
}

/**
 * The terms of a product that say most about it, each with its tier, so that an index finds the best matches of a word first; and whether
 * it is broken.
 */
export const tierTerms = (product: PreparedText<Map<string, Hit>>): string[] => {
  const terms = [...product.hits].flatMap(([term, hit]) => {
    const tier = tierOf(hit, product)
    return tier ? [`${tier}${term}`] : []
  })
  return product.standing === 'broken' ? [...terms, BROKEN_TERM] : terms
}
