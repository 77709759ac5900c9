import { notificationTypes } from '@feria/contract/notifications/kinds'
import type { Notification } from '@feria/contract/notifications/schemas'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { sessions, users } from '../accounts/tables.ts'
import { matches } from '../wishes/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: notificationTypes }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
    data: jsonb().$type<Notification['data']>().notNull(),
    /** Its subject; each member gets each subject once. */
    subject: text().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    unique('notifications_subject_key').on(t.userId, t.subject),
    index('notifications_newest').on(t.userId, t.createdAt, t.id),
    index('notifications_unread').on(t.userId).where(sql`${t.readAt} is null`),
  ],
)

/** Browsers subscribed to push, each for as long as the session that subscribed it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('push_subscriptions_endpoint_key').on(t.endpoint),
    index('push_subscriptions_user').on(t.userId, t.createdAt),
    index('push_subscriptions_session').on(t.sessionHash),
  ],
)

/** How much of the match budget a member has used, and when the last digest was sent. */
export const matchBudgets = pgTable('match_budgets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Start of the window in which `notified` counts live notifications. */
  windowFrom: moment('window_from').notNull(),
  notified: integer().notNull().default(0),
  /** The grouped notification for everything above the budget; null while there is none. */
  groupId: uuid('group_id'),
  digestAt: moment('digest_at'),
})

/** Matches not notified live, waiting for the digest. */
export const digestMatches = pgTable(
  'digest_matches',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.matchId] }), index('digest_matches_of_match').on(t.matchId)],
)
