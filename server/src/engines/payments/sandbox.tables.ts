import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })

/** The sandbox provider's own data, as a real one has on its machines: never a card number. */
export const sandboxTokens = pgTable('sandbox_tokens', {
  id: text().primaryKey(),
  brand: text().notNull(),
  lastFour: text('last_four').notNull(),
  expiryMonth: integer('expiry_month').notNull(),
  expiryYear: integer('expiry_year').notNull(),
  outcome: text().notNull(),
  /** The customer whose kept card it is of. */
  customerId: text('customer_id'),
  expiresAt: moment('expires_at').notNull(),
  usedBy: text('used_by'),
})

export const sandboxCustomers = pgTable('sandbox_customers', { id: text().primaryKey(), email: text().notNull().unique() })

/** Kept cards: what a token of one needs, never a number or a security code. */
export const sandboxCards = pgTable('sandbox_cards', {
  id: text().primaryKey(),
  customerId: text('customer_id')
    .notNull()
    .references(() => sandboxCustomers.id),
  brand: text().notNull(),
  lastFour: text('last_four').notNull(),
  expiryMonth: integer('expiry_month').notNull(),
  expiryYear: integer('expiry_year').notNull(),
})

export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id: text().primaryKey(),
    /** One attempt charges a card once; payments of a checkout have none. */
    idempotencyKey: text('idempotency_key').unique(),
    reference: text().notNull(),
    status: text({ enum: ['pending', 'approved', 'rejected', 'cancelled', 'refunded', 'charged-back'] }).notNull(),
    detail: text().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    currency: text({ enum: ['USD', 'ARS'] }).notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('sandbox_charges_of_reference').on(t.reference)],
)

export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  reference: text().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text({ enum: ['USD', 'ARS'] }).notNull(),
  description: text().notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** The key that signs its webhooks, created on first use and shared by every process. */
export const sandboxSecrets = pgTable('sandbox_secrets', { id: text().primaryKey(), secret: text().notNull() })

/** Refunds by key, so that a repeated request refunds once. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  key: text().primaryKey(),
  chargeId: text('charge_id').notNull(),
  amountMinor: minor('amount_minor').notNull(),
})
