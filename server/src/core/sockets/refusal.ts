import { randomUUID } from 'node:crypto'
import { type EventRefusal, errors } from '@feria/contract/errors'
import type { Log } from '../context.ts'
import { knownError } from '../known-error.ts'

/** An error as an event's refusal; an unexpected one is logged with the same id and answered without details. */
export const refusalOf = (error: Error, log: Log): EventRefusal => {
  const known = knownError(error)
  const requestId = randomUUID()
  const [status] = errors[known.code]
  if (status >= 500) log.error({ err: error, requestId }, known.code)
  return {
    status,
    error: known.code,
    message: known.message,
    msg: known.message,
    requestId,
    ...(known.fields ? { fields: known.fields } : {}),
  }
}
