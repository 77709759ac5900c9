import { roles } from '@feria/contract/accounts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** In lower case. A deleted member's becomes free again: it is replaced by an unreachable one. */
    email: text().notNull(),
    /** argon2id; null until a password is set by a mailed link. */
    passwordHash: text('password_hash'),
    phone: text(),
    address: text(),
    role: text({ enum: roles }).notNull().default('user'),
    imageUrl: text('image_url'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('users_role').on(t.role).where(sql`${t.role} <> 'user'`),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check('users_role_known', sql`${t.role} in ('user', 'premium', 'admin')`),
    unique('users_email_key').on(t.email),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: who reads the table cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('password_resets_user').on(t.userId)],
)
