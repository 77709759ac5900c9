import { currencies } from '@feria/contract/money'
import { provinces } from '@feria/contract/orders/addresses'
import {
  claimKinds,
  claimOutcomes,
  deliveryKinds,
  extendableClocks,
  type OrderStatus,
  orderActKinds,
  orderEmails,
  orderStatuses,
} from '@feria/contract/orders/values'
import { cardTypes } from '@feria/contract/payments/values'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { products } from '../catalogue/tables.ts'
import type { FrozenListing } from './listings/listings.rules.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** For people to read aloud: ten letters and digits, unique, and not revealing how many orders there are. */
    number: text().notNull(),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id),
    status: text({ enum: orderStatuses }).notNull(),
    paymentMethod: text('payment_method', { enum: cardTypes }),
    currency: text({ enum: currencies }).notNull(),
    totalMinor: minor('total_minor').notNull(),
    /** Peso cents per dollar on the day of the order, if a rate was set. */
    rateArsCents: minor('rate_ars_cents'),
    /** What the provider charges if it does not take the order's currency, at a rate in peso cents, and until when. */
    dueMinor: minor('due_minor'),
    dueCurrency: text('due_currency', { enum: currencies }),
    dueArsCents: minor('due_ars_cents'),
    dueUntil: moment('due_until'),
    /** Whether the provider is still reviewing a payment. */
    isPaymentPending: boolean('is_payment_pending').notNull().default(false),
    /** The payment attempt that paid it. */
    paidBy: uuid('paid_by'),
    /** The reseller, their link and their part of the total; null and 0 for a purchase without a link. */
    resellerId: uuid('reseller_id').references(() => users.id),
    resaleLinkId: uuid('resale_link_id'),
    resaleMinor: minor('resale_minor').notNull().default(0),
    /** The transaction of `reselling` whose URL led here; only payment makes it this order's. */
    resaleTransactionId: uuid('resale_transaction_id'),
    /** What the buyer shows to whoever hands it over, from payment on: six digits. Shown to the buyer, so stored in plain. */
    deliveryCode: text('delivery_code'),
    /** How it arrives; the price of its parcel is part of the total, in the order's currency. */
    deliveryKind: text('delivery_kind', { enum: deliveryKinds }).notNull().default('agreed'),
    parcelMinor: minor('parcel_minor').notNull().default(0),
    /** Where it is handed over, as the seller said then. */
    pickupArea: text('pickup_area'),
    /** Tracking information, in the seller's words. */
    tracking: text(),
    /** The client's Idempotency-Key, and a hash of its request. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    /** Why the last card was refused, in the provider's words, and a hash of its token: repeating the request gets the same refusal. */
    refusal: text(),
    refusedToken: text('refused_token'),
    reservedUntil: moment('reserved_until'),
    /** When its seller was reminded to send it. */
    remindedAt: moment('reminded_at'),
    /** When a request started charging it: only one at a time may. */
    payingSince: moment('paying_since'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    sentAt: moment('sent_at'),
    completedAt: moment('completed_at'),
    cancelledAt: moment('cancelled_at'),
    refundedAt: moment('refunded_at'),
    /**
     * Until when the money of a completed order is held because its buyer may still withdraw; null once released, and when released at
     * once.
     */
    heldUntil: moment('held_until'),
    /** Until when its seller may send it or hand it over, and its buyer may say something: only where an operator gave more time. */
    sendUntil: moment('send_until'),
    receiveUntil: moment('receive_until'),
    /** Who moved it to each state that it was in, or which clock: for operators. */
    movedBy: jsonb('moved_by').$type<Partial<Record<OrderStatus, string>>>().notNull().default({}),
  },
  (t) => [
    unique('orders_number_key').on(t.number),
    unique('orders_idempotency_key').on(t.buyerId, t.idempotencyKey),
    // Operators search by the beginning of a number, and list by state.
    index('orders_number_prefix').on(t.number.op('text_pattern_ops')),
    index('orders_of_status').on(t.status, t.id),
    index('orders_of_buyer').on(t.buyerId, t.id),
    index('orders_of_seller').on(t.sellerId, t.id),
    index('orders_paid').on(t.paidAt).where(sql`${t.paidAt} is not null`),
    index('orders_waiting_for_buyer').on(t.buyerId, t.id).where(sql`${t.status} in ('reservada', 'enviada')`),
    index('orders_waiting_for_seller').on(t.sellerId, t.id).where(sql`${t.status} in ('pendiente', 'en disputa')`),
    index('orders_reserved').on(t.reservedUntil).where(sql`${t.status} = 'reservada'`),
    index('orders_sent').on(t.sentAt).where(sql`${t.status} = 'enviada'`),
    index('orders_unsent').on(t.paidAt).where(sql`${t.status} = 'pendiente' and ${t.deliveryKind} = 'parcel'`),
    index('orders_unreminded')
      .on(t.paidAt)
      .where(sql`${t.status} = 'pendiente' and ${t.deliveryKind} = 'parcel' and ${t.remindedAt} is null`),
    index('orders_uncollected').on(t.paidAt).where(sql`${t.status} = 'pendiente' and ${t.deliveryKind} <> 'parcel'`),
    check(
      'orders_status_known',
      sql`${t.status} in ('reservada', 'pendiente', 'enviada', 'completada', 'cancelada', 'en disputa', 'reembolsada')`,
    ),
    check('orders_total_positive', sql`${t.totalMinor} >= 0`),
    check('orders_parties_differ', sql`${t.buyerId} <> ${t.sellerId}`),
    index('orders_of_reseller').on(t.resellerId, t.id).where(sql`${t.resellerId} is not null`),
    index('orders_of_resale_link').on(t.resaleLinkId).where(sql`${t.resaleLinkId} is not null`),
    check('orders_delivery_known', sql`${t.deliveryKind} in ('pickup', 'parcel', 'agreed')`),
    check('orders_parcel_within', sql`${t.parcelMinor} between 0 and ${t.totalMinor} - ${t.resaleMinor}`),
    check('orders_parcel_of_parcels', sql`${t.parcelMinor} = 0 or ${t.deliveryKind} = 'parcel'`),
    check('orders_resale_within', sql`${t.resaleMinor} between 0 and ${t.totalMinor}`),
    check('orders_resale_has_reseller', sql`${t.resaleMinor} = 0 or ${t.resellerId} is not null`),
    check('orders_reseller_is_third', sql`${t.resellerId} <> ${t.buyerId} and ${t.resellerId} <> ${t.sellerId}`),
    index('orders_held').on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
    check('orders_held_when_complete', sql`${t.heldUntil} is null or ${t.status} = 'completada'`),
    check('orders_paid_or_not', sql`(${t.status} in ('reservada', 'cancelada')) = (${t.paidAt} is null)`),
  ],
)

/** What the page of a product said, kept for good under the SHA-256 of all of it: orders of the same listing share one row. */
export const frozenListings = pgTable('frozen_listings', {
  sha256: text().primaryKey(),
  content: jsonb().$type<FrozenListing>().notNull(),
})

export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    quantity: integer().notNull(),
    priceMinor: minor('price_minor').notNull(),
    /** The product as it was bought; later edits do not change a purchase. */
    productName: text('product_name').notNull(),
    productImage: text('product_image'),
    /** All that its page said then. */
    listingSha256: text('listing_sha256')
      .notNull()
      .references(() => frozenListings.sha256),
  },
  (t) => [
    unique('order_items_key').on(t.orderId, t.productId),
    foreignKey({ name: 'order_items_product_fk', columns: [t.productId], foreignColumns: [products.id] }),
    index('order_items_of_product').on(t.productId),
    index('order_items_name').using('gin', sql`${t.productName} gin_trgm_ops`),
    check('order_items_quantity_one', sql`${t.quantity} = 1`),
    check('order_items_price_positive', sql`${t.priceMinor} >= 0`),
  ],
)

const addressColumns = {
  name: text().notNull(),
  street: text().notNull(),
  details: text(),
  city: text().notNull(),
  province: text({ enum: provinces }).notNull(),
  postcode: text().notNull(),
  phone: text(),
}

/** Where a parcel goes. Removed 90 days after the end of its order. */
export const orderAddresses = pgTable('order_addresses', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  ...addressColumns,
})

/** Members' address books: what they had parcels sent to. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...addressColumns,
    usedAt: moment('used_at').notNull(),
  },
  (t) => [
    unique('addresses_key').on(t.userId, t.name, t.street, t.details, t.city, t.province, t.postcode, t.phone).nullsNotDistinct(),
    index('addresses_of_member').on(t.userId, t.usedAt),
  ],
)

/** Whether a request was resolved, as an expression for sorting, shared with its index: open ones come first. */
export const isResolved = (resolvedAt: AnyPgColumn): SQL => sql`(${resolvedAt} is not null)`

/** Requests to withdraw from a purchase, by members or visitors. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey(),
    code: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** As typed. */
    orderNumber: text('order_number').notNull(),
    reason: text(),
    orderId: uuid('order_id').references(() => orders.id),
    createdAt: moment('created_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (t) => [
    unique('withdrawals_code_key').on(t.code),
    index('withdrawals_waiting').on(isResolved(t.resolvedAt), t.id),
    index('withdrawals_of_order').on(t.orderId),
  ],
)

/** Buyers' claims about purchases; the order is «en disputa» while one is open. */
export const claims = pgTable(
  'claims',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: claimKinds }).notNull(),
    text: text().notNull(),
    photos: jsonb().$type<string[]>().notNull(),
    answer: text(),
    answerPhotos: jsonb('answer_photos').$type<string[]>().notNull().default([]),
    outcome: text({ enum: claimOutcomes }),
    /** The buyer's refund, in minor units of the order. */
    refundedMinor: minor('refunded_minor'),
    note: text(),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    settledAt: moment('settled_at'),
    /** Until when its seller may answer it, and it may be decided: only where an operator gave more time. */
    answerUntil: moment('answer_until'),
    decideUntil: moment('decide_until'),
  },
  (t) => [
    uniqueIndex('claims_open_key').on(t.orderId).where(sql`${t.settledAt} is null`),
    index('claims_of_order').on(t.orderId, t.id),
    index('claims_waiting').on(t.id).where(sql`${t.settledAt} is null`),
    index('claims_unanswered').on(t.createdAt).where(sql`${t.settledAt} is null and ${t.answeredAt} is null`),
    index('claims_undecided').on(t.answeredAt).where(sql`${t.settledAt} is null and ${t.answeredAt} is not null`),
    index('claims_settled').on(t.id).where(sql`${t.settledAt} is not null`),
    check('claims_settled_or_not', sql`(${t.outcome} is null) = (${t.settledAt} is null)`),
  ],
)

/** What an operator did to an order, in words that its parties read. */
export const orderActs = pgTable(
  'order_acts',
  {
    /** UUIDv7, so it sorts in order of time. */
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    kind: text({ enum: orderActKinds }).notNull(),
    reason: text().notNull(),
    /** What a refund gave back, in minor units of the order. */
    amountMinor: minor('amount_minor'),
    /** Which clock got more time, and until when. */
    clock: text({ enum: extendableClocks }),
    until: moment('until'),
    createdAt: moment('created_at').notNull(),
    /** The client's Idempotency-Key, and a hash of its request. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
  },
  (t) => [
    index('order_acts_of_order').on(t.orderId, t.id),
    index('order_acts_of_actor').on(t.actorId),
    uniqueIndex('order_acts_idempotency_key').on(t.actorId, t.idempotencyKey).where(sql`${t.idempotencyKey} is not null`),
    check('order_acts_refund_has_amount', sql`(${t.kind} = 'refund') = (${t.amountMinor} is not null)`),
    check('order_acts_extension_has_end', sql`(${t.kind} = 'extension') = (${t.clock} is not null and ${t.until} is not null)`),
    check('order_acts_amount_positive', sql`${t.amountMinor} > 0`),
  ],
)

/** Which emails about an order left or were refused for good, without their texts: for operators. */
export const sentOrderEmails = pgTable(
  'order_emails',
  {
    /** UUIDv7, so it sorts in order of time. */
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    email: text({ enum: orderEmails }).notNull(),
    side: text({ enum: ['buyer', 'seller'] }).notNull(),
    isRefused: boolean('is_refused').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('order_emails_of_order').on(t.orderId, t.id)],
)
