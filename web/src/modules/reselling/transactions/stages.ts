import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import type { ResaleStage } from '@feria/contract/reselling/values'
import type { Tone } from '../../../ui/pill.tsx'
import { texts } from './texts.ts'

/** The tabs in order, by their name in the URL, with the stage of each. Cancelled transactions are only under «Todas». */
export const tabs = [
  { id: 'todas', stage: undefined },
  { id: 'pendientes', stage: 'Pendiente' },
  { id: 'validadas', stage: 'Validada' },
  { id: 'pago-pendiente', stage: 'Pago Pendiente' },
  { id: 'pagadas', stage: 'Pagada' },
  { id: 'completadas', stage: 'Completada' },
] as const satisfies { id: string; stage?: ResaleStage }[]

export type TabId = (typeof tabs)[number]['id']

/** The stages in sequence. */
export const steps: ResaleStage[] = ['Pendiente', 'Validada', 'Pago Pendiente', 'Pagada', 'Completada']

export const tones: Record<ResaleStage, Tone> = {
  Pendiente: 'warn',
  Validada: 'info',
  'Pago Pendiente': 'warn',
  Pagada: 'info',
  Completada: 'good',
  Cancelada: 'quiet',
}

type ServerEventPayload = Pick<ResaleTransaction, 'stage' | 'whatsappInitiated' | 'buyerPhone' | 'ended' | 'can'>

/** What the reseller has to do next, or what is being waited for. */
export const nextOf = ({ stage, whatsappInitiated, buyerPhone, ended, can }: ServerEventPayload): string => {
  const labels = texts.next
  if (stage === 'Cancelada') return ended ?? texts.card.ended
  if (stage === 'Completada') return labels.done
  if (stage === 'Pagada') return can.deliver ? labels.deliver : labels.disputed
  if (stage === 'Pago Pendiente') return labels.waiting
  if (stage === 'Pendiente') return labels.validate
  if (whatsappInitiated) return labels.pay
  return buyerPhone === null ? labels.noPhone : labels.whatsapp
}

/** The WhatsApp chat URL of a stored telephone number, with an optional text. */
export const chatWith = (phone: string, text?: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
