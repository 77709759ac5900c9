import type { BuyerSearch } from '@feria/contract/prospecting/schemas'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, real, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { products } from '../catalogue/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const memberId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Whether sellers may find a member; without a row they may not. */
export const prospectConsents = pgTable('prospect_consents', {
  userId: memberId('user_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** How a member changed their consent: in their settings, by an emailed link, with the answer to an offer, by closing the account. */
export const consentWays = ['ajustes', 'enlace', 'oferta', 'baja'] as const

/** Every change of a consent. Append-only: it proves what was agreed to and when, even after the member has left. */
export const consentChanges = pgTable(
  'consent_changes',
  {
    id: uuid().primaryKey(),
    userId: memberId('user_id'),
    isOn: boolean('is_on').notNull(),
    at: moment('at').notNull(),
    way: text({ enum: consentWays }).notNull(),
    /** Which wording of the question was answered. */
    wording: smallint().notNull(),
  },
  (t) => [index('consent_changes_of_member').on(t.userId, t.id)],
)

/** Sellers' searches for buyers. Kept for 30 days. */
export const buyerSearches = pgTable(
  'buyer_searches',
  {
    id: uuid().primaryKey(),
    sellerId: memberId('seller_id'),
    asked: jsonb().$type<Required<BuyerSearch>>().notNull(),
    members: integer().notNull().default(0),
    /** How many results public pages gave; nothing else of them is kept. */
    pages: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('buyer_searches_of_seller').on(t.sellerId, t.createdAt), index('buyer_searches_age').on(t.createdAt)],
)

/**
 * Each time that a member was shown to a seller. The member can read it for a year; the seller can offer as long as the search is kept.
 */
export const appearances = pgTable(
  'prospect_appearances',
  {
    id: uuid().primaryKey(),
    memberId: memberId('member_id'),
    sellerId: memberId('seller_id'),
    searchId: uuid('search_id').references(() => buyerSearches.id, { onDelete: 'set null' }),
    productName: text('product_name').notNull(),
    /** From 0 to 1. */
    score: real().notNull(),
    reasons: jsonb().$type<string[]>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('prospect_appearances_of_member').on(t.memberId, t.id),
    index('prospect_appearances_of_seller').on(t.sellerId, t.memberId, t.id),
    index('prospect_appearances_of_search').on(t.searchId),
    index('prospect_appearances_age').on(t.at),
  ],
)

/** Products that sellers offered to one member. Whether one is closed follows from its product. */
export const offers = pgTable(
  'prospect_offers',
  {
    id: uuid().primaryKey(),
    sellerId: memberId('seller_id'),
    buyerId: memberId('buyer_id'),
    /** Null once the product was deleted: the offer is no longer shown, but still counts. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** The product's folded name: the same thing is offered to a member once. */
    subject: text().notNull(),
    appearanceId: uuid('appearance_id').references(() => appearances.id, { onDelete: 'set null' }),
    score: real().notNull(),
    reasons: jsonb().$type<string[]>().notNull(),
    status: text({ enum: ['pendiente', 'aceptada', 'rechazada'] }).notNull(),
    sentAt: moment('sent_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    index('prospect_offers_received').on(t.buyerId, t.id),
    index('prospect_offers_sent').on(t.sellerId, t.id),
    index('prospect_offers_of_product').on(t.productId),
    index('prospect_offers_of_appearance').on(t.appearanceId),
    check('prospect_offers_status_known', sql`${t.status} in ('pendiente', 'aceptada', 'rechazada')`),
    check('prospect_offers_answered', sql`(${t.status} = 'pendiente') = (${t.answeredAt} is null)`),
    check('prospect_offers_parties_differ', sql`${t.sellerId} <> ${t.buyerId}`),
  ],
)
