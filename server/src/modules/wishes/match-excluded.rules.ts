import type { Condition } from '@feria/contract/catalogue/values'
import { fold } from '@feria/contract/fold'
import { namesValueOf } from '../../language/lexicon/contrasts.ts'
import { kindsOfLines } from '../../language/lexicon/lines.ts'
import { isPartWord } from '../../language/lexicon/parts.ts'
import { isForOthers } from '../../language/lexicon/persons.ts'
import { isOwnThing } from '../../language/lexicon/shelves.ts'
import { namesImitation, namesWork } from '../../language/lexicon/standing-words.ts'
import { perQuery } from '../../language/query/per-query.ts'
import type { Query } from '../../language/query/query.ts'
import { stemTerm, withoutTerm } from '../../language/query/terms.ts'
import { isElsewhere, personsWished } from '../../language/scoring/other-thing.ts'
import { isSameKind, type Kinds, plainOf, thingOf } from '../../language/scoring/same-kind.ts'
import { stem } from '../../language/text/stem.ts'
import { tokensOf } from '../../language/text/tokens.ts'
import type { ProductToMatch } from './match-offered.rules.ts'
import type { Needs } from './wish-needs.rules.ts'

/** A wish as far as its words are compared. */
export interface WishedWords {
  query: Query
  condition?: Condition | null
}

/** The words that a wish wants its thing to have: those behind «con». */
const withOf = perQuery((query): string[] => {
  const tokens = tokensOf(query.text.slice(0, 1000), 400)
  return tokens.flatMap(({ kind, text }, at) => {
    const before = tokens[at - 1]?.text
    return kind === 'word' && (before === 'con' || (before === 'y' && tokens.slice(0, at).some((token) => token.text === 'con')))
      ? [text]
      : []
  })
})

/** A product that says to be without what is wanted, «sin ruedas» for «con rueditas», or with what is refused. */
const isContradicted = (query: Query, { text, seen }: ProductToMatch): boolean =>
  withOf(query).some((word) => {
    const forms = [word, word.replace(/it([oa]s?)$/, '$1')]
    return forms.some((form) => text.hits.has(withoutTerm(form)))
  }) ||
  query.negated.some((word) => word.forms.some(({ term }) => text.hits.get(term)?.isWith)) ||
  query.negated.some((word) => {
    const hit = text.hits.get(stemTerm(word.text))
    return hit !== undefined && hit.name > 0 && hit.denied === 0 && !text.hits.has(withoutTerm(word.text))
  }) ||
  (query.negated.some((word) => word.forms.every(({ term }) => (text.hits.get(term)?.denied ?? 0) === 0)) &&
    namesValueOf(
      query.negated.map((word) => word.text),
      tokensOf(seen, 120).map((token) => token.text),
    ))

/** From here on a form is a name of the word's own thing, if only of one of its senses: «gomas» are «cubiertas». */
const NAMED = 0.4

/** A part of the wished thing: its name begins with a part that the wish does not name. */
const isPartOfIt = (query: Query, needs: Needs, { firstPart }: ProductToMatch): boolean =>
  firstPart !== null &&
  !needs.isService &&
  !needs.isPart &&
  !(isOwnThing(thingOf(query).phrase) && isPartWord(thingOf(query).word ?? '')) &&
  !query.words.some(
    ({ text, forms }) =>
      [text, plainOf(text) ?? text].some((one) => stem(one) === firstPart) ||
      forms.some(({ term, strength }) => strength >= NAMED && term === `0${firstPart}`),
  )

/** Supplies or a part are wished, and the product is the whole thing or another one. */
const isWholeThing = (needs: Needs, { firstPart, text }: ProductToMatch): boolean => {
  const head = needs.head
  if (!needs.isPart || !head || firstPart !== null) return false
  const hit = text.hits.get(stemTerm(head.text))
  return (
    hit === undefined &&
    isPartWord(head.text) &&
    !head.forms.some(({ term, strength }) => strength >= 0.7 && (text.hits.get(term)?.name ?? 0) > 0)
  )
}

/** Whether what is wished is a thing of a shelf or a line, which nobody does: «proyector», «Trafic». */
const isSold = (wished: Kinds, { text }: Query): boolean => [...wished].some(isOwnThing) || kindsOfLines(text) !== ''
const asksForDoing = perQuery(({ text }) => namesWork(fold(text.slice(0, 300))))

/** Work for a thing or the reverse; what is made to order, «tortas por encargo», is a thing all the same. */
const isOtherService = (query: Query, needs: Needs, { isService, beginsAsWork, kinds }: ProductToMatch): boolean => {
  if (isService === null || isService === needs.isService) return false
  const { kinds: wished } = thingOf(query)
  if (isService && beginsAsWork && isSold(wished, query) && !asksForDoing(query)) return true
  return !isService || wished.size === 0 || !isSameKind(wished, kinds)
}

/** What is of, for or with the wished thing, and another thing itself: «disfraz de dinosaurio», «pelotas de metegol». */
const isOnlyOfIt = (query: Query, needs: Needs, { complements, isThing, kinds, isImplied }: ProductToMatch): boolean => {
  if (!isThing || isImplied || needs.isPart || needs.isService || !needs.head || needs.head.kind !== 'word') return false
  const { kinds: wished } = thingOf(query)
  return complements.has(stem(needs.head.text)) && !kinds.has(stem(needs.head.text)) && (wished.size === 0 || !isSameKind(wished, kinds))
}

const asksForImitation = perQuery(({ text }) => namesImitation(fold(text.slice(0, 300))))

/**
 * What makes a product no match at all, whatever its words: a part or an accessory of the wished thing or the reverse, a service for a
 * thing or the reverse, for parts or repair where the wish does not take that, «con» against «sin», for somebody else, an imitation.
 */
export const isExcluded = (query: Query, needs: Needs, offered: ProductToMatch, { condition }: WishedWords): boolean =>
  (offered.isBroken && !needs.takesBroken && condition !== 'Para reparar') ||
  isOtherService(query, needs, offered) ||
  isPartOfIt(query, needs, offered) ||
  isWholeThing(needs, offered) ||
  isContradicted(query, offered) ||
  isOnlyOfIt(query, needs, offered) ||
  (offered.isImitation && !asksForImitation(query)) ||
  (!needs.isService && !offered.isImplied && isElsewhere(query, offered)) ||
  isForOthers(personsWished(query), offered.persons)
