import type { Form } from '../query/forms.ts'
import type { NegatedWord, Query, QueryWord } from '../query/query.ts'
import type { Hit, PreparedText } from './prepare.ts'
import { guessedRarity, type Rarity } from './rarity.ts'
import { typoIn } from './typo-in.ts'

/** How one word of a query fits a product. */
export interface WordFit {
  word: QueryWord
  /** The weight of the word, by role and rarity. */
  weight: number
  /** How well it fits, from 0 to 1, in any field. */
  value: number
  /** How well it fits the name, the brand or the model alone. */
  inName: number
  /** Its position in the name; -1 if absent. */
  first: number
  /** Whether the name has it only as what the product is for. */
  isForIt: boolean
  isTypo: boolean
  /** Whether it is the product's brand. */
  isBrand: boolean
  /** Whether the name has another measure of the same unit: 128 GB for 256 GB. */
  isOther: boolean
}

/** How a negated word fits, from 0 to 1: `broken` if the product has it, `confirmed` if the product says to be without it. */
interface NegatedFit {
  word: NegatedWord
  rarity: number
  broken: number
  confirmed: number
}

/** How a query fits a product, word by word. */
export interface Fit {
  words: WordFit[]
  negated: NegatedFit[]
}

/** The worth of a hit by field. Set by hand and tuned with `npm run bench:relevance -- --tune` on the training pairs. */
export const fieldWorth = { name: 2.6, brand: 2, category: 1.5, color: 1.2, details: 0.33, denied: 0.2, lead: 1.5 }
/** What the beginning of the details is worth beside the name, in which it might as well stand. */
const LEAD_AS_NAMED = 0.7
/** And what the category, or what the name implies, is worth beside it. */
const IMPLIED_AS_NAMED = 0.65
/** How fast further hits stop counting, the penalty for long texts, and the weight left to the commonest word. Set like `fieldWorth`. */
export const saturation = { k: 1.1, nameB: 0.35, nameUsual: 18, detailsB: 0.65, detailsUsual: 180, leastRarity: 0.15 }

/** `lenient` is the word where the beginning of the details counts. */
const worthOf = (hit: Hit, product: PreparedText, lenient?: QueryWord): number => {
  const { k, nameB, nameUsual, detailsB, detailsUsual } = saturation
  const nameNorm = 1 - nameB + (nameB * product.nameLength) / nameUsual
  const detailsNorm = 1 - detailsB + (detailsB * product.detailsLength) / detailsUsual
  const worth =
    (Math.min(hit.name, 2) * fieldWorth.name) / nameNorm +
    Math.min(hit.brand, 1) * fieldWorth.brand +
    Math.min(hit.category, 1) * fieldWorth.category +
    Math.min(hit.color, 1) * fieldWorth.color +
    (hit.details * fieldWorth.details) / Math.max(detailsNorm, 0.5) +
    (lenient && hit.isLead && hit.name === 0 && !(hit.isOf && lenient.isHead) ? fieldWorth.lead : 0) +
    (hit.name + hit.details === 0 && hit.denied > 0 ? fieldWorth.denied : 0)
  return worth / (worth + k)
}

/** A word of the name that begins as the search ends. */
const BEGUN = 0.7

const usualWorth = fieldWorth.name / (fieldWorth.name + saturation.k)

const unnamed = ({ isLead, isOf, category }: Hit, { isHead }: QueryWord): number =>
  isLead && !(isOf && isHead) ? LEAD_AS_NAMED : category > 0 ? IMPLIED_AS_NAMED : 0

const bestForm = (forms: readonly Form[], product: PreparedText, lenient?: QueryWord) => {
  let value = 0
  let inName = 0
  let hit: Hit | undefined
  for (const form of forms) {
    if (form.strength <= value && form.strength <= inName) break
    const found = product.hits.get(form.term)
    if (!found) continue
    const worth = form.strength * Math.min(1, worthOf(found, product, lenient) / usualWorth)
    const named = found.name + found.brand > 0 ? form.strength : lenient ? form.strength * unnamed(found, lenient) : 0
    if (worth > value) value = worth
    if (named > inName) {
      inName = named
      hit = found
    }
  }
  return { value, inName, hit }
}

const rarityOfWord = (word: QueryWord, rarity: Rarity): number => {
  let least = 1
  for (const { term, strength } of word.forms) if (strength > 0.9) least = Math.min(least, rarity(term))
  if (least < 0.999) return least
  // A word that no product has is as rare as its synonyms.
  for (const { term, strength } of word.forms) if (strength >= 0.8) least = Math.min(least, rarity(term))
  return least
}

/** The rarities of a query's words by one catalogue: the same for all products that are scored with it. */
const raritiesByQuery = new WeakMap<Query, { by: Rarity; words: number[]; negated: number[] }>()

const raritiesOf = (query: Query, by: Rarity) => {
  const known = raritiesByQuery.get(query)
  if (known?.by === by) return known
  const rarityOf = (word: QueryWord) => rarityOfWord(word, by)
  const read = { by, words: query.words.map(rarityOf), negated: query.negated.map(rarityOf) }
  raritiesByQuery.set(query, read)
  return read
}

const fitWord = (word: QueryWord, product: PreparedText, weight: number, isUnknown: boolean, isSearch: boolean): WordFit => {
  const { value, inName, hit } = bestForm(word.forms, product, isSearch ? word : undefined)
  const fit = { word, weight, value, inName, first: hit?.first ?? -1, isTypo: false, isForIt: false, isBrand: false, isOther: false }
  if (hit && hit.brand > 0) fit.isBrand = true
  fit.isOther = word.kind === 'measure' && value < 0.5 && product.families.has(word.family)
  if (hit) fit.isForIt = !word.isPurpose && hit.name > 0 && hit.purpose === hit.name && hit.brand === 0
  if (word.isBegun && value < BEGUN) {
    const isIn = (list: readonly string[]) => list.some((other) => other.startsWith(word.text) && other !== word.text)
    if (isIn(product.words) || isIn(product.codes) || isIn(product.short)) return { ...fit, value: BEGUN, inName: BEGUN, isOther: false }
  }
  // A word that occurs in other products is not a typo here.
  if (value > 0 || !isUnknown) return fit
  const typo = typoIn(word, product)
  return typo > 0 ? { ...fit, value: typo, inName: typo, isTypo: true } : fit
}

const fitNegated = (word: NegatedWord, product: PreparedText, rare: number): NegatedFit => {
  const confirmed = bestForm(word.instead, product)
  let broken = 0
  for (const { term } of word.forms) {
    const hit = product.hits.get(term)
    if (!hit) continue
    if (hit.isWith) broken = Math.max(broken, 1)
    else if (hit.name + hit.brand + hit.color > 0 && hit.denied === 0) broken = Math.max(broken, 0.6)
    else if (hit.details > 1 && hit.denied === 0) broken = Math.max(broken, 0.2)
  }
  const sure = Math.max(confirmed.inName, confirmed.value * 0.8)
  return {
    word,
    rarity: saturation.leastRarity + rare,
    confirmed: sure,
    broken: sure > 0.5 ? Math.min(broken, 0.2) : broken,
  }
}

/**
 * How a query fits a product. Costs one look-up per form; no text is read again. For a search what the details begin with, and what the
 * name or the category implies, counts nearly as if it were named.
 */
export const fitOf = (query: Query, product: PreparedText, rarity: Rarity = guessedRarity, isSearch = false): Fit => {
  const rarities = raritiesOf(query, rarity)
  const words = query.words.map((word, at) => {
    const rare = rarities.words[at] ?? 1
    return fitWord(word, product, word.weight * (saturation.leastRarity + rare), rarity === guessedRarity || rare > 0.999, isSearch)
  })
  // A number belongs to the previous word: not every product with a 4 is a «pixel 4».
  for (const [i, fit] of words.entries()) {
    const before = words[i - 1]
    if (fit.word.kind !== 'number' || !fit.word.follows || !before) continue
    const isBeside = fit.first >= 0 && before.first >= 0 && Math.abs(fit.first - before.first) <= 2
    if (!isBeside) fit.value *= 0.4
  }
  return { words, negated: query.negated.map((word, at) => fitNegated(word, product, rarities.negated[at] ?? 1)) }
}

/** The head of the query, or the next word if the head is the product's brand («leifheit mopa»). */
export const headOf = ({ words }: Fit): WordFit | undefined => {
  const at = words.findIndex(({ word }) => word.isHead)
  const head = words[at]
  const next = words[at + 1]
  return head?.isBrand && next?.word.kind === 'word' && !next.isBrand ? next : head
}
