import { currencies } from '@feria/contract/money'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Attempts to charge, one row each, written before the provider is asked: a crash in between leaves something to ask about. */
export const payments = pgTable(
  'payments',
  {
    /** Also the idempotency key that the provider gets. */
    id: uuid().primaryKey(),
    /** What is paid: the id of an order. */
    reference: uuid().notNull(),
    provider: text().notNull(),
    providerId: text('provider_id'),
    status: text({ enum: ['started', 'approved', 'rejected', 'failed'] }).notNull(),
    detail: text(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    brand: text(),
    lastFour: text('last_four'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    index('payments_of_reference').on(t.reference),
    index('payments_started').on(t.createdAt).where(sql`${t.status} = 'started'`),
    check('payments_amount_positive', sql`${t.amountMinor} >= 0`),
  ],
)
