import type { Condition } from '@feria/contract/catalogue/values'
import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import { brandOfLine, knownBrands } from '../lexicon/brands.ts'
import { isLook } from '../lexicon/looks.ts'
import { isMaker } from '../lexicon/makers.ts'
import { isForOthers } from '../lexicon/persons.ts'
import type { Standing } from '../lexicon/standing-words.ts'
import type { QueryWord } from '../query/query.ts'
import { isTrait } from '../query/refusals.ts'
import { type Fit, fitOf, headOf } from '../scoring/fit.ts'
import { isAnotherThing, personsWished } from '../scoring/other-thing.ts'
import { mayBeThing, type PreparedText } from '../scoring/prepare.ts'
import type { Rarity } from '../scoring/rarity.ts'
import { scoreOf } from '../scoring/score.ts'
import { stem } from '../text/stem.ts'
import type { SearchIntent } from './wanted.ts'

/** What a search knows of an offer besides its text. */
export interface OfferFacts {
  condition: Condition | null
}

/** What an offer keeps of its score when it is of another kind than asked. Set by hand, tuned with `npm run bench:relevance`. */
const kept = { broken: 0.22, service: 0.25, part: 0.4, working: 0.2, condition: 0.85, otherSense: 0.25, otherThing: 0.6, otherPerson: 0.85 }
/** A head below this is not what the offer is. */
const MEETS = 0.2
/** What neither is of the kind nor has all words keeps this: it stands behind all that do. */
const ELSEWHERE = 0.7
/** Another thing than the one that is looked for stands below the end of what coincides. */
const BELOW = RELEVANCE_FLOOR - 0.01

/** What an offer that is broken, and one that is not, keeps of its score, by the kind of offer that is looked for. */
export const keptByState = (wanted: Standing): { broken: number; other: number } =>
  wanted === 'broken' ? { broken: 1, other: kept.working } : { broken: kept.broken, other: 1 }

const isKnown = (word: string): boolean => mayBeThing(word) || knownBrands.has(word) || isMaker(word)

const isNamedFirst = (fit: Fit): boolean => fit.words.some(({ first }) => first === 0)

const standingFactor = (wanted: SearchIntent, { standing, isPart }: PreparedText, fit: Fit): number => {
  const head = headOf(fit)
  if (wanted.standing === 'broken') return standing === 'broken' ? 1 : standing === 'service' ? kept.service : kept.working
  if (wanted.standing === 'service') return standing === 'service' ? 1 : kept.working
  const named = isNamedFirst(fit)
  if (standing === 'broken') return keptByState(wanted.standing).broken
  if (standing === 'service' && !named) return kept.service
  if (wanted.standing === 'part') return isPart ? 1 : kept.working
  // «Cubo» before a name that nobody knows is no part of it.
  const isOfIt = isPart && !named && head !== undefined && head.first > 0 && head.word.kind === 'word' && isKnown(head.word.text)
  return isOfIt ? kept.part : 1
}

/** What an offer in a condition keeps of its score. */
export const conditionFactor = (wanted: Condition | null, condition: Condition | null): number =>
  wanted === null || condition === null || wanted === condition || (wanted !== 'Nuevo' && condition === 'Como nuevo') ? 1 : kept.condition

/** «Moto» is no Moto G54: a word of two senses is decided by the rest of the search. */
const senseFactor = ({ against }: SearchIntent, { hits }: PreparedText): number =>
  against.some((term) => {
    const hit = hits.get(term)
    return hit !== undefined && (hit.first >= 0 || hit.category > 0 || hit.isLead)
  })
    ? kept.otherSense
    : 1

/** Whether an offer is of the kind that is looked for, or has all the words of the search. */
const isMet = (fit: Fit): boolean =>
  (headOf(fit)?.value ?? 0) >= MEETS || fit.words.every(({ value, word }) => value > 0 || word.isImplied === true)

/** A size in letters, which is a variant like one in figures. */
const LETTER_SIZE = /^(?:x{0,3}[sml]|x{2,4}l)$/

/** Whether a word says which variant of a thing: a size, a capacity, a number, a colour, a material or a maker. */
const isVariant = ({ kind, text, isHead, isPurpose, isImplied }: QueryWord): boolean =>
  !isHead &&
  !isPurpose &&
  !isImplied &&
  (kind !== 'word' || isLook(stem(text)) || knownBrands.has(text) || isMaker(text) || LETTER_SIZE.test(text))

/** The words of a variant that an offer of the kind does not have; null for what is not of the kind. */
const lackedBy = (fit: Fit): string[] | null =>
  (headOf(fit)?.value ?? 0) < MEETS
    ? null
    : fit.words.filter(({ word, value }) => value === 0 && isVariant(word)).map(({ word }) => word.text)

/** A refused word that is surely one of the thing is there. */
const SURELY = 0.6

/** Whether an offer is or has what a search turns down: in its name, as its maker, by a line of it, or as what its details begin with. */
const hasRefused = ({ negated }: Fit, { hits, offered }: PreparedText): boolean =>
  negated.some(
    ({ word, broken }) =>
      broken >= SURELY ||
      offered?.words.some((named) => brandOfLine(named) === word.text) ||
      (isTrait(word.text) && word.forms.some(({ term }) => hits.get(term)?.isLead && hits.get(term)?.denied === 0)),
  )

/**
 * The value of an offer for a search, from 0 to 1, whether it meets the kind of the thing or all words, whether it is another thing or one
 * that is refused, and which words of the asked variant it lacks, null where it is not of the kind. What is broken, a part or a service
 * stands below the working thing unless it is asked for, and the working thing below those where they are.
 */
export const searchScore = (
  wanted: SearchIntent,
  text: PreparedText,
  facts: OfferFacts,
  rarity?: Rarity,
): { value: number; isMet: boolean; isApart: boolean; lacks: string[] | null } => {
  const fit = fitOf(wanted.query, text, rarity, true)
  const isRefused = hasRefused(fit, text)
  // What an offer does not say of a refused word speaks neither for nor against it; what is refused stands below by that alone.
  const judged = { ...fit, negated: isRefused ? [] : fit.negated.filter(({ broken, confirmed }) => broken > 0 || confirmed > 0) }
  const { value } = scoreOf(wanted.query, text, judged)
  const met = isMet(fit)
  const factor =
    standingFactor(wanted, text, fit) *
    conditionFactor(wanted.condition, facts.condition) *
    (met ? 1 : ELSEWHERE) *
    senseFactor(wanted, text) *
    (text.offered && isForOthers(personsWished(wanted.query), text.offered.persons) ? kept.otherPerson : 1)
  const isElse = wanted.standing === 'working' && text.offered !== undefined && isAnotherThing(wanted.query, text.offered)
  const whole = value * factor
  const isBelow = isElse || isRefused
  return { value: isBelow ? Math.min(whole * kept.otherThing, BELOW) : whole, isMet: met, isApart: isBelow, lacks: lackedBy(fit) }
}
