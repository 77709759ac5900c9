import type { DeliveryKind } from '@feria/contract/orders/values'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import type { Email } from '../../platform/email/email.ts'
import { sendEmail } from '../../platform/email/send-email.ts'
import { users } from '../accounts/tables.ts'
import { deadlineOf } from './clocks/clocks.rules.ts'
import { dayInWords, describeOrder, describePaid } from './order-in-email.ts'
import { sendOrderEmail } from './sent-emails.ts'
import { orders, withdrawals } from './tables.ts'

/** Emails the buyer once a purchase is paid: what, from whom, what comes next. */
export const mailBuyer = async (ctx: Ctx, event: Events['orders.paid']): Promise<void> => {
  const paid = await describePaid(ctx, event)
  if (!paid) return
  const { buyer, seller, deliveryCode, isFree, names, forBuyer, conversation } = paid
  await sendOrderEmail(
    ctx,
    { orderId: event.orderId, email: 'receipt', side: 'buyer' },
    {
      to: buyer.email,
      name: buyer.name,
      subject: `Compra ${event.number}: ${names}`,
      preheader: isFree ? `${seller.name} ya sabe que es para vos.` : `Tu pago fue aprobado. ${seller.name} ya sabe que compraste.`,
      paragraphs: [isFree ? `Pediste gratis ${names} a ${seller.name}.` : `Tu pago fue aprobado. Compraste ${names} a ${seller.name}.`],
      ...forBuyer,
      ...(deliveryCode
        ? { code: { label: 'Tu código de entrega', value: deliveryCode, note: 'Mostralo recién cuando tengas el producto en la mano.' } }
        : {}),
      button: {
        lead: 'Te avisamos cuando lo envíe. Cuando lo tengas, confirmalo en tu compra:',
        label: 'Ver mi compra',
        path: `/orders/${event.orderId}`,
      },
      notes: conversation(`Si querés preguntarle algo a ${seller.name},`),
    },
  )
}

/** Emails the seller once a sale is paid: what, to whom, what to do now. */
export const mailSeller = async (ctx: Ctx, event: Events['orders.paid']): Promise<void> => {
  const paid = await describePaid(ctx, event)
  if (!paid) return
  const { buyer, seller, isFree, names, deliveryKind, pickupArea, forSeller, conversation } = paid
  const until = deadlineOf({ ...paid, status: 'pendiente' }, ctx.config)
  await sendOrderEmail(
    ctx,
    { orderId: event.orderId, email: 'sale', side: 'seller' },
    {
      to: seller.email,
      name: seller.name,
      subject: isFree ? `Pidieron ${names}` : `Vendiste ${names}`,
      preheader: isFree ? `Coordiná la entrega con ${buyer.name}.` : `El pago de ${buyer.name} está aprobado: preparalo para entregar.`,
      paragraphs: [
        isFree ? `${buyer.name} te pidió ${names}, que das gratis.` : `${buyer.name} te compró ${names} y el pago está aprobado.`,
      ],
      ...forSeller,
      button: { lead: nextOf[deliveryKind](pickupArea, until), label: 'Ver la venta', path: `/sales/${event.orderId}` },
      notes: conversation(`Para ponerte de acuerdo con ${buyer.name},`),
    },
  )
}

/**
 * Emails the requester the proof of a withdrawal request, and the seller if it belongs to a purchase. Neither quotes the request: details
 * come from the purchase, and an unknown one has none.
 */
export const mailWithdrawal = async (ctx: Ctx, { withdrawalId }: Events['orders.withdrawal-asked']): Promise<void> => {
  const [asked] = await ctx.db
    .select({ asked: withdrawals, number: orders.number, sellerName: users.name, sellerEmail: users.email })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .leftJoin(users, eq(users.id, orders.sellerId))
    .where(eq(withdrawals.id, withdrawalId))
  if (!asked) return
  const { code, email, orderId } = asked.asked
  const toAsker: Email = {
    to: email,
    name: null,
    subject: `Código de arrepentimiento ${code}`,
    preheader: 'Es la constancia de tu pedido: guardala.',
    paragraphs: [`Recibimos tu pedido de arrepentimiento${asked.number ? ` de la compra ${asked.number}` : ''}.`],
    code: { label: 'Tu código', value: code, note: 'Guardalo: es la constancia del pedido. Te contestamos por este mismo medio.' },
  }
  await (orderId ? sendOrderEmail(ctx, { orderId, email: 'withdrawal', side: 'buyer' }, toAsker) : sendEmail(ctx, toAsker))
  if (!asked.sellerEmail || !asked.sellerName || !orderId) return
  const { forSeller } = await describeOrder(ctx, orderId)
  await sendOrderEmail(
    ctx,
    { orderId, email: 'withdrawal', side: 'seller' },
    {
      to: asked.sellerEmail,
      name: asked.sellerName,
      subject: `Pedido de arrepentimiento de la venta ${asked.number}`,
      preheader: 'Si todavía no la enviaste, esperá antes de hacerlo.',
      paragraphs: [`Quien te compró en la venta ${asked.number} pidió arrepentirse (código ${code}).`],
      ...forSeller,
      button: { lead: 'Si todavía no la enviaste, esperá antes de hacerlo:', label: 'Ver la venta', path: `/sales/${orderId}` },
    },
  )
}

/** What a seller has to do now. */
const nextOf: Record<DeliveryKind, (area: string | null, until: Date | null) => string> = {
  parcel: (_area, until) =>
    `Eligió el envío: la dirección está en la venta. Mandalo${until ? ` antes del ${dayInWords(until)}` : ''} y marcala como enviada:`,
  pickup: (area) => `Lo retira en persona${area ? ` (${area})` : ''}. Arreglen la hora y, al entregarlo, cargá el código que te muestre:`,
  agreed: () => 'Coordiná la entrega y marcá la venta como enviada o, si se la das en mano, cargá su código:',
}
