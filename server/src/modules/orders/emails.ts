import type { DeliveryKind } from '@feria/contract/orders/values'
import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { sendEmail } from '../../platform/email.ts'
import { users } from '../accounts/tables.ts'
import { orders, withdrawals } from './tables.ts'

/** Emails the buyer once a purchase is paid: what, from whom, what comes next. */
export const mailBuyer = async (ctx: Ctx, event: Events['orders.paid']): Promise<void> => {
  const { buyer, seller } = await partiesOf(ctx, event)
  if (!buyer || !seller) return
  const { code, isFree } = await orderOf(ctx, event)
  await sendEmail(ctx, {
    to: buyer.email,
    name: buyer.name,
    subject: `Compra ${event.number}: ${namesOf(event)}`,
    lines: [
      isFree
        ? `Pediste gratis ${namesOf(event)} a ${seller.name} (${seller.email}).`
        : `Tu pago fue aprobado. Compraste ${namesOf(event)} a ${seller.name} (${seller.email}).`,
      ...(code ? [`Tu código de entrega es ${code}. Decilo solo cuando tengas el producto en la mano.`] : []),
      'Te avisamos cuando lo envíe. Cuando lo tengas, confirmalo en tu compra:',
      '',
      `${ctx.config.PUBLIC_URL}/orders/${event.orderId}`,
    ],
  })
}

/** Emails the seller once a sale is paid: what, to whom, what to do now. */
export const mailSeller = async (ctx: Ctx, event: Events['orders.paid']): Promise<void> => {
  const { buyer, seller } = await partiesOf(ctx, event)
  if (!buyer || !seller) return
  const { isFree, deliveryKind, pickupArea } = await orderOf(ctx, event)
  await sendEmail(ctx, {
    to: seller.email,
    name: seller.name,
    subject: isFree ? `Pidieron ${namesOf(event)}` : `Vendiste ${namesOf(event)}`,
    lines: [
      isFree
        ? `${buyer.name} (${buyer.email}) te pidió ${namesOf(event)}, que das gratis.`
        : `${buyer.name} (${buyer.email}) te compró ${namesOf(event)} y el pago está aprobado.`,
      ...nextOf[deliveryKind](pickupArea),
      '',
      `${ctx.config.PUBLIC_URL}/sales/${event.orderId}`,
    ],
  })
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
  const { code, email } = asked.asked
  await sendEmail(ctx, {
    to: email,
    name: null,
    subject: `Código de arrepentimiento ${code}`,
    lines: [
      `Recibimos tu pedido de arrepentimiento${asked.number ? ` de la compra ${asked.number}` : ''}. Tu código es:`,
      '',
      code,
      '',
      'Guardalo: es la constancia del pedido. Te contestamos por este mismo medio.',
    ],
  })
  if (!asked.sellerEmail || !asked.sellerName) return
  await sendEmail(ctx, {
    to: asked.sellerEmail,
    name: asked.sellerName,
    subject: `Pedido de arrepentimiento de la venta ${asked.number}`,
    lines: [
      `Quien te compró en la venta ${asked.number} pidió arrepentirse (código ${code}).`,
      'Si todavía no la enviaste, esperá antes de hacerlo:',
      '',
      `${ctx.config.PUBLIC_URL}/sales/${asked.asked.orderId}`,
    ],
  })
}

/** What a seller has to do now. */
const nextOf: Record<DeliveryKind, (area: string | null) => string[]> = {
  parcel: () => ['Eligió el envío: la dirección está en la venta. Mandalo y marcala como enviada:'],
  pickup: (area) => [`Lo retira en persona${area ? ` (${area})` : ''}. Arreglen la hora y marcá la venta como enviada al entregarlo:`],
  agreed: () => ['Coordiná la entrega y marcá la venta como enviada:'],
}

/** What the emails say about a paid order beyond its event. */
const orderOf = async (ctx: Ctx, { orderId }: Events['orders.paid']) => {
  const [order] = await ctx.db
    .select({
      code: orders.deliveryCode,
      totalMinor: orders.totalMinor,
      deliveryKind: orders.deliveryKind,
      pickupArea: orders.pickupArea,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  return {
    code: order?.code,
    isFree: order?.totalMinor === 0,
    deliveryKind: order?.deliveryKind ?? 'agreed',
    pickupArea: order?.pickupArea ?? null,
  } as const
}

const namesOf = (event: Events['orders.paid']) => event.products.map(({ name }) => `«${name}»`).join(', ')

const partiesOf = async (ctx: Ctx, { buyerId, sellerId }: { buyerId: string; sellerId: string }) => {
  const rows = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [buyerId, sellerId]))
  return { buyer: rows.find(({ id }) => id === buyerId), seller: rows.find(({ id }) => id === sellerId) }
}
