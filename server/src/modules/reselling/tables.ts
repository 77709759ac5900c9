import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { products } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const memberId = (name: string) => uuid(name).references(() => users.id, { onDelete: 'cascade' })

/** Resellers. Level and reputation are not stored but computed. */
export const resellers = pgTable('resellers', {
  userId: memberId('user_id').primaryKey(),
  createdAt: moment('created_at').notNull(),
})

/** Resellers' links, one per member and product. A removed link stays for its transactions. */
export const resaleLinks = pgTable(
  'resale_links',
  {
    id: uuid().primaryKey(),
    resellerId: memberId('reseller_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** The commission in thousandths of the price. */
    permille: integer().notNull(),
    /** Visits of past days; today's are in `resale_visits`. */
    pastVisits: integer('past_visits').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    removedAt: moment('removed_at'),
    /** While its reseller is suspended. */
    isWithheld: boolean('is_withheld').notNull().default(false),
  },
  (t) => [
    unique('resale_links_key').on(t.resellerId, t.productId),
    foreignKey({ name: 'resale_links_product_fk', columns: [t.productId], foreignColumns: [products.id] }).onDelete('cascade'),
    index('resale_links_of_reseller').on(t.resellerId, t.id).where(sql`${t.removedAt} is null`),
    index('resale_links_of_product').on(t.productId),
    check('resale_links_commission', sql`${t.permille} between 50 and 300`),
  ],
)

/** Today's visits, one per browser; the browser is a hash of its cookie. After the day they are summed up in their link. */
export const resaleVisits = pgTable(
  'resale_visits',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => resaleLinks.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
    day: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.linkId, t.visitor, t.day] })],
)

/** Browsers in which a reseller, signed in, opened their own link: nobody buys through their links there. */
export const resellerBrowsers = pgTable(
  'reseller_browsers',
  { userId: memberId('user_id').notNull(), visitor: text().notNull(), seenAt: moment('seen_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.visitor] })],
)

/** What came through a link: a contact with a phone number, or a purchase. */
export const resaleTransactions = pgTable(
  'resale_transactions',
  {
    id: uuid().primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => resaleLinks.id, { onDelete: 'cascade' }),
    resellerId: memberId('reseller_id').notNull(),
    buyerName: text('buyer_name').notNull(),
    /** In the format of accounts. */
    buyerPhone: text('buyer_phone'),
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    /** The order that paid it. */
    orderId: uuid('order_id').references(() => orders.id),
    createdAt: moment('created_at').notNull(),
    validatedAt: moment('validated_at'),
    whatsappAt: moment('whatsapp_at'),
    /** The id of the message that WhatsApp accepted; null if only a chat URL was returned. */
    whatsappMessageId: text('whatsapp_message_id'),
    paymentLink: text('payment_link'),
    paidAt: moment('paid_at'),
    deliveredAt: moment('delivered_at'),
    endedAt: moment('ended_at'),
    endedReason: text('ended_reason'),
  },
  (t) => [
    uniqueIndex('resale_transactions_order_key').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('resale_transactions_of_reseller').on(t.resellerId, t.id),
    index('resale_transactions_of_link').on(t.linkId, t.id),
    index('resale_transactions_of_buyer').on(t.buyerId).where(sql`${t.buyerId} is not null`),
    index('resale_transactions_with_phone').on(t.createdAt).where(sql`${t.buyerPhone} is not null`),
    check('resale_transactions_paid_by_order', sql`(${t.paidAt} is null) = (${t.orderId} is null)`),
    check('resale_transactions_legal', sql`${t.deliveredAt} is null or ${t.paidAt} is not null`),
  ],
)
