import type { CallError } from '../../../lib/call.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'

const fields: Record<string, 'code' | 'password'> = { 'accounts.wrong-code': 'code', 'accounts.wrong-password': 'password' }

/** A refused code or password as an error of its field; empty for other errors, which are shown apart from the fields. */
export const codeOrPassword = (error: CallError): Record<string, string> => {
  const field = fields[error.code]
  return field ? { [field]: error.message } : fieldErrors(error, ['code', 'password'])
}

/** Whether an error is about one of the two. */
export const isOfField = (error: CallError): boolean => error.code in fields
