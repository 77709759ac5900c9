import { z } from 'zod'
import { briefProduct, delivery, product } from '../catalogue/schemas.ts'
import { id, text, time } from '../fields.ts'
import { identity } from '../identities/schemas.ts'
import { currencies } from '../money.ts'
import { order, paymentFields } from '../orders/schemas.ts'
import { statedListQuery } from '../page.ts'
import { DEFAULT_COMMISSION, MAX_COMMISSION, MIN_COMMISSION, resaleStages } from './values.ts'

const party = z.object({ id, name: z.string(), imageUrl: z.string().nullable() })

/** A reseller. Level and reputation follow from completed transactions. */
export const resellerProfile = z.object({
  userId: id,
  createdAt: time,
  /** From 1 up. */
  validationLevel: z.int(),
  reputation: z.string(),
  completedTransactions: z.int(),
  /** `none` until a document was sent. */
  identityVerification: identity,
})
export type ResellerProfile = z.output<typeof resellerProfile>

/**
 * What a buyer pays through a link and who gets what, in major units of the product's currency: the parts add up to the total to the
 * cent.
 */
const breakdown = z.object({ total: z.number(), seller: z.number(), commission: z.number(), currency: z.enum(currencies) })
export type Breakdown = z.output<typeof breakdown>

/** A reseller's link, with the number of its transactions. */
export const resaleLink = z.object({
  id,
  createdAt: time,
  productId: id,
  /** A fraction: 0.1 is 10 %. */
  commissionRate: z.number(),
  product: briefProduct,
  breakdown: breakdown.nullable(),
  transactions: z.int(),
  visits: z.int(),
  /** Paid transactions per visit, from 0 to 1; null before the first visit. */
  conversion: z.number().nullable(),
  /** Earnings so far, in major units, by currency. */
  earnings: z.array(z.object({ amount: z.number(), currency: z.enum(currencies) })),
  /** The URL to share. */
  url: z.string(),
})
export type ResaleLink = z.output<typeof resaleLink>

/** The page behind a link, for anybody, always at the current price. */
export const resaleOffer = z.object({
  id,
  product,
  breakdown: breakdown.nullable(),
  commissionRate: z.number(),
  delivery,
  reseller: party.extend({ reputation: z.string(), isVerified: z.boolean() }),
  isAvailable: z.boolean(),
  can: z.object({ buy: z.boolean() }),
})
export type ResaleOffer = z.output<typeof resaleOffer>

/** A transaction as its reseller sees it; its stage is the latest that its flags reach. */
export const resaleTransaction = z.object({
  id,
  createdAt: time,
  buyerName: z.string(),
  buyerPhone: z.string().nullable(),
  validated: z.boolean(),
  whatsappInitiated: z.boolean(),
  paymentLink: z.string().nullable(),
  paymentCompleted: z.boolean(),
  deliveryConfirmed: z.boolean(),
  stage: z.enum(resaleStages),
  /** Why it ended without a delivery; null while it is open. */
  ended: z.string().nullable(),
  /** Until when the money stays held after delivery, since the buyer may still withdraw from a business purchase; null otherwise. */
  heldUntil: time.nullable(),
  breakdown: breakdown.nullable(),
  resaleLink: z.object({ id, commissionRate: z.number(), product: briefProduct }),
  can: z.object({ validate: z.boolean(), whatsapp: z.boolean(), pay: z.boolean(), deliver: z.boolean(), call: z.boolean() }),
})
export type ResaleTransaction = z.output<typeof resaleTransaction>

const commissionRate = z
  .number({ error: 'Elegí una comisión.' })
  .min(MIN_COMMISSION, 'La comisión va de 5 % a 30 %.')
  .max(MAX_COMMISSION, 'La comisión va de 5 % a 30 %.')
  .refine((rate) => Math.abs(rate * 1000 - Math.round(rate * 1000)) < 1e-6, 'La comisión lleva un decimal como máximo.')
  .default(DEFAULT_COMMISSION)

const params = z.object({ id })

const ofUser = z.object({ userId: id })

/** The request and response of each call. */
export const resaleSchemas = {
  profile: {
    summary: "The member's profile as a reseller; 404 until they register.",
    whenSuspended: true,
    answer: resellerProfile,
  },
  register: {
    summary: 'Registers the member as a reseller; repeating it answers the existing profile.',
    needsConfirmedEmail: 'revender',
    answer: resellerProfile,
  },
  createLink: {
    summary: 'Creates a link of the member for a product, or changes its commission: one link per member and product.',
    needsConfirmedEmail: 'revender',
    body: z.object({ productId: id, commissionRate }),
    answer: resaleLink,
  },
  createLinkOf: {
    summary: 'The same, by the address of the product.',
    needsConfirmedEmail: 'revender',
    params: z.object({ productId: id }),
    body: z.object({ commissionRate }),
    answer: resaleLink,
  },
  links: {
    summary: "The member's links, the newest first; another member's are refused.",
    params: ofUser,
    query: z.object({ ...statedListQuery }),
    answer: z.array(resaleLink),
  },
  removeLink: {
    summary: 'Removes a link of the member: its page says so, its transactions continue.',
    params,
    answer: z.object({ id }),
  },
  offer: {
    summary: 'The product of a link, at its current price.',
    params,
    answer: resaleOffer,
  },
  visit: {
    summary: 'Counts a visit, once per browser and day, and remembers the link in a signed cookie for 30 days.',
    params,
    answer: z.object({ isCounted: z.boolean() }),
  },
  remembered: {
    summary:
      'The link that led this browser to a product within 30 days, by its signed cookie; null without one ' + 'that can be used to buy.',
    params: z.object({ productId: id }),
    answer: z.object({
      link: z.object({ id, resellerName: z.string(), total: z.number(), currency: z.enum(currencies) }).nullable(),
    }),
  },
  contact: {
    summary: 'Leaves name and phone number for the reseller, which starts a transaction.',
    params,
    body: z.object({
      name: text(80, 'Escribí tu nombre.'),
      phone: text(40, 'Escribí tu teléfono.'),
      consent: z.literal(true, { error: 'Aceptá que te contacten.' }),
    }),
    answer: z.object({ id }),
  },
  buy: {
    summary: 'Buys through a link like orders.place, at the price including its commission.',
    needsConfirmedEmail: 'comprar',
    params,
    /** `t` comes from a payment URL: it names the transaction that is paid. */
    body: z.object({ ...paymentFields, t: z.string().max(200).optional() }),
    answer: order,
  },
  transactions: {
    summary: "The member's transactions as a reseller, the newest first, all, those of a stage, or the one that an order paid.",
    whenSuspended: true,
    params: ofUser,
    query: z.object({
      stage: z.enum(resaleStages, { error: 'Esa etapa no existe.' }).optional(),
      order: id.optional(),
      ...statedListQuery,
    }),
    answer: z.array(resaleTransaction),
  },
  validate: {
    summary: 'Confirms that the buyer is real.',
    params,
    answer: resaleTransaction,
  },
  whatsapp: {
    summary: 'Answers the address of a chat with a prepared text; sends it where WhatsApp is configured.',
    params,
    answer: resaleTransaction.extend({ whatsappUrl: z.string(), isSent: z.boolean() }),
  },
  generatePayment: {
    summary: 'Creates the address at which the buyer pays.',
    params,
    answer: resaleTransaction.extend({ paymentLink: z.string() }),
  },
  confirmDelivery: {
    summary: "Confirms the delivery with the buyer's code, or without one after the waiting period; releases the held money.",
    whenSuspended: true,
    params,
    body: z.object({ code: z.string().trim().max(20).optional() }),
    answer: resaleTransaction,
  },
}
