import { fold } from '@feria/contract/fold'
import { brandOfLine, knownBrands } from '../../language/lexicon/brands.ts'
import { isLook } from '../../language/lexicon/looks.ts'
import { isMaker } from '../../language/lexicon/makers.ts'
import { type Query, readQuery } from '../../language/query/query.ts'
import { withoutOpening } from '../../language/searches/opening.ts'
import { withFigures, withFiguresBeforeUnits } from '../../language/text/figures.ts'
import { stem } from '../../language/text/stem.ts'

const ARTICLES = '(?:(?:de|del|a|al|con|el|la|los|las|un|una|muy|tan) ){0,3}'
/** How people refuse what a thing is or has, besides «sin». */
const refusal = new RegExp(
  '(?<!\\p{L})(?:(?:que )?no (?:sean?|tengan?|traigan?|vengan?|lleven?|usen?|haya) ' +
    `|nada de |(?:excepto|salvo|menos (?=(?:el|la|los|las|de color) )) ?)${ARTICLES}(?=\\p{L}{3})`,
  'giu',
)

/** «No de plástico», «menos Samsung», «no negra»: a bare word is refused only where it names a maker, a material or a colour. */
const bareRefusal = /(?<!\p{L}|\bo )(no|menos|ni)( (?:de|del|en|con|a))? (?=(\p{L}{3,}))/giu
const namesOneOfMany = (word: string): boolean => {
  const folded = fold(word)
  return isMaker(folded) || knownBrands.has(folded) || brandOfLine(folded) !== undefined || isLook(stem(folded))
}

/** «Que no sea a gas», «nada de plástico» as «sin gas», «sin plástico»: what is refused is never wanted. Linear in its length. */
export const withRefusals = (text: string): string =>
  text.replace(refusal, 'sin ').replace(bareRefusal, (found, negation: string, of: string | undefined, word: string) => {
    const isRefused = namesOneOfMany(word) || (of !== undefined && negation.toLowerCase() === 'no')
    return isRefused ? 'sin ' : found
  })

/** The text of a wish as it is scored: its numbers in figures, as those of products, and what it refuses behind «sin». */
export const wishQuery = (text: string): Query => readQuery(withFigures(withFiguresBeforeUnits(withRefusals(withoutOpening(text)))))
