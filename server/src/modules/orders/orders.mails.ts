import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Events } from '../../events.ts'
import { users } from '../accounts/accounts.tables.ts'

/** The buyer's mail once a purchase is paid: what, from whom, what comes next. */
export const mailBuyer = async (ctx: Ctx, event: Events['orders.paid']): Promise<void> => {
  const { buyer, seller } = await partiesOf(ctx, event)
  if (!buyer || !seller) return
  await ctx.engines.mail.send({
    to: buyer.email,
    subject: `Compra ${event.number}: ${namesOf(event)}`,
    text: [
      `Hola, ${buyer.name}:`,
      '',
      `Tu pago fue aprobado. Compraste ${namesOf(event)} a ${seller.name} (${seller.email}).`,
      'Te avisamos cuando lo envíe. Cuando lo tengas, confirmalo en tu compra:',
      '',
      `${ctx.config.PUBLIC_URL}/orders/${event.orderId}`,
      '',
      `El equipo de ${ctx.config.BRAND_NAME}`,
    ].join('\n'),
  })
}

/** The seller's mail once a sale is paid: what, to whom, what to do now. */
export const mailSeller = async (ctx: Ctx, event: Events['orders.paid']): Promise<void> => {
  const { buyer, seller } = await partiesOf(ctx, event)
  if (!buyer || !seller) return
  await ctx.engines.mail.send({
    to: seller.email,
    subject: `Vendiste ${namesOf(event)}`,
    text: [
      `Hola, ${seller.name}:`,
      '',
      `${buyer.name} (${buyer.email}) te compró ${namesOf(event)} y el pago está aprobado.`,
      'Coordiná la entrega y marcá la venta como enviada:',
      '',
      `${ctx.config.PUBLIC_URL}/sales/${event.orderId}`,
      '',
      `El equipo de ${ctx.config.BRAND_NAME}`,
    ].join('\n'),
  })
}

const namesOf = (event: Events['orders.paid']) => event.products.map(({ name }) => `«${name}»`).join(', ')

const partiesOf = async (ctx: Ctx, { buyerId, sellerId }: { buyerId: string; sellerId: string }) => {
  const rows = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [buyerId, sellerId]))
  return { buyer: rows.find(({ id }) => id === buyerId), seller: rows.find(({ id }) => id === sellerId) }
}
