import { z } from 'zod'
import { category } from '../catalogue/schemas.ts'
import { conditions, MAX_PICTURES } from '../catalogue/values.ts'
import { id, ifGiven, imageUrl, optionalText, text } from '../fields.ts'
import { currencies } from '../money.ts'
import { finding } from '../search/schemas.ts'
import { intents, modelStates, readTexts } from './values.ts'

const amount = z
  .number({ error: 'Ingresá un precio válido.' })
  .positive('El precio tiene que ser mayor que cero.')
  .max(999_999_999.99, 'El precio es demasiado alto.')

/** A wish as editable chips: everything but the thing itself is optional. */
export const chips = z.object({
  what: z.string().trim().max(200, 'Escribí qué buscás en menos de 200 caracteres.'),
  categoryId: z.int().positive().nullable().default(null),
  minPrice: amount.nullable().default(null),
  maxPrice: amount.nullable().default(null),
  currency: z.enum(currencies, { error: 'La moneda es USD o ARS.' }).default('ARS'),
  /** As people write it; empty means none. */
  place: z.string().trim().max(120, 'Escribí como máximo 120 caracteres.').nullable().default(null),
  /** Kilometres around `place`; null for no limit. */
  radiusKm: z.int().min(1).max(2000).nullable().default(null),
  condition: z.enum(conditions, { error: 'Esa condición no existe.' }).nullable().default(null),
  /** What it must not be or have, in the member's words: «sin plastificar». */
  without: z.array(z.string().max(60)).max(8).default([]),
})
export type Chips = z.output<typeof chips>

/** Why a text is no wish: it names nothing, complains or insults, asks about the market, or sells; and where to go instead. */
export const wishRefusal = z.object({
  kind: z.enum(['nothing', 'complaint', 'question', 'selling']),
  text: z.string(),
  href: z.string().nullable(),
  label: z.string().nullable(),
})
export type WishRefusal = z.output<typeof wishRefusal>

/**
 * What a text says: a wish, or the name of a thing for sale, whose category is that of similar products. The brand as it is written; null
 * for what it does not name. A wish that is none says why.
 */
export const reading = chips.extend({
  intent: z.enum(intents),
  brand: z.string().nullable(),
  size: z.string().nullable(),
  country: z.string().nullable(),
  refusal: wishRefusal.nullable(),
})
export type Reading = z.output<typeof reading>

/** A turn of the conversation as the member saw it. */
const turn = z.object({ role: z.enum(['user', 'assistant']), content: text(2000, 'Escribí qué estás buscando.') })
export type Turn = z.output<typeof turn>

/** The request: the conversation so far, or chips edited by hand, which then replace the text. */
export const assistantRequest = z
  .object({ turns: z.array(turn).max(20).default([]), chips: chips.nullable().default(null) })
  .refine(({ turns, chips }) => chips !== null || turns.at(-1)?.role === 'user', 'Escribí qué estás buscando.')

export type AssistantRequest = z.input<typeof assistantRequest>

/**
 * A line of the assistant's reply: how the request was understood, the results, a piece of text, the end. Texts name only products that
 * were found.
 */
export const assistantLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reading'), chips }),
  z.object({ kind: z.literal('products'), products: z.array(finding), total: z.int().nullable(), isRelaxed: z.boolean() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  /**
   * Nothing to search for: a complaint, a cancellation, a question about the market itself. The text comes with a link: to the member's
   * orders, or, named by `label`, to where the help answers.
   */
  z.object({ kind: z.literal('orders'), text: z.string(), address: z.string(), label: z.string().optional() }),
  /** Replaces the text so far by `text`, since a model named what was not found. */
  z.object({ kind: z.literal('instead'), text: z.string() }),
  z.object({ kind: z.literal('end'), model: z.enum(modelStates) }),
])
export type AssistantLine = z.output<typeof assistantLine>

/**
 * The price band of similar products, in major units: a quarter cost less than `low`, a quarter more than `high`. It is based on `cases`,
 * at least five.
 */
export const priceBand = z.object({
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  currency: z.enum(currencies),
  cases: z.int(),
  sold: z.int(),
  listed: z.int(),
})
export type PriceBand = z.output<typeof priceBand>

/** A field of a draft: an unconfirmed value, and its source. */
const suggested = <T extends z.ZodType>(value: T) => z.object({ value, from: z.enum(['fotos', 'nombre', 'ventas']) }).nullable()

/** A product as suggested by photos and a name. Every field is a suggestion until the seller confirms it; null when unknown. */
export const productDraft = z.object({
  model: z.enum(modelStates),
  name: suggested(z.string()),
  category: suggested(category),
  condition: suggested(z.enum(conditions)),
  description: suggested(z.string()),
  details: suggested(z.string()),
  band: suggested(priceBand),
  /** Active wishes that it would match; null below five. */
  demand: z.int().nullable(),
  /** Own products with nearly the same picture. */
  duplicates: z.array(z.object({ id, name: z.string(), imageUrl: z.string().nullable(), url: z.string() })),
})
export type ProductDraft = z.output<typeof productDraft>

/** The request and response of each call. */
export const assistantSchemas = {
  read: {
    summary: 'Reads a wish, or the name of a thing for sale, from free text, without a model.',
    body: z.object({ text: text(1000, 'Escribí qué estás buscando.'), of: z.enum(readTexts, { error: 'Eso no se lee.' }).default('wish') }),
    answer: reading,
  },
  status: {
    summary: 'The available models, for conversation and for pictures, and whether the member may use the Premium tool.',
    answer: z.object({ chat: z.boolean(), vision: z.boolean(), isPremium: z.boolean() }),
  },
  draft: {
    summary: 'Suggests the fields of a product from up to 8 photos and a name; for Premium members and admins. Publishes nothing.',
    body: z
      .object({
        images: z.array(imageUrl).max(MAX_PICTURES, `Podés cargar hasta ${MAX_PICTURES} fotos.`).default([]),
        name: optionalText(140),
      })
      .refine(({ images, name }) => images.length > 0 || name !== null, 'Subí una foto o escribí un nombre.'),
    answer: productDraft,
  },
  priceHint: {
    summary: 'The price range of similar products, sold and listed; null below five cases.',
    query: z.object({
      name: text(140, 'Escribí el nombre del producto.'),
      description: z.string().max(2000).optional(),
      categoryId: ifGiven(z.coerce.number().int().positive()),
      condition: ifGiven(z.enum(conditions, { error: 'Esa condición no existe.' })),
      currency: z.enum(currencies, { error: 'La moneda es USD o ARS.' }).default('USD'),
    }),
    answer: z.object({ band: priceBand.nullable() }),
  },
  listingSigns: {
    summary: 'What about a listing deserves a look: a picture that another member had before, a price far below similar ones.',
    params: z.object({ id }),
    answer: z.object({
      /** Who had uploaded nearly the same picture before its seller did. */
      earlierOwner: z.object({ id, name: z.string() }).nullable(),
      band: priceBand.nullable(),
      isCheap: z.boolean(),
    }),
  },
}
