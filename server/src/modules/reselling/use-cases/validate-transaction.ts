import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { checkAction, type TransactionAction } from '../rules.ts'
import { signedPayment } from '../signed-payment.ts'
import { resaleTransactions } from '../tables.ts'
import { flagsOf, lockTransaction, readTransaction, type TransactionRow } from '../transactions.ts'

/**
 * Does one deed of the table to a transaction of the member. Done before it changes nothing; where the table does not have it, it is
 * refused with `reselling.bad-step`.
 */
export const take = (
  ctx: Ctx,
  id: string,
  action: TransactionAction,
  change: (ctx: Ctx, row: TransactionRow) => Promise<Partial<TransactionRow>>,
) =>
  withTransaction(ctx, async (ctx) => {
    const row = await lockTransaction(ctx, id)
    const verdict = checkAction(flagsOf(row), action)
    if (verdict === 'refused') return fail('reselling.bad-step')
    if (verdict === 'now') {
      await ctx.db
        .update(resaleTransactions)
        .set(await change(ctx, row))
        .where(eq(resaleTransactions.id, id))
    }
    return { row, isNew: verdict === 'now', transaction: await readTransaction(ctx, id) }
  })

/** The reseller says that the buyer is real. Again changes nothing. */
export const validateTransaction = async (
  ctx: Ctx,
  { params }: Input<typeof api.reselling.validate>,
): Promise<Answer<typeof api.reselling.validate>> =>
  (await take(ctx, params.id, 'validate', async (ctx) => ({ validatedAt: ctx.now() }))).transaction

/**
 * Makes the address at which the buyer pays: the page of the link, which then knows the transaction. Refused while nobody can buy
 * the product.
 */
export const generatePayment = async (
  ctx: Ctx,
  { params }: Input<typeof api.reselling.generatePayment>,
): Promise<Answer<typeof api.reselling.generatePayment>> => {
  const { transaction } = await take(ctx, params.id, 'pay', async (ctx, row) => ({ paymentLink: await signedPayment(ctx, row) }))
  const { paymentLink } = transaction
  return paymentLink === null ? fail('reselling.bad-step') : { ...transaction, paymentLink }
}
