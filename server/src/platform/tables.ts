import { pgTable, text } from 'drizzle-orm/pg-core'

/** Keys that the server generated for itself, by purpose. */
export const serverKeys = pgTable('server_keys', { id: text().primaryKey(), secret: text().notNull() })
