import { accountTypes, countries, roles, sectors } from '@feria/contract/accounts/values'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

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
    accountType: text('account_type', { enum: accountTypes }).notNull().default('individuo'),
    /** Name and email, folded, for the search of the admins. */
    folded: text().notNull().default(''),
    /** When a mailed link was used at this address first: whoever has the account reads its letters. Null until then. */
    emailVerifiedAt: moment('email_verified_at'),
    /** The new address, until its owner confirms it. */
    pendingEmail: text('pending_email'),
    /** When a granted premium ends; null for one without an end. */
    premiumUntil: moment('premium_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('users_role').on(t.role, t.id).where(sql`${t.role} <> 'user'`),
    index('users_premium_end').on(t.premiumUntil).where(sql`${t.premiumUntil} is not null`),
    index('users_folded').using('gin', sql`${t.folded} gin_trgm_ops`),
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
    /** Names the session to its member. */
    id: uuid().notNull().unique('sessions_id_key').defaultRandom(),
    /** The program as it named itself at the login, at most 300 characters; read into words for the member alone. */
    agent: text(),
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

/** What a member said of their business when they registered as one. */
export const businesses = pgTable('businesses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  country: text({ enum: countries }).notNull(),
  sector: text({ enum: sectors }).notNull(),
  company: text().notNull(),
  /** Eleven digits with a right checksum, or null: it is optional. */
  cuit: text(),
})

/** Changes of email: one waits for the new address to confirm it, and each can be undone from the old one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    email: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Of the mailed link that confirms it; null until that is mailed. */
    tokenHash: text('token_hash').unique('email_changes_token_key'),
    /** Until when it can be confirmed; ends at once when it is, or when it is void. */
    expiresAt: moment('expires_at').notNull(),
    /** Of the mailed link that undoes it; null until that is mailed. */
    undoHash: text('undo_hash').unique('email_changes_undo_key'),
    /** Until when it can be undone; the old address is nobody else's for so long. */
    undoUntil: moment('undo_until').notNull(),
  },
  (t) => [index('email_changes_user').on(t.userId), index('email_changes_old').on(t.oldEmail)],
)

/** What a business said of itself in its registration, checked. */
export interface AskedBusiness {
  name: string
  phone: string
  accountType: 'empresa' | 'proveedor'
  country: (typeof countries)[number]
  sector: (typeof sectors)[number]
  company: string
  cuit: string | null
}

/**
 * What somebody who is not signed in asked for an address. A job deals with it and removes it, so that the answer knows nothing of the
 * address.
 */
export const accountRequests = pgTable('account_requests', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  /** Null where somebody forgot their password. */
  business: jsonb().$type<AskedBusiness>(),
  createdAt: moment('created_at').notNull(),
})

/** The application that a member takes codes from [RFC 6238]. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted. */
  encryptedSecret: text('encrypted_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When its first code came; null until then, and signing in does not ask for it. */
  confirmedAt: moment('confirmed_at'),
  /** The step of 30 s whose code was used last: no code of it or before it counts again. */
  lastStep: integer('last_step').notNull().default(0),
  /** Wrong codes since `wrongSince`. */
  wrongCount: integer('wrong_count').notNull().default(0),
  wrongSince: moment('wrong_since'),
})

/** Recovery codes that are left, hashed; one that is used is removed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** What was done with the rights of an admin; rows are only ever added. */
export const auditLog = pgTable('audit_log', {
  /** UUIDv7: its order is the order of the deeds. */
  id: uuid().primaryKey(),
  at: moment('at').notNull(),
  /** Null for the operator's command line. */
  actorId: uuid('actor_id').references(() => users.id),
  action: text().notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  /** As it was called then. */
  subjectName: text('subject_name').notNull(),
  details: jsonb().$type<Record<string, string>>().notNull(),
})
