import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { checkAction, type TransactionAction } from '../rules.ts'
import { signedPayment } from '../signed-payment.ts'
import { resaleTransactions } from '../tables.ts'
import { flagsOf, lockTransaction, readTransaction, type TransactionRow } from '../transactions.ts'

/** Takes one action on the member's transaction. Already done, it changes nothing; not allowed, it fails with `reselling.bad-step`. */
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

/** The reseller confirms that the buyer is real. Idempotent. */
export const validateTransaction = async (
  ctx: Ctx,
  { params }: Input<typeof api.reselling.validate>,
): Promise<Answer<typeof api.reselling.validate>> =>
  (await take(ctx, params.id, 'validate', async (ctx) => ({ validatedAt: ctx.now() }))).transaction

/** Creates the URL at which the buyer pays: the link's page, with the transaction. Refused while the product is not available. */
export const generatePayment = async (
  ctx: Ctx,
  { params }: Input<typeof api.reselling.generatePayment>,
): Promise<Answer<typeof api.reselling.generatePayment>> => {
  const { transaction } = await take(ctx, params.id, 'pay', async (ctx, row) => ({ paymentLink: await signedPayment(ctx, row) }))
  const { paymentLink } = transaction
  return paymentLink === null ? fail('reselling.bad-step') : { ...transaction, paymentLink }
}
