import { CallError } from '../lib/call.ts'

/**
 * The messages of a refused call as errors of a Mantine form, for the fields it has; those of other fields are left to the caller's
 * message.
 */
export const fieldErrors = (error: unknown, fields: readonly string[]): Record<string, string> =>
  error instanceof CallError ? Object.fromEntries(Object.entries(error.fields).filter(([field]) => fields.includes(field))) : {}
