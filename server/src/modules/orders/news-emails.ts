import { eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { sendEmail } from '../../platform/email.ts'
import { users } from '../accounts/tables.ts'
import { claims, orderItems, orders } from './tables.ts'

interface EmailText {
  subject: string
  lines: string[]
}

/** An order with its parties and products, as emails and notifications describe it. For `notifications` too. */
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
  const people = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [order.buyerId, order.sellerId]))
  return { ...order, buyer: people.find(({ id }) => id === order.buyerId), seller: people.find(({ id }) => id === order.sellerId) }
}

type News = Awaited<ReturnType<typeof newsOf>>

const send = async (ctx: Ctx, news: News, to: 'buyer' | 'seller', { subject, lines }: EmailText): Promise<void> => {
  const person = news[to]
  if (!person) return
  const address = `${ctx.config.PUBLIC_URL}/${to === 'buyer' ? 'orders' : 'sales'}/${news.id}`
  await sendEmail(ctx, { to: person.email, name: person.name, subject, lines: [...lines, '', address] })
}

const day = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'America/Argentina/Buenos_Aires' })

/** The email for each state of an order; the payment has its own. */
const emails: Partial<Record<Events['orders.moved']['status'], (news: News) => { buyer?: EmailText; seller?: EmailText }>> = {
  enviada: ({ number, productName, tracking }) => ({
    buyer: {
      subject: `Tu compra ${number} está en camino`,
      lines: [`Te enviaron «${productName}».`, ...(tracking ? [`Seguimiento: ${tracking}`] : []), 'Cuando lo tengas, confirmalo:'],
    },
  }),
  completada: ({ number, productName }) => ({
    seller: {
      subject: `Venta ${number} completada`,
      lines: [`La venta de «${productName}» está completa y el dinero ya está en tu saldo.`],
    },
  }),
  reembolsada: ({ number, productName }) => ({
    buyer: {
      subject: `Devolución de tu compra ${number}`,
      lines: [`Te devolvemos lo que pagaste por «${productName}» al mismo medio de pago.`],
    },
    seller: { subject: `Venta ${number} reembolsada`, lines: [`La venta de «${productName}» se devolvió a quien la compró.`] },
  }),
}

/** It is complete, but its money is held until the buyer's right to withdraw ends. */
const writeHeld = ({ number, productName, heldUntil }: News): { buyer?: EmailText; seller?: EmailText } => {
  const until = heldUntil ? ` (${day.format(heldUntil)})` : ''
  const lines = [
    `La venta de «${productName}» está completa. Por el derecho de arrepentimiento el dinero pasa a tu saldo al terminar el plazo${until}.`,
  ]
  return { seller: { subject: `Venta ${number} completada`, lines } }
}

/** Emails that the money held until the buyer's right to withdraw ended was released. */
export const mailPaidOut = async (ctx: Ctx, { orderId }: Events['orders.paid-out']): Promise<void> => {
  const news = await newsOf(ctx, orderId)
  const lines = [`El dinero de la venta de «${news.productName}» ya está en tu saldo.`]
  await send(ctx, news, 'seller', { subject: `Cobraste la venta ${news.number}`, lines })
}

/** Emails the parties about a change of an order's state. */
export const mailMoved = async (ctx: Ctx, { orderId, status, isHeld }: Events['orders.moved']): Promise<void> => {
  const write = isHeld ? writeHeld : emails[status]
  if (!write) return
  const news = await newsOf(ctx, orderId)
  const { buyer, seller } = write(news)
  if (buyer) await send(ctx, news, 'buyer', buyer)
  if (seller) await send(ctx, news, 'seller', seller)
}

/** Emails the parties about a step of a claim. */
export const mailClaim = async (ctx: Ctx, { claimId, orderId, step }: Events['orders.claim-moved']): Promise<void> => {
  const news = await newsOf(ctx, orderId)
  const [claim] = await ctx.db.select().from(claims).where(eq(claims.id, claimId))
  if (!claim) return
  const about = `«${news.productName}»`
  if (step === 'opened') {
    const lines = [`Quien te compró ${about} dice:`, '', claim.text, '', 'El dinero queda retenido. Respondé para que podamos resolverlo:']
    return send(ctx, news, 'seller', { subject: `Reclamo por la venta ${news.number}`, lines })
  }
  if (step === 'answered') {
    const lines = [`Quien vende respondió tu reclamo por ${about}:`, '', claim.answer ?? '']
    return send(ctx, news, 'buyer', { subject: `Respuesta a tu reclamo ${news.number}`, lines })
  }
  const told = {
    subject: `Se resolvió el reclamo ${news.number}`,
    lines: [`El reclamo por ${about} terminó: ${claim.outcome}.`, claim.note ?? ''],
  }
  await send(ctx, news, 'buyer', told)
  await send(ctx, news, 'seller', told)
}
