import { brandOfLine } from '../../language/lexicon/brands.ts'
import { contrastOf, namesValue } from '../../language/lexicon/contrasts.ts'
import { type Home, isHomeWord } from '../../language/lexicon/homes.ts'
import { kindsOfLines } from '../../language/lexicon/lines.ts'
import { looksOf } from '../../language/lexicon/looks.ts'
import { shelfOfTerm } from '../../language/lexicon/shelves.ts'
import { synonymsOf } from '../../language/lexicon/synonyms.ts'
import type { NegatedWord, Query, QueryWord } from '../../language/query/query.ts'
import { rootTerm, stemTerm } from '../../language/query/terms.ts'
import { classify, type Verdict } from '../../language/scoring/classify.ts'
import { type Fit, headOf } from '../../language/scoring/fit.ts'
import { isOtherThing, isSameKind, type Kinds, namesThing, plainOf, thingOf } from '../../language/scoring/same-kind.ts'
import type { Rarity } from '../../language/scoring/score.ts'
import type { Weights } from '../../language/scoring/weights.ts'
import { stem } from '../../language/text/stem.ts'
import type { Token } from '../../language/text/tokens.ts'
import { isExcluded, type WishedWords } from './match-excluded.rules.ts'
import { fitsOf } from './match-fits.rules.ts'
import { compareHome, homeWished } from './match-homes.rules.ts'
import { isOfKind, isOtherPhrase, isShelfOf, isSubstitute, useOf } from './match-kinds.rules.ts'
import { differencesOf, isDistinctive, type MatchReason } from './match-models.rules.ts'
import type { ProductToMatch } from './match-offered.rules.ts'
import { compareWork } from './match-services.rules.ts'
import { type Needs, needsOf } from './wish-needs.rules.ts'

/** What words, price or place contribute: the best possible coincidence (null for no match), a reason, and a part of the score. */
export interface Part {
  most: 'MATCH' | 'CERCANO' | null
  reasons: MatchReason[]
  score: number
}

/**
 * The probability that the classifier must give a MATCH by words alone: more than both others together. What is of the wished kind and
 * lacks nothing needs no more.
 */
const SURE = 0.5
/** Where the scores of exact and of close matches start; the classifier's probability adds the rest. */
const EXACT_FROM = 0.4
const CLOSE_FROM = 0.25
const BY_CERTAINTY = 0.45
/**
 * More specific is worth more: the very model ranks above everything that only shares words, more than price and place can make up for;
 * each other identifying word adds a little.
 */
const SAME_MODEL = 0.2
const BY_WORD = 0.05
const MAX_BY_WORDS = 0.1
/** From here on a word of the wish is found in the product. */
const FOUND = 0.15

const NOTHING: Part = { most: null, reasons: [], score: 0 }

/** What people must not eat or wear. */
const ingredients = new Set(
  'gluten tacc azucar sal lactosa leche huevo mani alcohol cafeina parabenos perfume fragancia latex niquel plomo'.split(' '),
)

/**
 * Whether a product that is without a word would say so: an ingredient, or where being without it has a name («inalámbrico»). Of anything
 * else a product is silent because it does not have it.
 */
const isUsuallyStated = ({ text, instead }: NegatedWord): boolean => ingredients.has(text) || instead.length > 1

/** A side of a product in millimetres: «160 cm», and the sides of «160 x 80», which are metres below ten. */
const sidesOf = ({ kind, family, term }: Token): number[] => {
  if (kind !== 'measure' || (family !== 'mm' && family !== 'x')) return []
  const sides = term.split('x').map((side) => Number.parseFloat(side.replace('p', '.')))
  return family === 'mm' ? sides : sides.map((side) => side * (side < 10 ? 1000 : 10))
}

/** Whether a length without its unit, «1.60», or with it is a side of a product. */
const hasLength = ({ kind, text, forms, family }: QueryWord, { tokens }: ProductToMatch): boolean => {
  const own = kind === 'measure' && family === 'mm' ? Number.parseFloat((forms[0]?.term ?? '').replace('p', '.')) : 0
  const length = kind === 'number' && /^\d[.,]\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) * 1000 : own
  return length > 0 && tokens.some((token) => sidesOf(token).some((side) => Math.abs(side - length) < 1))
}

/** Whether a number is in a product as a bare one, within a range («34 a 37») or at the start or end of a code («R14»). */
const hasNumber = ({ text, forms }: QueryWord, { atLeast }: Needs, { tokens, ranges }: ProductToMatch): boolean => {
  const value = Number((forms[0]?.term ?? text).replace('p', '.'))
  if (ranges.some(([from, to]) => value >= from && value <= to)) return true
  return tokens.some(({ kind, term }) => {
    if (kind === 'model') return new RegExp(`^(?:\\p{L}{1,2}${text}|${text}\\p{L}+\\d*)$`, 'u').test(term)
    if (kind === 'word') return false
    const own = Number.parseFloat(term.replace('p', '.'))
    return atLeast.has(text) ? own >= value : kind === 'number' && own === value
  })
}

/** Whether a product says a word of the wish, its diminutive's thing or another form of it. */
const isFound = (word: QueryWord, fit: Fit, needs: Needs, offered: ProductToMatch): boolean => {
  // A line tells its maker: a «Galaxy» is by Samsung.
  if (needs.brands.has(word.text) && offered.tokens.some(({ text }) => brandOfLine(text) === word.text)) return true
  // A maker's name that became a thing's («una Stanley») still asks for the maker beside the thing.
  if (needs.brands.has(word.text) && synonymsOf(stem(word.text)).length > 0) return offered.text.hits.has(stemTerm(word.text))
  const found = fit.words.find((one) => one.word === word)
  if (found && found.value >= FOUND) return true
  if (word.kind === 'number' || word.kind === 'measure') return hasNumber(word, needs, offered) || hasLength(word, offered)
  if (looksOf(stem(word.text)).some((bare) => offered.text.hits.has(`0${bare}`))) return true
  const plain = plainOf(word.text)
  if (plain && offered.text.hits.has(stemTerm(plain))) return true
  if (word.text.length > 4 && offered.text.hits.has(rootTerm(word.text))) return true
  // «Cubre asientos» is «cubreasientos».
  const at = fit.words.findIndex((one) => one.word === word)
  const [before, after] = [fit.words[at - 1]?.word.text ?? '', fit.words[at + 1]?.word.text ?? '']
  return [before + word.text, word.text + after].some((joined) => joined !== word.text && offered.text.hits.has(stemTerm(joined)))
}

/** Which needed words a product lacks; of words joined by «o» one is enough. */
const lackingOf = (words: readonly QueryWord[], fit: Fit, needs: Needs, offered: ProductToMatch): QueryWord[] => {
  const lacking = words.filter((word) => !isFound(word, fit, needs, offered))
  if (needs.either.length === 0) return lacking
  const isNamedThere = (text: string) => fit.words.some((one) => one.word.text === text && isFound(one.word, fit, needs, offered))
  return lacking.filter(
    ({ text }) => !needs.either.some((words) => words.has(text) && [...words].some((other) => other !== text && isNamedThere(other))),
  )
}

/** Whether a product's own text, not only its category or a synonym, has the head word of a wish. */
const hasHeadWord = (head: QueryWord | undefined, { text }: ProductToMatch): boolean => {
  if (head?.kind !== 'word') return true
  const hit = text.hits.get(stemTerm(head.text))
  return hit !== undefined && hit.name + hit.brand + hit.details > 0
}

/** The identifying words of a wish that the product has too. */
const sharedWordsOf = ({ words }: Query, missing: ReadonlySet<string>): string =>
  words
    .filter((word) => isDistinctive(word) && !missing.has(word.text))
    .map(({ text }) => text)
    .join(' ')

const countShared = ({ words }: Query, head: QueryWord | undefined, missing: ReadonlySet<string>): number =>
  words.filter((word) => word !== head && isDistinctive(word) && !missing.has(word.text)).length

const wordsScore = ({ kind, certainty }: Verdict, isExact: boolean): number => {
  if (kind === 'none') return isExact ? EXACT_FROM : CLOSE_FROM
  return (isExact ? EXACT_FROM : CLOSE_FROM) + BY_CERTAINTY * certainty
}

/** Whether a word tells its kind only as a line of some maker does. */
const isLineOnly = (text: string): boolean => synonymsOf(stem(text)).length === 0 && kindsOfLines(text) !== ''

/**
 * A product whose kind is not known to be the wished one, nor known to be another, and that has everything else that the wish says of its
 * thing, a number, a code or a maker among it: «zapas Nike 43», «Nike Air Max SC 43».
 */
const isByProof = (kinds: Kinds, needs: Needs, offered: ProductToMatch, fit: Fit): boolean => {
  if (needs.isPart || needs.isService || offered.firstPart !== null || (namesThing(kinds) && (offered.isThing || offered.phrase !== '')))
    return false
  const shelf = [...kinds].map((kind) => shelfOfTerm(kind)).find((one) => one !== undefined)
  if (shelf !== undefined && shelf !== offered.category) return false
  const words = [...needs.defining, ...needs.variant].filter(({ text }) => !needs.soft.has(text) && text !== needs.head?.text)
  // A number alone proves nothing: «bloqueador solar 50», «panel solar 50».
  const isSign = ({ kind, text }: QueryWord) => needs.brands.has(text) || (kind !== 'word' && shelf !== undefined && !offered.isThing)
  return words.length >= (shelf === undefined ? 2 : 1) && words.some(isSign) && words.every((word) => isFound(word, fit, needs, offered))
}

/** Whether the details begin with the wished word where the name says no thing that is known: «Philco 43»: «Televisor full HD». */
const isLedBy = (head: QueryWord | undefined, { lead, isThing }: ProductToMatch): boolean =>
  !isThing && head?.kind === 'word' && lead !== '' && lead === stem(head.text)

/** Work against work that is looked for: the same is a MATCH. */
const scoreWork = (query: Query, offered: ProductToMatch, verdict: Verdict): Part => {
  const same = compareWork(query, offered.named, offered.seen)
  if (!same) return NOTHING
  const [wished, there] = [query.words.map(({ text }) => text), offered.tokens.map(({ text }) => text)]
  const contrast = contrastOf(wished, there)
  if (contrast === 'other') return NOTHING
  const shared: MatchReason = { kind: 'said', detail: same.detail }
  if (contrast === null) return { most: 'MATCH', reasons: [shared], score: wordsScore(verdict, true) }
  const missing = wished.filter(namesValue).map((detail): MatchReason => ({ kind: 'missing', detail }))
  return { most: 'CERCANO', reasons: [shared, ...missing.slice(0, 1)], score: wordsScore(verdict, false) }
}

/** A home against the one that is looked for; what it must have, «con patio», and does not say makes it close. */
const scoreHome = (wished: Home, home: Home, needs: Needs, offered: ProductToMatch, verdict: Verdict): Part => {
  const compared = compareHome(wished, home)
  if (!compared) return NOTHING
  const asked = needs.variant.filter(({ text, kind }) => kind === 'word' && text !== needs.head?.text && !isHomeWord(text, wished))
  const lacking = lackingOf(asked, verdict.fit, needs, offered).map(({ text }): MatchReason => ({ kind: 'missing', detail: text }))
  const isExact = compared.isExact && lacking.length === 0
  const kind: MatchReason = { kind: 'said', detail: needs.head?.text ?? '' }
  return { most: isExact ? 'MATCH' : 'CERCANO', reasons: [kind, ...compared.reasons, ...lacking], score: wordsScore(verdict, isExact) }
}

/**
 * The words of a wish against a product. Another thing, an accessory, a part or a service for it, and what `isExcluded` names are no match;
 * of the wished kind, what lacks a word that says which of its kind is close; what lacks none is a MATCH.
 */
export const scoreWords = (
  wanted: WishedWords,
  offered: ProductToMatch,
  rarity?: Rarity,
  weights?: Weights,
): Part & { sharedWords?: string } => {
  const { query } = wanted
  const needs = needsOf(query)
  const verdict = classify(query, offered.text, rarity, weights)
  const { fit } = verdict
  const { home } = homeWished(query)
  if (home && offered.home) return scoreHome(home, offered.home, needs, offered, verdict)
  if (verdict.reasons.some(({ kind }) => kind === 'accessory') || isExcluded(query, needs, offered, wanted)) return NOTHING
  if (needs.isService && offered.isService) return scoreWork(query, offered, verdict)
  const { same, other, isUnfit, explained, lacking } = differencesOf(query, offered.tokens, offered.named, {
    ranges: offered.ranges,
    atLeast: needs.atLeast,
  })
  const fits = fitsOf(query, offered.seen)
  if (isUnfit || fits.some(({ is }) => is === 'unfit')) return NOTHING
  const fitting = new Set(fits.flatMap(({ words }) => words))
  for (const text of fitting) explained.add(text)
  // Another code tells another thing, unless the maker says that its kind is meant.
  if (lacking.length > 0 && needs.brands.size === 0 && needs.defining.length === 0) return NOTHING
  const head = needs.head
  const models = verdict.reasons.filter(({ kind }) => kind === 'same-model')
  const isSameModel = models.length + same.length > 0
  const thing = thingOf(query)
  const use = useOf(query)
  const kindsOfWish = use ? new Set([...thing.kinds, ...use.kinds]) : thing.kinds
  const isForUse = use !== undefined && isSameKind(use.kinds, offered.kinds)
  if (isForUse) for (const { text } of query.words) explained.add(text)
  if (isOtherThing(thing, offered) && !isSameModel) return NOTHING
  const isProven = isByProof(kindsOfWish, needs, offered, fit)
  const isOwnKind = isProven || isOfKind(kindsOfWish, needs, offered) || isLedBy(head, offered)
  const isInstead = !isOwnKind && isSubstitute(thing, offered)
  const isKind = isOwnKind || isInstead
  const isPhrase = thing.phrase !== '' && isSameKind(new Set([thing.phrase]), offered.kinds)
  if (isPhrase) for (const text of thing.phraseWords) explained.add(text)
  if (!isPhrase && isOtherPhrase(thing, offered)) return NOTHING
  const isNamed =
    hasHeadWord(head, offered) || (head !== undefined && isFound(head, fit, needs, offered)) || (headOf(fit)?.value ?? 0) >= FOUND
  // Of another kind, and without the wish's word: a match of a word with another meaning.
  if (!isSameModel && !(isKind && kindsOfWish.size > 0) && !isNamed) return NOTHING
  if (!isKind && !isSameModel && !hasHeadWord(head, offered) && !needs.isPart) return NOTHING
  // A word in the details alone says little, unless the classifier agrees.
  if (!isKind && !isSameModel && verdict.kind === 'none' && !needs.isPart) return NOTHING
  for (const { is, detail } of fits) if (is === 'near') other.push({ kind: 'other-number', detail })
  const notExplained = (word: QueryWord) => !explained.has(word.text)
  let variant = lackingOf(needs.variant, fit, needs, offered).filter(notExplained)
  let defining = lackingOf(needs.defining, fit, needs, offered).filter(notExplained)
  const isKnownKind = isKind && kindsOfWish.size > 0
  const wishedTexts = query.words.map(({ text }) => text)
  const contrast = contrastOf(
    wishedTexts,
    offered.tokens.map(({ text }) => text),
  )
  const contrasted = contrast === 'variant' ? wishedTexts.filter((text) => text !== head?.text && namesValue(text)) : []
  if (contrast === 'other') return NOTHING
  if (isKnownKind && contrast === null) {
    const isHard = ({ text }: QueryWord) => !needs.soft.has(text)
    variant = variant.filter(isHard)
    defining = defining.filter(isHard)
  }
  // «Cadena de bici» among the things for sport: the shelf says what the seller left out.
  if (needs.isPart && isKnownKind) {
    const isOfShelf = ({ text }: QueryWord) => isShelfOf(text, offered)
    variant = variant.filter((word) => !isOfShelf(word))
    defining = defining.filter((word) => !isOfShelf(word))
  }
  const others = [...new Set([...lacking, ...[...defining, ...variant].map(({ text }) => text)])].filter((text) => text !== head?.text)
  // «Clio» looks for that line, and a «Palio» is an auto of another.
  if (head?.kind === 'word' && (isLineOnly(head.text) || needs.brands.has(head.text)) && !isFound(head, fit, needs, offered))
    others.push(head.text)
  // A value that is said, «cuero», may be said of another one too: «ecocuero».
  if (contrast === 'variant' && others.length === 0) others.push(...contrasted.slice(0, 1))
  if (isInstead && head && !others.includes(head.text)) others.push(head.text)
  const missing = new Set(others)
  const isDistinct = needs.variant.some(
    (word) => (word.kind !== 'word' || needs.brands.has(word.text)) && isFound(word, fit, needs, offered),
  )
  const isOther =
    (!isKnownKind || defining.some(({ text }) => needs.ofs.has(text) || thing.phraseWords.includes(text))) &&
    !isDistinct &&
    needs.defining.length > 0 &&
    defining.length === needs.defining.length &&
    !isSameModel &&
    !offered.isImplied
  if (isOther) return NOTHING
  // What fits another maker's thing does not fit this one.
  if (needs.fitted.some((word) => !isFound(word, fit, needs, offered)) && offered.tokens.some(({ text }) => kindsOfLines(text) !== ''))
    return NOTHING
  if (needs.isPart && variant.some(({ kind, text }) => kind === 'word' && needs.brands.has(text))) return NOTHING
  const broken = verdict.reasons.filter(({ kind }) => kind === 'broken')
  const unsure = fit.negated.filter(({ word, confirmed }) => confirmed < 0.5 && isUsuallyStated(word)).length
  const isSure = isSameModel || verdict.certainty >= SURE || (isKind && kindsOfWish.size > 0)
  const isExact = isSure && isKind && other.length + others.length + broken.length + unsure === 0 && !needs.isVague
  const kinds = isSameModel || !isKind ? [] : [head?.text ?? '']
  return {
    most: isExact ? 'MATCH' : 'CERCANO',
    reasons: [
      ...models.map(({ detail }): MatchReason => ({ kind: 'same-model', detail })),
      ...same,
      ...kinds.map((detail): MatchReason => ({ kind: 'same-kind', detail })),
      ...other,
      ...others.map((detail): MatchReason => ({ kind: 'missing', detail })),
      ...broken.map(({ detail }): MatchReason => ({ kind: 'broken', detail })),
    ],
    sharedWords: sharedWordsOf(query, missing),
    score: wordsScore(verdict, isExact) + (isSameModel ? SAME_MODEL : Math.min(MAX_BY_WORDS, BY_WORD * countShared(query, head, missing))),
  }
}
