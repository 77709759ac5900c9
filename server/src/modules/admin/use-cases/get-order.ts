import type { Answer, api, Input } from '@feria/contract'
import type { AdminOrder } from '@feria/contract/admin/order-schemas'
import { MAX_ORDER_TIMELINE } from '@feria/contract/admin/values'
import { toMajor } from '@feria/contract/money'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { daysLeftOf, endOf, extensionOf, isPartyOf, repeatableOf, runningClockOf, toClaim } from '../../orders/orders.module.ts'
import type { claims, orders } from '../../orders/tables.ts'
import { proportion, splitFee } from '../../payments/payments.module.ts'
import { ledgerHolds } from '../../payments/tables.ts'
import { readAbout, readOrder } from '../order-rows.ts'
import { happenedTo } from '../order-timeline.ts'
import { timelineOf } from '../timeline.rules.ts'

type OrderRow = typeof orders.$inferSelect
type HoldRow = typeof ledgerHolds.$inferSelect

/**
 * An order for whoever looks after it: its parties, what its money does by the ledger, what runs until when, and the latest 200 things that
 * happened, the oldest first. Messages are counted, never read. A dozen statements, however much happened. Admins and support; fails with
 * `orders.not-found`.
 */
export const getOrder = async (ctx: Ctx, { params }: Input<typeof api.admin.order>): Promise<Answer<typeof api.admin.order>> => {
  const found = await readOrder(ctx, params.id)
  if (!found) return fail('orders.not-found')
  const { order, buyer, seller, reseller } = found
  const about = await readAbout(ctx, order, MAX_ORDER_TIMELINE + 1)
  const [hold] = order.paidBy ? await ctx.db.select().from(ledgerHolds).where(eq(ledgerHolds.paymentId, order.paidBy)) : []
  const [claim] = about.claims
  const has = { claim: claim !== undefined, act: about.acts.length > 0 }
  return {
    ...{ id: order.id, number: order.number, status: order.status, createdAt: order.createdAt.toISOString() },
    ...{ paymentMethod: order.paymentMethod, currency: order.currency, buyer, seller, reseller },
    items: about.items.map(({ productId, productName, productImage, priceMinor }) => ({
      ...{ productId, name: productName, imageUrl: productImage, price: toMajor(priceMinor) },
    })),
    delivery: { kind: order.deliveryKind, pickupArea: order.pickupArea, tracking: order.tracking },
    sums: {
      total: toMajor(order.totalMinor),
      parcel: toMajor(order.parcelMinor),
      commission: toMajor(order.resaleMinor),
      left: hold ? toMajor(proportion(heldOf(hold), hold.capturedMinor, order.totalMinor)) : 0,
    },
    charged: hold ? chargedOf(ctx, order, hold) : null,
    clocks: clocksOf(ctx, order, claim?.settledAt === null ? claim : null),
    claim: claim ? toClaim(claim, ctx.config) : null,
    reviews: {
      buyer: about.written.some(({ authorId }) => authorId === order.buyerId),
      seller: about.written.some(({ authorId }) => authorId === order.sellerId),
    },
    repeatable: repeatableOf(order, has, ctx.now()),
    isOwn: isPartyOf(order, memberOf(ctx).id),
    ...timelineOf(happenedTo(order, about), MAX_ORDER_TIMELINE),
  }
}

const heldOf = ({ capturedMinor, releasedMinor, refundedMinor }: HoldRow): number => capturedMinor - releasedMinor - refundedMinor

/** The fee is of what is not refunded, less the reseller's part and the parcel, as a release takes it. */
const chargedOf = (ctx: Ctx, order: OrderRow, hold: HoldRow): AdminOrder['charged'] => {
  const { currency, capturedMinor, releasedMinor, refundedMinor } = hold
  const keptMinor = capturedMinor - refundedMinor
  const resellerMinor = order.resellerId ? proportion(hold.resellerMinor, capturedMinor, keptMinor) : 0
  const parcelMinor = Math.min(proportion(order.parcelMinor, order.totalMinor, keptMinor), keptMinor - resellerMinor)
  const { platformMinor } = splitFee(keptMinor - resellerMinor - parcelMinor, ctx.config.PLATFORM_FEE_PERCENT)
  return {
    currency,
    captured: toMajor(capturedMinor),
    held: toMajor(heldOf(hold)),
    released: toMajor(releasedMinor),
    refunded: toMajor(refundedMinor),
    fee: toMajor(platformMinor),
  }
}

const clocksOf = (ctx: Ctx, order: OrderRow, claim: typeof claims.$inferSelect | null): AdminOrder['clocks'] => {
  const running = runningClockOf(order, claim)
  if (!running) return []
  const { name, since } = running
  const extended = { ...order, ...claim }
  const extendable = extensionOf(name) ? daysLeftOf(name, since, extended, ctx.config) : null
  return [{ clock: name, until: endOf(name, since, extended, ctx.config).toISOString(), extendable }]
}
