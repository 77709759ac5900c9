import { type Query, readQuery } from '../../language/query/query.ts'
import { withoutOpening } from '../../language/searches/opening.ts'
import { withFigures, withFiguresBeforeUnits } from '../../language/text/figures.ts'

const ARTICLES = '(?:(?:de|del|a|al|con|el|la|los|las|un|una|muy|tan) ){0,3}'
/** How people refuse what a thing is or has, besides «sin». */
const refusal = new RegExp(
  '(?<!\\p{L})(?:(?:que )?no (?:sean?|tengan?|traigan?|vengan?|lleven?|usen?|haya) ' +
    `|nada de |(?:excepto|salvo|menos (?=(?:el|la|los|las|de color) )) ?)${ARTICLES}(?=\\p{L}{3})`,
  'giu',
)

/** «Que no sea a gas», «nada de plástico» as «sin gas», «sin plástico»: what is refused is never wanted. Linear in its length. */
export const withRefusals = (text: string): string => text.replace(refusal, 'sin ')

/** The text of a wish as it is scored: its numbers in figures, as those of products, and what it refuses behind «sin». */
export const wishQuery = (text: string): Query => readQuery(withFigures(withFiguresBeforeUnits(withRefusals(withoutOpening(text)))))
