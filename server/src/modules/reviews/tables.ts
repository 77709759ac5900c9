import { appealOutcomes, appealReasons, type ReviewTag, reviewSides, uncountedReasons } from '@feria/contract/reviews/values'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the parties of an order say of each other; null in `publishedAt` while it is sealed. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    aboutId: uuid('about_id')
      .notNull()
      .references(() => users.id),
    side: text({ enum: reviewSides }).notNull(),
    stars: integer().notNull(),
    tags: jsonb().$type<ReviewTag[]>().notNull(),
    text: text(),
    /** For whoever runs the site. */
    note: text(),
    createdAt: moment('created_at').notNull(),
    /** When it is published even if the other party has not written. */
    closesAt: moment('closes_at').notNull(),
    publishedAt: moment('published_at'),
    answer: text(),
    answeredAt: moment('answered_at'),
    /** Taken back by its author, or removed by an admin. */
    withdrawnAt: moment('withdrawn_at'),
    removedAt: moment('removed_at'),
    /** Why it does not count; null if it does. */
    uncounted: text({ enum: uncountedReasons }),
  },
  (t) => [
    unique('reviews_key').on(t.orderId, t.authorId),
    index('reviews_of_author').on(t.authorId, t.id),
    index('reviews_about').on(t.aboutId, t.publishedAt, t.id).where(sql`${t.publishedAt} is not null`),
    index('reviews_about_by_stars').on(t.aboutId, t.stars, t.publishedAt, t.id).where(sql`${t.publishedAt} is not null`),
    index('reviews_sealed').on(t.closesAt).where(sql`${t.publishedAt} is null and ${t.withdrawnAt} is null`),
    index('reviews_published').on(t.publishedAt).where(sql`${t.publishedAt} is not null`),
    index('reviews_uncounted').on(t.id).where(sql`${t.uncounted} is not null`),
    index('reviews_with_note').on(t.id).where(sql`${t.note} is not null`),
    check('reviews_stars_known', sql`${t.stars} between 1 and 5`),
    check('reviews_parties_differ', sql`${t.authorId} <> ${t.aboutId}`),
    check('reviews_answered_or_not', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('reviews_answered_when_published', sql`${t.answeredAt} is null or ${t.publishedAt} is not null`),
  ],
)

/** What reviewed members ask an admin to remove, each review once. */
export const reviewAppeals = pgTable(
  'review_appeals',
  {
    id: uuid().primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    reason: text({ enum: appealReasons }).notNull(),
    text: text(),
    createdAt: moment('created_at').notNull(),
    outcome: text({ enum: appealOutcomes }),
    note: text(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    unique('review_appeals_key').on(t.reviewId),
    index('review_appeals_waiting').on(t.id).where(sql`${t.decidedAt} is null`),
    index('review_appeals_decided').on(t.id).where(sql`${t.decidedAt} is not null`),
    check('review_appeals_decided_or_not', sql`(${t.outcome} is null) = (${t.decidedAt} is null)`),
  ],
)

/** Finished orders whose parties are still to be reminded, by when; removed once they were. */
export const reviewReminders = pgTable(
  'review_reminders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
  },
  (t) => [index('review_reminders_due').on(t.dueAt)],
)

/** Paid orders that their sellers cancelled. Filled from events of `orders`, since the order itself does not say who ended it. */
export const sellerCancellations = pgTable('seller_cancellations', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
})

/** A member's sums, so that nobody who shows them walks their reviews and orders. Made anew by a job when they are due. */
export const reputations = pgTable(
  'reputations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    score: doublePrecision().notNull(),
    count: integer().notNull().default(0),
    /** How many count of one star to five. */
    stars: jsonb().$type<number[]>().notNull().default([0, 0, 0, 0, 0]),
    sales: integer().notNull().default(0),
    sentInTime: doublePrecision('sent_in_time'),
    cancelled: doublePrecision(),
    claimsLost: doublePrecision('claims_lost'),
    /** When it has to be made anew: at once after a change, otherwise a day later, since reviews grow older and facts end. */
    dueAt: moment('due_at').notNull(),
  },
  (t) => [index('reputations_due').on(t.dueAt)],
)

/** The mean of the market, in one row: of the published reviews of 180 days that count. */
export const reviewMarket = pgTable(
  'review_market',
  { isOnly: boolean('is_only').primaryKey().default(true), mean: doublePrecision().notNull(), at: moment('at').notNull() },
  (t) => [check('review_market_only', sql`${t.isOnly}`)],
)
