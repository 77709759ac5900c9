import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Messages to whoever runs the site, by members or visitors. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** UUIDv7, so it sorts in order of time. */
    id: uuid().primaryKey(),
    /** Null for a visitor. */
    userId: uuid('user_id').references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    /** Plain text, as it was typed. */
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (t) => [
    index('contact_messages_waiting').on(sql`(${t.resolvedAt} is not null)`, t.id),
    index('contact_messages_of_member').on(t.userId).where(sql`${t.userId} is not null`),
  ],
)
