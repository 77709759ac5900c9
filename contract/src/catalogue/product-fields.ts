import { z } from 'zod'
import { imageUrl, optionalImageUrl, optionalText, price, text } from '../fields.ts'
import { currencies } from '../money.ts'
import { conditions, MAX_BRAND, MAX_DESCRIPTION, MAX_PICKUP_AREA, MAX_PICTURES } from './values.ts'

const stock = z
  .int('El stock tiene que ser un número entero.')
  .min(0, 'El stock no puede ser negativo.')
  .max(1_000_000, 'El stock no puede pasar de 1.000.000.')

/** How a product may be delivered; without it «a acordar». */
const deliveryFields = z
  .object({
    pickup: z.boolean({ error: 'pickup es true o false.' }).default(false),
    pickupArea: optionalText(MAX_PICKUP_AREA).default(null),
    parcelPrice: price.nullable().default(null),
    agreed: z.boolean({ error: 'agreed es true o false.' }).default(false),
  })
  .refine(({ pickup, parcelPrice, agreed }) => pickup || parcelPrice !== null || agreed, 'Elegí al menos una forma de entrega.')
  .transform((fields) => ({ ...fields, pickupArea: fields.pickup ? fields.pickupArea : null }))
  .meta({ examples: [{ pickup: true, pickupArea: 'Parque Centenario', parcelPrice: 12, agreed: false }] })

/** The fields of a product that a seller enters. */
export const productFields = z.object({
  name: text(140, 'Ingresá el nombre del producto.'),
  description: text(MAX_DESCRIPTION, 'Ingresá el modelo o la descripción.'),
  details: optionalText(5000),
  brand: optionalText(MAX_BRAND),
  categoryId: z.int('Elegí una categoría.').positive('Elegí una categoría.').nullable().default(null),
  condition: z.enum(conditions, { error: 'Elegí una condición de la lista.' }).nullable().default(null),
  location: text(120, 'Ingresá la ubicación.'),
  price: price.nullable().default(null),
  originalPrice: price.nullable().default(null),
  minSalePrice: price.nullable().default(null),
  currency: z.enum(currencies, { error: 'La moneda es USD o ARS.' }).default('USD'),
  stock: stock.nullable().default(null),
  imageUrl: optionalImageUrl.default(null),
  images: z.array(imageUrl).max(MAX_PICTURES, `Podés cargar hasta ${MAX_PICTURES} fotos.`).default([]),
  negotiationConditions: optionalText(500),
  geolocationRange: z.int('La distancia va en kilómetros enteros.').min(1).max(5000).nullable().default(null),
  pricePreference: optionalText(120),
  delivery: deliveryFields.default({ pickup: false, pickupArea: null, parcelPrice: null, agreed: true }),
})

export type ProductFields = z.input<typeof productFields>

const unwrapped = Object.fromEntries(
  Object.entries(productFields.shape).map(([name, field]) => [name, field instanceof z.ZodDefault ? field.unwrap() : field]),
) as {
  [K in keyof typeof productFields.shape]: (typeof productFields.shape)[K] extends z.ZodDefault<infer T>
    ? T
    : (typeof productFields.shape)[K]
}

/** An edit contains only what changes; `sold: true` marks it as sold, which is final. */
export const productEdit = z
  .object(unwrapped)
  .partial()
  .extend({ sold: z.literal(true, { error: 'Un producto vendido no vuelve a estar disponible.' }).optional() })
