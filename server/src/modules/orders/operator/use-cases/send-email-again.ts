import type { Answer, api, Input } from '@feria/contract'
import { REPEATED_EMAILS_AN_HOUR } from '@feria/contract/orders/values'
import type { Ctx } from '../../../../core/context.ts'
import { fail } from '../../../../core/errors.ts'
import { emit } from '../../../../core/events.ts'
import { withTransaction } from '../../../../core/transaction.ts'
import { audit } from '../../../accounts/accounts.module.ts'
import { lockForOperator } from '../acts.ts'
import { latestOf, repeatableOf } from '../emails-again.ts'

const HOUR = 3600

/**
 * Has one of the emails about an order sent again, to whom it went the first time. Admins and support, never parties of the order;
 * audited. Fails with `orders.no-such-email` for one that does not apply, and with `orders.emails-spent` above three in an hour and order.
 */
export const sendEmailAgain = (
  ctx: Ctx,
  { params, body: { email } }: Input<typeof api.orders.sendEmail>,
): Promise<Answer<typeof api.orders.sendEmail>> =>
  withTransaction(ctx, async (ctx) => {
    const order = await lockForOperator(ctx, params.id)
    const { claim, act } = await latestOf(ctx, order.id)
    const known = repeatableOf(order, { claim: claim !== undefined, act: act !== undefined }, ctx.now())
    if (!known.includes(email)) return fail('orders.no-such-email')
    const { count } = await ctx.engines.kv.countSurely(`order-emails:${order.id}`, HOUR)
    if (count > REPEATED_EMAILS_AN_HOUR) return fail('orders.emails-spent', { max: REPEATED_EMAILS_AN_HOUR })
    await emit(ctx, 'orders.email-asked', { orderId: order.id, email })
    await audit(ctx, 'order.emailed', { kind: 'order', id: order.id, name: order.number }, { email })
    return { id: order.id, sent: email }
  })
