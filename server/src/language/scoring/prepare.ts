import { accessoryWords } from '../lexicon/accessories.ts'
import { lightWords, tradeWords } from '../lexicon/common-words.ts'
import { mayBePart, type Standing, standingOf } from '../lexicon/standing-words.ts'
import { synonymsOf } from '../lexicon/synonyms.ts'
import { deniedAt, phraseAt, stemTerm, tokenTerms, withoutTerm } from '../query/terms.ts'
import { stem } from '../text/stem.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import type { OfferedThing } from './other-thing.ts'

/** The texts of a product; `details` may be long. */
export interface Fields {
  name: string
  brand?: string | null
  model?: string | null
  category?: string | null
  color?: string | null
  details?: string | null
  /** As the seller chose it. */
  condition?: string | null
}

/** Where a term occurs in a product. */
export interface Hit {
  name: number
  /** Its first position in the name, not counting the brand; -1 if absent. */
  first: number
  brand: number
  category: number
  color: number
  details: number
  /** How often the name says that the product is for it: «para iPhone». */
  purpose: number
  /** How often the product is said to be without it. */
  denied: number
  /** Whether «con» stands before it in the name. */
  isWith: boolean
  /** Whether the details begin with it, as they do where the name leaves out what the thing is. */
  isLead: boolean
  /** Whether it only narrows what the details begin with: «batería de auto» is no auto. */
  isOf: boolean
}

/** The hits of a product by term. */
export interface Hits {
  get(term: string): Hit | undefined
  has(term: string): boolean
}

/** A product read once, to be scored against many queries. Its content is private to this folder. */
export interface PreparedText<H extends Hits = Hits> {
  hits: H
  /** The distinct words of name, brand and model, for typos. */
  words: string[]
  codes: string[]
  /** Words of three letters, numbers and measures of the name, for beginnings. */
  short: string[]
  brandWords: string[]
  /** The units of the measures in the name; those of the details are in parentheses. */
  families: ReadonlySet<string>
  nameLength: number
  detailsLength: number
  /** Where the first accessory stands among the words that name the thing; -1 without one. */
  accessoryAt: number
  /** Whether it works, is broken, or is done by somebody. */
  standing: Standing
  /** Whether the name begins with the name of a thing, so that what follows only says more about it. */
  isPart: boolean
  /** What it is, for searches; undefined where it is compared with wishes alone. */
  offered?: OfferedThing
}

/** As it was read, with every term. */
type ReadText = PreparedText<Map<string, Hit>> & { families: Set<string> }

type Field = 'name' | 'brand' | 'category' | 'color' | 'details'

/** The subject of a name is among this many of its first words. */
const FIRST_WORDS = 5

/** The terms that name an accessory. */
export const accessoryTerms: ReadonlySet<string> = new Set(accessoryWords.map(stemTerm))

const purposeWords = new Set(['para', 'compatible', 'compatibles', 'for', 'fur', 'pour'])
/** This many words after «para» belong to the purpose. */
const PURPOSE_REACH = 4

const emptyHit = (): Hit => ({
  name: 0,
  first: -1,
  brand: 0,
  category: 0,
  color: 0,
  details: 0,
  purpose: 0,
  denied: 0,
  isWith: false,
  isLead: false,
  isOf: false,
})

const hitOf = (hits: Map<string, Hit>, term: string): Hit => {
  const known = hits.get(term)
  if (known) return known
  const hit = emptyHit()
  hits.set(term, hit)
  return hit
}

interface Place {
  field: Field
  place: number
  isPurpose: boolean
  isWith: boolean
  isDenied: boolean
  isLead?: boolean
  isOf?: boolean
}

const mark = (hits: Map<string, Hit>, term: string, { field, place, isPurpose, isWith, isDenied, isLead, isOf }: Place): void => {
  const hit = hitOf(hits, term)
  if (isDenied) {
    hit.denied++
    return
  }
  hit[field]++
  if (isLead) {
    hit.isOf = (isOf ?? false) && (hit.isOf || !hit.isLead)
    hit.isLead = true
  }
  if (field !== 'name') return
  if (hit.first < 0) hit.first = place
  if (isPurpose) hit.purpose++
  if (isWith) hit.isWith = true
}

const read = (into: ReadText, tokens: readonly Token[], field: Field, brand: ReadonlySet<string>): void => {
  let place = 0
  let purposeLeft = 0
  let deniedPlace = -1
  let lastText = ''
  let isOf = false
  const lead = field === 'details' ? leadOf(tokens) : 0
  for (const [at, token] of tokens.entries()) {
    if (purposeWords.has(token.text) || (token.text === 'p' && tokens[at + 1]?.isApart)) purposeLeft = PURPOSE_REACH + 1
    else if (token.isApart && purposeLeft < PURPOSE_REACH) purposeLeft = 0
    const denied = deniedAt(tokens, at)
    if (at > 0 && at < lead && token.text === 'de') isOf = true
    if (denied > 0) {
      deniedPlace = denied
      mark(into.hits, withoutTerm(tokens[denied]?.term ?? ''), { field, place, isPurpose: false, isWith: false, isDenied: false })
    }
    const isBrand = field === 'name' && brand.has(token.term)
    const where = {
      field,
      place,
      isPurpose: purposeLeft > 0,
      isWith: lastText === 'con',
      isDenied: at === deniedPlace,
      isLead: at < lead,
      isOf,
    }
    for (const term of tokenTerms(token)) mark(into.hits, term, where)
    const phrase = phraseAt(tokens, at)
    if (phrase) mark(into.hits, phrase.term, { ...where, isDenied: false })
    if (token.family) into.families.add(field === 'details' ? `(${token.family})` : token.family)
    if (purposeLeft > 0) purposeLeft--
    // «6 sillas de pino» begins with the chairs.
    if (!isBrand && !(at === 0 && token.kind === 'number' && tokens[1]?.kind === 'word')) place++
    lastText = token.text
  }
}

/** Whether a folded word may be the name of a thing. */
export const mayBeThing = (word: string): boolean =>
  mayBePart(word) || (!lightWords.has(word) && !tradeWords.has(word) && word.length > 2 && synonymsOf(stem(word)).length > 0)

/** The details of a thing begin with at most so many words that say what it is. */
const LEAD = 5
const endsLead = new Set(['con', 'sin', 'que', 'para', 'p', 'c', 'y', 'de todo', 'marca', 'en', 'se', 'incluye'])

/** How many words at the beginning of the details say what the thing is: up to a mark, a verb or «con». */
const leadOf = (tokens: readonly Token[]): number => {
  let end = 0
  while (end < Math.min(LEAD, tokens.length) && !(end > 0 && tokens[end]?.isApart) && !endsLead.has(tokens[end]?.text ?? '')) end++
  return end
}

const firstAccessory = (hits: Map<string, Hit>): number => {
  let least = FIRST_WORDS
  for (const [term, { first }] of hits) if (first >= 0 && first < least && accessoryTerms.has(term)) least = first
  return least < FIRST_WORDS ? least : -1
}

/** Reads a product's texts once, in linear time; only the first 12,000 characters of the details count. */
export const prepare = (fields: Fields): ReadText => {
  const empty = { words: [], codes: [], short: [], brandWords: [], nameLength: 0, detailsLength: 0, accessoryAt: -1, isPart: false }
  const standing = standingOf(fields.name.slice(0, 300), fields.condition, fields.category)
  const into: ReadText = { hits: new Map(), families: new Set(), standing, ...empty }
  const brand = tokensOf(`${fields.brand ?? ''}`, 40)
  const brandTerms = new Set(brand.map(({ term }) => term))
  const name = tokensOf(`${fields.name.slice(0, 2000)} ${fields.model ? `, ${fields.model.slice(0, 500)}` : ''}`, 400)
  const details = tokensOf((fields.details ?? '').slice(0, 12_000))
  read(into, name, 'name', brandTerms)
  into.accessoryAt = firstAccessory(into.hits)
  into.isPart = mayBeThing(name.find(({ kind, term }) => kind === 'word' && !brandTerms.has(term))?.text ?? '')
  read(into, brand, 'brand', brandTerms)
  read(into, tokensOf(fields.category ?? '', 40), 'category', brandTerms)
  read(into, tokensOf(fields.color ?? '', 40), 'color', brandTerms)
  read(into, details, 'details', brandTerms)
  const named = [...name, ...brand]
  into.words = [...new Set(named.filter(({ kind, text }) => kind === 'word' && text.length > 3).map(({ text }) => text))].slice(0, 80)
  into.codes = [...new Set(named.filter(({ kind }) => kind === 'model').map(({ term }) => term))].slice(0, 40)
  into.short = named
    .filter(({ kind, text }) => kind === 'number' || kind === 'measure' || text.length === 3)
    .map(({ text }) => text)
    .slice(0, 20)
  into.brandWords = brand.map(({ text }) => text)
  into.nameLength = name.length
  into.detailsLength = details.length
  return into
}
