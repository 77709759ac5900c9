import { noticeTypes } from '@feria/contract/notices'
import type { Notification } from '@feria/contract/notifications'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: noticeTypes }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
    data: jsonb().$type<Notification['data']>().notNull(),
    /** What it is about: telling the same member the same thing twice stores it once. */
    subject: text().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    unique('notifications_subject_key').on(t.userId, t.subject),
    index('notifications_newest').on(t.userId, t.id),
    index('notifications_unread').on(t.userId).where(sql`${t.readAt} is null`),
  ],
)
