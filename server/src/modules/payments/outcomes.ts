import { CHECKOUT_MINUTES } from '@feria/contract/payments/values'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Ctx } from '../../core/context.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import type { ProviderPayment } from '../../engines/payments/payments.ts'
import { capture, chargeBack } from './ledger.ts'
import { askRefund, coverRefused } from './refunds.ts'
import { payments, refunds } from './tables.ts'

/** A payment attempt. */
export type Attempt = typeof payments.$inferSelect

/** The state of an attempt. `unknown` is neither paid nor refused, and must be asked for again later. */
export type Outcome =
  | { status: 'approved'; paymentId: string }
  | { status: 'rejected'; detail: string }
  | { status: 'pending' | 'bad-token' | 'unknown' }

/** True for payments that were received, whatever happened to them afterwards. */
const cameIn = ({ status }: ProviderPayment): boolean => status === 'approved' || status === 'refunded' || status === 'charged-back'

const weightOf = (payment: ProviderPayment): number => (cameIn(payment) ? 2 : Number(payment.status === 'pending'))

/** Does what an approval means for whoever began the attempt, in its transaction; false if that has to wait for the event. */
type OnApproved = (ctx: Ctx, paymentId: string) => Promise<boolean>

/**
 * Applies the provider's state of a payment, in one transaction: an approved one is captured and held, a second one for the same attempt
 * or one of another amount is refunded, a chargeback is posted. Calls may come in any order and repeatedly; an outdated state changes
 * nothing. Resolves to null for payments that are not ours. Every change is told by `payments.moved`, but for an approval that `onApproved`
 * followed: it is called once an attempt, before its money is captured.
 */
export const absorb = (ctx: Ctx, payment: ProviderPayment, onApproved?: OnApproved): Promise<Outcome | null> =>
  withTransaction(ctx, async (ctx) => {
    if (await approveStarted(ctx, payment, onApproved)) return { status: 'approved', paymentId: payment.reference }
    const attempt = await lockAttempt(ctx, payment.reference)
    if (!attempt) {
      ctx.log.warn({ providerId: payment.providerId }, 'a payment is told of that was not begun here')
      return null
    }
    const isAnother = attempt.status === 'approved' && attempt.providerId !== payment.providerId
    const isWrong = payment.amountMinor !== attempt.amountMinor || payment.currency !== attempt.currency
    if (cameIn(payment) && (isAnother || isWrong)) {
      await takeStray(ctx, attempt, payment)
      return isAnother ? outcomeOf(attempt) : { status: 'rejected', detail: 'wrong-amount' }
    }
    const now = isAnother ? attempt : await follow(ctx, attempt, payment, onApproved)
    if (cameIn(payment)) await followTakenBack(ctx, now, payment)
    return outcomeOf(now)
  })

/** The usual end of an attempt in one statement: nothing was heard of it before, and all of it was paid. Returns whether it was so. */
const approveStarted = async (ctx: Ctx, payment: ProviderPayment, onApproved: OnApproved | undefined): Promise<boolean> => {
  const { reference, status, refundedMinor, amountMinor, currency } = payment
  if (status !== 'approved' || refundedMinor > 0 || !z.uuid().safeParse(reference).success) return false
  const isStarted = and(eq(payments.status, 'started'), eq(payments.amountMinor, amountMinor), eq(payments.currency, currency))
  const [approved] = await ctx.db
    .update(payments)
    .set({ ...reportedFields(payment), status, settledAt: ctx.now() })
    .where(and(eq(payments.id, reference), isStarted))
    .returning()
  if (approved) await concludeApproved(ctx, approved, onApproved)
  return approved !== undefined
}

const reportedFields = ({ providerId, detail, brand, lastFour }: ProviderPayment) => ({ providerId, detail, brand, lastFour })

const concludeApproved = async (ctx: Ctx, attempt: Attempt, onApproved: OnApproved | undefined): Promise<void> => {
  const isFollowed = onApproved !== undefined && (await onApproved(ctx, attempt.id))
  if (!isFollowed) await emitMoved(ctx, attempt)
  // Last, since the ledger's own accounts are everybody's.
  await capture(ctx, attempt)
}

const emitMoved = async (ctx: Ctx, { id, reference, status, detail }: Attempt): Promise<void> => {
  if (status === 'approved' || status === 'pending' || status === 'rejected')
    await emit(ctx, 'payments.moved', { paymentId: id, reference, status, detail: detail ?? '' })
}

const lockAttempt = async (ctx: Ctx, reference: string): Promise<Attempt | undefined> => {
  if (!z.uuid().safeParse(reference).success) return undefined
  const [attempt] = await ctx.db.select().from(payments).where(eq(payments.id, reference)).for('update')
  return attempt
}

const outcomeOf = ({ id, status, detail }: Attempt): Outcome => {
  if (status === 'approved') return { status, paymentId: id }
  if (status === 'rejected' || status === 'failed') return { status: 'rejected', detail: detail ?? '' }
  return { status: status === 'pending' ? 'pending' : 'unknown' }
}

/**
 * An attempt goes from started over pending to its end; a refused one may still be approved on the provider's page, an approved one stays
 * approved.
 */
const follow = async (ctx: Ctx, attempt: Attempt, payment: ProviderPayment, onApproved?: OnApproved): Promise<Attempt> => {
  if (attempt.status === 'approved') return attempt
  const status = cameIn(payment) ? 'approved' : payment.status === 'pending' ? 'pending' : 'rejected'
  const isOther = attempt.providerId !== payment.providerId
  // While the page is reviewing one card, the refusal of another changes nothing.
  const isBehind = isOther
    ? attempt.status === 'pending' && status === 'rejected'
    : attempt.status === status || attempt.status === 'rejected'
  if (status !== 'approved' && (isBehind || attempt.status === 'failed')) return attempt
  const [followed] = await ctx.db
    .update(payments)
    .set({ ...reportedFields(payment), status, settledAt: ctx.now() })
    .where(eq(payments.id, attempt.id))
    .returning()
  if (!followed) throw new Error('An updated payment was not returned.')
  if (status === 'approved') await concludeApproved(ctx, followed, onApproved)
  else await emitMoved(ctx, followed)
  return followed
}

/** Unexpected money: paid twice on one page, or another amount. It is held separately and refunded in full. */
const takeStray = async (ctx: Ctx, attempt: Attempt, payment: ProviderPayment): Promise<void> => {
  const id = newId()
  const { providerId, amountMinor, currency, brand, lastFour } = payment
  const [stray] = await ctx.db
    .insert(payments)
    .values({
      id,
      reference: id,
      kind: attempt.kind,
      provider: attempt.provider,
      providerId,
      status: 'approved',
      detail: 'stray',
      amountMinor,
      currency,
      brand,
      lastFour,
      createdAt: ctx.now(),
      settledAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (!stray) return
  ctx.log.error({ paymentId: id, attempt: attempt.id }, 'a payment came that nobody asked for; it is given back')
  await capture(ctx, stray)
  await askRefund(ctx, id, amountMinor)
}

/** Money returned to the payer without our request: a chargeback, or a refund made in the provider's dashboard. */
const followTakenBack = async (ctx: Ctx, attempt: Attempt, payment: ProviderPayment): Promise<void> => {
  const back = payment.status === 'charged-back' ? attempt.amountMinor : payment.refundedMinor
  if (back <= attempt.refundedMinor) return
  const [asked] = await ctx.db
    .select({ minor: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)::bigint`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, attempt.id), ne(refunds.status, 'refused')))
  const newMinor = back - attempt.refundedMinor - (asked?.minor ?? 0)
  const amountMinor = newMinor > 0 ? newMinor - (await coverRefused(ctx, attempt, newMinor)) : 0
  if (amountMinor <= 0) return
  await ctx.db
    .update(payments)
    .set({ refundedMinor: attempt.refundedMinor + amountMinor })
    .where(eq(payments.id, attempt.id))
  await chargeBack(ctx, `charge-back:${attempt.id}:${back}`, attempt, amountMinor)
  await emit(ctx, 'payments.taken-back', { paymentId: attempt.id, reference: attempt.reference, amountMinor, currency: attempt.currency })
}

/** How long after sending a request a hanging provider may still receive it and charge. */
const ARRIVES_MS = 110_000
/** How long after opening a provider's page can be paid. */
const PAGE_OPEN_MS = CHECKOUT_MINUTES * 60_000

/**
 * Asks the provider about an attempt and applies its state. A card attempt that it does not know after two minutes never arrived. A page
 * without a payment does not block other payments, and is asked about again until it closes.
 */
const inquire = async (ctx: Ctx, attempt: Attempt): Promise<Outcome> => {
  const found = await ctx.engines.payments.find(attempt.id).catch((error: unknown) => {
    ctx.log.warn({ err: error, paymentId: attempt.id }, 'the provider cannot be asked')
    return null
  })
  if (found === null) return { status: 'unknown' }
  let last: Outcome | null = null
  // The approved one first, then one under review; refused ones beside them do not count.
  for (const payment of found.toSorted((a, b) => weightOf(b) - weightOf(a))) last ??= await absorb(ctx, payment)
  if (last) return last
  const age = ctx.now().getTime() - attempt.createdAt.getTime()
  if (attempt.kind === 'card' && age < ARRIVES_MS) return { status: 'unknown' }
  if (attempt.kind === 'checkout' && age < PAGE_OPEN_MS) return { status: 'rejected', detail: 'never-arrived' }
  const isStarted = and(eq(payments.id, attempt.id), eq(payments.status, 'started'))
  await ctx.db.update(payments).set({ status: 'failed', detail: 'never-arrived', settledAt: ctx.now() }).where(isStarted)
  return { status: 'rejected', detail: 'never-arrived' }
}

/** Every payment attempt of a reference. For `orders`, under the order's lock. */
export const attemptsOf = (ctx: Ctx, reference: string): Promise<Attempt[]> =>
  ctx.db.select().from(payments).where(eq(payments.reference, reference)).orderBy(desc(payments.createdAt), desc(payments.id))

/** Whether an attempt may still be paid; on a page that refused one card another may be tried. */
const isOpen = ({ status, kind }: Attempt): boolean =>
  status === 'started' || status === 'pending' || (status === 'rejected' && kind === 'checkout')

/**
 * The state of a reference's payment: asks the provider about open attempts. For `orders`. `unknown` only while the provider is
 * unreachable; null if no attempt ever reached it.
 */
export const findOutcome = async (ctx: Ctx, reference: string): Promise<Outcome | null> => {
  const attempts = await attemptsOf(ctx, reference)
  let open: Outcome | null = null
  for (const attempt of attempts) {
    const outcome = isOpen(attempt) ? await inquire(ctx, attempt) : outcomeOf(attempt)
    if (outcome.status === 'approved') return outcome
    if (outcome.status === 'unknown' || outcome.status === 'pending') open ??= outcome
  }
  return open
}

const RECONCILE_AFTER_MS = 5 * 60_000
const RECONCILE_UNTIL_MS = 4 * 86_400_000
const SWEEP_SIZE = 200

/** Runs every ten minutes: asks about attempts open for between five minutes and four days, so that no lost webhook matters. */
export const reconcile = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now().getTime()
  const open = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['started', 'pending']),
        sql`${payments.createdAt} between ${new Date(now - RECONCILE_UNTIL_MS).toISOString()}::timestamptz
          and ${new Date(now - RECONCILE_AFTER_MS).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(payments.createdAt)
    .limit(SWEEP_SIZE)
  for (const attempt of open) if (attempt.kind === 'card' || attempt.status === 'pending') await inquire(ctx, attempt)
}
