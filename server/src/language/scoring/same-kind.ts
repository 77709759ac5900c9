import { isAccessoryWord } from '../lexicon/accessories.ts'
import { brandOfLine, knownBrands } from '../lexicon/brands.ts'
import { lightWords, stopWords, talkWords, tradeWords } from '../lexicon/common-words.ts'
import { isMadeFor, kindsOf } from '../lexicon/kinds.ts'
import { kindsOfFeatures, kindsOfLines } from '../lexicon/lines.ts'
import { isLook } from '../lexicon/looks.ts'
import { isApartThing, otherThingOf } from '../lexicon/other-things.ts'
import { isPartWord } from '../lexicon/parts.ts'
import { isOwnThing, shelfOfTerm } from '../lexicon/shelves.ts'
import { mayBePart } from '../lexicon/standing-words.ts'
import { isInside, synonymsOf, takesIn } from '../lexicon/synonyms.ts'
import { perQuery } from '../query/per-query.ts'
import type { Query } from '../query/query.ts'
import { phraseAt } from '../query/terms.ts'
import { stem } from '../text/stem.ts'
import { type Token, tokensOf } from '../text/tokens.ts'

/** The kinds of a thing, as terms of words and phrases. */
export type Kinds = ReadonlySet<string>

/** Words for a set of things: a «juego de cuatro sillas» is chairs. */
export const packings = new Set('juego set kit par pares lote pack combo conjunto coleccion docena caja bolsa'.split(' '))
/** Things that are for what is named behind them: «amplificador guitarra». */
const carriers = new Set('amplificador afinador organizador perchero zapatero rack mueble estuche bolso mochila atril'.split(' ').map(stem))
/** After these a name only describes the thing: «PC de escritorio con monitor». */
const borders = new Set('de del con sin para a al en por que tipo marca porta'.split(' '))
const MAX_TOKENS = 40

const isBrand = ({ text }: Token): boolean => knownBrands.has(text) || brandOfLine(text) !== undefined
const isName = ({ kind, text }: Token): boolean =>
  kind === 'word' && ![stopWords, talkWords, tradeWords, lightWords].some((words) => words.has(text))

const termOf = ({ kind, term }: Token): string => (kind === 'word' ? stem(term) : term)

const termsAt = (tokens: readonly Token[], at: number): string[] => {
  const token = tokens[at]
  const phrase = phraseAt(tokens, at)
  return [...(token ? [termOf(token)] : []), ...(phrase ? [phrase.term.slice(1)] : [])]
}

const impliedBy = (text: string): string[] => {
  const tokens = tokensOf(kindsOf(text), MAX_TOKENS)
  return tokens.flatMap((token, at) => (isName(token) && tokens[at - 1]?.text !== 'de' ? termsAt(tokens, at) : []))
}

/** «Juego de» and «par de» say how many; in «juego de mesa» the game is the thing. */
const isPacking = (tokens: readonly Token[], at: number): boolean => {
  const [first, next, thing] = tokens.slice(at, at + 3)
  if (!first || next?.text !== 'de' || !packings.has(first.text) || phraseAt(tokens, at)) return false
  return first.text !== 'juego' || thing?.kind !== 'word' || /(?:s|[dt]ro|cinco|ocho|nueve|diez)$/.test(thing.text)
}

/** Whether a word is known to name a thing, rather than an unlisted maker or line. */
const isKnown = (tokens: readonly Token[], at: number): boolean =>
  termsAt(tokens, at).some((term) => synonymsOf(term).length > 0) || phraseAt(tokens, at) !== undefined

/**
 * The kinds of a product: the words of its name up to the first «de», «con» or «para», or up to a number, code, maker or comma
 * after a known word, and what the name implies. «Aire portátil Philco» is an «aire» and maybe a «portátil», «PC de escritorio
 * con monitor» a «pc», «iPhone 13» a phone.
 */
export const kindsIn = (name: string): Kinds => {
  const tokens = tokensOf(name, MAX_TOKENS)
  const implied = impliedBy(name)
  const found: string[] = []
  let shelf: string | undefined
  let isSeen = false
  let isNamed = implied.length > 0
  for (const [at, token] of tokens.entries()) {
    if (!isNamed && (isPacking(tokens, at) || isPacking(tokens, at - 1))) continue
    if (isSeen && borders.has(token.text)) break
    if (isSeen && isNamed && (token.isApart || token.kind !== 'word' || isBrand(token))) break
    if (token.kind !== 'word' || (stopWords.has(token.text) && !phraseAt(tokens, at))) continue
    isSeen ||= isName(token) || packings.has(token.text)
    if (isBrand(token) && !phraseAt(tokens, at)) continue
    const terms = termsAt(tokens, at)
    const own = terms.map(shelfOfTerm).find((one) => one !== undefined)
    if (isSeen && shelf && own && carriers.has([...found][0] ?? '')) break
    // «Mochila notebook»: of things from two shelves the first is meant, and toys and books are named like what they show.
    if (shelf && own && own !== shelf && ![shelf, own].some((one) => one === 'Juguetes' || one === 'Libros y Música')) break
    shelf ??= own
    found.push(...terms)
    isNamed ||= isName(token) && isKnown(tokens, at)
  }
  return new Set([...found, ...implied])
}

/** The words of kinds as terms, without what they are for or of: «estufa a leña» is no «leña». */
const termsOfKinds = (words: string): string[] => {
  const tokens = tokensOf(words, MAX_TOKENS)
  return tokens.flatMap((token, at) =>
    (isName(token) || phraseAt(tokens, at)) && !borders.has(tokens[at - 1]?.text ?? '') ? termsAt(tokens, at) : [],
  )
}

/** The diminutive's own thing: «camperita» campera, «autito» auto. */
export const plainOf = (word: string): string | undefined => {
  const [, base = '', ending = ''] = /^(.{3,}?)(?:c|ec)?it([oa])s?$/.exec(word) ?? []
  return base ? base + ending : undefined
}

/** The plain terms of the diminutives among a text's first words, up to the first border. */
const plainTerms = (name: string): string[] => {
  const tokens = tokensOf(name, MAX_TOKENS)
  const end = tokens.findIndex(({ text }) => borders.has(text))
  return tokens.slice(0, end < 0 ? undefined : end).flatMap(({ kind, text }) => {
    const plain = kind === 'word' ? plainOf(text) : undefined
    return plain ? [stem(plain)] : []
  })
}

/** So many words begin the details that say what the thing is, where the name does not. */
const LEAD = 4

/** The kinds with which the details begin, as they do where the name leaves out what the thing is: «Philco 43»: «Televisor full HD». */
const leadOf = (details: string): string[] => {
  const tokens = tokensOf(details.slice(0, 80), LEAD + 1)
  const end = tokens.findIndex(({ isApart, text }, at) => at > 0 && (isApart || borders.has(text)))
  const lead = tokens.slice(0, end < 0 ? LEAD : end)
  // «Audio-Technica» is a name.
  if (lead.some(({ text, extra }) => isPartWord(text) || borders.has(text) || extra.length > 0)) return []
  return lead.flatMap((token, at) => (isName(token) ? termsAt(lead, at).filter(isThing) : []))
}

/** «Bomba de desagote lavarropas»: a thing of one shelf is named behind the first word. */
const isNamedLater = (tokens: readonly Token[], at: number): boolean =>
  !termsAt(tokens, at).some(isOwnThing) && tokens.slice(at + 1, at + 6).some(({ kind, term }) => kind === 'word' && isOwnThing(stem(term)))

/** «Fuelle puerta Drean»: what may be a piece stands before a line or a maker of things that are another. */
const isOfHost = (tokens: readonly Token[], at: number, ofLine: string): boolean =>
  ofLine !== '' &&
  mayBePart(tokens[at]?.text ?? '') &&
  !termsAt(tokens, at).some(isOwnThing) &&
  !isSameKind(new Set(termsAt(tokens, at)), new Set(termsOfKinds(ofLine)))

/** What a product is, for a wish: its kinds, and whether its name says one of them or only a line, a maker or the details tell. */
export interface OfferedKinds {
  kinds: Kinds
  isImplied: boolean
  /** The term of its name, where that is of another thing than its first word. */
  other: string | undefined
  /** The words of the implied kinds. */
  words: string
}

/**
 * The kinds of a product by its name and, where the name says none that is known, by its line or maker («Surrey»: aire acondicionado) and
 * by what only such a thing has («3000 frigorías»). Accessories and parts have those of their name alone.
 */
export const kindsOffered = (name: string, details: string): OfferedKinds => {
  const tokens = tokensOf(name, MAX_TOKENS)
  const named = new Set([...kindsIn(name), ...plainTerms(name)])
  const firstAt = tokens.findIndex((token) => isName(token) && !isBrand(token) && !packings.has(token.text))
  const other = firstAt < 0 ? undefined : otherThingOf(stemsFrom(tokens, firstAt))
  const first = tokens[firstAt]
  if (isMadeFor(name) || (first && (isPartWord(first.text) || (mayBePart(first.text) && isNamedLater(tokens, firstAt))))) {
    const implied = termsOfKinds(kindsOfLines(name, first?.text))
    // «Cargador batería auto» is a charger alone.
    const own = first && isAccessoryWord(first.text) ? new Set([...termsAt(tokens, firstAt), ...plainTerms(first.text)]) : named
    return { kinds: new Set([...own, ...implied]), isImplied: false, other, words: '' }
  }
  const ofLine = kindsOfLines(name)
  if (isOfHost(tokens, firstAt, ofLine)) return { kinds: named, isImplied: false, other, words: '' }
  // «Secarropas Drean»: what the name says itself is no lavarropas, though the maker is known for those.
  const own = first ? termsAt(tokens, firstAt).filter(isOwnThing) : []
  const isOther = own.length > 0 && ofLine !== '' && !isSameKind(new Set(own), new Set(termsOfKinds(ofLine)))
  const byLine = isOther ? '' : ofLine
  const isNamed = [...named].some((term) => isThing(term) && !isLook(term))
  const words = byLine || kindsOf(name) || (isNamed ? '' : kindsOfFeatures(`${name}. ${details}`))
  const implied = words === '' && !isNamed ? leadOf(details) : termsOfKinds(words)
  // A line tells more than a maker and a year: the Wave of a «Honda 2019» is no car.
  if (byLine) for (const term of impliedBy(name)) if (!implied.includes(term)) named.delete(term)
  return {
    kinds: new Set([...named, ...implied]),
    isImplied: !isNamed && implied.length > 0,
    other: other ?? otherThingOf(stemsFrom(tokensOf(words, 8), 0)),
    words,
  }
}

/** What holds or groups things: «equipo de aire», «juego de sillas». */
export const holders = new Set([...packings, 'equipo', 'modelo', 'tipo'])

/** The place of the word that names the thing of a query: its head, or behind «par de» the thing itself. */
const thingAt = (query: Query, tokens: readonly Token[]): number => {
  const head = query.words.find(({ isHead }) => isHead) ?? query.words[0]
  const at = tokens.findIndex(({ text }) => text === head?.text)
  // «Juego de mesa» is a game, though «mesa» weighs more.
  if (tokens[0]?.text === 'juego' && !isPacking(tokens, 0)) return 0
  const isHolder = holders.has(head?.text ?? '') && tokens[at + 1]?.text === 'de' && phraseAt(tokens, at) === undefined
  return isHolder && tokens[at + 2]?.kind === 'word' && !(head?.text === 'juego' && !isPacking(tokens, at)) ? at + 2 : at
}

const stemsFrom = (tokens: readonly Token[], at: number): string[] =>
  tokens
    .slice(at, at + 5)
    .filter(({ text }) => !isInside(text) && text !== 'el')
    .map(({ kind, text, term }, i) => (kind === 'word' ? stem((i === 0 && plainOf(text)) || text) : term))

/** What a wish looks for: the word that names it, its kinds, and whether its name is of another thing than its first word. */
export interface Thing {
  word: string | undefined
  kinds: Kinds
  other: string | undefined
  /** The term of the phrase that names it by two words, and these; empty for one word. */
  phrase: string
  phraseWords: readonly string[]
  /** The terms of another thing that it asks for in the same breath: «correa y collar»; empty for one. */
  also: Kinds
  /** Whether the wish says nothing else. */
  isBare: boolean
}

const isThing = (term: string): boolean => synonymsOf(term).length > 0

/**
 * What else a thing is called right beside its name: «bota tipo borcego», «sillón puff»; nothing where the second word only says of what it
 * is or looks like.
 */
const alsoAt = (tokens: readonly Token[], at: number): string[] => {
  const next = tokens[at + 1]
  if (!next || phraseAt(tokens, at)) return []
  const isLike = /^(?:tipo|estilo)$/.test(next.text)
  const other = isLike ? at + 2 : at + 1
  const token = tokens[other]
  if (token?.kind !== 'word' || (token.isApart && !isLike) || isLook(stem(token.text)) || isPartWord(token.text)) return []
  // Of two things of one shelf right beside each other either names it, «sillón puff»; «cortina baño» is no bath.
  const [own, its] = [tokens[at], token].map((one) => shelfOfTerm(stem(one?.text ?? '')))
  return isLike || (its !== undefined && own === its) ? termsAt(tokens, other).filter((term) => isThing(term) || isOwnThing(term)) : []
}

const readThing = (query: Query): Thing => {
  const tokens = tokensOf(query.text.slice(0, 1000), 400)
  const at = thingAt(query, tokens)
  const token = tokens[at]
  const terms = token?.kind === 'word' ? termsAt(tokens, at) : []
  const own = token && (!isBrand(token) || terms.some(isThing)) && token.kind === 'word' ? terms : []
  // «Juego de mesa» is a game, though «mesa» weighs more.
  const begun = packings.has(tokens[0]?.text ?? '') && !isPacking(tokens, 0) ? termsAt(tokens, 0) : []
  const plain = token?.kind === 'word' ? plainOf(token.text) : undefined
  // «Gomón o bote inflable».
  const either = ['o', 'u'].includes(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.kind === 'word' ? termsAt(tokens, at + 2) : []
  const isPair = ['y', 'e'].includes(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.kind === 'word' && phraseAt(tokens, at) === undefined
  const second = isPair ? termsAt(tokens, at + 2) : []
  const alsoWanted = second.some((term) => isThing(term) || isOwnThing(term)) ? second : []
  // «Joystick de play 5» asks for no console.
  const byLine = termsOfKinds(kindsOfLines(query.text.slice(0, 1000), own.some(isThing) ? token?.text : undefined))
  const kinds = new Set([
    ...own,
    ...(plain ? [stem(plain)] : []),
    ...begun,
    ...either,
    ...alsoAt(tokens, at),
    ...impliedBy(query.text),
    ...byLine,
  ])
  const found = token?.kind === 'word' ? phraseAt(tokens, at) : undefined
  const phraseWords = found ? tokens.slice(at, found.end).map(({ text }) => text) : []
  return {
    word: token?.text,
    kinds,
    phrase: found?.term.slice(1) ?? '',
    phraseWords,
    other: otherThingOf(stemsFrom(tokens, at)),
    also: new Set(alsoWanted),
    isBare: query.words.length === 1,
  }
}

/** What a wish looks for, read once for all products. */
export const thingOf = perQuery(readThing)

/** The kinds that a wish asks for; empty for a bare maker, code or number, which fits any thing. */
export const kindsWished = (query: Query): Kinds => thingOf(query).kinds

/** Whether two words are synonyms both ways; words with other meanings, like «portátil» or «casco», are not. */
const areSame = (one: string, other: string): boolean => one === other || (isSynonym(one, other) && isSynonym(other, one))

/** A word for either of two things that are alike, «compu» for «notebook», or for many, «ropa» for «campera». */
const isNear = (one: string, other: string): boolean =>
  takesIn(one, other) || (kindOfSynonym(one, other) === 'near' && kindOfSynonym(other, one) === 'bound')

const kindOfSynonym = (one: string, other: string) => synonymsOf(one).find(({ term }) => term === other)?.kind

const isSynonym = (one: string, other: string): boolean => kindOfSynonym(one, other) === 'same'

/** Whether kinds are known to name a thing, and not an unfinished word or a maker. */
export const namesThing = (kinds: Kinds): boolean => [...kinds].some(isThing)

/** Whether a product is of a wished kind; a wish without kinds matches any. */
export const isSameKind = (wished: Kinds, product: Kinds): boolean =>
  wished.size === 0 || [...wished].some((one) => [...product].some((other) => areSame(one, other) || isNear(one, other)))

/**
 * Whether one of the two is named as another thing than the other: «bicicleta fija» and «bicicleta», «reloj de pared» and «reloj
 * pulsera».
 */
export const isOtherThing = ({ other, kinds, isBare }: Thing, offered: Pick<OfferedKinds, 'other' | 'kinds'>): boolean => {
  if (other === offered.other) return false
  const isNamedBy = (term: string | undefined, in_: Kinds) =>
    term === undefined || in_.has(term) || [...in_].some((one) => areSame(one, term))
  if (other !== undefined && offered.other !== undefined) return !areSame(other, offered.other) && !isNamedBy(other, offered.kinds)
  // One word alone takes anything of that name: «mesa», «batería».
  return !isBare && offered.other !== undefined && isApartThing(offered.other) && !isNamedBy(offered.other, kinds)
}
