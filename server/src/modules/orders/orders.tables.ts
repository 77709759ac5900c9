import { currencies } from '@feria/contract/money'
import { cardTypes, orderStatuses } from '@feria/contract/words'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, foreignKey, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.tables.ts'
import { products } from '../catalogue/catalogue.tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** What people read aloud: ten letters and digits, unique, telling nothing of how many orders there are. */
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
    /** Cents of a peso for one dollar on the day of the order, if a rate was set. */
    rateArsCents: minor('rate_ars_cents'),
    /** The client's Idempotency-Key, and a hash of what it asked for. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    /** Why the payment was refused, in the provider's words; a repeated request is answered from it. */
    refusal: text(),
    reservedUntil: moment('reserved_until'),
    /** When somebody began to charge it: only one request at a time may. */
    payingSince: moment('paying_since'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    sentAt: moment('sent_at'),
    completedAt: moment('completed_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (t) => [
    unique('orders_number_key').on(t.number),
    unique('orders_idempotency_key').on(t.buyerId, t.idempotencyKey),
    index('orders_of_buyer').on(t.buyerId, t.id),
    index('orders_of_seller').on(t.sellerId, t.id),
    index('orders_reserved').on(t.reservedUntil).where(sql`${t.status} = 'reservada'`),
    index('orders_sent').on(t.sentAt).where(sql`${t.status} = 'enviada'`),
    check('orders_status_known', sql`${t.status} in ('reservada', 'pendiente', 'enviada', 'completada', 'cancelada')`),
    check('orders_total_positive', sql`${t.totalMinor} >= 0`),
    check('orders_parties_differ', sql`${t.buyerId} <> ${t.sellerId}`),
    check('orders_paid_or_not', sql`(${t.status} in ('reservada', 'cancelada')) = (${t.paidAt} is null)`),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    quantity: integer().notNull(),
    priceMinor: minor('price_minor').notNull(),
    /** As the product was when it was bought; a later edit does not rewrite a purchase. */
    productName: text('product_name').notNull(),
    productImage: text('product_image'),
  },
  (t) => [
    unique('order_items_key').on(t.orderId, t.productId),
    foreignKey({ name: 'order_items_product_fk', columns: [t.productId], foreignColumns: [products.id] }),
    index('order_items_of_product').on(t.productId),
    check('order_items_quantity_one', sql`${t.quantity} = 1`),
    check('order_items_price_positive', sql`${t.priceMinor} >= 0`),
  ],
)

/** Whether a request was dealt with, as lists and their index order it: those that wait come first. */
export const isResolved = (resolvedAt: AnyPgColumn): SQL => sql`(${resolvedAt} is not null)`

/** Requests to withdraw from a purchase, by people who may not be signed in. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey(),
    code: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** As it was typed. */
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
