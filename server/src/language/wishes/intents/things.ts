import { brandOfLine, knownBrands } from '../../lexicon/brands.ts'
import { synonymsOf } from '../../lexicon/synonyms.ts'
import { stem } from '../../text/stem.ts'

/** How many words of a plain text the lexicon knows to name a thing or who makes it. */
export const countThings = (words: readonly string[]): number =>
  words.filter((word) => word.length > 2 && (synonymsOf(stem(word)).length > 0 || knownBrands.has(word) || brandOfLine(word) !== undefined))
    .length
