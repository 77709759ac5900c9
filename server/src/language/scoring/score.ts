import type { Query } from '../query/query.ts'
import { isAccessory } from './accessory.ts'
import { type Fit, fitOf, headOf } from './fit.ts'
import type { PreparedText } from './prepare.ts'
import type { Rarity } from './rarity.ts'

export { type Fields, type PreparedText, prepare } from './prepare.ts'
export { type Rarity, rarityOf } from './rarity.ts'

/** How well a product matches: `value` and `coverage` from 0 to 1, the missing words and the negated ones that it has. */
export interface Score {
  value: number
  coverage: number
  missing: string[]
  broken: string[]
  /** Whether a word fits only as a probable typo. */
  isTypo: boolean
}

/** The worth of the parts of a score. Set by hand and tuned with `npm run bench:relevance -- --tune` on the training pairs. */
export const worth = {
  text: 0.42,
  name: 0.28,
  place: 0.07,
  order: 0.03,
  weakest: 0.07,
  brand: 0.08,
  head: 0.1,
  negated: 1.1,
  broken: 0.5,
  accessory: 0.6,
  otherMeasure: 0.5,
}

const mean = (fit: Fit, of: (word: Fit['words'][number]) => number): number => {
  let sum = 0
  let all = 0
  for (const word of fit.words) {
    sum += word.weight * of(word)
    all += word.weight
  }
  return all === 0 ? 0 : sum / all
}

const orderOf = (fit: Fit): number => {
  let pairs = 0
  let kept = 0
  for (let i = 1; i < fit.words.length; i++) {
    if (!fit.words[i]?.word.follows) continue
    pairs++
    const [before, here] = [fit.words[i - 1]?.first ?? -1, fit.words[i]?.first ?? -1]
    if (before >= 0 && here >= 0 && Math.abs(here - before) <= 2) kept++
  }
  return pairs === 0 ? 0.5 : kept / pairs
}

/** The lowest value among the words that matter. */
export const weakestOf = (fit: Fit): number => {
  const heaviest = Math.max(...fit.words.map(({ weight }) => weight))
  return Math.min(...fit.words.filter(({ weight }) => weight >= 0.4 * heaviest).map(({ value }) => value))
}

/**
 * A product that is said to be without a negated word gains as if it had one more word of the query; one that has it loses most of its
 * value.
 */
const afterRefusals = (value: number, fit: Fit): number => {
  let weight = 1
  let sum = value
  let kept = 1
  const usual = fit.words.reduce((all, word) => all + word.weight, 0)
  for (const { broken, confirmed, word, rarity } of fit.negated) {
    const part = usual > 0 ? (worth.negated * word.weight * rarity) / usual : 0
    weight += part
    sum += part * confirmed * Math.min(1, value * 1.5)
    kept *= 1 - worth.broken * broken * Math.min(1, word.weight)
  }
  return (sum / weight) * kept
}

/** The score of a product whose fit is known. */
export const scoreOf = (query: Query, product: PreparedText, fit: Fit): Score => {
  const coverage = mean(fit, ({ value }) => (value > 0 ? Math.min(1, value * 1.2) : 0))
  const missing = fit.words.filter((it) => it.value === 0).map(({ word }) => word.text)
  const result = { coverage, missing, broken: fit.negated.filter(({ broken }) => broken >= 0.6).map(({ word }) => word.text) }
  if (coverage === 0) return { value: 0, ...result, isTypo: false }
  const head = headOf(fit)
  const place = head && head.first >= 0 ? (1 / (1 + head.first / 6)) * head.inName : 0
  let value =
    worth.text * mean(fit, (it) => it.value) +
    worth.name * mean(fit, (it) => it.inName) +
    worth.place * place +
    worth.order * orderOf(fit) * coverage +
    worth.weakest * weakestOf(fit) +
    worth.brand * mean(fit, (it) => (it.isBrand ? 1 : 0))
  if (head && head.inName === 0) value *= 1 - worth.head
  if (isAccessory(query, product, fit)) value *= worth.accessory
  if (fit.words.some(({ isOther }) => isOther)) value *= 1 - worth.otherMeasure
  value = afterRefusals(value, fit)
  return { value: Math.max(0, Math.min(1, value)), ...result, isTypo: fit.words.some(({ isTypo }) => isTypo) }
}

/** How well a product matches a query; without a catalogue's rarity an estimate is used. */
export const score = (query: Query, product: PreparedText, rarity?: Rarity): Score => scoreOf(query, product, fitOf(query, product, rarity))
