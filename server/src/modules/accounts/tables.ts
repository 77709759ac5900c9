import { accountTypes, countries, phoneCodeStates, restrictionKinds, roles, sectors } from '@feria/contract/accounts/values'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** In lower case. A closed account's becomes free: it is replaced by an unreachable one. */
    email: text().notNull(),
    /** argon2id; null until a password is set by an emailed link. */
    passwordHash: text('password_hash'),
    phone: text(),
    /** When a code sent to this number was typed in; null for another number. */
    phoneConfirmedAt: moment('phone_confirmed_at'),
    address: text(),
    role: text({ enum: roles }).notNull().default('user'),
    imageUrl: text('image_url'),
    /** Whether there is a public page of what they sell. */
    hasSellerPage: boolean('has_seller_page').notNull().default(true),
    accountType: text('account_type', { enum: accountTypes }).notNull().default('individuo'),
    /** Name and email, folded, for the admins' search. */
    folded: text().notNull().default(''),
    /** When an emailed link was first used at this address, which proves that its owner has the account. Null until then. */
    emailVerifiedAt: moment('email_verified_at'),
    /** The new address, until its owner confirms it. */
    pendingEmail: text('pending_email'),
    /** The newest version of the terms that they accepted; null before any. */
    acceptedTerms: text('accepted_terms'),
    /** When a granted premium ends; null for one without an end. */
    premiumUntil: moment('premium_until'),
    /** Whether they blocked somebody, or somebody them. */
    hasBlocks: boolean('has_blocks').notNull().default(false),
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
    // By its digits: how they are grouped is up to the library that writes them.
    uniqueIndex('users_confirmed_phone').on(sql`regexp_replace(${t.phone}, '\\D', '', 'g')`).where(sql`${t.phoneConfirmedAt} is not null`),
    check('users_confirmed_phone_there', sql`${t.phoneConfirmedAt} is null or ${t.phone} is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, so that the table cannot be used to sign in. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Identifies the session to its member. */
    id: uuid().notNull().unique('sessions_id_key').defaultRandom(),
    /** The user agent at sign-in, at most 300 characters; shown in words to the member only. */
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

/** When each member accepted which version of the terms. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.version] })],
)

/** What a member entered when registering as a business. */
export const businesses = pgTable('businesses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  country: text({ enum: countries }).notNull(),
  sector: text({ enum: sectors }).notNull(),
  company: text().notNull(),
  /** Eleven digits with a valid checksum, or null, since it is optional. */
  cuit: text(),
})

/** The links that confirm the address of a registration: one for each member, bound to the address that it was sent to. */
export const emailConfirmations = pgTable('email_confirmations', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  tokenHash: text('token_hash').notNull().unique('email_confirmations_token_key'),
  expiresAt: moment('expires_at').notNull(),
})

/** Changes of email: one may be pending until the new address confirms it, and each can be undone from the old one. */
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
    /** Of the emailed confirmation link; null until that is sent. */
    tokenHash: text('token_hash').unique('email_changes_token_key'),
    /** Until when it can be confirmed; set to the past once confirmed or void. */
    expiresAt: moment('expires_at').notNull(),
    /** Of the emailed link that undoes it; null until that is sent. */
    undoHash: text('undo_hash').unique('email_changes_undo_key'),
    /** Until when it can be undone; the old address stays reserved until then. Nothing undoes the correction of one never confirmed. */
    undoUntil: moment('undo_until').notNull(),
  },
  (t) => [index('email_changes_user').on(t.userId), index('email_changes_old').on(t.oldEmail)],
)

/** A business registration, validated. */
export interface AskedBusiness {
  name: string
  phone: string
  accountType: 'empresa' | 'proveedor'
  country: (typeof countries)[number]
  sector: (typeof sectors)[number]
  company: string
  cuit: string | null
}

/** What a visitor requested for an address. A job handles and deletes it, so that the response depends on nothing about the address. */
export const accountRequests = pgTable('account_requests', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  /** Null for a forgotten password. */
  business: jsonb().$type<AskedBusiness>(),
  createdAt: moment('created_at').notNull(),
})

/** A member's authenticator app [RFC 6238]. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted. */
  encryptedSecret: text('encrypted_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When its first code came; null until then, and sign-in does not ask for it. */
  confirmedAt: moment('confirmed_at'),
  /** The 30 s step of the last used code: codes of that step or earlier are refused. */
  lastStep: integer('last_step').notNull().default(0),
  /** Wrong codes since `wrongSince`. */
  wrongCount: integer('wrong_count').notNull().default(0),
  wrongSince: moment('wrong_since'),
})

/** The remaining recovery codes, hashed; a used one is deleted. */
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

/** What held or holds a member back; the open one, if any, has no `endedAt`. */
export const restrictions = pgTable(
  'restrictions',
  {
    /** UUIDv7, so it sorts in order of time. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: restrictionKinds }).notNull(),
    /** What the member reads: why in a few words, and more. */
    reason: text().notNull(),
    note: text().notNull(),
    since: moment('since').notNull(),
    /** From then on it holds nothing back, whether or not a job has ended it; null without an end. */
    until: moment('until'),
    endedAt: moment('ended_at'),
    /** Null for the operator's command line, and for what time ended. */
    byId: uuid('by_id').references(() => users.id),
    endedById: uuid('ended_by_id').references(() => users.id),
    /** SHA-256 of the address that the member left with, which nobody may register meanwhile. */
    emailHash: text('email_hash'),
  },
  (t) => [
    uniqueIndex('restrictions_open').on(t.userId).where(sql`${t.endedAt} is null`),
    index('restrictions_of_member').on(t.userId, t.id),
    index('restrictions_end').on(t.until).where(sql`${t.endedAt} is null and ${t.until} is not null`),
    index('restrictions_email').on(t.emailHash).where(sql`${t.emailHash} is not null`),
    check('restrictions_until', sql`(${t.kind} = 'ended') = (${t.until} is null)`),
  ],
)

/** Codes asked for a telephone, of a day: the newest of a member may work, and all count against the limits. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    /** UUIDv7, so it sorts in order of time. */
    id: uuid().primaryKey(),
    /** Null once its member left: it still counts for the number. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    phone: text(),
    /** The number, hashed with a key of the server, to count by. */
    phoneHash: text('phone_hash').notNull(),
    /** The code with member and number, hashed with the same key; null until it is sent and once it was used. */
    codeHash: text('code_hash'),
    state: text({ enum: phoneCodeStates }).notNull().default('sending'),
    /** How often it was tried. */
    tries: integer().notNull().default(0),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('phone_codes_user').on(t.userId, t.askedAt),
    index('phone_codes_phone').on(t.phoneHash, t.askedAt),
    index('phone_codes_asked').on(t.askedAt),
    check('phone_codes_state_known', sql`${t.state} in ('sending', 'sent', 'failed')`),
  ],
)

/** Actions taken as an admin; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    /** UUIDv7, so it sorts in order of time. */
    id: uuid().primaryKey(),
    at: moment('at').notNull(),
    /** Null for the operator's command line. */
    actorId: uuid('actor_id').references(() => users.id),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The subject's name at that time. */
    subjectName: text('subject_name').notNull(),
    details: jsonb().$type<Record<string, string>>().notNull(),
  },
  (t) => [index('audit_log_of_subject').on(t.subjectId, t.id)],
)
