import type { ClaimOutcome } from '@feria/contract/orders/values'
import { readPrice } from '@feria/contract/read-money'
import { texts } from './texts.ts'

const labels = texts.claims

/** The form values of a claim decision. */
export interface Decision {
  outcome: ClaimOutcome | ''
  refund: string
  note: string
}

/** The errors of a decision about an order with this total, by field; the server has the final word. */
export const objectionsTo = ({ outcome, refund, note }: Decision, total: number): Partial<Record<keyof Decision, string>> => {
  const part = readPrice(refund)
  const isPartBad = outcome === 'devolver una parte' && (typeof part !== 'number' || part <= 0 || part >= total)
  return {
    ...(outcome === '' ? { outcome: labels.outcomeMissing } : {}),
    ...(isPartBad ? { refund: labels.refundBad } : {}),
    ...(note.trim() === '' ? { note: labels.noteMissing } : {}),
  }
}
