import { z } from 'zod'
import { isPrice } from './money.ts'

/** Pieces that the schemas of every module are made of. Messages are Spanish: members read them beside the field. */

const withoutNull = (value: string) => !value.includes('\0')

/** Trimmed text of 1 to `max` characters. */
export const text = (max: number, missing = 'Completá este campo.') =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Escribí como máximo ${max} caracteres.`)
    .refine(withoutNull, 'Hay un carácter que no se puede usar.')

/** Trimmed text that may be left out or empty; empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string({ error: 'Tiene que ser un texto.' })
    .trim()
    .max(max, `Escribí como máximo ${max} caracteres.`)
    .refine(withoutNull, 'Hay un carácter que no se puede usar.')
    .nullish()
    .transform((value) => value || null)

/** An email, trimmed and in lower case. */
export const email = z
  .string({ error: 'Ingresá tu email.' })
  .trim()
  .toLowerCase()
  .max(254, 'El email es demasiado largo.')
  .pipe(z.email({ error: 'Ese email no es válido.' }))

/** Long enough for any passphrase; the bound only keeps hashing affordable. Strength is a rule of the server [ACC-04]. */
export const password = z
  .string({ error: 'Ingresá tu contraseña.' })
  .min(1, 'Ingresá tu contraseña.')
  .max(1000, 'La contraseña es demasiado larga.')

export const id = z.uuid({ error: 'Ese identificador no es válido.' })

/** Major units, at most two decimals. */
export const price = z
  .number({ error: 'Ingresá un precio válido.' })
  .refine(isPrice, 'Ingresá un precio entre 0 y 999.999.999,99, con dos decimales como máximo.')

const pictureAddress = (pattern: RegExp) =>
  z
    .string({ error: 'La imagen tiene que ser una dirección.' })
    .trim()
    .max(2000, 'La dirección de la imagen es demasiado larga.')
    .regex(pattern, 'La dirección de la imagen tiene que empezar con https://')

/** A picture: one of ours, or an https address elsewhere. */
export const imageUrl = pictureAddress(/^(\/(files|images)\/[\w./-]+|https:\/\/[^\s"'<>\\]+)$/)

/** The same, or none: empty text is no picture. */
export const optionalImageUrl = pictureAddress(/^(|\/(files|images)\/[\w./-]+|https:\/\/[^\s"'<>\\]+)$/)
  .nullable()
  .transform((sent) => sent || null)

/** ISO 8601 in UTC. */
export const time = z.string()
