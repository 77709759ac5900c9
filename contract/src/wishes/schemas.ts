import { z } from 'zod'
import { product, productFilters } from '../catalogue/schemas.ts'
import { conditions } from '../catalogue/values.ts'
import { isSure } from '../chat/sent-message.ts'
import { MAX_MESSAGE } from '../chat/values.ts'
import { id, ifGiven, optionalText, text, time } from '../fields.ts'
import { currencies, isPrice } from '../money.ts'
import { pageQuery, statedListQuery } from '../page.ts'
import { coincidences, distanceBands, MAX_MATCH_RADIUS_KM, MAX_WISH_SIZE, scoreParts } from './values.ts'

const party = z.object({ id, name: z.string(), imageUrl: z.string().nullable() })

/** A wish: what a member looks for. `interest` holds the products that sellers offered, newest first; `idProduct` is the best match. */
export const wish = z.object({
  id,
  userId: id,
  name: z.string(),
  modelo: z.string(),
  country: z.string(),
  localization: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
  activo: z.boolean(),
  interest: z.array(id),
  /** The products of `interest` that still exist, at most 3. */
  interested: z.array(z.object({ id, name: z.string(), imageUrl: z.string().nullable(), url: z.string() })),
  owner: party,
  idProduct: id.nullable(),
  /** In major units of `currency`; null for any price. */
  maxPrice: z.number().nullable(),
  currency: z.enum(currencies),
  /** Kilometres around `localization`; null for anywhere. */
  radiusKm: z.int().nullable(),
  /** In the member's words: «42», «M», «rodado 29». Null, like the condition, for any. */
  size: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  /** A muted wish goes on matching but notifies nobody. */
  isMuted: z.boolean(),
  /** Everybody may read it, without its owner, its exact place and its maximum price. */
  isPublic: z.boolean(),
  matches: z.object({ exact: z.int(), close: z.int() }),
  /** False until what is on sale has been looked through for it, after it was created or changed. */
  isMatched: z.boolean(),
})
export type Wish = z.output<typeof wish>

const maxPrice = z
  .number({ error: 'Ingresá un precio válido.' })
  .positive('El precio máximo tiene que ser mayor que cero.')
  .refine(isPrice, 'Ingresá un precio de hasta 999.999.999,99, con dos decimales como máximo.')

const radiusKm = z
  .int('La distancia va en kilómetros enteros.')
  .min(1, 'La distancia es de 1 km o más.')
  .max(MAX_MATCH_RADIUS_KM, `La distancia es de hasta ${MAX_MATCH_RADIUS_KM} km.`)

const condition = z.enum(conditions, { error: 'Esa condición no existe.' }).nullable()

/** The fields of a wish: name, model and country are required, the place is not. Another member's `userId` is refused. */
const wishFields = z.object({
  name: text(140, 'Escribí qué buscás.'),
  modelo: text(200, 'Escribí el modelo o las características.'),
  country: text(60, 'Elegí el país.'),
  localization: optionalText(120),
  maxPrice: maxPrice.nullable().default(null),
  currency: z.enum(currencies, { error: 'La moneda es USD o ARS.' }).default('USD'),
  radiusKm: radiusKm.nullable().default(null),
  size: optionalText(MAX_WISH_SIZE),
  condition: condition.default(null),
  isPublic: z.boolean().default(false),
  userId: id.optional(),
})

export type WishFields = z.input<typeof wishFields>

/** A wish as everybody may read it: neither whose it is, nor a place below the province, nor a price. */
export const publicWish = z.object({
  id,
  name: z.string(),
  modelo: z.string(),
  size: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  country: z.string(),
  province: z.string().nullable(),
  createdAt: time,
})
export type PublicWish = z.output<typeof publicWish>

/** How well a product fits a wish, in the words of who reads it. */
const judged = {
  matchId: id,
  coincidencia: z.enum(coincidences),
  /** From 0 to 1, of two decimals wherever it is told. */
  matchScore: z.number(),
  /** Why, in sentences, the strongest reason first; and those of them that speak against it. */
  reasons: z.array(z.string()),
  reasonsAgainst: z.array(z.string()),
}

/** A match of a product and a wish, as one of their two members sees it: the coincidence plus the product's fields. */
export const match = product.extend({
  ...judged,
  matchedAt: time,
  wish: z.object({ id, name: z.string(), modelo: z.string(), activo: z.boolean() }),
  /** Whether the viewer is the buyer or the seller. */
  side: z.enum(['busco', 'vendo']),
  isDismissed: z.boolean(),
})
export type Match = z.output<typeof match>

/** A match on its own page: with the other member and the possible actions. */
export const matchDetail = match.extend({
  other: party,
  maxPrice: z.number().nullable(),
  maxPriceCurrency: z.enum(currencies),
  band: z.enum(distanceBands).nullable(),
  /** True once the seller notified the owner of the wish. */
  isNotified: z.boolean(),
  /** True once the seller wrote to the owner of the wish, who is then notified too. */
  isWritten: z.boolean(),
  can: z.object({ contact: z.boolean(), buy: z.boolean(), notify: z.boolean(), write: z.boolean() }),
  /** What the score is made of: each part, its weight in percent and what is known of it; and what would make it higher. */
  explanation: z.object({
    parts: z.array(z.object({ part: z.enum(scoreParts), percent: z.int(), text: z.string() })),
    higher: z.array(z.string()),
  }),
})
export type MatchDetail = z.output<typeof matchDetail>

/** Somebody who looks for what the member sells: only their approximate distance, never their place. */
export const interestedMember = z.object({
  ...judged,
  wish: z.object({ id, name: z.string(), modelo: z.string(), createdAt: time }),
  owner: party,
  product: z.object({ id, name: z.string(), imageUrl: z.string().nullable() }),
  band: z.enum(distanceBands).nullable(),
  isNotified: z.boolean(),
  isWritten: z.boolean(),
})
export type InterestedMember = z.output<typeof interestedMember>

/** A product near the member, with the best live match of one of their active wishes, if there is any. */
export const nearbyProduct = product.extend({
  match: z.object({ ...judged, wish: z.object({ id, name: z.string() }) }).nullable(),
})
export type NearbyProduct = z.output<typeof nearbyProduct>

/** How many members look for something, only from 5 on, so that nobody can be identified. */
export const demand = z.object({ what: z.string(), category: z.string().nullable(), people: z.int() })
export type Demand = z.output<typeof demand>

/** When a member is notified of matches: not in quiet hours, in Argentine time; and whether the rest comes by email, once a day. */
export const notificationHours = z.object({
  quietFrom: z.int().min(0).max(23).nullable(),
  quietTo: z.int().min(0).max(23).nullable(),
  hasDigest: z.boolean(),
})
export type NotificationHours = z.output<typeof notificationHours>

const params = z.object({ id })

const radius = ifGiven(z.coerce.number().pipe(radiusKm))

/** The request and response of each call. */
export const wishSchemas = {
  create: {
    summary:
      'Creates a wish of the member; price, place, size and condition that its words say count where their fields are left out. Matching ' +
      'starts at once, in the background.',
    body: wishFields,
    answer: wish,
  },
  list: {
    summary: 'The wishes of the member, the newest first.',
    query: z.object({ ...statedListQuery }),
    answer: z.array(wish),
  },
  get: {
    summary: 'One wish of the member.',
    params,
    answer: wish,
  },
  edit: {
    summary: 'Changes a wish of the member; `activo` switches it off and on, `isMuted` its notifications, `isPublic` its public page.',
    params,
    body: wishFields
      .omit({ userId: true })
      .extend({
        maxPrice: maxPrice.nullable(),
        currency: z.enum(currencies),
        radiusKm: radiusKm.nullable(),
        condition,
        activo: z.boolean(),
        isMuted: z.boolean(),
        isPublic: z.boolean(),
      })
      .partial(),
    answer: wish,
  },
  listPublic: {
    summary: 'The active wishes that everybody may read, the newest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(publicWish),
  },
  getPublic: {
    summary: 'A wish that everybody may read; null once its owner has switched it off.',
    params,
    answer: z.object({ wish: publicWish.nullable() }),
  },
  remove: {
    summary: 'Removes an active wish of the member, and its matches.',
    params,
    answer: z.object({ id }),
  },
  matches: {
    summary: "Matches of the member's active wishes, the newest first, without dismissed ones.",
    query: z.object({ wishId: ifGiven(id), coincidencia: ifGiven(z.enum(coincidences)), ...statedListQuery }),
    answer: z.array(match),
  },
  nearby: {
    summary: "Members whose wishes match the member's products, the nearest first.",
    query: z.object({ ...statedListQuery }),
    answer: z.array(interestedMember),
  },
  products: {
    summary: "The member's products on sale, the newest first, each with the number of wishes it matches.",
    query: z.object({ ...statedListQuery }),
    answer: z.array(product.extend({ wishes: z.int() })),
  },
  notify: {
    summary: 'Notifies the owner of a wish about a matching product of the member; once per seller, wish and product.',
    needsConfirmedEmail: 'ofrecer',
    params,
    body: z.object({ productId: id }),
    answer: z.object({ isNotified: z.literal(true) }),
  },
  write: {
    summary:
      'Writes to the owner of a wish about a matching product of the member, as a request to chat; once per seller, wish and product.',
    needsConfirmedEmail: 'chatear',
    params,
    body: z.object({ productId: id, message: text(MAX_MESSAGE, 'Escribí un mensaje.'), isSure }),
    answer: z.object({ isWritten: z.literal(true) }),
  },
  match: {
    summary: 'One match of the member, from either side.',
    params,
    answer: matchDetail,
  },
  dismiss: {
    summary: 'Marks a match as not interesting to the member, or undoes that.',
    params,
    body: z.object({ isDismissed: z.boolean() }),
    answer: matchDetail,
  },
  demand: {
    summary: 'What members around a place look for, and how many; only from 5 members on.',
    query: z.object({ near: productFilters.near, radiusKm: radius, ...pageQuery }),
    answer: z.array(demand),
  },
  nearbyProducts: {
    summary:
      'Products on sale around the member, the nearest first, without their own, their favourites and those they passed over; each with ' +
      'the best match of a wish of theirs.',
    query: z.object({ near: productFilters.near, ...pageQuery }),
    answer: z.array(nearbyProduct),
  },
  passOver: {
    summary: 'Marks a product as not interesting to the member, or undoes that.',
    params,
    body: z.object({ isPassed: z.boolean() }),
    answer: z.object({ isPassed: z.boolean() }),
  },
  hours: {
    summary: "The member's quiet hours and digest for matches.",
    answer: notificationHours,
  },
  setHours: {
    summary: "Changes the member's quiet hours and digest for matches.",
    body: notificationHours,
    answer: notificationHours,
  },
}
