import { readPrice } from '@feria/contract/money'
import type { ClaimOutcome } from '@feria/contract/orders/values'
import { texts } from './texts.ts'

const said = texts.claims

/** What is typed to decide a claim. */
export interface Decision {
  outcome: ClaimOutcome | ''
  refund: string
  note: string
}

/** What is missing in a decision about an order of this total, by field; the server has the last word. */
export const objectionsTo = ({ outcome, refund, note }: Decision, total: number): Partial<Record<keyof Decision, string>> => {
  const part = readPrice(refund)
  const isPartBad = outcome === 'devolver una parte' && (typeof part !== 'number' || part <= 0 || part >= total)
  return {
    ...(outcome === '' ? { outcome: said.outcomeMissing } : {}),
    ...(isPartBad ? { refund: said.refundBad } : {}),
    ...(note.trim() === '' ? { note: said.noteMissing } : {}),
  }
}
