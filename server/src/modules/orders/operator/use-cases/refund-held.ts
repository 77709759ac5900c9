import { createHash } from 'node:crypto'
import type { Answer, api, Input } from '@feria/contract'
import { toMajor, toMinor } from '@feria/contract/money'
import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { isIdempotencyKey, lockKey } from '../../../../core/idempotency.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { audit } from '../../../accounts/accounts.module.ts'
import { formatMinor } from '../../../payments/payments.module.ts'
import { endClaim } from '../../claims/queries.ts'
import { lockHeldAmount, lockRemaining, moveTo, type OrderRow, refundAll, refundPart } from '../../purchase/money.ts'
import { orderActs } from '../../tables.ts'
import { lockForOperator, recordAct } from '../acts.ts'

type Request = Input<typeof api.orders.refund>

/**
 * Refunds what is held for an order: all that is left, which ends the order and an open claim of it and restocks what was never sent, or a
 * part in the order's currency, after which it goes on. Admins and support, never parties of the order; audited, and both parties read the
 * reason. Fails with `orders.nothing-held` once all was released or refunded, with `orders.above-held` above what is left and with
 * `orders.bad-refund` for zero. The same Idempotency-Key gives back once; for another request it fails with `orders.refund-key-reused`.
 */
export const refundHeld = async (ctx: Ctx, { params, body }: Request): Promise<Answer<typeof api.orders.refund>> => {
  const key = ctx.idempotencyKey
  if (key !== null && !isIdempotencyKey(key)) fail('orders.bad-key')
  const hash = createHash('sha256')
    .update(JSON.stringify({ id: params.id, ...body }))
    .digest('hex')
  return withTransaction(ctx, async (ctx) => {
    const before = key === null ? undefined : await findByKey(ctx, key)
    if (before && before.requestHash !== hash) return fail('orders.refund-key-reused')
    if (before) return { id: params.id, refunded: toMajor(before.amountMinor ?? 0) }
    const order = await lockForOperator(ctx, params.id)
    const { amountMinor, hasEndedClaim } = await refund(ctx, order, body)
    const act = { orderId: order.id, kind: 'refund' as const, reason: body.reason, amountMinor, idempotencyKey: key, requestHash: hash }
    // The end of a claim tells both parties the sum and the reason.
    await recordAct(ctx, act, !hasEndedClaim)
    const details = { amount: formatMinor(amountMinor, order.currency), reason: body.reason }
    await audit(ctx, 'order.refunded', { kind: 'order', id: order.id, name: order.number }, details)
    return { id: order.id, refunded: toMajor(amountMinor) }
  })
}

/** What the caller gave back by this key; others with it wait until the transaction ends. */
const findByKey = async (ctx: Ctx, key: string) => {
  const actorId = memberOf(ctx).id
  await lockKey(ctx, actorId, `refund-held:${key}`)
  const isSame = and(eq(orderActs.actorId, actorId), eq(orderActs.idempotencyKey, key))
  const [found] = await ctx.db.select().from(orderActs).where(isSame)
  return found
}

/** Gives back what was asked for and returns how much, in minor units of the order, and whether a claim ended with it. */
const refund = async (ctx: Ctx, order: OrderRow, { amount, reason }: Request['body']) => {
  const heldMinor = await lockHeldAmount(ctx, order)
  if (heldMinor === 0) return fail('orders.nothing-held')
  const leftMinor = await lockRemaining(ctx, order)
  const askedMinor = amount === undefined ? leftMinor : toMinor(amount)
  if (askedMinor === 0) return fail('orders.bad-refund', {}, { amount: 'Ingresá un monto mayor que cero.' })
  if (askedMinor > leftMinor) {
    const left = formatMinor(leftMinor, order.currency)
    return fail('orders.above-held', { left }, { amount: `Ingresá como máximo ${left}.` })
  }
  if (askedMinor < leftMinor) {
    await refundPart(ctx, order, askedMinor)
    return { amountMinor: askedMinor, hasEndedClaim: false }
  }
  await moveTo(ctx, order, 'operator', 'reembolsada')
  await refundAll(ctx, order)
  return { amountMinor: leftMinor, hasEndedClaim: await endClaim(ctx, order.id, leftMinor, reason) }
}
