import { createHash, randomBytes } from 'node:crypto'
import type { Answer, api, Input } from '@feria/contract'
import { toMinor } from '@feria/contract/money'
import { RESERVATION_MINUTES } from '@feria/contract/orders/values'
import { and, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { isIdempotencyKey } from '../../../../core/idempotency.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { users } from '../../../accounts/tables.ts'
import { isApartFrom } from '../../../blocks/blocks.module.ts'
import { explainUntaken, latestRateNow, takeStock } from '../../../catalogue/catalogue.module.ts'
import { beginCharge, failOtherPrice, findPayableCard, type Sum } from '../../../payments/payments.module.ts'
import { keepAddress } from '../../delivery/addresses.ts'
import { notDelivered, termsOf } from '../../delivery/delivery.rules.ts'
import { keepItems } from '../../listings/frozen.ts'
import { commissionOf, numberOf, objectionTo, objectionToUntaken, totalOf } from '../../rules.ts'
import { orders } from '../../tables.ts'
import { checkDue, dueAtOnce, dueOf } from '../due.ts'
import { confirmFreeOrder } from '../payment.ts'
import { getOrder, toPaidOrder } from '../queries.ts'
import { answerAgain, findByKey } from '../repeats.ts'
import { type BegunCharge, type Card, cardOf, chargeOrder } from './charge-order.ts'

type Body = Input<typeof api.orders.place>['body']

/** The link that a purchase comes through: the total is then the price plus the reseller's commission, in thousandths of it. */
export interface Resale {
  resellerId: string
  linkId: string
  permille: number
  /** The transaction whose URL led here, if known. */
  transactionId: string | null
}

/**
 * Buys one unit of each product, all from one seller: reserves the stock in one transaction, at the server's prices, for 15 minutes and,
 * with the token of a card, a kept one of theirs or another, charges it and notifies both parties. Members only, for themselves. Refuses
 * own, hidden, sold, unpriced and out-of-stock products, a delivery that its seller does not offer, a total, parcel included, other than
 * the one the buyer saw, and what nobody could pay: then nothing has changed. Without a delivery the parties agree on it. A refused card
 * fails with its reason and leaves the order reserved, payable by another card. A free order is confirmed at once without using the card
 * token. Repeating the Idempotency-Key returns the first result, even while the first request is running.
 */
export const placeOrder = (ctx: Ctx, { body }: Input<typeof api.orders.place>): Promise<Answer<typeof api.orders.place>> =>
  place(ctx, body, null)

/**
 * Places an order through a reseller's link; the reseller is neither its buyer nor its seller. For `reselling`, which resolves the link.
 */
export const placeResale = (ctx: Ctx, body: Body, resale: Resale): Promise<Answer<typeof api.orders.place>> => place(ctx, body, resale)

const place = async (ctx: Ctx, body: Body, resale: Resale | null): Promise<Answer<typeof api.orders.place>> => {
  const key = ctx.idempotencyKey
  if (key !== null && !isIdempotencyKey(key)) fail('orders.bad-key')
  const asked = cardOf(body)
  const ids = body.products.map(({ productId }) => productId)
  if (new Set(ids).size < ids.length) fail('orders.repeated-product')
  const hash = requestHash(resale ? [...ids, resale.linkId] : ids)
  const { order, reserved } = await withTransaction(ctx, async (ctx) => {
    const before = key === null ? undefined : await findByKey(ctx, key)
    if (before) return { order: before, reserved: null }
    const reserved = await reserve(ctx, { ids, body, key, hash, resale, card: asked })
    if (reserved.order.totalMinor === 0) await confirmFreeOrder(ctx, reserved.order.id)
    return { order: reserved.order, reserved }
  })
  const card = order.totalMinor === 0 ? null : asked
  if (!reserved) return answerAgain(ctx, order, hash, card)
  const paid = card && (await chargeOrder(ctx, order, card, reserved.charge))
  return paid ? toPaidOrder(ctx, paid, reserved.seller) : getOrder(ctx, order.id)
}

/**
 * A hash that is equal for requests of the same purchase. The card token, the total seen and the delivery are left out, since a retry may
 * bring new ones.
 */
const requestHash = (productIds: string[]): string =>
  createHash('sha256')
    .update([...productIds].sort().join())
    .digest('hex')

interface NewOrder {
  ids: string[]
  body: Body
  key: string | null
  hash: string
  resale: Resale | null
  card: Card | null
}

/**
 * Reserves the stock and stores the order, with its listings as they are, its address, and the attempt of a charge in the order's own
 * currency: the provider is asked once this has committed.
 */
const reserve = async (ctx: Ctx, { ids, body, key, hash, resale, card }: NewOrder) => {
  const buyer = memberOf(ctx)
  const kept = body.cardId ? await findPayableCard(ctx, body.cardId) : null
  const units = await takeStock(ctx, ids)
  const missing = ids.filter((id) => !units.some((unit) => unit.id === id))
  const [first] = units
  if (missing.length > 0 || !first) return refuse(ctx, missing, buyer.id)
  if (await isApartFrom(ctx, first.userId)) fail('catalogue.not-found')
  const refusal = objectionTo(units, buyer.id)
  if (refusal) fail(refusal.code, { name: refusal.name })
  const now = ctx.now()
  const priceMinor = totalOf(units)
  const resaleMinor = resale ? commissionOf(priceMinor, resale.permille) : 0
  if (resale) await checkReseller(ctx, resale, first.name)
  const deliveryKind = body.delivery?.kind ?? 'agreed'
  const notSo = notDelivered(units, deliveryKind)
  if (notSo !== null) fail('orders.no-such-delivery', { name: notSo })
  const delivery = { deliveryKind, ...termsOf(units, deliveryKind) }
  const totalMinor = priceMinor + resaleMinor + delivery.parcelMinor
  const total = { amountMinor: totalMinor, currency: first.currency }
  checkSeen(body, total)
  const [order] = await ctx.db
    .insert(orders)
    .values({
      id: newId({ msecs: now.getTime() }),
      number: numberOf(randomBytes(10)),
      buyerId: buyer.id,
      sellerId: first.userId,
      status: 'reservada',
      paymentMethod: kept?.cardType ?? body.paymentMethod ?? null,
      currency: first.currency,
      totalMinor,
      ...delivery,
      resellerId: resale?.resellerId ?? null,
      resaleLinkId: resale?.linkId ?? null,
      resaleMinor,
      resaleTransactionId: resale?.transactionId ?? null,
      rateArsCents: latestRateNow,
      ...(card && totalMinor > 0 ? dueAtOnce(ctx, total) : {}),
      idempotencyKey: key,
      requestHash: hash,
      reservedUntil: new Date(now.getTime() + RESERVATION_MINUTES * 60_000),
      // Claimed from the start: a repeated request that sees this row must wait, not charge as well.
      payingSince: body.cardToken ? now : null,
      createdAt: now,
    })
    .returning()
  if (!order) throw new Error('An inserted order was not returned.')
  if (totalMinor > 0) checkDue(ctx, order)
  const bought = units.map((unit) => ({
    item: {
      orderId: order.id,
      productId: unit.id,
      quantity: 1,
      priceMinor: unit.priceMinor ?? 0,
      productName: unit.name,
      productImage: unit.imageUrl,
    },
    listed: unit,
  }))
  const items = await keepItems(ctx, bought)
  if (deliveryKind === 'parcel' && body.delivery?.address) await keepAddress(ctx, order.id, body.delivery.address)
  const isBegun = order.dueMinor !== null
  const begun = isBegun ? await beginCharge(ctx, { ...(await dueOf(ctx, order)), payerEmail: buyer.email }) : null
  // Several are sorted by the database, as on every page.
  const charge: BegunCharge | undefined = begun ? { begun, kept, ...(items.length === 1 ? { items } : {}) } : undefined
  return { order, charge, seller: first.seller }
}

/** The price seen must be the price paid. */
const checkSeen = ({ total, currency }: Body, now: Sum): void => {
  const isOther = (total !== undefined && toMinor(total) !== now.amountMinor) || (currency !== undefined && currency !== now.currency)
  if (isOther) failOtherPrice(now)
}

/** The reseller's account must exist, and stay until the order is stored. */
const checkReseller = async (ctx: Ctx, { resellerId }: Resale, name: string): Promise<void> => {
  const isHere = and(eq(users.id, resellerId), isNull(users.deletedAt))
  const [reseller] = await ctx.db.select({ id: users.id }).from(users).where(isHere).for('key share')
  if (!reseller) fail('orders.not-for-sale', { name })
}

const refuse = async (ctx: Ctx, missing: string[], buyerId: string): Promise<never> => {
  const found = await explainUntaken(ctx, missing)
  const product = found.find(({ id }) => id === missing[0])
  return fail(objectionToUntaken(product, buyerId), { name: product?.name ?? '' })
}
