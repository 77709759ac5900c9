import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

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
    /** Served by signed addresses that end, and no more under its public one. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** How it looks, in 64 bits; null until a job has told it of older ones, empty where that cannot be told. */
    hash: text(),
  },
  (t) => [
    index('uploads_unhashed').on(t.id).where(sql`${t.hash} is null`),
    index('uploads_unused').on(t.createdAt).where(sql`${t.keptAt} is null`),
    index('uploads_user').on(t.userId),
  ],
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
    /** Its name at the store, where parts go there without passing through us. */
    remoteId: text('remote_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('upload_parts_age').on(t.createdAt)],
)
