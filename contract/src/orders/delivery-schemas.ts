import { z } from 'zod'
import { MAX_NAME } from '../accounts/values.ts'
import { id, optionalText, text } from '../fields.ts'
import { addressLengths, POSTCODE, provinces } from './addresses.ts'
import { DELIVERY_CODE_DIGITS, deliveryKinds } from './values.ts'

/** Where a parcel goes. */
export const addressFields = z.object({
  name: text(MAX_NAME, 'Ingresá quién lo recibe.'),
  street: text(addressLengths.street, 'Ingresá la calle y el número.'),
  /** Floor, flat, bell, or how to find it. */
  details: optionalText(addressLengths.details).default(null),
  city: text(addressLengths.city, 'Ingresá la localidad.'),
  province: z.enum(provinces, { error: 'Elegí la provincia.' }),
  postcode: z
    .string({ error: 'Ingresá el código postal.' })
    .trim()
    .toUpperCase()
    .regex(POSTCODE, 'El código postal tiene cuatro números, como 1414, o es como C1414AAB.')
    .meta({ examples: ['1414'] }),
  phone: optionalText(addressLengths.phone).default(null),
})
export type AddressFields = z.input<typeof addressFields>

/** An address, as it was entered. */
export const address = z.object({
  name: z.string(),
  street: z.string(),
  details: z.string().nullable(),
  city: z.string(),
  province: z.enum(provinces),
  postcode: z.string(),
  phone: z.string().nullable(),
})
export type Address = z.output<typeof address>

/** An address of a member's book. */
export const savedAddress = address.extend({ id })
export type SavedAddress = z.output<typeof savedAddress>

/** The delivery that a buyer chooses; a parcel needs an address. */
export const deliveryChoice = z
  .object({
    kind: z.enum(deliveryKinds, { error: 'Elegí cómo te llega.' }),
    address: addressFields.optional(),
  })
  .refine(({ kind, address }) => kind !== 'parcel' || address !== undefined, {
    error: 'Decinos adónde lo mandan.',
    path: ['address'],
  })
export type DeliveryChoice = z.input<typeof deliveryChoice>

/**
 * How an order arrives. `price` is included in its total, in its currency. The address is null for other kinds, and once it was
 * destroyed; its seller reads it from the payment on.
 */
export const orderDelivery = z.object({
  kind: z.enum(deliveryKinds),
  price: z.number(),
  pickupArea: z.string().nullable(),
  address: address.nullable(),
})
export type OrderDelivery = z.output<typeof orderDelivery>

/** The code of a delivery as it was read or typed, with or without spaces and hyphens. */
export const deliveryCode = z
  .string({ error: 'Ingresá el código de entrega.' })
  .max(40, 'El código tiene seis números.')
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${DELIVERY_CODE_DIGITS}}$`), 'El código tiene seis números.'))
  .meta({ examples: ['482913'] })
