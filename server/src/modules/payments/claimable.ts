import type { Currency } from '@feria/contract/money'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { ledgerAccounts, ledgerHolds, ledgerLegs } from './tables.ts'

/** What claims may still take back of a member's released money in a currency, and when the first and the last of it is theirs. */
export interface Claimable {
  currency: Currency
  minor: number
  first: Date
  last: Date
}

/**
 * Whether the member sold or resold often enough without a loss (`PAYOUT_TRUST_SALES`): payments that were released whole, of which nothing
 * went back, and which no claim can take back any more. As many are read at most.
 */
const hasRecord = async (ctx: Ctx, memberId: string): Promise<boolean> => {
  const { PAYOUT_TRUST_SALES: least } = ctx.config
  if (least === 0) return true
  const went = (side: AnyPgColumn) => sql`(
    select from ${ledgerHolds} where ${side} = ${memberId}::uuid and ${ledgerHolds.claimableUntil} < ${ctx.now().toISOString()}::timestamptz
      and ${ledgerHolds.releasedMinor} > 0 and ${ledgerHolds.releasedMinor} = ${ledgerHolds.capturedMinor} limit ${least})`
  const found = await ctx.db.execute(sql`
    select count(*)::int as sales from (${went(ledgerHolds.payeeId)} union all ${went(ledgerHolds.resellerId)}) well`)
  return (rowsOf<{ sales: number }>(found)[0]?.sales ?? 0) >= least
}

/**
 * What a member without a record may not withdraw yet, by currency; nothing for one with a record. Read it once the member's account is
 * locked: then no claim and no release changes it before the transaction ends.
 */
export const claimableOf = async (ctx: Ctx, memberId: string): Promise<Claimable[]> => {
  if (await hasRecord(ctx, memberId)) return []
  const now = ctx.now().toISOString()
  const released = (side: AnyPgColumn) => sql`(
    select ${ledgerHolds.paymentId} as payment_id, ${ledgerHolds.claimableUntil} as until from ${ledgerHolds}
    where ${side} = ${memberId}::uuid and ${ledgerHolds.releasedMinor} > 0 and ${ledgerHolds.claimableUntil} >= ${now}::timestamptz)`
  const found = await ctx.db.execute(sql`
    select ${ledgerAccounts.currency} as currency, sum(${ledgerLegs.amountMinor})::bigint::text as minor,
      min(until)::text as first, max(until)::text as last
    from (${released(ledgerHolds.payeeId)} union ${released(ledgerHolds.resellerId)}) holds
    join ${ledgerLegs} on ${ledgerLegs.paymentId} = holds.payment_id
    join ${ledgerAccounts} on ${ledgerAccounts.id} = ${ledgerLegs.accountId}
    where ${ledgerAccounts.kind} = 'member' and ${ledgerAccounts.ownerId} = ${memberId}::uuid and ${ledgerLegs.amountMinor} > 0
    group by 1`)
  return rowsOf<{ currency: Currency; minor: string; first: string; last: string }>(found).map(({ currency, minor, first, last }) => ({
    currency,
    minor: Number(minor),
    first: new Date(first),
    last: new Date(last),
  }))
}
