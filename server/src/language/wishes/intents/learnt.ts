import { type Intent, intents } from '@feria/contract/assistant/values'
import { intentFeatures } from './features.ts'
import { scoreOf } from './learn.ts'
import learnt from './learnt.json' with { type: 'json' }

/**
 * How much more must speak for something else than for a thing to buy, in the scale of the data: whoever wants to buy and is not heard is
 * lost, whoever asks and is shown things asks again. Chosen on the half that is tuned on.
 */
const DOUBT = 120

const rows: Record<string, number[]> = learnt
const rowOf = (feature: string): number[] | undefined => (Object.hasOwn(rows, feature) ? rows[feature] : undefined)

/** What a plain text wants by what was learnt from sentences (`bench/data/intents`); a thing to buy where it is not clear. */
export const learntIntent = (plain: string): Intent => {
  const sums = scoreOf(rowOf, intentFeatures(plain), intents.length)
  const found = sums.reduce((best, value, at) => (value - DOUBT > (sums[0] ?? 0) && value > (sums[best] ?? 0) ? at : best), 0)
  return intents[found] ?? 'buy'
}
