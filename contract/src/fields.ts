import { z } from 'zod'
import { isPrice } from './money.ts'
import { isPictureAddress } from './picture-address.ts'

/** Building blocks of every module's schemas. Messages are in Spanish: members read them beside the field. */

/** What PostgreSQL cannot store, and lone surrogates, which no encoding can represent. */
const UNUSABLE = /[\0\p{Surrogate}]/u

/** Whether a text can be stored and sent. */
export const isUsable = (text: string): boolean => !UNUSABLE.test(text)

/**
 * A sentence for each text of a value that cannot be stored or sent, by its path, at any depth; for an invalid key, by the path of its
 * object. Null when there is none. All input passes this before any schema, so that no schema needs to check it.
 */
export const unusableTexts = (value: unknown): Record<string, string> | null => {
  const found: Record<string, string> = {}
  const note = (path: string) => {
    found[path] = 'Hay un carácter que no se puede usar.'
  }
  // Not recursive: deep nesting would overflow the stack.
  const left: [path: string, value: unknown][] = [['', value]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && !isUsable(value)) note(path)
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isUsable(name)) note(path)
      if (typeof inner === 'string' || typeof inner === 'object') left.push([path ? `${path}.${name}` : name, inner])
    }
  }
  return Object.keys(found).length > 0 ? found : null
}

/** Trimmed text of 1 to `max` characters. */
export const text = (max: number, missing = 'Completá este campo.') =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Escribí como máximo ${max} caracteres.`)

/** Optional trimmed text; empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string({ error: 'Tiene que ser un texto.' })
    .trim()
    .max(max, `Escribí como máximo ${max} caracteres.`)
    .nullish()
    .transform((value) => value || null)

/** An email, trimmed and in lower case. */
export const email = z
  .string({ error: 'Ingresá tu email.' })
  .trim()
  .toLowerCase()
  .max(254, 'El email es demasiado largo.')
  .pipe(z.email({ error: 'Ese email no es válido.' }))

/** Long enough for any passphrase; the limit only keeps hashing affordable. The server checks the strength. */
export const password = z
  .string({ error: 'Ingresá tu contraseña.' })
  .min(1, 'Ingresá tu contraseña.')
  .max(1000, 'La contraseña es demasiado larga.')

export const id = z.uuid({ error: 'Ese identificador no es válido.' }).meta({ examples: ['019a9f3e-7c1b-7d2e-8f40-5b6c7d8e9f01'] })

/** Major units, at most two decimals. */
export const price = z
  .number({ error: 'Ingresá un precio válido.' })
  .refine(isPrice, 'Ingresá un precio entre 0 y 999.999.999,99, con dos decimales como máximo.')

const pictureAddress = (pattern: RegExp) =>
  z
    .string({ error: 'La foto tiene que ser una dirección.' })
    .trim()
    .max(2000, 'La dirección de la foto es demasiado larga.')
    .regex(pattern, { error: 'La dirección de la foto tiene que empezar con https://', abort: true })
    .refine(
      (address) => address === '' || isPictureAddress(address),
      'Esa dirección no sirve para una foto. Usá la de un sitio público, o subí el archivo.',
    )
    .meta({ examples: ['https://fotos.example.com/bicicleta.jpg'] })

/** A picture: one of ours, or an https URL of a public site. */
export const imageUrl = pictureAddress(/^(\/(files|images)\/[\w./-]+|https:\/\/[^\s"'<>\\]+)$/)

/** An optional `imageUrl`: empty text means no picture. */
export const optionalImageUrl = pictureAddress(/^(|\/(files|images)\/[\w./-]+|https:\/\/[^\s"'<>\\]+)$/)
  .nullable()
  .transform((sent) => sent || null)

/** ISO 8601 in UTC. */
export const time = z.string().meta({ format: 'date-time', examples: ['2026-11-20T14:05:06.789Z'] })

/** Ignores empty values, since a page's URL may contain them. */
export const ifGiven = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
