import { CHECKOUT_MINUTES } from '@feria/contract/payments/values'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { latestRate } from '../../catalogue/catalogue.module.ts'
import { dueFor, proportion, type Sum } from '../../payments/payments.module.ts'
import { orders } from '../tables.ts'
import type { OrderRow } from './money.ts'

const MINUTE_MS = 60_000

const untilOf = (ctx: Ctx): Date => new Date(ctx.now().getTime() + CHECKOUT_MINUTES * MINUTE_MS)

/** The due columns of a new order that is charged at once; none if its currency is not taken, which needs the rate and is for `dueOf`. */
export const dueAtOnce = (ctx: Ctx, { amountMinor, currency }: Sum): Partial<OrderRow> =>
  ctx.engines.payments.currencies.includes(currency)
    ? { dueMinor: amountMinor, dueCurrency: currency, dueArsCents: null, dueUntil: untilOf(ctx) }
    : {}

/** Refuses a new order that nobody could pay, at the rate that was stored with it: as `dueOf` fails. */
export const checkDue = (ctx: Ctx, { totalMinor, currency, rateArsCents }: OrderRow): void => {
  chargedFor(ctx, { amountMinor: totalMinor, currency }, rateArsCents)
}

/**
 * What the provider charges for an order. If it does not take the order's currency, the amount is fixed at the current rate for 30
 * minutes, so that a rate change in between has no effect. Fails with `payments.off` without a provider and with `payments.no-rate` while
 * no rate was ever set.
 */
export const dueOf = async (ctx: Ctx, order: OrderRow) => {
  const { resellerId } = order
  const whose = { reference: order.id, payeeId: order.sellerId, resellerId, description: `Compra ${order.number}` }
  const resellersOf = (amountMinor: number) => ({ resellerMinor: proportion(order.resaleMinor, order.totalMinor, amountMinor) })
  const { dueMinor, dueCurrency, dueUntil } = order
  if (dueMinor !== null && dueCurrency && dueUntil && dueUntil > ctx.now())
    return { ...whose, ...resellersOf(dueMinor), amountMinor: dueMinor, currency: dueCurrency }
  const due = chargedFor(ctx, { amountMinor: order.totalMinor, currency: order.currency }, await latestRate(ctx))
  await ctx.db
    .update(orders)
    .set({ dueMinor: due.amountMinor, dueCurrency: due.currency, dueArsCents: due.arsCents, dueUntil: untilOf(ctx) })
    .where(eq(orders.id, order.id))
  return { ...whose, ...resellersOf(due.amountMinor), amountMinor: due.amountMinor, currency: due.currency }
}

const chargedFor = (ctx: Ctx, total: Sum, arsCents: number | null) => {
  const { currencies } = ctx.engines.payments
  if (currencies.length === 0) return fail('payments.off')
  return dueFor(total, currencies, arsCents) ?? fail('payments.no-rate')
}
