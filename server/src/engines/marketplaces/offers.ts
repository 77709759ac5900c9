import type { Condition } from '@feria/contract/catalogue/values'
import { toMinor } from '@feria/contract/money'
import { z } from 'zod'
import { Trouble } from './trouble.ts'

const MAX_CHARACTERS = 200

/** A search text as it is sent: without control characters, on one line, at most 200 characters, never half a character. */
export const cleanText = (text: string): string =>
  [
    ...text
      .slice(0, MAX_CHARACTERS * 10)
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\p{Co}\uFFFD]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, MAX_CHARACTERS)
    .join('')
    .trim()

/** A URL that a page may link to or load: https, also if given as http or without a scheme; null for anything else. */
export const httpsUrl = (value: string | null | undefined): string | null => {
  if (!value) return null
  const address = value.trim().replace(/^(http:)?\/\//i, 'https://')
  return /^https:\/\//i.test(address) && URL.canParse(address) ? address : null
}

/** A price in minor units from a number or a text like «12.34»; null if it is invalid or not above zero. */
export const minorOf = (value: string | number | null | undefined): number | null => {
  const major = typeof value === 'string' ? Number(/^\d+(\.\d+)?$/.exec(value.trim().replaceAll(',', ''))?.[0] ?? Number.NaN) : value
  const minor = toMinor(major ?? Number.NaN)
  return Number.isSafeInteger(minor) && minor > 0 ? minor : null
}

/** The price before a discount, if there really is one. */
export const originalOf = (original: number | null, price: number | null): number | null =>
  original !== null && price !== null && original > price ? original : null

/** A marketplace's condition as ours; null for unknown words. */
export const conditionOf = (word: string | null | undefined): Condition | null => {
  const conditions: Record<string, Condition> = { new: 'Nuevo', used: 'Usado' }
  return conditions[word?.toLowerCase() ?? ''] ?? null
}

/** A list without its invalid items. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.array(z.unknown()).transform((values) =>
    values.flatMap((value) => {
      const read = item.safeParse(value)
      return read.success ? [read.data] : []
    }),
  )

/** Parses a response by its schema; throws a Trouble when it does not match. */
export const readAnswer = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const read = schema.safeParse(body)
  if (!read.success) throw new Trouble('sin respuesta', 'an answer of another shape', { kind: 'broken' })
  return read.data
}
