import { isOwnThing } from '../lexicon/shelves.ts'
import { plainOf } from '../scoring/same-kind.ts'
import { stem } from '../text/stem.ts'
import { countThings } from './intents/things.ts'

const isThing = (word: string): boolean => word.length > 2 && (isOwnThing(stem(word)) || isOwnThing(stem(plainOf(word) ?? '')))

/** Whether a word of a plain text is known to name a thing that is sold: by the shelves, the synonyms or who makes it. */
export const namesKnown = (plain: string): boolean => {
  const words = plain.match(/[a-zñ0-9]+/g) ?? []
  return countThings(words) > 0 || words.some(isThing)
}
