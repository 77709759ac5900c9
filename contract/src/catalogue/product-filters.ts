import { z } from 'zod'
import { id, ifGiven } from '../fields.ts'
import { currencies } from '../money.ts'
import { conditions, MAX_NEAR, MAX_RADIUS_KM } from './values.ts'

const priceBound = z.coerce
  .number({ error: 'El precio tiene que ser un número.' })
  .min(0, 'El precio no puede ser negativo.')
  .max(1e12, 'El precio es demasiado alto.')

/** A place as people write it. */
const near = z.string().max(MAX_NEAR, `Escribí la ubicación en menos de ${MAX_NEAR} caracteres.`)

export const productFilters = {
  search: z
    .string()
    .max(200, 'Buscá con menos de 200 caracteres.')
    .refine((s) => !s.includes('\0'), 'La búsqueda tiene un carácter que no se puede usar.')
    .optional(),
  /** A category's id or name. */
  category: z.string().max(80).optional(),
  min_price: ifGiven(priceBound),
  max_price: ifGiven(priceBound),
  /** The currency of both bounds; USD when absent. Products in the other one are compared at the latest rate. */
  currency: ifGiven(z.enum(currencies, { error: 'La moneda es USD o ARS.' })),
  condition: ifGiven(z.enum(conditions, { error: 'Esa condición no existe.' })),
  in_stock: ifGiven(z.stringbool({ error: 'in_stock es true o false.' })),
  /** A place as people write it, e.g. «Palermo, CABA»; the member's own address without one. */
  near: near.optional(),
  /** Kilometres around `near`; products whose place is unknown do not pass. */
  radius_km: ifGiven(
    z.coerce
      .number({ error: 'La distancia va en kilómetros enteros.' })
      .int('La distancia va en kilómetros enteros.')
      .min(1, 'La distancia es de 1 km o más.')
      .max(MAX_RADIUS_KM, `La distancia es de hasta ${MAX_RADIUS_KM} km.`),
  ),
  /** True to search for the words as they were typed: no typo is corrected. */
  as_typed: ifGiven(z.stringbool({ error: 'as_typed es true o false.' })),
  /** The id of a seller. */
  seller: ifGiven(id),
}
