import { z } from 'zod'
import { ownProduct, product, productFields } from '../catalogue/schemas.ts'
import { conditions } from '../catalogue/values.ts'
import { id, optionalText, price, text, time } from '../fields.ts'
import { currencies } from '../money.ts'
import { pageQuery } from '../page.ts'
import { buyerSources, buyerStages, LONGEST_BUYER_SEARCH_SECONDS, offerStates, sourceStates } from './values.ts'

const party = z.object({ id, name: z.string(), imageUrl: z.string().nullable() })

/** Somebody who may want a product. Unknown fields are null or empty; nothing is invented. */
export const potentialBuyer = z.object({
  /** The member to send an offer to; null for a result of a public page. */
  id: id.nullable(),
  name: z.string(),
  /** Feria's name, or the public page's. */
  platform: z.string(),
  location: z.string().nullable(),
  lastActivity: time.nullable(),
  /** From 0 to 1. */
  matchScore: z.number(),
  verified: z.boolean(),
  profilePicture: z.string().nullable(),
  about: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  scrapeMethod: z.enum(['miembros', 'navegador']),
  scrapeDate: time,
  /** From 0 to 1: how much of the row its source gives. */
  dataConfidence: z.number(),
  interests: z.array(z.string()),
  /** In major units; either end may be unknown. */
  priceRange: z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.enum(currencies) }).nullable(),
  urgency: z.enum(['alta', 'media', 'baja']).nullable(),
  contactPreference: z.enum(['oferta', 'enlace']).nullable(),
  /** The evidence, in sentences: «Busca esto desde el 3 nov.». */
  engagement: z.array(z.string()),
  extractedAt: time,
})
export type PotentialBuyer = z.output<typeof potentialBuyer>

/** How a source of buyers responded. */
export const buyerSource = z.object({
  source: z.enum(buyerSources),
  name: z.string(),
  state: z.enum(sourceStates),
  found: z.int(),
})
export type BuyerSource = z.output<typeof buyerSource>

/** A search for buyers. Without name and category, or without a place, it fails with the specified sentences. */
const buyerSearch = z.object({
  productName: text(140, 'Por favor completa al menos el nombre y categoría del producto para buscar compradores'),
  category: text(80, 'Por favor completa al menos el nombre y categoría del producto para buscar compradores'),
  location: text(120, 'Por favor ingresa tu ubicación para buscar compradores cercanos'),
  price: price.nullable().default(null),
  currency: z.enum(currencies, { error: 'La moneda es USD o ARS.' }).default('USD'),
  condition: z.enum(conditions, { error: 'Elegí una condición de la lista.' }).nullable().default(null),
  description: optionalText(5000),
})

export type BuyerSearch = z.input<typeof buyerSearch>

export const foundBuyers = z.object({
  success: z.boolean(),
  buyers: z.array(potentialBuyer),
  stats: z.object({ /** Milliseconds. */ searchDuration: z.int(), sources: z.array(buyerSource) }),
  metadata: z.object({ method: z.string(), dataSource: z.string(), noFakeData: z.literal(true) }),
})
export type FoundBuyers = z.output<typeof foundBuyers>

/** A line of the streamed search: a stage that starts or ends, with its results; the last has everything in `result`. */
export const buyerLine = z.object({
  stage: z.enum(buyerStages),
  isDone: z.boolean(),
  /** What is being read now, e.g. the name of a page. */
  about: z.string().nullable(),
  /** From 0 to 1 over all stages. */
  progress: z.number(),
  buyers: z.array(potentialBuyer),
  source: buyerSource.nullable(),
  result: foundBuyers.nullable(),
})
export type BuyerLine = z.output<typeof buyerLine>

/** A product that its seller offers to one member, as one of the two sees it. */
export const offer = z.object({
  id,
  product,
  seller: party,
  buyer: party,
  side: z.enum(['recibida', 'enviada']),
  status: z.enum(offerStates),
  matchScore: z.number(),
  /** Why this member, in sentences that the member can read. */
  reasons: z.array(z.string()),
  sentAt: time,
  answeredAt: time.nullable(),
  /** The conversation that an accepted offer opened. */
  roomId: z.string().nullable(),
  can: z.object({ answer: z.boolean() }),
})
export type Offer = z.output<typeof offer>

/** Whether sellers may find a member, and since when. Off by default. */
const consent = z.object({ isOn: z.boolean(), changedAt: time.nullable() })
export type Consent = z.output<typeof consent>

/** One time that a member was shown to a searching seller, for the member to read. */
export const appearance = z.object({
  id,
  at: time,
  seller: party,
  productName: z.string(),
  reasons: z.array(z.string()),
  isOffered: z.boolean(),
})
export type Appearance = z.output<typeof appearance>

const aboutDemand = z.object({
  category: text(80, 'Elegí una categoría.'),
  location: text(120, 'Escribí tu ubicación.'),
  productName: optionalText(140),
})

const params = z.object({ id })
const found = z.object({ id: z.uuid({ error: 'A esa persona no se le puede ofrecer desde acá.' }) })

/** The request and response of each call. */
export const prospectingSchemas = {
  findBuyers: {
    summary:
      'Searches for buyers of a product among consenting members and on the configured public pages, within ' +
      `${LONGEST_BUYER_SEARCH_SECONDS} s.`,
    body: buyerSearch,
    answer: foundBuyers,
  },
  sellDirect: {
    summary: 'Publishes a product and offers it to a found member who still consents; otherwise nothing is published.',
    needsConfirmedEmail: 'publicar',
    body: productFields.extend({ potentialBuyer: found }),
    answer: ownProduct.extend({ offer }),
  },
  offerProduct: {
    summary: "Offers a published product of the member's to a found member who still consents.",
    needsConfirmedEmail: 'ofrecer',
    params,
    body: z.object({ potentialBuyer: found }),
    answer: offer,
  },
  offers: {
    summary: "The member's received or sent offers, the newest first.",
    query: z.object({ side: z.enum(['recibida', 'enviada'], { error: 'Elegí recibida o enviada.' }), ...pageQuery }),
    answer: z.array(offer),
  },
  offer: {
    summary: 'An offer, visible only to its two members.',
    params,
    answer: offer,
  },
  answerOffer: {
    summary: 'The member accepts an offer, which opens a conversation, or declines it; with `stop` no seller finds them any more.',
    params,
    body: z.object({ accept: z.boolean('accept es true o false.'), stop: z.boolean('stop es true o false.').default(false) }),
    answer: offer,
  },
  refuse: {
    summary:
      'One tap in the email of an offer: no seller finds the member any more. Works without signing in; repeating it changes nothing.',
    body: z.object({ token: text(300, 'Falta el código del enlace.') }),
    answer: consent,
  },
  consent: {
    summary: 'Whether sellers may find the member.',
    answer: consent,
  },
  setConsent: {
    summary: 'Sets whether sellers may find the member; each change is recorded.',
    body: z.object({ isOn: z.boolean('isOn es true o false.') }),
    answer: consent,
  },
  appearances: {
    summary: 'When and to whom the member was shown, the newest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(appearance),
  },
  socialSignals: {
    summary: 'Demand for a category near a place: how many members look for it, never below five.',
    body: aboutDemand,
    answer: z.object({
      category: z.string(),
      place: z.string().nullable(),
      /** Null below five members. */
      members: z.int().nullable(),
      wishes: z.int().nullable(),
      searches: z.int().nullable(),
      /** What is wanted most, each by at least five members. */
      wanted: z.array(z.object({ text: z.string(), members: z.int() })),
    }),
  },
  multiPlatform: {
    summary: 'The sources of a buyer search, each with its state.',
    answer: z.object({ sources: z.array(buyerSource) }),
  },
  enrichProfile: {
    summary: 'The visible data of a consenting member whom this seller found; other members are not found.',
    body: z.object({ memberId: id }),
    answer: potentialBuyer,
  },
  analytics: {
    summary: "Counts of the seller's own searches and offers of the last 30 days.",
    answer: z.object({
      searches: z.int(),
      found: z.int(),
      offers: z.int(),
      accepted: z.int(),
      declined: z.int(),
      sold: z.int(),
      /** The share of accepted offers among those answered, from 0 to 1; null without any. */
      acceptance: z.number().nullable(),
    }),
  },
  testIntegration: {
    summary: 'The sources that are configured and currently answer.',
    answer: z.object({ sources: z.array(buyerSource), isBrowserReady: z.boolean() }),
  },
}
