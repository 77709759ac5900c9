import { z } from 'zod'
import { id, ifGiven, optionalText, price, text, time } from '../fields.ts'
import { currencies } from '../money.ts'
import { pageNumber, pageQuery, wholePageQuery } from '../page.ts'
import { productEdit, productFields } from './product-fields.ts'
import { productFilters } from './product-filters.ts'
import {
  conditions,
  listingStates,
  MAX_BRIEF,
  MAX_BULK,
  MAX_FIND,
  MAX_HIDE_REASON,
  oddPrices,
  platforms,
  productSorts,
  productViews,
  SIMILAR_PRODUCTS,
  sellerMarks,
} from './values.ts'

export { type ProductFields, productFields } from './product-fields.ts'
export { productFilters } from './product-filters.ts'

export const category = z.object({ id: z.int(), name: z.string() })
export type Category = z.output<typeof category>

/** A summary of a product as it is now, for conversations and links. One that is not available was deleted, sold or hidden. */
export const briefProduct = z.object({
  id,
  name: z.string(),
  price: z.number().nullable(),
  currency: z.enum(currencies),
  imageUrl: z.string().nullable(),
  isAvailable: z.boolean(),
})

/** A product in lists. Prices are in major units of `currency`; a null price is «A convenir». */
export const product = z.object({
  id,
  name: z.string(),
  /** The model, under the specification's name for it. */
  description: z.string(),
  categoryId: z.int().nullable(),
  category: category.nullable(),
  price: z.number().nullable(),
  originalPrice: z.number().nullable(),
  currency: z.enum(currencies),
  stock: z.int(),
  sold: z.boolean(),
  status: z.enum(['available', 'sold']),
  createdAt: time,
  updatedAt: time,
  userId: id,
  visible: z.boolean(),
  platform: z.enum(platforms),
  condition: z.enum(conditions).nullable(),
  location: z.string(),
  imageUrl: z.string().nullable(),
  images: z.array(z.string()),
  url: z.string(),
  distance: z.number().nullable(),
})
export type Product = z.output<typeof product>

/** What a card or a row of a list shows of a product, and links by. */
export const productCard = product.pick({
  id: true,
  name: true,
  category: true,
  price: true,
  originalPrice: true,
  currency: true,
  stock: true,
  sold: true,
  condition: true,
  location: true,
  imageUrl: true,
})
export type ProductCard = z.output<typeof productCard>

/** Marks of a list by relevance, in this order: only mentions the search where others coincide, and breaks the price that it names. */
const ofSearch = { isPartial: z.literal(true).optional(), isOutsidePrice: z.literal(true).optional() }
const listedProduct = product.extend(ofSearch)
export type ListedProduct = z.output<typeof listedProduct>
const listedCard = productCard.extend(ofSearch)
export type ListedCard = z.output<typeof listedCard>

/** Ids in one text, apart by commas. */
const productIds = z
  .string({ error: 'Decí qué productos.' })
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(id).min(1).max(MAX_BRIEF, `Pedí hasta ${MAX_BRIEF} productos por vez.`))

/** Whether a list answers whole products, as stated, or only what their cards show. */
export const productView = z.enum(productViews, { error: 'La vista es card o full.' }).default('full')

/**
 * How a product reaches its buyer: handed over in person, in an area; sent as a parcel at a fixed price, in the currency of the product;
 * or as the parties agree. What is left out is not offered.
 */
export const delivery = z.object({
  pickup: z.boolean(),
  pickupArea: z.string().nullable(),
  parcelPrice: z.number().nullable(),
  agreed: z.boolean(),
})
export type Delivery = z.output<typeof delivery>

/**
 * What a seller has done here: completed sales, what of them was verified, and in how many minutes a request to chat usually has its
 * answer, null where too few had one of late; the score of their reviews from 1 to 5, null below three, and how many count.
 */
const sellerRecord = z.object({
  sales: z.int(),
  marks: z.array(z.enum(sellerMarks)),
  answerMinutes: z.int().nullable(),
  score: z.number().nullable(),
  reviews: z.int(),
})
export type SellerRecord = z.output<typeof sellerRecord>

/** What everybody may know of the seller of a product. */
const seller = sellerRecord.extend({ id, name: z.string(), imageUrl: z.string().nullable(), createdAt: time })
export type Seller = z.output<typeof seller>

/** A photo that the seller took of the thing together with a word that they had learnt minutes before. */
export const photoProof = z.object({ imageUrl: z.string(), word: z.string(), takenAt: time })
export type PhotoProof = z.output<typeof photoProof>

/** A product with the fields of its own page. `minSalePrice` is included only for its owner and admins. */
export const productDetail = product.extend({
  details: z.string().nullable(),
  brand: z.string().nullable(),
  delivery,
  /** Null without one, and once it is seven days old. */
  proof: photoProof.nullable(),
  negotiationConditions: z.string().nullable(),
  geolocationRange: z.int().nullable(),
  pricePreference: z.string().nullable(),
  minSalePrice: z.number().nullable().optional(),
  /** `hasPage` is false for who chose to have no public page; `email` only for the parties of an accepted chat or a paid order. */
  seller: seller.extend({ hasPage: z.boolean(), email: z.string().optional() }),
  can: z.object({ buy: z.boolean(), edit: z.boolean() }),
})
export type ProductDetail = z.output<typeof productDetail>

/** A product as its owner sees it. */
export const ownProduct = product.extend({
  details: z.string().nullable(),
  brand: z.string().nullable(),
  minSalePrice: z.number().nullable(),
  delivery,
})
export type OwnProduct = z.output<typeof ownProduct>

/** Pesos per dollar since a moment, in major units, and its source. */
export const rate = z.object({ ars: z.number(), since: time, source: z.string() })
export type Rate = z.output<typeof rate>

/** A product with its seller and what keeps it from being bought, for admins. */
export const supervisedProduct = ownProduct.extend({
  seller: z.object({ id, name: z.string(), email: z.string() }),
  state: z.enum(listingStates),
})
export type SupervisedProduct = z.output<typeof supervisedProduct>

const params = z.object({ id })

const categoryParams = z.object({
  id: z.coerce
    .number({ error: 'Esa categoría no existe.' })
    .int('Esa categoría no existe.')
    .positive('Esa categoría no existe.')
    .max(2_147_483_647, 'Esa categoría no existe.'),
})

const categoryName = z.object({ name: text(60, 'Escribí el nombre de la categoría.') })

const shelvesOf = <T extends z.ZodType>(item: T) =>
  z.object({ total: z.int(), shelves: z.array(z.object({ category: category.nullable(), count: z.int(), products: z.array(item) })) })

/** The request and response of each call. */
export const catalogueSchemas = {
  categories: {
    summary: 'Every category by name.',
    answer: z.array(category),
  },
  list: {
    summary: 'Products on sale or sold, newest first, or by relevance when there is a search.',
    query: z.object({
      ...productFilters,
      sort: ifGiven(z.enum(productSorts, { error: 'Ese orden no existe.' })),
      page: ifGiven(pageNumber),
      view: productView,
      ...wholePageQuery,
    }),
    answer: z.array(listedProduct),
    cards: z.array(listedCard),
  },
  brief: {
    summary: 'Products by their ids, in no order, for previews of links; hidden ones are left out, and those that are no more are named.',
    query: z.object({ ids: productIds }),
    answer: z.object({ products: z.array(briefProduct.extend({ sold: z.boolean() })), gone: z.array(id) }),
  },
  shelves: {
    summary: 'The number of products that match the filters, in all and by category, with the first few of each.',
    query: z.object({ ...productFilters, limit: z.coerce.number().int().min(0).max(12).default(8), view: productView }),
    answer: shelvesOf(listedProduct),
    cards: shelvesOf(listedCard),
  },
  mine: {
    summary: "The member's own products, including hidden and sold ones.",
    query: z.object({
      search: productFilters.search,
      category: productFilters.category,
      sort: z.enum(['price', '-price', 'name', '-name'], { error: 'Ese orden no existe.' }).default('price'),
      ...pageQuery,
    }),
    answer: z.array(ownProduct),
  },
  get: {
    summary: 'One product with its seller; a hidden one only for its owner and admins.',
    params,
    query: z.object({ include: z.string().max(40).optional() }),
    answer: productDetail,
  },
  listing: {
    summary: 'Whether a product has a public page: it is listed, was sold in the last 30 days, or is gone.',
    params,
    answer: z.object({ state: z.enum(['listed', 'sold', 'gone']) }),
  },
  seller: {
    summary: 'A member with a product that everybody may see; null for one who left.',
    params,
    answer: z.object({ seller: seller.nullable() }),
  },
  similar: {
    summary: 'Up to 4 visible products of the same category, the most similar first.',
    params,
    query: z.object({ view: productView }),
    answer: z.array(product).max(SIMILAR_PRODUCTS),
    cards: z.array(productCard).max(SIMILAR_PRODUCTS),
  },
  publish: {
    summary: 'Publishes a product of the member.',
    needsConfirmedEmail: 'publicar',
    body: productFields,
    answer: ownProduct,
  },
  edit: {
    summary: 'Changes a product of the member, or marks it as sold.',
    params,
    body: productEdit,
    answer: ownProduct,
  },
  remove: {
    summary: 'Deletes a product of the member that nobody has ordered.',
    params,
    answer: z.object({ message: z.string() }),
  },
  askProofWord: {
    summary: 'The word to photograph the own product with, within 30 minutes; the same one while it is open.',
    params,
    answer: z.object({ word: z.string(), until: time }),
  },
  sendProofPhoto: {
    summary: 'Marks the own product for seven days with a photo of it beside the word; refuses pictures seen elsewhere.',
    params,
    body: z.object({ imageUrl: text(300, 'Sacá la foto.') }),
    answer: photoProof,
  },
  setVisibility: {
    summary: 'Hides a product or shows it again; for its owner or an admin.',
    params,
    body: z.object({
      visible: z.boolean('visible es true o false.'),
      /** Why an admin hides what is another member's: its owner reads it. */
      reason: optionalText(MAX_HIDE_REASON),
    }),
    answer: ownProduct,
  },
  addCategory: {
    summary: 'Adds a category; names are unique ignoring case and accents.',
    body: categoryName,
    answer: category,
  },
  renameCategory: {
    summary: 'Renames a category; names are unique ignoring case and accents.',
    params: categoryParams,
    body: categoryName,
    answer: category,
  },
  removeCategory: {
    summary: 'Deletes a category; its products stay, without a category.',
    params: categoryParams,
    answer: z.object({ message: z.string(), products: z.int() }),
  },
  supervise: {
    summary: 'Products of everybody or of one member, including hidden ones, the newest first.',
    query: z.object({
      userId: ifGiven(id),
      search: productFilters.search,
      visible: ifGiven(z.stringbool({ error: 'visible es true o false.' })),
      /** Words of its name or of its seller's, the seller's email, its id or its address. */
      find: ifGiven(z.string().trim().max(MAX_FIND, `Buscá con ${MAX_FIND} caracteres como máximo.`)),
      state: ifGiven(z.enum(listingStates, { error: 'Ese estado no existe.' })),
      /** A category's id or name. */
      category: ifGiven(z.string().max(80)),
      price: ifGiven(z.enum(oddPrices, { error: 'Ese precio no existe.' })),
      ...pageQuery,
    }),
    answer: z.array(supervisedProduct),
  },
  setVisibilities: {
    summary: 'Hides many products or shows them again, all at once; each owner is told once. What moderation hid stays hidden.',
    body: z.object({
      ids: z
        .array(id, { error: 'Elegí al menos una publicación.' })
        .min(1, 'Elegí al menos una publicación.')
        .max(MAX_BULK, `Elegí como máximo ${MAX_BULK} publicaciones.`),
      visible: z.boolean('visible es true o false.'),
      /** Why they are hidden: their owners read it. */
      reason: optionalText(MAX_HIDE_REASON),
    }),
    answer: z.object({
      changed: z.array(id),
      /** Those that were so already. */
      unchanged: z.array(id),
      /** Those that moderation hid: only its decision, or one by one. */
      moderated: z.array(id),
      missing: z.array(id),
    }),
  },
  currentRate: {
    summary: 'The price of a dollar in pesos and since when; null until it is set.',
    answer: z.object({ rate: rate.nullable() }),
  },
  rates: {
    summary: 'Every exchange rate so far, the newest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(rate),
  },
  addRate: {
    summary: 'Sets the price of a dollar in pesos from now on; orders keep the rate of their day.',
    body: z.object({ ars: price }),
    answer: rate,
  },
}
