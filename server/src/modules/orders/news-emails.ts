import { type ClaimOutcome, HAND_OVER_DAYS, type OrderClock, type OrderEmail } from '@feria/contract/orders/values'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import type { EmailContent, EmailLink } from '../../platform/email/email.ts'
import { formatMinor } from '../payments/payments.module.ts'
import { untilOf } from './claims/queries.ts'
import { deadlineOf } from './clocks/clocks.rules.ts'
import { dayInWords, describeOrder, partiesOf } from './order-in-email.ts'
import { withdrawalEnd } from './rules.ts'
import { sendOrderEmail } from './sent-emails.ts'
import { claims, orderItems, orders } from './tables.ts'

/** An order with its parties and products, as notifications describe it. For `notifications`. */
export const newsOf = async (ctx: Ctx, orderId: string) => {
  const [order] = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      buyerId: orders.buyerId,
      sellerId: orders.sellerId,
      resellerId: orders.resellerId,
      heldUntil: orders.heldUntil,
      tracking: orders.tracking,
      productId: sql<string>`(select min(${orderItems.productId}::text) from ${orderItems} where ${orderItems.orderId} = ${orders.id})`,
      productName: sql<string>`(select string_agg(${orderItems.productName}, ', ')
        from ${orderItems} where ${orderItems.orderId} = ${orders.id})`,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) throw new Error(`There is no order ${orderId}.`)
  return { ...order, ...(await partiesOf(ctx, order)) }
}

export type News = Awaited<ReturnType<typeof describeOrder>>
type Text = Pick<EmailContent, 'subject' | 'preheader' | 'paragraphs' | 'quote' | 'notes'> & {
  facts?: (readonly [string, string])[]
  lead?: string
}
export type Texts = { buyer?: Text; seller?: Text }

/** Emails that a member gets in an hour about what time alone did, also once a stopped clock goes on; their notifications tell the rest. */
const BY_CLOCK = { max: 5, seconds: 3600 }

interface About {
  orderId: string
  email: OrderEmail
  /** What caused it, where that was time alone. */
  clock?: OrderClock | undefined
}

/** Sends each party its email. */
export const send = async (ctx: Ctx, { orderId, email, clock }: About, write: (news: News) => Texts): Promise<void> => {
  const order = await describeOrder(ctx, orderId)
  const parties = await partiesOf(ctx, order)
  for (const [to, text] of Object.entries(write(order)) as ['buyer' | 'seller', Text | undefined][]) {
    const person = parties[to]
    if (!text || !person) continue
    if (clock && (await ctx.engines.kv.countSurely(`clock-mails:${person.id}`, BY_CLOCK.seconds)).count > BY_CLOCK.max) continue
    const { lead, facts = [], ...content } = text
    const about = to === 'buyer' ? order.forBuyer : order.forSeller
    const button =
      to === 'buyer' ? { label: 'Ver mi compra', path: `/orders/${order.id}` } : { label: 'Ver la venta', path: `/sales/${order.id}` }
    await sendOrderEmail(
      ctx,
      { orderId, email, side: to },
      {
        to: person.email,
        name: person.name,
        ...content,
        items: about.items,
        facts: [...about.facts, ...facts],
        button: { ...button, ...(lead ? { lead } : {}) },
      },
    )
  }
}

const toBalance: EmailLink = { text: 'Podés retirarlo desde', label: 'tu saldo', path: '/saldo' }

/** The email for each state of an order; the payment has its own. */
const emails: Partial<Record<Events['orders.moved']['status'], (news: News) => Texts>> = {
  enviada: ({ number, names, tracking }) => ({
    buyer: {
      subject: `Tu compra ${number} está en camino`,
      preheader: tracking ? `Seguimiento: ${tracking}` : `Te enviaron ${names}.`,
      paragraphs: [`Te enviaron ${names}.`],
      ...(tracking ? { facts: [['Seguimiento', tracking]] } : {}),
      lead: 'Cuando lo tengas, confirmalo:',
    },
  }),
  completada: ({ number, names }) => ({
    seller: {
      subject: `Venta ${number} completada`,
      preheader: 'El dinero ya está en tu saldo.',
      paragraphs: [`La venta de ${names} está completa y el dinero ya está en tu saldo.`],
      notes: [toBalance],
    },
  }),
  reembolsada: ({ number, names }) => ({
    buyer: {
      subject: `Devolución de tu compra ${number}`,
      preheader: 'Te devolvemos lo que pagaste al mismo medio de pago.',
      paragraphs: [`Te devolvemos lo que pagaste por ${names} al mismo medio de pago.`],
    },
    seller: {
      subject: `Venta ${number} reembolsada`,
      preheader: 'Lo pagado se devolvió a quien compró.',
      paragraphs: [`La venta de ${names} se devolvió a quien la compró.`],
    },
  }),
}

/** Why it went back by itself, for the buyer and the seller. */
const lateSince = ({ names, deliveryKind, sendUntil }: News, { SEND_WORKING_DAYS: days }: Ctx['config']) => {
  if (sendUntil) {
    const end = `Pasó el ${dayInWords(sendUntil)}, la fecha hasta la que extendimos el plazo,`
    return { buyer: `${end} y ${names} no figura como entregado.`, seller: `${end} y la venta de ${names} no figura como entregada.` }
  }
  return deliveryKind === 'parcel'
    ? {
        buyer: `Pasaron ${days} ${days === 1 ? 'día hábil' : 'días hábiles'} desde tu pago y ${names} no figura como enviado.`,
        seller: `Pasaron ${days} ${days === 1 ? 'día hábil' : 'días hábiles'} desde el pago y la venta de ${names} no figura como enviada.`,
      }
    : {
        buyer: `Pasaron ${HAND_OVER_DAYS} días desde tu pago y ${names} no figura como entregado.`,
        seller: `Pasaron ${HAND_OVER_DAYS} días desde el pago y la venta de ${names} no figura como entregada.`,
      }
}

/** It was not sent or handed over in time; a free one has nothing to give back. */
const writeLate =
  (config: Ctx['config']) =>
  (news: News): Texts => {
    const { number, isFree } = news
    const why = lateSince(news, config)
    const back = isFree ? 'La compra se deshizo.' : 'La compra se deshizo y te devolvemos lo que pagaste al mismo medio de pago.'
    const undone = isFree ? 'El pedido se deshizo.' : 'El dinero se devolvió a quien la compró.'
    return {
      buyer: { subject: `Tu compra ${number} no llegó a tiempo`, preheader: back, paragraphs: [`${why.buyer} ${back}`] },
      seller: { subject: `Se pasó el plazo de la venta ${number}`, preheader: undone, paragraphs: [`${why.seller} ${undone}`] },
    }
  }

/** Reminds the seller of a parcel, while it is not sent, of the day from which its money goes back. */
export const mailSendReminder = (ctx: Ctx, { orderId }: Events['orders.send-reminded']): Promise<void> =>
  send(ctx, { orderId, email: 'reminder', clock: 'reminder' }, (news) => {
    const until = news.status === 'pendiente' ? deadlineOf(news, ctx.config) : null
    if (!until) return {}
    const then = news.isFree ? 'el pedido se deshace' : 'el dinero vuelve a quien la compró'
    return {
      seller: {
        subject: `Te falta enviar la venta ${news.number}`,
        preheader: `Mandala antes del ${dayInWords(until)}.`,
        paragraphs: [`La venta de ${news.names} todavía no figura como enviada. Si no la mandás antes del ${dayInWords(until)}, ${then}.`],
        lead: 'Si ya la mandaste, marcala como enviada:',
      },
    }
  })

/** It is complete, but its money is held until the buyer's right to withdraw ends. */
const writeHeld = ({ number, names, heldUntil }: News): Texts => {
  const until = heldUntil ? ` (${dayInWords(heldUntil)})` : ''
  const why = `Por el derecho de arrepentimiento el dinero pasa a tu saldo al terminar el plazo${until}.`
  return {
    seller: { subject: `Venta ${number} completada`, preheader: why, paragraphs: [`La venta de ${names} está completa. ${why}`] },
  }
}

/** Emails that the money held until the buyer's right to withdraw ended was released. */
export const mailPaidOut = (ctx: Ctx, { orderId }: Events['orders.paid-out']): Promise<void> =>
  send(ctx, { orderId, email: 'paid-out', clock: 'held' }, ({ number, names }) => ({
    seller: {
      subject: `Cobraste la venta ${number}`,
      preheader: 'El dinero ya está en tu saldo.',
      paragraphs: [`El dinero de la venta de ${names} ya está en tu saldo.`],
      notes: [toBalance],
    },
  }))

/** Its buyer hears of it: whoever got hold of the code has not handed anything over. */
const writeHandedOver = ({ number, names }: News): Texts => ({
  buyer: {
    subject: `Compra ${number} entregada`,
    preheader: 'Se cargó tu código de entrega.',
    paragraphs: [`Quien te entregó ${names} cargó tu código de entrega y la compra quedó completada.`],
    lead: 'Si no lo tenés, o algo no está bien, abrí un reclamo:',
  },
})

/** Its buyer hears of it and until when they can claim: nobody knows whether it arrived. */
const writeSilent = ({ number, names, completedAt }: News): Texts => {
  const until = completedAt ? ` antes del ${dayInWords(withdrawalEnd(completedAt))}` : ''
  return {
    buyer: {
      subject: `Dimos por recibida tu compra ${number}`,
      preheader: `Si no la tenés, abrí un reclamo${until}.`,
      paragraphs: [
        `Terminó el plazo para confirmar que recibiste ${names} y no nos contaste de ningún problema, así que la compra quedó completada.`,
      ],
      lead: `Si no te llegó o algo está mal, abrí un reclamo${until}:`,
    },
  }
}

/** Emails the parties about a change of an order's state. */
export const mailMoved = async (ctx: Ctx, { orderId, status, isHeld, by, clock }: Events['orders.moved']): Promise<void> => {
  // The end of its claim says why it went back.
  if (clock === 'unanswered' || clock === 'undecided') return
  // What an operator did is told with its reason.
  if (by === 'operator') return
  const isLate = clock === 'unsent' || clock === 'uncollected'
  const write = isLate ? writeLate(ctx.config) : isHeld ? writeHeld : emails[status]
  if (write)
    await send(ctx, { orderId, email: 'moved', clock }, (news) => ({
      ...write(news),
      ...(by === 'code' ? writeHandedOver(news) : clock === 'silent' ? writeSilent(news) : {}),
    }))
}

/** Emails the parties about a step of a claim. */
export const mailClaim = async (ctx: Ctx, { claimId, orderId, step, clock }: Events['orders.claim-moved']): Promise<void> => {
  const [claim] = await ctx.db.select().from(claims).where(eq(claims.id, claimId))
  if (claim) await send(ctx, { orderId, email: 'claim', clock }, (news) => claimSteps[step](news, claim, ctx.config))
}

type ClaimRow = typeof claims.$inferSelect

const outcomes: Record<ClaimOutcome, string> = {
  devolver: 'se devuelve lo pagado',
  'devolver una parte': 'se devuelve una parte de lo pagado',
  'pagar al vendedor': 'el dinero es de quien vendió',
}

const claimSteps: Record<Events['orders.claim-moved']['step'], (news: News, claim: ClaimRow, config: Ctx['config']) => Texts> = {
  opened: ({ number, names }, claim, config) => ({
    seller: {
      subject: `Reclamo por la venta ${number}`,
      preheader: 'El dinero queda retenido hasta que se resuelva.',
      paragraphs: [`Quien te compró ${names} dice:`],
      quote: claim.text,
      lead:
        'El dinero queda retenido. ' +
        `Respondé antes del ${dayInWords(untilOf(claim, config) ?? claim.createdAt)}, o vuelve a quien te compró:`,
    },
  }),
  answered: ({ number, names }, claim) => ({
    buyer: {
      subject: `Respuesta a tu reclamo ${number}`,
      preheader: `Quien vende respondió tu reclamo por ${names}.`,
      paragraphs: [`Quien vende respondió tu reclamo por ${names}:`],
      quote: claim.answer ?? undefined,
    },
  }),
  settled: ({ number, names, currency }, { outcome, note, refundedMinor }) => {
    const end = `El reclamo por ${names} terminó: ${outcome ? outcomes[outcome] : 'sin cambios'}.`
    const text: Text = {
      subject: `Se resolvió el reclamo ${number}`,
      preheader: end,
      paragraphs: [end],
      quote: note || undefined,
      ...(refundedMinor ? { facts: [['Devolución', formatMinor(refundedMinor, currency)]] } : {}),
    }
    return { buyer: text, seller: text }
  },
}
