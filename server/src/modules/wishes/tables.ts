import { currencies } from '@feria/contract/money'
import { coincidences } from '@feria/contract/wishes/values'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { categories, products } from '../catalogue/tables.ts'
import type { MatchReason } from './match-models.rules.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })
const memberId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const productId = () =>
  uuid('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })
const wishId = () =>
  uuid('wish_id')
    .notNull()
    .references(() => wishes.id, { onDelete: 'cascade' })

export const wishes = pgTable(
  'wishes',
  {
    /** UUIDv7: its order is the order of creation. */
    id: uuid().primaryKey(),
    userId: memberId('user_id'),
    name: text().notNull(),
    modelo: text().notNull(),
    country: text().notNull(),
    localization: text(),
    /** Where `localization` is; null when it is not known. Never shown to anybody. */
    lat: doublePrecision(),
    lon: doublePrecision(),
    maxPriceMinor: minor('max_price_minor'),
    currency: text({ enum: currencies }).notNull(),
    /** The same in cents of USD at the rate of the moment it was written; null without a price or a rate. */
    comparableMaxMinor: minor('comparable_max_minor'),
    radiusKm: integer('radius_km'),
    isActive: boolean('is_active').notNull().default(true),
    isMuted: boolean('is_muted').notNull().default(false),
    /** What it says with its typos mended by the words of the catalogue; null when nothing had to be. */
    corrected: text(),
    /** By which rules its keys were made; older ones are made anew. */
    keysVersion: integer('keys_version').notNull(),
    /** What it is about for the demand board: the form in which words are compared, the same with its model, and both as they are shown. */
    topic: text().notNull(),
    topicLabel: text('topic_label').notNull(),
    model: text(),
    modelLabel: text('model_label'),
    /** The category of what meets it best, for the demand board. */
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('wishes_price_positive', sql`${t.maxPriceMinor} > 0`),
    check('wishes_radius_positive', sql`${t.radiusKm} > 0`),
    index('wishes_of_member').on(t.userId, t.id),
    index('wishes_of_category').on(t.categoryId, t.lat).where(sql`${t.isActive}`),
    index('wishes_keys_version').on(t.keysVersion).where(sql`${t.isActive}`),
  ],
)

/**
 * The index over active wishes: what a product must say so that a wish is looked at. Read from the newest wish of a key on, never whole.
 */
export const wishKeys = pgTable('wish_keys', { key: integer().notNull(), wishId: wishId() }, (t) => [
  primaryKey({ columns: [t.key, t.wishId] }),
  index('wish_keys_of_wish').on(t.wishId),
])

export const matches = pgTable(
  'matches',
  {
    id: uuid().primaryKey(),
    wishId: wishId(),
    productId: productId(),
    /** The owners of the wish and of the product, which hold them in place: no key of their own has to be checked for each row. */
    buyerId: uuid('buyer_id').notNull(),
    sellerId: uuid('seller_id').notNull(),
    coincidence: text({ enum: coincidences }).notNull(),
    /** From 0 to 1. */
    score: real().notNull(),
    reasons: jsonb().$type<MatchReason[]>().notNull(),
    /** From the place of the wish to that of the product; null when one of them is not known. */
    distanceKm: real('distance_km'),
    /** False once they no longer meet; the row stays, so that nobody is told again of what they know. */
    isLive: boolean('is_live').notNull().default(true),
    isDismissedByBuyer: boolean('is_dismissed_by_buyer').notNull().default(false),
    isDismissedBySeller: boolean('is_dismissed_by_seller').notNull().default(false),
    /** When both sides were told of it, in whatever way; null until then. */
    notifiedAt: moment('notified_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    unique('matches_wish_product_key').on(t.wishId, t.productId),
    index('matches_of_product').on(t.productId),
    index('matches_of_buyer').on(t.buyerId, t.id).where(sql`${t.isLive}`),
    index('matches_of_seller').on(t.sellerId, sql`coalesce(${t.distanceKm}, 'Infinity'::real)`, t.id).where(sql`${t.isLive}`),
    index('matches_not_live').on(t.updatedAt).where(sql`not ${t.isLive}`),
  ],
)

/** Products that sellers told the owner of a wish of: once a wish and product. */
export const wishInterests = pgTable(
  'wish_interests',
  { wishId: wishId(), productId: productId(), sellerId: memberId('seller_id'), createdAt: moment('created_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.wishId, t.productId] }),
    index('wish_interests_of_seller').on(t.sellerId, t.createdAt),
    index('wish_interests_of_product').on(t.productId),
  ],
)

/** Products that a member does not want to be shown again in the swipe list. */
export const passedProducts = pgTable(
  'passed_products',
  { userId: memberId('user_id'), productId: productId(), createdAt: moment('created_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index('passed_products_of_product').on(t.productId)],
)

/** When a member is told of matches; a member without a row is told at any hour and gets the digest. */
export const notificationHours = pgTable(
  'notification_hours',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    hasDigest: boolean('has_digest').notNull(),
  },
  (t) => [
    check('notification_hours_known', sql`${t.quietFrom} between 0 and 23 and ${t.quietTo} between 0 and 23`),
    check('notification_hours_both', sql`(${t.quietFrom} is null) = (${t.quietTo} is null)`),
  ],
)

/** How many members look for something in a cell of the map of about 50 km; written anew each hour, a member counts in one cell. */
export const demandCells = pgTable(
  'demand_cells',
  {
    id: serial().primaryKey(),
    what: text().notNull(),
    label: text().notNull(),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** Null for wishes without a place that is known. */
    cellLat: smallint('cell_lat'),
    cellLon: smallint('cell_lon'),
    people: integer().notNull(),
  },
  (t) => [index('demand_cells_place').on(t.cellLat, t.cellLon)],
)
