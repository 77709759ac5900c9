import type { Answer, api, Input } from '@feria/contract'
import { type Currency, toMajor } from '@feria/contract/money'
import type { Page } from '@feria/contract/page'
import type { Balance, Movement } from '@feria/contract/payments/schemas'
import type { MovementKind } from '@feria/contract/payments/values'
import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { type Claimable, claimableOf } from '../claimable.ts'
import { heldOf } from '../held-parts.ts'
import { PARCEL } from '../ledger.ts'
import { ledgerAccounts, ledgerEntries, ledgerHolds, ledgerTransactions } from '../tables.ts'

const ownPart = (memberId: string) => sql`case when ${ledgerHolds.payeeId} = ${memberId} then ${heldOf.payee} else ${heldOf.reseller} end`

/**
 * The member's balances, one per currency: available, released but within reach of a claim, pending until the sale is completed, and being
 * withdrawn.
 */
export const getBalances = (ctx: Ctx): Promise<Answer<typeof api.payments.balances>> => balancesOf(ctx, memberOf(ctx).id)

/** The balances of any member, for the back office, which asks for the right to see them. */
export const balancesOf = async (ctx: Ctx, id: string): Promise<Balance[]> => {
  const accounts = await ctx.db
    .select({ kind: ledgerAccounts.kind, currency: ledgerAccounts.currency, minor: ledgerAccounts.balanceMinor })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, id))
  const held = await ctx.db
    .select({ currency: ledgerHolds.currency, minor: sql<number>`sum(${ownPart(id)})::bigint`.mapWith(Number) })
    .from(ledgerHolds)
    .where(and(or(eq(ledgerHolds.payeeId, id), eq(ledgerHolds.resellerId, id)), heldOf.isOpen))
    .groupBy(ledgerHolds.currency)
  const claimable = await claimableOf(ctx, id)
  const of = (kind: string, currency: Currency) =>
    accounts.find((account) => account.kind === kind && account.currency === currency)?.minor ?? 0
  const known = [...new Set([...accounts, ...held].map(({ currency }) => currency))].sort()
  return known.map((currency) => ({
    currency,
    ...splitOf(
      of('member', currency),
      claimable.find((one) => one.currency === currency),
    ),
    held: toMajor(held.find((sum) => sum.currency === currency)?.minor ?? 0),
    payingOut: toMajor(of('paying-out', currency)),
  }))
}

/** A balance as what can be withdrawn and what waits; of one that a refund took below zero nothing waits. */
const splitOf = (balanceMinor: number, claimable: Claimable | undefined): Pick<Balance, 'available' | 'waiting' | 'waitsUntil'> => {
  const waitingMinor = Math.max(0, Math.min(balanceMinor, claimable?.minor ?? 0))
  const waitsUntil = claimable && waitingMinor > 0 ? { first: claimable.first.toISOString(), last: claimable.last.toISOString() } : null
  return { available: toMajor(balanceMinor - waitingMinor), waiting: toMajor(waitingMinor), waitsUntil }
}

/** The movements of the member's balances, newest first, in all currencies or one. */
export const listMovements = async (ctx: Ctx, { query }: Input<typeof api.payments.movements>): Promise<Page<Movement>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select({
      id: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      subject: ledgerTransactions.subject,
      reference: ledgerTransactions.reference,
      amountMinor: ledgerEntries.amountMinor,
      currency: ledgerAccounts.currency,
      createdAt: ledgerTransactions.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.ownerId, memberOf(ctx).id),
        eq(ledgerAccounts.kind, 'member'),
        query.currency && eq(ledgerAccounts.currency, query.currency),
        before ? lt(ledgerEntries.transactionId, before) : undefined,
      ),
    )
    .orderBy(desc(ledgerEntries.transactionId))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toMovement, (row) => row.id)
}

const kinds: Record<string, MovementKind> = {
  release: 'venta',
  freeze: 'reclamo',
  payout: 'retiro',
  'payout-rejected': 'retiro rechazado',
  'payout-stopped': 'retiro frenado',
}

interface Row {
  id: string
  kind: string
  subject: string
  reference: string | null
  amountMinor: number
  currency: Currency
  createdAt: Date
}

const kindOf = (kind: string, subject: string): MovementKind => {
  if (subject.startsWith('freeze:charge-back')) return 'contracargo'
  return subject.endsWith(PARCEL) ? 'envio' : (kinds[kind] ?? 'venta')
}

const toMovement = ({ id, kind, subject, reference, amountMinor, currency, createdAt }: Row): Movement => ({
  id,
  kind: kindOf(kind, subject),
  amount: toMajor(amountMinor),
  currency,
  createdAt: createdAt.toISOString(),
  orderId: reference,
})
