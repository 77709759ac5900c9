import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
