import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Pictures that members sent. One that nothing uses within a day is removed. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When something began to use the picture. */
    keptAt: moment('kept_at'),
  },
  (t) => [index('uploads_unused').on(t.createdAt).where(sql`${t.keptAt} is null`), index('uploads_user').on(t.userId)],
)

/** Files on their way in parts. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('upload_parts_age').on(t.createdAt)],
)
