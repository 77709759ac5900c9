import type { PayoutStatus } from '@feria/contract/payments/values'
import { Pill, type Tone } from '../../../ui/pill.tsx'
import { texts } from './texts.ts'

const tones: Record<PayoutStatus, Tone> = { pedido: 'warn', pagado: 'good', rechazado: 'bad', frenado: 'quiet' }

/** What became of a withdrawal, or that it waits since its account is new. */
export const PayoutStatusPill = ({ payout: { status, heldUntil } }: { payout: { status: PayoutStatus; heldUntil: string | null } }) =>
  heldUntil ? <Pill tone="info">{texts.payouts.held}</Pill> : <Pill tone={tones[status]}>{texts.payouts.statuses[status]}</Pill>
