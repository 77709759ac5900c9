import { eq } from 'drizzle-orm'
import type { Actor, Ctx } from '../core/context.ts'
import { askPayout, getBalances, resolvePayout } from '../modules/payments/payments.module.ts'
import { payouts } from '../modules/payments/tables.ts'
import { DEMO_PASSWORD } from './people.ts'

const DAY_MS = 86_400_000
/** Days ago: the hold of a new account had ended when it was paid. */
const ASKED = 4
const PAID = 2
const KEY = 'demo-payout'
/** The smallest balance in dollars of which half is withdrawn. */
const LEAST = 20
/** With valid check digits; it is nobody's. */
const ACCOUNT = '2850590940090418135201'

/**
 * The first demo seller with a balance in dollars withdrew half of it, so that the account is known and the list of withdrawals is not
 * empty. Once, however often the demo is filled.
 */
export const withdrawSome = async (ctx: Ctx, { sellers, admin }: { sellers: Actor[]; admin: Actor }): Promise<void> => {
  const [before] = await ctx.db.select({ id: payouts.id }).from(payouts).where(eq(payouts.idempotencyKey, KEY))
  for (const seller of before ? [] : sellers) {
    const balances = await getBalances({ ...ctx, actor: seller })
    const available = balances.find(({ currency }) => currency === 'USD')?.available ?? 0
    if (available < LEAST) continue
    const at = (days: number, actor: Actor) => ({
      ...ctx,
      actor,
      idempotencyKey: KEY,
      now: () => new Date(ctx.now().getTime() - days * DAY_MS),
    })
    const account = { currency: 'USD' as const, destination: ACCOUNT, holder: seller.name, password: DEMO_PASSWORD, code: null }
    const body = { amount: Math.floor(available / 2), ...account }
    const { id } = await askPayout(at(ASKED, seller), { params: undefined, query: undefined, body })
    const paid = { status: 'pagado' as const, note: 'Transferencia de ejemplo 0045821' }
    await resolvePayout(at(PAID, admin), { params: { id }, query: undefined, body: paid })
    return
  }
}
