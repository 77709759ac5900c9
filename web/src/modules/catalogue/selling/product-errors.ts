import { CallError, explain } from '../../../lib/call.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'

/** The messages of a refused product by form field. One about a picture of the list, such as `images.2`, is reported for the list. */
export const productErrors = (error: unknown, fields: readonly string[]): Record<string, string> => {
  const picture = error instanceof CallError ? Object.entries(error.fields).find(([path]) => path.startsWith('images.'))?.[1] : undefined
  return { ...(picture && fields.includes('images') ? { images: picture } : {}), ...fieldErrors(error, fields) }
}

/** The specified message of a failure, followed by the reason if there is one. */
export const failureOf = (failed: string, error: unknown): string => {
  const reason = explain(error, '')
  return reason === '' ? failed : `${failed}. ${reason}`
}
