import { identityStatuses } from '@feria/contract/reselling/values'
import { sql } from 'drizzle-orm'
import {
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

/** Members who sell for others. Level and reputation are not kept: they are counted. */
export const resellers = pgTable(
  'resellers',
  {
    userId: memberId('user_id').primaryKey(),
    createdAt: moment('created_at').notNull(),
    identityStatus: text('identity_status', { enum: identityStatuses }).notNull().default('none'),
    identityNote: text('identity_note'),
    /** The picture of the document, which is not served to the public. */
    identityUpload: uuid('identity_upload'),
    identitySentAt: moment('identity_sent_at'),
    /** When an admin decided about what was sent last. The picture goes days later. */
    identityDecidedAt: moment('identity_decided_at'),
  },
  (t) => [
    index('resellers_waiting').on(t.identitySentAt, t.userId).where(sql`${t.identityStatus} = 'pending'`),
    index('resellers_decided').on(t.identityDecidedAt, t.userId).where(sql`${t.identityDecidedAt} is not null`),
    check('resellers_identity_known', sql`${t.identityStatus} in ('none', 'pending', 'approved', 'rejected')`),
  ],
)

/** Links of resellers, one a member and product. A link that was taken away stays for its transactions. */
export const resaleLinks = pgTable(
  'resale_links',
  {
    id: uuid().primaryKey(),
    resellerId: memberId('reseller_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** The commission in thousandths of the price. */
    permille: integer().notNull(),
    /** Visits of days that are over; those of today stand in `resale_visits`. */
    pastVisits: integer('past_visits').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (t) => [
    unique('resale_links_key').on(t.resellerId, t.productId),
    foreignKey({ name: 'resale_links_product_fk', columns: [t.productId], foreignColumns: [products.id] }).onDelete('cascade'),
    index('resale_links_of_reseller').on(t.resellerId, t.id).where(sql`${t.removedAt} is null`),
    index('resale_links_of_product').on(t.productId),
    check('resale_links_commission', sql`${t.permille} between 50 and 300`),
  ],
)

/** Visits of today, one a browser; the browser is a hash of what its cookie says. Once the day is over they are a number of their link. */
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

/** Links of which the store may have a card, whether the link is still there or not. */
export const drawnCards = pgTable('drawn_cards', { linkId: uuid('link_id').primaryKey(), drawnAt: moment('drawn_at').notNull() })

/** Browsers in which a reseller was signed in while looking at a link of their own: nobody buys through their links there. */
export const resellerBrowsers = pgTable(
  'reseller_browsers',
  { userId: memberId('user_id').notNull(), visitor: text().notNull(), seenAt: moment('seen_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.visitor] })],
)

/** What came through a link: somebody who left a telephone, or a purchase. */
export const resaleTransactions = pgTable(
  'resale_transactions',
  {
    id: uuid().primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => resaleLinks.id, { onDelete: 'cascade' }),
    resellerId: memberId('reseller_id').notNull(),
    buyerName: text('buyer_name').notNull(),
    /** As accounts keep telephones. */
    buyerPhone: text('buyer_phone'),
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    /** The order that paid it. */
    orderId: uuid('order_id').references(() => orders.id),
    createdAt: moment('created_at').notNull(),
    validatedAt: moment('validated_at'),
    whatsappAt: moment('whatsapp_at'),
    /** The message that WhatsApp took for us; null where only the address of a chat was answered. */
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
