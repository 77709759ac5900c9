import { type Intent, intents } from '@feria/contract/assistant/values'
import { type IntentText, intentFeatures, NO_RULE, soundsOf } from './features.ts'
import { scoreOf, type Weights } from './learn.ts'
import learnt from './learnt.json' with { type: 'json' }

/**
 * How much more must speak for something else than for a thing to buy where no rule knows the text: whoever wants to buy and is not heard
 * is lost, whoever asks and is shown things asks again. Chosen by reading one author's sentences with what others taught.
 */
const DOUBT = 0.2
/** How much more if none of its words was learnt: names are what nobody ever heard of. */
const DOUBT_OF_NAMES = 2.6

/** By so much more a thing to buy must be spoken for than anything else, or it is not clear that one is wanted. */
const CLEARLY = 1

/** A weight is a letter of `learnt.json`: this one is nothing, each letter further a tenth more. */
const NOTHING = 'O'.charCodeAt(0)
const SCALE = 10
const MOST = 38

/** What was learnt as `learnt.json` keeps it: a letter for each intent; what rounds to nothing is left out. */
export const written = (weights: Weights): Record<string, string> => {
  const letter = (value: number): string => String.fromCharCode(NOTHING + Math.max(-MOST, Math.min(MOST, Math.round(value * SCALE))))
  const rows = [...weights].map(([feature, row]) => [feature, [...row].map(letter).join('')] as const)
  const isSomething = (row: string): boolean => [...row].some((one) => one !== String.fromCharCode(NOTHING))
  return Object.fromEntries(rows.filter(([, row]) => isSomething(row)).sort(([one], [other]) => (one < other ? -1 : 1)))
}

const rows: Record<string, string> = learnt
const readRow = (row: string): number[] => Array.from(row, (letter) => (letter.charCodeAt(0) - NOTHING) / SCALE)
const rowOf = (feature: string): number[] | undefined => {
  const row = Object.hasOwn(rows, feature) ? rows[feature] : undefined
  return row === undefined ? undefined : readRow(row)
}

/** What a text wants by what was learnt, and whether it is not clear that it is a thing to buy. */
export interface LearntIntent {
  intent: Intent
  isDoubtful: boolean
}

/** What a text wants by what was learnt from sentences (`bench/data/intents`); a thing to buy where it is not clear. */
export const learntIntent = (text: IntentText): LearntIntent => {
  const features = intentFeatures(text)
  const words = soundsOf(text.plain)
  const unknown = words.filter((word) => !Object.hasOwn(rows, word)).length / (words.length || 1)
  const doubt = features.includes(NO_RULE) ? DOUBT + DOUBT_OF_NAMES * unknown : 0
  const sums = scoreOf(rowOf, features, intents.length)
  const bought = (sums[0] ?? 0) + doubt
  const found = sums.reduce((best, value, at) => (at > 0 && value > bought && (best === 0 || value > (sums[best] ?? 0)) ? at : best), 0)
  const isDoubtful = found === 0 && sums.some((value, at) => at > 0 && value > (sums[0] ?? 0) - CLEARLY)
  return { intent: intents[found] ?? 'buy', isDoubtful }
}
