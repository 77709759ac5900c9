import type { PayoutStatus } from '@feria/contract/afterwards'
import { Pill, type Tone } from '../../../ui/pill.tsx'
import { texts } from './texts.ts'

const tones: Record<PayoutStatus, Tone> = { pedido: 'warn', pagado: 'good', rechazado: 'bad' }

/** What became of a withdrawal. */
export const PayoutStatusPill = ({ status }: { status: PayoutStatus }) => <Pill tone={tones[status]}>{texts.payouts.statuses[status]}</Pill>
