import type { Offer } from '@feria/contract/prospecting/schemas'
import { Pill, type Tone } from '../../../ui/pill.tsx'
import { texts } from '../texts.ts'

const tones: Record<Offer['status'], Tone> = { pendiente: 'warn', aceptada: 'good', rechazada: 'quiet', cerrada: 'quiet' }

/** The status of an offer, worded for its reader. */
export const OfferPill = ({ side, status }: Pick<Offer, 'side' | 'status'>) => (
  <Pill tone={tones[status]}>{side === 'recibida' ? texts.offer.own[status] : texts.offer.states[status]}</Pill>
)
