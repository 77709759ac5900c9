import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Keys that the server generated for itself, by purpose; the one of the highest version is the newest. */
export const serverKeys = pgTable(
  'server_keys',
  {
    purpose: text().notNull(),
    version: integer().notNull(),
    secret: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.version] })],
)

/** Emails that a mail server refused for good, without their texts. */
export const refusedEmails = pgTable(
  'refused_emails',
  {
    /** UUIDv7, so it sorts in order of time. */
    id: uuid().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    /** The server's code, e.g. `550 5.1.1`. */
    reason: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('refused_emails_to').on(t.to), index('refused_emails_at').on(t.at)],
)

/** How many requests of a day in Argentina were answered with `internal`. */
export const errorCounts = pgTable('error_counts', { day: date().primaryKey(), count: integer().notNull() })
