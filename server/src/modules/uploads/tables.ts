import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Members' pictures. One that stays unused for a day is deleted. */
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
    /** When the picture was first used. */
    keptAt: moment('kept_at'),
    /** Served only by signed URLs that expire, not at its public one. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** The SHA-256 of its widest copy, in hexadecimal: what an order proves its pictures by. */
    sha256: text().notNull(),
    /** Its perceptual hash of 64 bits; null until a job has hashed an older one, empty if it cannot be hashed. */
    hash: text(),
    /** The bands of the hash; null where it is not distinctive. */
    bands: integer().array(),
  },
  (t) => [
    index('uploads_unhashed').on(t.id).where(sql`${t.hash} is null`),
    index('uploads_unused').on(t.createdAt).where(sql`${t.keptAt} is null`),
    index('uploads_user').on(t.userId),
    index('uploads_bands').using('gin', t.bands),
  ],
)

/** Uploads in parts, not finished yet. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: integer().notNull(),
    /** Its id at the store, where parts are sent there directly. */
    remoteId: text('remote_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('upload_parts_age').on(t.createdAt)],
)

/** What is drawn for link previews, by what it shows. */
export const cardKinds = ['link', 'product', 'seller', 'wish'] as const

/** What may have a card in the store, whether it still exists or not. */
export const drawnCards = pgTable(
  'drawn_cards',
  { kind: text({ enum: cardKinds }).notNull(), subjectId: uuid('subject_id').notNull(), drawnAt: moment('drawn_at').notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId] })],
)
