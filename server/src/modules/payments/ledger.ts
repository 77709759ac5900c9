import type { Currency } from '@feria/contract/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { rowList } from '../../engines/db/lists.ts'
import {
  type Account,
  captureLines,
  chargeBackLines,
  freezeLines,
  type Line,
  type PayoutStep,
  type PayoutSum,
  payoutLines,
  refundedLines,
  refundLines,
  releaseLines,
  type Share,
  totalOf,
} from './ledger.rules.ts'
import { ledgerAccounts, ledgerEntries, ledgerHolds, ledgerLegs, ledgerTransactions, type transactionKinds } from './tables.ts'

/** How the subject of the release of a parcel's price ends. */
export const PARCEL = ':parcel'

interface Posting {
  kind: (typeof transactionKinds)[number]
  /** What the transaction is about; each subject is posted once. */
  subject: string
  reference: string | null
  currency: Currency
  lines: Line[]
}

/** The id of an account, created on first use. */
const accountId = async (ctx: Ctx, { kind, ownerId }: Account, currency: Currency): Promise<string> => {
  const isIt = and(
    eq(ledgerAccounts.kind, kind),
    eq(ledgerAccounts.currency, currency),
    ownerId ? eq(ledgerAccounts.ownerId, ownerId) : isNull(ledgerAccounts.ownerId),
  )
  const find = async () => (await ctx.db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isIt))[0]?.id
  const known = await find()
  if (known) return known
  await ctx.db
    .insert(ledgerAccounts)
    .values({ id: newId(), kind, ownerId: ownerId ?? null, currency })
    .onConflictDoNothing()
  const opened = await find()
  if (!opened) throw new Error(`There is no account ${kind}.`)
  return opened
}

/**
 * Posts a transaction, once per subject: returns false if it was posted before. Lines of zero are left out; the others must sum to zero,
 * which the database checks too. Call it inside the transaction of the action.
 */
const post = async (ctx: Ctx, { kind, subject, reference, currency, lines }: Posting): Promise<boolean> => {
  const moving = lines.filter(({ amountMinor }) => amountMinor !== 0)
  if (totalOf(moving) !== 0) throw new Error(`The lines of ${subject} do not sum to zero.`)
  const now = ctx.now()
  const id = newId({ msecs: now.getTime() })
  const [written] = await ctx.db
    .insert(ledgerTransactions)
    .values({ id, kind, subject, reference, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id })
  if (!written) return false
  if (moving.length > 0 && !(await enter(ctx, id, currency, moving))) {
    for (const line of moving) await accountId(ctx, line, currency)
    if (!(await enter(ctx, id, currency, moving))) throw new Error(`An account of ${subject} is not there.`)
  }
  return true
}

/** Writes the entries of a transaction; false, and none is written, while one of its accounts does not exist. */
const enter = async (ctx: Ctx, transactionId: string, currency: Currency, moving: Line[]): Promise<boolean> => {
  const lines = moving.map(({ kind, ownerId, amountMinor }) => ({ kind, owner_id: ownerId ?? null, amount_minor: amountMinor }))
  const entered = await ctx.db.execute(sql`
    insert into ${ledgerEntries} (transaction_id, line, account_id, amount_minor)
    select ${transactionId}::uuid, row_number() over (order by id) - 1, id, amount_minor from (
      select a.id, l.amount_minor, count(*) over () as known
      from jsonb_to_recordset(${rowList(lines)}) as l (kind text, owner_id uuid, amount_minor bigint),
        lateral (
          select id from ${ledgerAccounts} where kind = l.kind and owner_id = l.owner_id and currency = ${currency}
          union all
          select id from ${ledgerAccounts} where kind = l.kind and owner_id is null and l.owner_id is null and currency = ${currency}
        ) a
    ) found
    where known = ${moving.length}
    -- Always in the same order, so that transactions cannot deadlock on accounts.
    order by id
    returning line`)
  return rowsOf(entered).length > 0
}

const change = async (ctx: Ctx, paymentId: string, by: { released?: number; refunded?: number; claimableUntil?: Date }): Promise<void> => {
  await ctx.db
    .update(ledgerHolds)
    .set({
      releasedMinor: sql`${ledgerHolds.releasedMinor} + ${by.released ?? 0}`,
      refundedMinor: sql`${ledgerHolds.refundedMinor} + ${by.refunded ?? 0}`,
      ...(by.claimableUntil ? { claimableUntil: by.claimableUntil } : {}),
    })
    .where(eq(ledgerHolds.paymentId, paymentId))
}

/** What is held of a payment, locked until the transaction ends; null if it was never captured. */
export const lockHold = async (ctx: Ctx, paymentId: string) => {
  const [hold] = await ctx.db.select().from(ledgerHolds).where(eq(ledgerHolds.paymentId, paymentId)).for('update')
  return hold ? { ...hold, heldMinor: hold.capturedMinor - hold.releasedMinor - hold.refundedMinor } : null
}

interface Captured {
  id: string
  reference: string
  payeeId: string | null
  resellerId: string | null
  resellerMinor: number
  amountMinor: number
  currency: Currency
}

/** Captures an approved payment: its money is held, separately from other payments for the same order. Idempotent. */
export const capture = async (ctx: Ctx, payment: Captured): Promise<void> => {
  const { id, reference, payeeId, resellerId, resellerMinor, amountMinor, currency } = payment
  const [held] = await ctx.db
    .insert(ledgerHolds)
    .values({ paymentId: id, reference, payeeId, resellerId, resellerMinor, currency, capturedMinor: amountMinor })
    .onConflictDoNothing()
    .returning({ paymentId: ledgerHolds.paymentId })
  if (held) await post(ctx, { kind: 'capture', subject: `capture:${id}`, reference, currency, lines: captureLines(amountMinor) })
}

/** Who gets what of what is held, and until when a claim may take it back. */
interface Release {
  shares: Share[]
  /** The price of the delivery, one of the shares in a transaction of its own. */
  parcel: Share | null
  claimableUntil: Date
}

/**
 * Releases everything held of a payment to its shares, which must add up to it exactly. `subject` distinguishes one release from a later
 * one.
 */
export const release = async (ctx: Ctx, subject: string, paymentId: string, { shares, parcel, claimableUntil }: Release): Promise<void> => {
  const hold = await lockHold(ctx, paymentId)
  const all = parcel ? [...shares, parcel] : shares
  const total = totalOf(all)
  if (!hold || hold.heldMinor !== total) throw new Error(`What is released of ${paymentId} is not what is held.`)
  const { reference, currency } = hold
  if (!(await post(ctx, { kind: 'release', subject, reference, currency, lines: releaseLines(shares) }))) return
  if (parcel) await post(ctx, { kind: 'release', subject: `${subject}${PARCEL}`, reference, currency, lines: releaseLines([parcel]) })
  await change(ctx, paymentId, { released: total, claimableUntil })
  for (const { to, amountMinor } of all) {
    const id = await accountId(ctx, to, hold.currency)
    await ctx.db
      .insert(ledgerLegs)
      .values({ paymentId, accountId: id, amountMinor })
      .onConflictDoUpdate({
        target: [ledgerLegs.paymentId, ledgerLegs.accountId],
        set: { amountMinor: sql`${ledgerLegs.amountMinor} + ${amountMinor}` },
      })
  }
}

/**
 * Takes back what was released of a payment, leg by leg, and holds it again: a claim came after the release. A balance may become
 * negative.
 */
export const freeze = async (ctx: Ctx, subject: string, paymentId: string): Promise<void> => {
  const hold = await lockHold(ctx, paymentId)
  if (!hold || hold.releasedMinor === 0) return
  const legs = await ctx.db
    .select({ kind: ledgerAccounts.kind, ownerId: ledgerAccounts.ownerId, amountMinor: ledgerLegs.amountMinor })
    .from(ledgerLegs)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLegs.accountId))
    .where(eq(ledgerLegs.paymentId, paymentId))
  const lines = freezeLines(legs.map(({ kind, ownerId, amountMinor }) => ({ to: { kind, ...(ownerId ? { ownerId } : {}) }, amountMinor })))
  if (!(await post(ctx, { kind: 'freeze', subject, reference: hold.reference, currency: hold.currency, lines }))) return
  await change(ctx, paymentId, { released: -hold.releasedMinor })
  await ctx.db.update(ledgerLegs).set({ amountMinor: 0 }).where(eq(ledgerLegs.paymentId, paymentId))
}

/** The fields of a payment that its refunds need. */
type Paid = Pick<Captured, 'id' | 'reference' | 'currency'>

/** Sets a part of what is held of a payment aside for a refund. Fails in the database when less is held. */
export const setAsideRefund = async (ctx: Ctx, refundId: string, { id, reference, currency }: Paid, amountMinor: number): Promise<void> => {
  const lines = refundLines(amountMinor)
  if (await post(ctx, { kind: 'refund', subject: `refund:${refundId}`, reference, currency, lines })) {
    await change(ctx, id, { refunded: amountMinor })
  }
}

/** The provider has refunded it: the money is outside again. */
export const concludeRefund = async (ctx: Ctx, refundId: string, { reference, currency }: Paid, amountMinor: number): Promise<void> => {
  const lines = refundedLines(amountMinor)
  await post(ctx, { kind: 'refunded', subject: `refunded:${refundId}`, reference, currency, lines })
}

/** The provider took back money of a payment: a chargeback, or a refund made in its dashboard. Released money is frozen first. */
export const chargeBack = async (ctx: Ctx, subject: string, { id, reference, currency }: Paid, amountMinor: number): Promise<void> => {
  await freeze(ctx, `freeze:${subject}`, id)
  const lines = chargeBackLines(amountMinor)
  if (await post(ctx, { kind: 'charge-back', subject, reference, currency, lines })) await change(ctx, id, { refunded: amountMinor })
}

/** Posts a step of a withdrawal (requested, paid, rejected or stopped): from the balance to set aside, then outside or back. */
export const movePayout = async (ctx: Ctx, kind: PayoutStep, payout: PayoutSum): Promise<void> => {
  const { id, currency } = payout
  await post(ctx, { kind, subject: `${kind}:${id}`, reference: null, currency, lines: payoutLines(kind, payout) })
}
