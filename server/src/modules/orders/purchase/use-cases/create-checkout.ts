import { fold } from '@feria/contract/fold'
import { toMinor } from '@feria/contract/money'
import type { paymentStart } from '@feria/contract/payments/schemas'
import { CHECKOUT_MINUTES } from '@feria/contract/payments/values'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { users } from '../../../accounts/tables.ts'
import { products } from '../../../catalogue/tables.ts'
import { createProviderCheckout, failOtherPrice } from '../../../payments/payments.module.ts'
import { orders } from '../../tables.ts'
import { dueOf } from '../due.ts'
import type { OrderRow } from '../money.ts'
import { confirmFreeOrder } from '../payment.ts'
import { placeOrder } from './place-order.ts'

type Body = z.output<typeof paymentStart>

const MINUTE_MS = 60_000
/** How many characters of a folded name are stored and indexed. */
const FOLDED = 300
/** The longest time from placing an order that it is kept for the provider's page, which takes longer to fill in than the card form. */
const MAX_MINUTES = 60
const MIN_MINUTES = 5

/**
 * Starts a payment at the provider's checkout and returns its URL. The price is always the server's: a title and price that differ from
 * those of the product or the order are refused. A reserved order is paid by naming it and its price, signed in or not; another member's
 * is not found. Without one a member's order is placed now; a visitor gets our own URL, where they sign in first, since a purchase needs
 * a buyer. A free order is confirmed at once, and the URL is that of the order.
 */
export const createCheckout = async (ctx: Ctx, body: Body): Promise<string> => {
  if (body.orderId) return openFor(ctx, body.orderId, toMinor(body.unit_price))
  const productId = await findProduct(ctx, body)
  // Our own URLs are relative, so they work under any host name.
  if (!ctx.actor) return `/payment?${new URLSearchParams({ productId, start: 'checkout' })}`
  return openFor(ctx, await placeFor(ctx, productId, body.unit_price), null)
}

const openFor = async (ctx: Ctx, orderId: string, askedMinor: number | null): Promise<string> => {
  const [asked] = await ctx.db.select().from(orders).where(isOwn(ctx, orderId))
  if (asked?.totalMinor === 0 && !askedMinor && asked.status !== 'cancelada' && (await confirmFreeOrder(ctx, orderId)))
    return `/orders/${orderId}`
  const { order, until } = await keep(ctx, orderId, askedMinor)
  const due = await dueOf(ctx, order)
  const returnUrl = `${ctx.config.PUBLIC_URL}/payment/return?order=${orderId}`
  const address = await createProviderCheckout(ctx, { ...due, payerEmail: await emailOf(ctx, order.buyerId) }, { returnUrl, until })
  return address ?? fail('payments.unavailable')
}

/** An order that the caller may pay: a member's own, for visitors the one that they name. */
const isOwn = ({ actor }: Ctx, orderId: string) => and(eq(orders.id, orderId), actor ? eq(orders.buyerId, actor.id) : undefined)

const emailOf = async (ctx: Ctx, buyerId: string): Promise<string> => {
  const [buyer] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, buyerId))
  return buyer?.email ?? fail('orders.not-payable')
}

/** The visible product requested: by id, otherwise by this title and price. */
const findProduct = async (ctx: Ctx, { productId, title, unit_price }: Body): Promise<string> => {
  const isMeant = productId
    ? eq(products.id, productId)
    : and(
        eq(products.nameFolded, fold(title).slice(0, FOLDED)),
        eq(products.name, title),
        eq(products.priceMinor, toMinor(unit_price)),
        isNull(products.soldAt),
      )
  const [product] = await ctx.db
    .select({ id: products.id, priceMinor: products.priceMinor, currency: products.currency })
    .from(products)
    .where(and(isMeant, eq(products.isVisible, true)))
    .orderBy(sql`${products.stock} > 0 desc`, products.id)
    .limit(1)
  if (!product) return fail(productId ? 'catalogue.not-found' : 'payments.no-product')
  const { priceMinor, currency } = product
  if (priceMinor !== null && priceMinor !== toMinor(unit_price)) failOtherPrice({ amountMinor: priceMinor, currency })
  return product.id
}

const placeFor = async (ctx: Ctx, productId: string, total: number): Promise<string> => {
  const body = { products: [{ productId, quantity: 1 as const }], total }
  const { id } = await placeOrder({ ...ctx, idempotencyKey: ctx.idempotencyKey }, { params: undefined, query: undefined, body })
  return id
}

/**
 * Keeps a reserved order's units while the provider's page is open, at most an hour after it was placed, so that restarting cannot keep
 * them for ever. Fails for any other order, another member's, and a price other than its own.
 */
const keep = async (ctx: Ctx, orderId: string, askedMinor: number | null): Promise<{ order: OrderRow; until: Date }> => {
  const isPayable = and(isOwn(ctx, orderId), eq(orders.status, 'reservada'), isNull(orders.payingSince))
  const [order] = await ctx.db.select().from(orders).where(isPayable)
  if (!order) return fail('orders.not-payable')
  const { totalMinor: amountMinor, currency } = order
  if (askedMinor !== null && askedMinor !== amountMinor) failOtherPrice({ amountMinor, currency })
  const now = ctx.now().getTime()
  const until = new Date(Math.min(now + CHECKOUT_MINUTES * MINUTE_MS, order.createdAt.getTime() + MAX_MINUTES * MINUTE_MS))
  if (until.getTime() - now < MIN_MINUTES * MINUTE_MS) fail('orders.not-payable')
  const [kept] = await ctx.db.update(orders).set({ reservedUntil: until }).where(isPayable).returning()
  return kept ? { order: kept, until } : fail('orders.not-payable')
}
