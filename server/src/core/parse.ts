import { unusableTexts } from '@feria/contract/fields'
import { z } from 'zod'
import { fail } from './errors.ts'

// Messages that the contract's schemas do not word themselves are in Spanish too.
z.config(z.locales.es())

/**
 * Parses a value with its schema. Fails with `bad-input` and a sentence for each field; `whole` names a value that is invalid as such.
 * Texts that cannot be stored are refused first, wherever they stand.
 */
export const parse = (schema: z.ZodType | undefined, value: unknown, whole = 'body'): unknown => {
  if (!schema) return undefined
  const unusable = unusableTexts(value)
  if (unusable)
    return fail('bad-input', {}, Object.fromEntries(Object.entries(unusable).map(([path, message]) => [path || whole, message])))
  const read = schema.safeParse(value)
  return read.success ? read.data : fail('bad-input', {}, fieldsOf(read.error, whole))
}

const fieldsOf = (error: z.ZodError, whole: string): Record<string, string> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || whole, issue.message]))
