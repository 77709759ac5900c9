import { pgTable, text } from 'drizzle-orm/pg-core'

/** Keys that the server made for itself, by what they are for. */
export const serverKeys = pgTable('server_keys', { id: text().primaryKey(), secret: text().notNull() })
