import { currencies } from '@feria/contract/money'
import { leafKinds } from '@feria/contract/payments/books'
import { cardTypes, payoutStatuses } from '@feria/contract/payments/values'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { accountKinds } from './ledger.rules.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })

/** Payment attempts, stored before the provider is asked, so that after a crash it can be asked about them. */
export const payments = pgTable(
  'payments',
  {
    /** Also the provider's reference and idempotency key. */
    id: uuid().primaryKey(),
    /** What is paid: an order's id. */
    reference: uuid().notNull(),
    /** The final payee; null for money that is refunded. */
    payeeId: uuid('payee_id').references(() => users.id),
    /** The reseller of a link, and their part of the amount. */
    resellerId: uuid('reseller_id').references(() => users.id),
    resellerMinor: minor('reseller_minor').notNull().default(0),
    kind: text({ enum: ['card', 'checkout'] }).notNull(),
    provider: text().notNull(),
    providerId: text('provider_id'),
    status: text({ enum: ['started', 'pending', 'approved', 'rejected', 'failed'] }).notNull(),
    detail: text(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** How much was refunded, as the provider confirmed it. */
    refundedMinor: minor('refunded_minor').notNull().default(0),
    brand: text(),
    lastFour: text('last_four'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    index('payments_of_reference').on(t.reference),
    // The id first, since operators search by it alone.
    uniqueIndex('payments_provider_key').on(t.providerId, t.provider).where(sql`${t.providerId} is not null`),
    index('payments_of_status').on(t.status, t.id),
    index('payments_of_provider').on(t.provider, t.id),
    index('payments_open').on(t.createdAt).where(sql`${t.status} in ('started', 'pending')`),
    check('payments_amount_positive', sql`${t.amountMinor} >= 0`),
    check('payments_reseller_within', sql`${t.resellerMinor} between 0 and ${t.amountMinor}`),
    check('payments_refund_within', sql`${t.refundedMinor} between 0 and ${t.amountMinor}`),
  ],
)

/** Webhooks already received; a repeated one does nothing. */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  { key: text().primaryKey(), providerId: text('provider_id').notNull(), receivedAt: moment('received_at').notNull() },
  (t) => [index('payment_webhooks_received').on(t.receivedAt)],
)

/** Refunds to buyers. The id is the provider's idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountMinor: minor('amount_minor').notNull(),
    status: text({ enum: ['asked', 'done', 'refused'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    index('refunds_of_payment').on(t.paymentId),
    index('refunds_asked').on(t.createdAt).where(sql`${t.status} = 'asked'`),
    check('refunds_amount_positive', sql`${t.amountMinor} > 0`),
  ],
)

/** Cards that the provider keeps for members: its ids, and what is shown of them. Never a number or a security code (decision 104). */
export const keptCards = pgTable(
  'kept_cards',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    customerId: text('customer_id').notNull(),
    providerId: text('provider_id').notNull(),
    methodId: text('method_id').notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    cardType: text('card_type', { enum: cardTypes }).notNull(),
    codeLength: integer('code_length').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [
    // The provider tells no fingerprint: what is printed on the card stands for it.
    unique('kept_cards_key').on(t.userId, t.provider, t.methodId, t.lastFour, t.expiryMonth, t.expiryYear),
  ],
)

/** Cards that members asked to keep, until the provider has answered: by the payment that their token has made and is spent by. */
export const cardsToKeep = pgTable(
  'cards_to_keep',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    token: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('cards_to_keep_of_member').on(t.userId), index('cards_to_keep_since').on(t.createdAt)],
)

/** Withdrawals of balances. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    amountMinor: minor('amount_minor').notNull(),
    currency: text({ enum: currencies }).notNull(),
    destination: text().notNull(),
    holder: text().notNull(),
    status: text({ enum: payoutStatuses }).notNull(),
    note: text(),
    createdAt: moment('created_at').notNull(),
    /** Until when the member can stop it and it cannot be paid; null for a known account. */
    heldUntil: moment('held_until'),
    settledAt: moment('settled_at'),
    /** The client's Idempotency-Key, and a hash of its request. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
  },
  (t) => [
    index('payouts_of_member').on(t.userId, t.id),
    uniqueIndex('payouts_idempotency_key').on(t.userId, t.idempotencyKey).where(sql`${t.idempotencyKey} is not null`),
    index('payouts_waiting').on(t.status, t.id),
    check('payouts_amount_positive', sql`${t.amountMinor} > 0`),
    check('payouts_settled_or_not', sql`(${t.status} = 'pedido') = (${t.settledAt} is null)`),
  ],
)

/** Each account has one currency; members' accounts have an owner. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: accountKinds }).notNull(),
    ownerId: uuid('owner_id').references(() => users.id),
    currency: text({ enum: currencies }).notNull(),
    /** The sum of its entries, maintained by the database. */
    balanceMinor: minor('balance_minor').notNull().default(0),
  },
  (t) => [
    unique('ledger_accounts_key').on(t.kind, t.ownerId, t.currency).nullsNotDistinct(),
    check('ledger_accounts_owned', sql`(${t.kind} in ('member', 'paying-out')) = (${t.ownerId} is not null)`),
    // Only the outside, and members after a refund of what they withdrew, may be negative.
    check('ledger_accounts_not_negative', sql`${t.kind} in ('outside', 'member', 'platform') or ${t.balanceMinor} >= 0`),
  ],
)

export const transactionKinds = [
  'capture',
  'release',
  'freeze',
  'refund',
  'refunded',
  'payout',
  'paid-out',
  'payout-rejected',
  'payout-stopped',
  'charge-back',
] as const

/** Ledger transactions. Append-only, enforced by the database. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: transactionKinds }).notNull(),
    /** What it is about; unique, so nothing is posted twice. */
    subject: text().notNull(),
    /** Its order. */
    reference: uuid(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [unique('ledger_transactions_subject_key').on(t.subject), index('ledger_transactions_of_reference').on(t.reference)],
)

/** One account's part of a transaction; a transaction's entries sum to zero in each currency, which the database checks on commit. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    line: integer().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amountMinor: minor('amount_minor').notNull(),
  },
  (t) => [
    unique('ledger_entries_key').on(t.transactionId, t.line),
    index('ledger_entries_of_account').on(t.accountId, t.transactionId),
    check('ledger_entries_not_zero', sql`${t.amountMinor} <> 0`),
  ],
)

/**
 * What is held of a payment, and its state. One per payment, not per order: two payments of one order never mix. The check makes a second
 * release or refund impossible.
 */
export const ledgerHolds = pgTable(
  'ledger_holds',
  {
    paymentId: uuid('payment_id').primaryKey(),
    /** The order that it pays. */
    reference: uuid().notNull(),
    payeeId: uuid('payee_id').references(() => users.id),
    /** The shares in what was captured; in what is left they have the same proportion. */
    resellerId: uuid('reseller_id').references(() => users.id),
    resellerMinor: minor('reseller_minor').notNull().default(0),
    currency: text({ enum: currencies }).notNull(),
    capturedMinor: minor('captured_minor').notNull().default(0),
    releasedMinor: minor('released_minor').notNull().default(0),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    /** Until when a claim can still take back what was released; null before the release. */
    claimableUntil: moment('claimable_until'),
  },
  (t) => [
    index('ledger_holds_open').on(t.payeeId).where(sql`${t.capturedMinor} > ${t.releasedMinor} + ${t.refundedMinor}`),
    index('ledger_holds_of_reseller')
      .on(t.resellerId)
      .where(sql`${t.resellerId} is not null and ${t.capturedMinor} > ${t.releasedMinor} + ${t.refundedMinor}`),
    index('ledger_holds_claimable').on(t.payeeId, t.claimableUntil).where(sql`${t.releasedMinor} > 0`),
    index('ledger_holds_claimable_of_reseller')
      .on(t.resellerId, t.claimableUntil)
      .where(sql`${t.resellerId} is not null and ${t.releasedMinor} > 0`),
    check('ledger_holds_reseller_within', sql`${t.resellerMinor} between 0 and ${t.capturedMinor}`),
    check(
      'ledger_holds_balanced',
      sql`${t.releasedMinor} >= 0 and ${t.refundedMinor} >= 0 and ${t.capturedMinor} >= ${t.releasedMinor} + ${t.refundedMinor}`,
    ),
  ],
)

/** Whom a payment was released to, so that it can be frozen again leg by leg. */
export const ledgerLegs = pgTable(
  'ledger_legs',
  {
    paymentId: uuid('payment_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amountMinor: minor('amount_minor').notNull(),
  },
  (t) => [unique('ledger_legs_key').on(t.paymentId, t.accountId), check('ledger_legs_positive', sql`${t.amountMinor} >= 0`)],
)

/** What was owed on a day in one currency, and the root of its tree (decision 124). Published for good. */
export const ledgerRoots = pgTable(
  'ledger_roots',
  {
    id: uuid().primaryKey(),
    day: date().notNull(),
    currency: text({ enum: currencies }).notNull(),
    takenAt: moment('taken_at').notNull(),
    hash: text().notNull(),
    sumMinor: minor('sum_minor').notNull(),
    leaves: integer().notNull(),
    availableMinor: minor('available_minor').notNull(),
    payingOutMinor: minor('paying_out_minor').notNull(),
    heldMinor: minor('held_minor').notNull(),
    refundingMinor: minor('refunding_minor').notNull(),
    /** The chained hash of the root before it in this currency; empty for the first. */
    previous: text().notNull(),
    chain: text().notNull(),
  },
  (t) => [
    unique('ledger_roots_key').on(t.day, t.currency),
    check('ledger_roots_sum', sql`${t.sumMinor} = ${t.availableMinor} + ${t.payingOutMinor} + ${t.heldMinor} + ${t.refundingMinor}`),
  ],
)

/** The leaves of the newest trees, in random order. They are written before their root, so no key leads there. */
export const ledgerLeaves = pgTable(
  'ledger_leaves',
  {
    rootId: uuid('root_id').notNull(),
    position: integer().notNull(),
    ownerId: uuid('owner_id').references(() => users.id),
    kind: text({ enum: leafKinds }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    nonce: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rootId, t.position] }),
    index('ledger_leaves_of_member').on(t.ownerId, t.rootId).where(sql`${t.ownerId} is not null`),
    check('ledger_leaves_amount_positive', sql`${t.amountMinor} > 0`),
  ],
)

/** The nodes of the newest trees above blocks of leaves; those within a block are made anew from its leaves. */
export const ledgerNodes = pgTable(
  'ledger_nodes',
  {
    rootId: uuid('root_id').notNull(),
    level: integer().notNull(),
    position: integer().notNull(),
    hash: text().notNull(),
    sumMinor: minor('sum_minor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.rootId, t.level, t.position] })],
)
