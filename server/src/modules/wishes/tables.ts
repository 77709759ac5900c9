import { conditions } from '@feria/contract/catalogue/values'
import { currencies } from '@feria/contract/money'
import { coincidences } from '@feria/contract/wishes/values'
import { type SQL, sql } from 'drizzle-orm'
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
    /** UUIDv7, so it sorts in order of creation. */
    id: uuid().primaryKey(),
    userId: memberId('user_id'),
    name: text().notNull(),
    modelo: text().notNull(),
    country: text().notNull(),
    localization: text(),
    /** The coordinates of `localization`; null when unknown. Never shown to anybody. */
    lat: doublePrecision(),
    lon: doublePrecision(),
    maxPriceMinor: minor('max_price_minor'),
    currency: text({ enum: currencies }).notNull(),
    /** The maximum price in USD cents at the rate when it was written; null without a price or a rate. */
    comparableMaxMinor: minor('comparable_max_minor'),
    radiusKm: integer('radius_km'),
    size: text(),
    condition: text({ enum: conditions }),
    /** What its owner chose. */
    isOn: boolean('is_on').notNull().default(true),
    /** While its owner is suspended. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    isActive: boolean('is_active')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${wishes.isOn} and not ${wishes.isWithheld}`),
    isMuted: boolean('is_muted').notNull().default(false),
    isPublic: boolean('is_public').notNull().default(false),
    /** When moderation switched it off: its owner cannot switch it on again. Null when it did not. */
    moderatedAt: moment('moderated_at'),
    /** The text with typos corrected by the catalogue's vocabulary; null when there were none. */
    corrected: text(),
    /** The version of the rules that made its keys; older ones are rebuilt. */
    keysVersion: integer('keys_version').notNull(),
    /** Its topic for the demand board: normalised, the same with its model, and both for display. */
    topic: text().notNull(),
    topicLabel: text('topic_label').notNull(),
    model: text(),
    modelLabel: text('model_label'),
    /** The category of its best match, for the demand board. */
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** When what is on sale was last looked through for it; null since it was created or changed. */
    matchedAt: moment('matched_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('wishes_price_positive', sql`${t.maxPriceMinor} > 0`),
    check('wishes_radius_positive', sql`${t.radiusKm} > 0`),
    index('wishes_of_member').on(t.userId, t.id),
    index('wishes_of_category').on(t.categoryId, t.lat).where(sql`${t.isActive}`),
    index('wishes_public').on(t.id).where(sql`${t.isPublic} and ${t.isActive}`),
    index('wishes_keys_version').on(t.keysVersion).where(sql`${t.isActive}`),
  ],
)

/** Index over active wishes: the keys that a product needs for a wish to be scored. Read from the newest wish of a key, never in full. */
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
    /** The owners of wish and product. Both rows keep them valid, so they need no foreign keys to check on each insert. */
    buyerId: uuid('buyer_id').notNull(),
    sellerId: uuid('seller_id').notNull(),
    coincidence: text({ enum: coincidences }).notNull(),
    /** From 0 to 1. */
    score: real().notNull(),
    reasons: jsonb().$type<MatchReason[]>().notNull(),
    /** From the wish's place to the product's; null when one is unknown. */
    distanceKm: real('distance_km'),
    /** False once they no longer match; the row stays, so that nobody is notified twice. */
    isLive: boolean('is_live').notNull().default(true),
    isDismissedByBuyer: boolean('is_dismissed_by_buyer').notNull().default(false),
    isDismissedBySeller: boolean('is_dismissed_by_seller').notNull().default(false),
    /** When both sides were notified, in whatever way; null until then. */
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

/** Products that sellers offered to the owner of a wish, once per wish and product. */
export const wishInterests = pgTable(
  'wish_interests',
  {
    wishId: wishId(),
    productId: productId(),
    sellerId: memberId('seller_id'),
    /** When the seller also wrote to the owner; null until then. */
    writtenAt: moment('written_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.wishId, t.productId] }),
    index('wish_interests_of_seller').on(t.sellerId, t.createdAt),
    index('wish_interests_of_product').on(t.productId),
  ],
)

/** Products that a member does not want to see again in the swipe list. */
export const passedProducts = pgTable(
  'passed_products',
  { userId: memberId('user_id'), productId: productId(), createdAt: moment('created_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index('passed_products_of_product').on(t.productId)],
)

/** When a member is notified of matches; a member without a row is notified at any hour and gets the digest. */
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

/** How many members look for something in a cell of the map of about 50 km; rebuilt hourly, a member counts in one cell. */
export const demandCells = pgTable(
  'demand_cells',
  {
    id: serial().primaryKey(),
    what: text().notNull(),
    label: text().notNull(),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** Null for wishes without a known place. */
    cellLat: smallint('cell_lat'),
    cellLon: smallint('cell_lon'),
    people: integer().notNull(),
  },
  (t) => [index('demand_cells_place').on(t.cellLat, t.cellLon)],
)
