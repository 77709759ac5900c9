import { conditions } from '@feria/contract/catalogue/values'
import { currencies } from '@feria/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const categories = pgTable('categories', { id: serial().primaryKey(), name: text().notNull(), folded: text().notNull() }, (t) => [
  unique('categories_name_key').on(t.folded),
])

/** Stands for «no price» in comparisons: sorts last both ascending and descending. */
const ABOVE_ALL = sql.raw('9007199254740991')

export const products = pgTable(
  'products',
  {
    /** UUIDv7, so it sorts in order of publication. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id'),
    name: text().notNull(),
    /** The model, under the specification's name for it. */
    description: text().notNull(),
    details: text(),
    brand: text(),
    condition: text({ enum: conditions }),
    location: text().notNull(),
    /** Where the location is, in degrees; null when it is not known. */
    lat: doublePrecision(),
    lon: doublePrecision(),
    currency: text({ enum: currencies }).notNull(),
    priceMinor: minor('price_minor'),
    originalPriceMinor: minor('original_price_minor'),
    minSalePriceMinor: minor('min_sale_price_minor'),
    /** The price in USD cents at the latest rate, for sorting and filtering; null without a price or a rate. */
    comparableMinor: minor('comparable_minor'),
    stock: integer().notNull(),
    /** Units in unpaid orders: already out of `stock`, and returned to it when the order expires. */
    reserved: integer().notNull().default(0),
    imageUrl: text('image_url'),
    images: jsonb().$type<string[]>().notNull().default([]),
    /** Whether it is handed over in person, and in which area. */
    hasPickup: boolean('has_pickup').notNull().default(false),
    pickupArea: text('pickup_area'),
    /** What a parcel costs, in the currency of the price; null when the seller sends none at a fixed price. */
    parcelMinor: minor('parcel_minor'),
    /** Whether the parties may agree on another delivery. */
    isDeliveryAgreed: boolean('is_delivery_agreed').notNull().default(true),
    negotiationConditions: text('negotiation_conditions'),
    geolocationRange: integer('geolocation_range'),
    pricePreference: text('price_preference'),
    /** What its owner, or an admin, chose. */
    isShown: boolean('is_shown').notNull().default(true),
    /** While its owner is suspended. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    isVisible: boolean('is_visible')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${products.isShown} and not ${products.isWithheld}`),
    /** When moderation hid it: its owner cannot show it again. Null when it did not. */
    moderatedAt: moment('moderated_at'),
    soldAt: moment('sold_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    nameFolded: text('name_folded').notNull(),
    /** Its search terms, as `language/` makes them. */
    terms: tsvector('terms').notNull().default(''),
    /** Those that say most about it, each with its tier: few, so that they are kept in the row and read without the long texts. */
    tiers: tsvector('tiers').notNull().default(''),
    /** The version of the `language/` rules that made the terms; older ones are rebuilt. */
    termsVersion: integer('terms_version').notNull().default(0),
    /** The model of its current vector; null while there is none. */
    embeddedBy: text('embedded_by'),
    priceUp: minor('price_up')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${products.comparableMinor}, ${ABOVE_ALL})`),
    priceDown: minor('price_down')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${products.comparableMinor}, -1)`),
  },
  (t) => [
    foreignKey({ name: 'products_category_fk', columns: [t.categoryId], foreignColumns: [categories.id] }).onDelete('set null'),
    check('products_price_positive', sql`${t.priceMinor} >= 0 and ${t.originalPriceMinor} >= 0 and ${t.minSalePriceMinor} >= 0`),
    check('products_parcel_positive', sql`${t.parcelMinor} >= 0`),
    check('products_delivered_somehow', sql`${t.hasPickup} or ${t.parcelMinor} is not null or ${t.isDeliveryAgreed}`),
    check('products_stock_positive', sql`${t.stock} >= 0 and ${t.reserved} >= 0`),
    index('products_newest').on(t.id).where(sql`${t.isVisible}`),
    index('products_cheapest').on(t.priceUp, t.id).where(sql`${t.isVisible}`),
    index('products_dearest').on(t.priceDown, t.id).where(sql`${t.isVisible}`),
    index('products_by_name').on(t.nameFolded, t.id).where(sql`${t.isVisible}`),
    index('products_category_newest').on(t.categoryId, t.id.desc().nullsFirst()).where(sql`${t.isVisible}`),
    index('products_category_cheapest').on(t.categoryId, t.priceUp, t.id).where(sql`${t.isVisible}`),
    index('products_of_member').on(t.userId, t.priceUp, t.id),
    index('products_of_member_newest').on(t.userId, t.id),
    index('products_around').on(t.lat, t.lon).where(sql`${t.isVisible}`),
    index('products_hidden').on(t.id).where(sql`not ${t.isVisible}`),
    index('products_name_words').using('gin', sql`${t.nameFolded} gin_trgm_ops`),
    index('products_hidden_by_hand').on(t.id).where(sql`not ${t.isShown} and ${t.moderatedAt} is null`),
    index('products_moderated').on(t.id).where(sql`${t.moderatedAt} is not null`),
    index('products_withheld').on(t.id).where(sql`${t.isWithheld}`),
    index('products_sold').on(t.id).where(sql`${t.soldAt} is not null`),
    index('products_unpriced').on(t.id).where(sql`${t.priceMinor} is null or ${t.priceMinor} = 0`),
    index('products_of_category').on(t.categoryId, t.id),
    index('products_terms').using('gin', t.terms),
    index('products_tiers').using('gin', t.tiers),
    index('products_terms_version').on(t.termsVersion),
    index('products_embedded_by').on(t.embeddedBy),
  ],
)

/**
 * A product's photo with the word of the day: the word that its seller asked for and, once it was sent in time, the photo. One a product;
 * the next word takes the place of the last.
 */
export const photoProofs = pgTable('photo_proofs', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** The open word; null once its photo was sent. */
  word: text(),
  askedAt: moment('asked_at').notNull(),
  /** The last photo, its word and when it was sent. */
  imageUrl: text('image_url'),
  provenWord: text('proven_word'),
  takenAt: moment('taken_at'),
})

/** Every word of a product's name and model, to find the neighbours of a typo. Grows with the language, not with the products. */
export const searchVocabulary = pgTable('search_vocabulary', { word: text().primaryKey() }, (t) => [
  index('search_vocabulary_similar').using('gin', sql`${t.word} gin_trgm_ops`),
])

/** A product's embedding, a vector of length 1. Only with a configured embeddings endpoint. */
export const productEmbeddings = pgTable('product_embeddings', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  model: text().notNull(),
  vector: real().array().notNull(),
})

/** Pesos per dollar from a moment on. The latest rate compares prices; orders keep the rate of their day. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: serial().primaryKey(),
    /** In peso cents, so that no rate is a binary fraction. */
    arsCents: minor('ars_cents').notNull(),
    since: moment('since').notNull(),
    source: text().notNull(),
  },
  (t) => [index('exchange_rates_latest').on(t.since), check('exchange_rates_positive', sql`${t.arsCents} > 0`)],
)
