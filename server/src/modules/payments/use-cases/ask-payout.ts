import { createHash } from 'node:crypto'
import type { Answer, api, Input } from '@feria/contract'
import { toMinor } from '@feria/contract/money'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { AppError, fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { isIdempotencyKey, lockKey } from '../../../core/idempotency.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { factorSince, provePassword, withFactor } from '../../accounts/accounts.module.ts'
import { claimableOf } from '../claimable.ts'
import { movePayout } from '../ledger.ts'
import { holdFrom, isKnownDestination, toPayout } from '../payout-holds.ts'
import { momentOf, readDestination } from '../rules.ts'
import { ledgerAccounts, payouts } from '../tables.ts'

type Body = Input<typeof api.payments.askPayout>['body']
type PayoutRow = typeof payouts.$inferSelect
type PayoutRequest = Pick<PayoutRow, 'userId' | 'amountMinor' | 'currency' | 'destination' | 'holder' | 'idempotencyKey' | 'requestHash'>

/**
 * Requests a withdrawal of one's own balance: the amount is set aside at once, so it cannot be requested twice. To an account never paid
 * to before it needs the password, and a code with a second factor, is held for 24 hours and emailed. Fails with `payments.no-balance`
 * above the balance, with `payments.claimable` above what no claim can take back from a member without a record, and with
 * `payments.bad-destination` for an invalid CBU, CVU or alias. Repeating the Idempotency-Key returns the first result; with another request
 * it fails with `payments.key-reused`.
 */
export const askPayout = async (
  ctx: Ctx,
  { body }: Input<typeof api.payments.askPayout>,
): Promise<Answer<typeof api.payments.askPayout>> => {
  const asked = readWanted(ctx, body)
  const before = await findAsked(ctx, asked)
  if (before) return toPayout(before, ctx.now())
  const isKnown = await isKnownDestination(ctx, asked.userId, asked.destination)
  const write = (ctx: Ctx) => writeOnce(ctx, asked, isKnown)
  if (isKnown) return toPayout(await withTransaction(ctx, write), ctx.now())
  const proved = await proveMember(ctx, body)
  try {
    return toPayout(await withFactor(ctx, asked.userId, proved, write), ctx.now())
  } catch (error) {
    // Of two concurrent requests with one key and one code, the second finds the code used and the payout stored.
    const first = error instanceof AppError ? await findAsked(ctx, asked) : undefined
    if (!first) throw error
    return toPayout(first, ctx.now())
  }
}

const readWanted = (ctx: Ctx, body: Body): PayoutRequest => {
  const { id: userId } = memberOf(ctx)
  const key = ctx.idempotencyKey
  if (key !== null && !isIdempotencyKey(key)) fail('payments.bad-key')
  const destination = readDestination(body.destination)
  if (!destination) return fail('payments.bad-destination', {}, { destination: 'Revisá los 22 números, o el alias.' })
  const asked = { userId, amountMinor: toMinor(body.amount), currency: body.currency, destination, holder: body.holder }
  return { ...asked, idempotencyKey: key, requestHash: createHash('sha256').update(JSON.stringify(asked)).digest('hex') }
}

/** Requires the password, and passes the code on: `withFactor` decides whether one is needed. */
const proveMember = async (ctx: Ctx, { password, code }: Body): Promise<string | null> => {
  const { id } = memberOf(ctx)
  if (!password) {
    const needsCode = (await factorSince(ctx, id)) !== null
    const fields = { password: 'Ingresá tu contraseña.', ...(needsCode ? { code: 'Ingresá el código.' } : {}) }
    return fail('payments.new-destination', {}, fields)
  }
  await provePassword(ctx, id, password)
  return code
}

/** The member's payout for the request's key; undefined without one. */
const findAsked = async (ctx: Ctx, { userId, idempotencyKey, requestHash }: PayoutRequest): Promise<PayoutRow | undefined> => {
  if (idempotencyKey === null) return undefined
  const isSame = and(eq(payouts.userId, userId), eq(payouts.idempotencyKey, idempotencyKey))
  const [found] = await ctx.db.select().from(payouts).where(isSame)
  if (found && found.requestHash !== requestHash) fail('payments.key-reused')
  return found
}

/** What a claim may still take back of a member without a record stays in their balance. */
const checkAvailable = async (ctx: Ctx, { userId, amountMinor, currency }: PayoutRequest, balanceMinor: number): Promise<void> => {
  const tooMuch = { amount: 'Es más de lo que tenés disponible.' }
  if (balanceMinor < amountMinor) fail('payments.no-balance', {}, tooMuch)
  const waits = (await claimableOf(ctx, userId)).find((one) => one.currency === currency)
  if (waits && balanceMinor - waits.minor < amountMinor) fail('payments.claimable', { until: momentOf(waits.last) }, tooMuch)
}

const writeOnce = async (ctx: Ctx, asked: PayoutRequest, isKnown: boolean): Promise<PayoutRow> => {
  const { userId, currency, idempotencyKey } = asked
  if (idempotencyKey !== null) await lockKey(ctx, userId, `payout:${idempotencyKey}`)
  const before = await findAsked(ctx, asked)
  if (before) return before
  const isOwn = and(eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.ownerId, userId), eq(ledgerAccounts.currency, currency))
  const [account] = await ctx.db.select().from(ledgerAccounts).where(isOwn).for('update')
  await checkAvailable(ctx, asked, account?.balanceMinor ?? 0)
  const now = ctx.now()
  const [payout] = await ctx.db
    .insert(payouts)
    .values({
      id: newId({ msecs: now.getTime() }),
      ...asked,
      status: 'pedido',
      createdAt: now,
      heldUntil: isKnown ? null : holdFrom(now),
    })
    .returning()
  if (!payout) throw new Error('An inserted payout was not returned.')
  await movePayout(ctx, 'payout', payout)
  if (!isKnown) await emit(ctx, 'payments.payout-held', { payoutId: payout.id })
  return payout
}
