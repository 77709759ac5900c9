import type { Answer, api, Input } from '@feria/contract'
import { toMajor, toMinor } from '@feria/contract/money'
import type { ClaimOutcome } from '@feria/contract/orders/values'
import { type Ctx, memberOf } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { emit } from '../../../../core/events.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { audit, refuseOfStaff } from '../../../accounts/accounts.module.ts'
import { partyIdsOf, refuseParty } from '../../operator/acts.ts'
import { moveTo, type OrderRow, refundAll, refundPart, releaseFunds } from '../../purchase/money.ts'
import { lockClaim, settle } from '../queries.ts'

/**
 * Resolves a claim: a full refund, a partial one with the rest for the seller, or payment to the seller. Admins, and support but for orders
 * of staff; nobody about an order of their own; once, audited. A partial refund must be above zero and below what is left of the total, in
 * the order's currency.
 */
export const resolveClaim = (
  ctx: Ctx,
  { params, body }: Input<typeof api.orders.resolveClaim>,
): Promise<Answer<typeof api.orders.resolveClaim>> =>
  withTransaction(ctx, async (ctx) => {
    const { claim, order } = await lockClaim(ctx, params.id)
    await refuseOfStaff(ctx, partyIdsOf(order))
    refuseParty(ctx, order)
    if (claim.settledAt) return fail('orders.claim-settled')
    const part = { outcome: body.outcome, minor: body.refund === undefined ? 0 : toMinor(body.refund) }
    const refundedMinor = await carryOut(ctx, order, claim.id, part)
    const settled = await settle(ctx, claim, { outcome: body.outcome, refundedMinor, note: body.note })
    const details = { outcome: body.outcome, refunded: String(toMajor(refundedMinor)) }
    await audit(ctx, 'claim.settled', { kind: 'claim', id: claim.id, name: `Reclamo ${order.number}` }, details)
    await emit(ctx, 'orders.claim-moved', { claimId: claim.id, orderId: order.id, step: 'settled' })
    return settled
  })

/** Carries out the decision and returns the buyer's refund. */
const carryOut = async (
  ctx: Ctx,
  order: OrderRow,
  claimId: string,
  { outcome, minor: partMinor }: { outcome: ClaimOutcome; minor: number },
): Promise<number> => {
  if (outcome === 'devolver') {
    await moveTo(ctx, order, 'admin', 'reembolsada')
    return refundAll(ctx, order)
  }
  const completed = await moveTo(ctx, order, 'admin', 'completada')
  if (outcome === 'devolver una parte') await refundPart(ctx, order, partMinor)
  await releaseFunds(ctx, completed, `claim-${claimId}`)
  return outcome === 'devolver una parte' ? partMinor : 0
}

/** The buyer withdraws an open claim: the order is complete and the seller is paid. Others do not find it. */
export const dropClaim = (ctx: Ctx, { params }: Input<typeof api.orders.dropClaim>): Promise<Answer<typeof api.orders.dropClaim>> =>
  withTransaction(ctx, async (ctx) => {
    const { claim, order } = await lockClaim(ctx, params.id)
    if (order.buyerId !== memberOf(ctx).id) return fail('orders.claim-not-found')
    if (claim.settledAt) return fail('orders.claim-settled')
    await releaseFunds(ctx, await moveTo(ctx, order, 'buyer', 'completada'), `claim-${claim.id}`)
    const settled = await settle(ctx, claim, { outcome: 'pagar al vendedor', refundedMinor: 0, note: 'Quien compró retiró el reclamo.' })
    await emit(ctx, 'orders.claim-moved', { claimId: claim.id, orderId: order.id, step: 'settled' })
    return settled
  })

/**
 * The seller refunds the order in full: they cannot deliver, or the product came back. Ends an open claim. Others do not find the order.
 */
export const refundOrder = async (ctx: Ctx, order: OrderRow, claimId: string | null): Promise<void> => {
  await moveTo(ctx, order, 'seller', 'reembolsada')
  const refundedMinor = await refundAll(ctx, order)
  if (!claimId) return
  const { claim } = await lockClaim(ctx, claimId)
  await settle(ctx, claim, { outcome: 'devolver', refundedMinor, note: 'Quien vende devolvió el dinero.' })
  await emit(ctx, 'orders.claim-moved', { claimId, orderId: order.id, step: 'settled' })
}
