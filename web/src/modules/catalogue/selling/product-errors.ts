import { CallError, explain } from '../../../lib/call.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'

/** The sentences of a refused product by form field. One about a picture of the list, such as `images.2`, is one about the list. */
export const productErrors = (error: unknown, fields: readonly string[]): Record<string, string> => {
  const picture = error instanceof CallError ? Object.entries(error.fields).find(([path]) => path.startsWith('images.'))?.[1] : undefined
  return { ...(picture && fields.includes('images') ? { images: picture } : {}), ...fieldErrors(error, fields) }
}

/** The stated sentence of a failure, with the reason behind it when there is one to tell. */
export const failureOf = (failed: string, error: unknown): string => {
  const reason = explain(error, '')
  return reason === '' ? failed : `${failed}. ${reason}`
}
