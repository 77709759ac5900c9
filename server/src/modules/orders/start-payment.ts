import { CHECKOUT_MINUTES } from '@feria/contract/limits'
import { toMajor, toMinor } from '@feria/contract/money'
import type { paymentStart } from '@feria/contract/payments'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { fold } from '../../language/fold.ts'
import { products } from '../catalogue/catalogue.tables.ts'
import { openCheckout } from '../payments/payments.module.ts'
import { dueOf } from './orders.due.ts'
import type { OrderRow } from './orders.money.ts'
import { orders } from './orders.tables.ts'
import { placeOrder } from './place-order.ts'

type Body = z.output<typeof paymentStart>

const MINUTE_MS = 60_000
/** So much of a folded name is kept, and indexed. */
const FOLDED = 300
/** From when it was placed an order may be kept so long for the provider's page, which nobody fills in within less than the other. */
const MOST_MINUTES = 60
const LEAST_MINUTES = 5

/**
 * Starts a payment at the provider's own page and answers the address to go to [PAY-13, PAY-14]. The price is always the server's: a title and
 * a price that are not those of the product, or of the order, are refused. A member gets the provider's page for an order of theirs, which is
 * placed now where none is named; for a visitor the address is ours, where they sign in first, since a purchase needs a buyer [PAY-01].
 */
export const startPayment = async (ctx: Ctx, body: Body): Promise<string> => {
  const productId = body.orderId ? null : await findProduct(ctx, body)
  // Our own addresses are relative: they hold under whatever name this place is reached.
  if (!ctx.actor) return `/payment?${new URLSearchParams({ ...(productId ? { productId } : {}), start: 'checkout' })}`
  const orderId = body.orderId ?? (await placeFor(ctx, productId ?? ''))
  const { order, until } = await keep(ctx, orderId, body.orderId ? toMinor(body.unit_price) : null)
  const due = await dueOf(ctx, order)
  const returnUrl = `${ctx.config.PUBLIC_URL}/payment/return?order=${orderId}`
  const address = await openCheckout(ctx, { ...due, payerEmail: ctx.actor.email }, { returnUrl, until })
  return address ?? fail('payments.unavailable')
}

/** The visible product that is meant: the one that is named, else the one with this title and price. */
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
    .select({ id: products.id, priceMinor: products.priceMinor })
    .from(products)
    .where(and(isMeant, eq(products.isVisible, true)))
    .orderBy(sql`${products.stock} > 0 desc`, products.id)
    .limit(1)
  if (!product) return fail(productId ? 'catalogue.not-found' : 'payments.no-product')
  if (product.priceMinor !== null && toMajor(product.priceMinor) !== unit_price) fail('payments.other-price')
  return product.id
}

const placeFor = async (ctx: Ctx, productId: string): Promise<string> => {
  const body = { products: [{ productId, quantity: 1 as const }] }
  const { id } = await placeOrder({ ...ctx, idempotencyKey: ctx.idempotencyKey }, { params: undefined, query: undefined, body })
  return id
}

/**
 * A reserved order of the member keeps its units while the provider's page is open, an hour after it was placed at most, so that nobody keeps
 * them for ever by beginning again. Fails for every other order, and for another price than its own.
 */
const keep = async (ctx: Ctx, orderId: string, askedMinor: number | null): Promise<{ order: OrderRow; until: Date }> => {
  const isPayable = and(
    eq(orders.id, orderId),
    eq(orders.buyerId, memberOf(ctx).id),
    eq(orders.status, 'reservada'),
    isNull(orders.payingSince),
  )
  const [order] = await ctx.db.select().from(orders).where(isPayable)
  if (!order) return fail('orders.not-payable')
  if (askedMinor !== null && askedMinor !== order.totalMinor) fail('payments.other-price')
  const now = ctx.now().getTime()
  const until = new Date(Math.min(now + CHECKOUT_MINUTES * MINUTE_MS, order.createdAt.getTime() + MOST_MINUTES * MINUTE_MS))
  if (until.getTime() - now < LEAST_MINUTES * MINUTE_MS) fail('orders.not-payable')
  const [kept] = await ctx.db.update(orders).set({ reservedUntil: until }).where(isPayable).returning()
  return kept ? { order: kept, until } : fail('orders.not-payable')
}
