import type { PayoutStatus } from '@feria/contract/payments/values'
import { Pill, type Tone } from '../../../ui/pill.tsx'
import { texts } from './texts.ts'

const tones: Record<PayoutStatus, Tone> = { pedido: 'warn', pagado: 'good', rechazado: 'bad', frenado: 'quiet' }

/** The status of a payout, or that it is on hold because its account is new. */
export const PayoutStatusPill = ({ payout: { status, heldUntil } }: { payout: { status: PayoutStatus; heldUntil: string | null } }) =>
  heldUntil ? <Pill tone="info">{texts.payouts.held}</Pill> : <Pill tone={tones[status]}>{texts.payouts.statuses[status]}</Pill>
