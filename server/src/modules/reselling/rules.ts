import type { ResaleStage } from '@feria/contract/reselling/values'
import { commissionOf } from '../orders/rules.ts'

/** A commission as whole thousandths, the form in which it is kept: 0.1 is 100. */
export const permilleOf = (rate: number): number => Math.round(rate * 1000)

/** What a buyer pays for a price at a commission in thousandths, and who gets what, in minor units: the parts are the total. */
export const breakdownOf = (priceMinor: number, permille: number) => {
  const commissionMinor = commissionOf(priceMinor, permille)
  return { totalMinor: priceMinor + commissionMinor, sellerMinor: priceMinor, commissionMinor }
}

/** Days end as they do in Argentina, which has one hour the whole year. */
const ARGENTINA_MS = 3 * 3_600_000

/** The day that a moment belongs to, as YYYY-MM-DD. */
export const dayOf = (at: Date): string => new Date(at.getTime() - ARGENTINA_MS).toISOString().slice(0, 10)

/** What happened to a transaction, each thing at most once. */
export interface Flags {
  validated: boolean
  whatsapp: boolean
  link: boolean
  paid: boolean
  delivered: boolean
  ended: boolean
}
type Flag = keyof Flags

/** What its reseller does; paying, the end and a delivery that the buyer confirms come from the order. */
export const transactionActions = ['validate', 'whatsapp', 'pay', 'deliver'] as const
export type TransactionAction = (typeof transactionActions)[number]

/** Each deed: what must have happened, what must not, and what happens then. */
export const steps = {
  validate: { needs: [], bars: ['paid'], sets: 'validated', means: 'The buyer is real.' },
  whatsapp: { needs: ['validated'], bars: ['paid'], sets: 'whatsapp', means: 'The reseller writes to the buyer.' },
  pay: { needs: ['validated', 'whatsapp'], bars: ['paid'], sets: 'link', means: 'There is an address at which the buyer pays.' },
  deliver: { needs: ['paid'], bars: [], sets: 'delivered', means: 'The buyer has it and the money is released.' },
} as const satisfies Record<TransactionAction, { needs: readonly Flag[]; bars: readonly Flag[]; sets: Flag; means: string }>

/** What becomes of a deed: it is done now, it was done before and changes nothing, or it is refused. An ended transaction refuses all. */
export const checkAction = (flags: Flags, action: TransactionAction): 'now' | 'again' | 'refused' => {
  const { needs, bars, sets } = steps[action]
  if (flags.ended) return 'refused'
  if (flags[sets]) return 'again'
  return needs.every((flag: Flag) => flags[flag]) && !bars.some((flag: Flag) => flags[flag]) ? 'now' : 'refused'
}

/** The stage of a transaction: the latest that its flags reach. */
export const stageOf = (flags: Flags): ResaleStage => {
  if (flags.ended) return 'Cancelada'
  if (flags.delivered) return 'Completada'
  if (flags.paid) return 'Pagada'
  if (flags.link) return 'Pago Pendiente'
  return flags.validated ? 'Validada' : 'Pendiente'
}

/** From how many completed transactions on a reseller has which level, and the word for it. */
export const levels = [
  { from: 0, reputation: 'Nueva' },
  { from: 1, reputation: 'En marcha' },
  { from: 5, reputation: 'Buena' },
  { from: 20, reputation: 'Muy buena' },
  { from: 50, reputation: 'Excelente' },
] as const

/** Level, from 1 up, and reputation of a reseller, by completed transactions alone. */
export const standingOf = (completed: number): { validationLevel: number; reputation: string } => {
  const at = levels.findLastIndex(({ from }) => completed >= from)
  return { validationLevel: at + 1, reputation: levels[at]?.reputation ?? levels[0].reputation }
}

/** The address of a chat at WhatsApp with a text, for a telephone as it is kept: «+54 9 11 2345-6789» is 5491123456789 there. */
export const whatsappUrlOf = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
