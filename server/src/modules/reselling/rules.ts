import type { ResaleStage } from '@feria/contract/reselling/values'
import { commissionOf } from '../orders/rules.ts'

/** A commission in thousandths, as it is stored: 0.1 is 100. */
export const permilleOf = (rate: number): number => Math.round(rate * 1000)

/** What a buyer pays for a price at a commission in thousandths, and who gets what, in minor units: the parts add up to the total. */
export const breakdownOf = (priceMinor: number, permille: number) => {
  const commissionMinor = commissionOf(priceMinor, permille)
  return { totalMinor: priceMinor + commissionMinor, sellerMinor: priceMinor, commissionMinor }
}

/** What has happened to a transaction, each at most once. */
export interface Flags {
  validated: boolean
  whatsapp: boolean
  link: boolean
  paid: boolean
  delivered: boolean
  ended: boolean
}
type Flag = keyof Flags

/** The reseller's actions; payment, end and a delivery confirmed by the buyer come from the order. */
export const transactionActions = ['validate', 'whatsapp', 'pay', 'deliver'] as const
export type TransactionAction = (typeof transactionActions)[number]

/** Each action: what must have happened, what must not have, and what happens then. */
export const steps = {
  validate: { needs: [], bars: ['paid'], sets: 'validated', means: 'The buyer is real.' },
  whatsapp: { needs: ['validated'], bars: ['paid'], sets: 'whatsapp', means: 'The reseller writes to the buyer.' },
  pay: { needs: ['validated', 'whatsapp'], bars: ['paid'], sets: 'link', means: 'There is an address at which the buyer pays.' },
  deliver: { needs: ['paid'], bars: [], sets: 'delivered', means: 'The buyer has it and the money is released.' },
} as const satisfies Record<TransactionAction, { needs: readonly Flag[]; bars: readonly Flag[]; sets: Flag; means: string }>

/** The result of an action: done now, already done, or refused. An ended transaction refuses all. */
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

/** The levels, by the number of completed transactions, and their names. */
export const levels = [
  { from: 0, reputation: 'Nueva' },
  { from: 1, reputation: 'En marcha' },
  { from: 5, reputation: 'Buena' },
  { from: 20, reputation: 'Muy buena' },
  { from: 50, reputation: 'Excelente' },
] as const

/** A reseller's level, from 1 up, and reputation, by completed transactions alone. */
export const standingOf = (completed: number): { validationLevel: number; reputation: string } => {
  const at = levels.findLastIndex(({ from }) => completed >= from)
  return { validationLevel: at + 1, reputation: levels[at]?.reputation ?? levels[0].reputation }
}

/** The URL of a WhatsApp chat with a text, for a stored phone number: «+54 9 11 2345-6789» becomes 5491123456789. */
export const whatsappUrlOf = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
