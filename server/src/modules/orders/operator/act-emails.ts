import type { ExtendableClock } from '@feria/contract/orders/values'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import type { Events } from '../../../core/event-map.ts'
import { formatMinor } from '../../payments/payments.module.ts'
import { type News, send, type Texts } from '../news-emails.ts'
import { dayInWords } from '../order-in-email.ts'
import { orderActs } from '../tables.ts'

type ActRow = typeof orderActs.$inferSelect

/** What may still be done until the later day, for the buyer and the seller. */
const more: Record<ExtendableClock, { buyer: string; seller: string }> = {
  unsent: { buyer: 'Quien vende tiene más días para enviarla.', seller: 'Tenés más días para enviarla.' },
  uncollected: { buyer: 'Hay más días para que te la entreguen.', seller: 'Tenés más días para entregarla.' },
  silent: {
    buyer: 'Tenés más días para confirmar que la recibiste o reclamar.',
    seller: 'Quien compró tiene más días para confirmar que la recibió o reclamar.',
  },
  unanswered: { buyer: 'Quien vende tiene más días para responder tu reclamo.', seller: 'Tenés más días para responder el reclamo.' },
  undecided: { buyer: 'Hay más días para decidir tu reclamo.', seller: 'Hay más días para decidir el reclamo.' },
}

const writeExtension = ({ number, names }: News, { clock, until, reason }: ActRow): Texts => {
  if (!clock || !until) return {}
  const day = dayInWords(until)
  const text = (of: string, side: 'buyer' | 'seller') => ({
    subject: `Se extendió un plazo de tu ${of} ${number}`,
    preheader: `${more[clock][side]} El plazo termina el ${day}.`,
    paragraphs: [`Extendimos un plazo de tu ${of} de ${names}. ${more[clock][side]}`, 'El motivo:'],
    quote: reason,
    facts: [['Termina el', day] as const],
  })
  return { buyer: text('compra', 'buyer'), seller: text('venta', 'seller') }
}

const writeRefund = ({ number, names, currency, status }: News, { amountMinor, reason }: ActRow): Texts => {
  const sum = formatMinor(amountMinor ?? 0, currency)
  const rest = status === 'reembolsada' ? 'La venta se deshizo.' : 'El resto sigue su curso.'
  const facts = [['Devolución', sum] as const]
  return {
    buyer: {
      subject: `Te devolvemos dinero de tu compra ${number}`,
      preheader: `Son ${sum}, al mismo medio de pago.`,
      paragraphs: [`Te devolvemos ${sum} de lo que pagaste por ${names}, al mismo medio de pago. El motivo:`],
      quote: reason,
      facts,
    },
    seller: {
      subject: `Se devolvió dinero de tu venta ${number}`,
      preheader: `Son ${sum}. ${rest}`,
      paragraphs: [`Devolvimos ${sum} de la venta de ${names} a quien la compró. ${rest} El motivo:`],
      quote: reason,
      facts,
    },
  }
}

/** Emails both parties what an operator did to their order, with the reason. */
export const mailAct = async (ctx: Ctx, { actId, orderId }: Events['orders.acted']): Promise<void> => {
  const [act] = await ctx.db.select().from(orderActs).where(eq(orderActs.id, actId))
  const write = act?.kind === 'refund' ? writeRefund : writeExtension
  if (act) await send(ctx, { orderId, email: 'act' }, (news) => write(news, act))
}
