import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** Filters of the lists of the back office that somebody of the staff keeps for themselves. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The list, by its name in the contract. */
    section: text().notNull(),
    name: text().notNull(),
    /** The query of its address. */
    query: text().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [unique('saved_filters_name_key').on(t.userId, t.section, t.name)],
)
