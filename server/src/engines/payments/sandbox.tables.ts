import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the sandbox provider remembers, as a real one would on its own machines: never a card number. */
export const sandboxTokens = pgTable('sandbox_tokens', {
  id: text().primaryKey(),
  brand: text().notNull(),
  lastFour: text('last_four').notNull(),
  outcome: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedBy: text('used_by'),
})

export const sandboxCharges = pgTable('sandbox_charges', {
  id: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  reference: text().notNull(),
  status: text({ enum: ['approved', 'rejected'] }).notNull(),
  detail: text().notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text({ enum: ['USD', 'ARS'] }).notNull(),
  brand: text().notNull(),
  lastFour: text('last_four').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
