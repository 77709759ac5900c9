import { type SQL, sql } from 'drizzle-orm'
import { ledgerHolds } from './tables.ts'

const out = sql`(${ledgerHolds.releasedMinor} + ${ledgerHolds.refundedMinor})`
/** The reseller's part of what is still held, rounded half up; the rest is the payee's, before the marketplace's fee. */
const reseller = sql`round(${ledgerHolds.resellerMinor}::numeric * (${ledgerHolds.capturedMinor} - ${out})
  / ${ledgerHolds.capturedMinor})`

/** What is still held of a payment and for whom, as expressions over `ledger_holds`. */
export const heldOf: { isOpen: SQL; payee: SQL; reseller: SQL } = {
  isOpen: sql`${ledgerHolds.capturedMinor} > ${out}`,
  payee: sql`(${ledgerHolds.capturedMinor} - ${out} - ${reseller})`,
  reseller,
}
