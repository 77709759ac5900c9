import { fold } from '@feria/contract/fold'
import { isLook } from '../../language/lexicon/looks.ts'
import { personsIn } from '../../language/lexicon/persons.ts'
import { shelfOf, shelfOfCue, shelfOfTerm } from '../../language/lexicon/shelves.ts'
import { substitutesOf } from '../../language/lexicon/substitutes.ts'
import { isInside, phraseTerm, synonymsOf } from '../../language/lexicon/synonyms.ts'
import { perQuery } from '../../language/query/per-query.ts'
import { stemTerm } from '../../language/query/terms.ts'
import { isSameKind, type Kinds, type Thing } from '../../language/scoring/same-kind.ts'
import { thingsFor } from '../../language/searches/functions.ts'
import { stem } from '../../language/text/stem.ts'
import type { ProductToMatch } from './match-offered.rules.ts'
import type { Needs } from './wish-needs.rules.ts'

/** The kinds of things that a wish says the use of: «algo para calentar agua»; undefined where it names its thing. */
export const useOf = perQuery((query): { kinds: Kinds } | undefined => {
  const found = thingsFor(fold(query.text.slice(0, 300)))
  return found && { kinds: new Set(found.things.map((thing) => phraseTerm(thing.split('_')))) }
})

/** Whether a word leads fully to another: they are names of one thing, though the other may mean something else besides. */
const isNameOf = (one: string, other: string): boolean => synonymsOf(one).some(({ term, kind }) => term === other && kind === 'same')

/** Whether two words with other meanings both name a thing of a shelf: «gomas» and «cubiertas» among the cars. */
const shareName = (one: string, other: string, category: string): boolean =>
  synonymsOf(one).some(({ term }) => shelfOfTerm(term) === category && isNameOf(term, one) && isNameOf(term, other))

/** A word with other meanings, «gomas», where the shelf of the product tells that this one is meant. */
const isBySense = (kinds: Kinds, { kinds: there, category }: ProductToMatch, { isPart }: Needs): boolean =>
  category !== null &&
  [...kinds].some((one) =>
    [...there].some((other) => {
      if (shareName(one, other, category)) return true
      if (!isPart && category !== (shelfOfTerm(other) ?? shelfOfTerm(one))) return false
      return isNameOf(one, other) || isNameOf(other, one)
    }),
  )

/** Whether a word of a wish names what the shelf of a product is for, and the product is for nothing else by its name. */
export const isShelfOf = (text: string, { category, complements }: ProductToMatch): boolean =>
  category !== null &&
  (shelfOf([stem(text)], []) ?? shelfOfCue(text)) === category &&
  ![...complements].some((term) => term !== stem(text) && shelfOfTerm(term) !== undefined)

/** A name that says no kind, on the shelf of the thing, with all words that tell which: «perfume Kenzo Flower». */
const isByName = (kinds: Kinds, needs: Needs, offered: ProductToMatch): boolean => {
  if (offered.isThing || offered.category === null || kinds.size === 0) return false
  const named = [...needs.defining, ...needs.variant].filter(({ text, kind }) => kind !== 'number' && !needs.soft.has(text))
  if (named.length === 0 || [...kinds].every((kind) => shelfOfTerm(kind) !== offered.category)) return false
  // «Ropita para bebote» is no «muñeca bebote».
  const isForIt = (word: string) =>
    offered.tokens.some(({ text }, at) => stem(text) === stem(word) && /^(?:para|p)$/.test(offered.tokens[at - 1]?.text ?? ''))
  return named.every(({ text }) => (offered.text.hits.get(stemTerm(text))?.name ?? 0) > 0 && !isForIt(text))
}

/** Names of two words that only a count tells apart, «sillón de 2 cuerpos» and «de 3», are of one thing in two sizes. */
const withoutCounts = (term: string): string => term.replace(/\d+|(?<=^.{3,})(?:un|una|dos|tres|cuatro|cinco|seis)(?=.{3,}$)/g, '')

/** Whether the name of a product says a word, and not as something that comes with it. */
const isInName = ({ text }: ProductToMatch, word: string): boolean => {
  const hit = text.hits.get(stemTerm(word))
  return hit !== undefined && hit.name > 0 && !hit.isWith
}

/**
 * Two names of two words that begin alike are of two things: «silla de ruedas», «silla de escritorio»; but not by a material or by who
 * wears it.
 */
export const isOtherPhrase = ({ phrase, phraseWords, kinds }: Thing, offered: ProductToMatch): boolean =>
  phrase !== '' &&
  offered.phrase !== '' &&
  stem(phraseWords[0] ?? '') === offered.firstStem &&
  !isSameKind(new Set([phrase]), new Set([offered.phrase])) &&
  withoutCounts(phrase) !== withoutCounts(offered.phrase) &&
  // «Vestido largo de fiesta» is a «vestido de fiesta».
  !phraseWords.every((word) => isInside(word) || isInName(offered, word)) &&
  (phraseWords.includes('de') || phraseWords.includes('para') || offered.isPhraseOf) &&
  !phraseWords.some((text) => isLook(stem(text))) &&
  personsIn(phraseWords).size === 0 &&
  !kinds.has(offered.phrase)

/**
 * Whether a product that is no wished thing may stand in for it, a «practicuna» for a «cuna», or is the other one of two that are wished
 * together.
 */
export const isSubstitute = ({ kinds, also }: Pick<Thing, 'kinds' | 'also'>, offered: ProductToMatch): boolean => {
  const named = [...kinds].flatMap((kind) => [kind, ...synonymsOf(kind).map(({ term }) => term)])
  const others = new Set([...named.flatMap((term) => [...substitutesOf(term)]), ...also])
  return others.size > 0 && isSameKind(others, offered.kinds)
}

/** Whether a product is of a wished kind: by its name, the sense of a word that its shelf tells, or all words that tell which. */
export const isOfKind = (kinds: Kinds, needs: Needs, offered: ProductToMatch): boolean =>
  isSameKind(kinds, offered.kinds) || isBySense(kinds, offered, needs) || isByName(kinds, needs, offered)
