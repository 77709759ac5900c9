import { answeredDetails, type ErrorAnswer, errors } from '@feria/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { knownError } from '../known-error.ts'
import { logRefusal } from './refusals.ts'

const detailsOf = ({ code, details }: ReturnType<typeof knownError>): Pick<ErrorAnswer, 'details'> | undefined => {
  const names = answeredDetails[code]
  return names && { details: Object.fromEntries(names.map((name) => [name, details[name]])) }
}

/** Answers any error in the common shape; an unexpected one is logged with the request's id and answered without details. */
export const answerError = (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const known = knownError(error)
  if (known.status >= 500) request.log.error({ err: error }, known.code)
  else logRefusal(request, known)
  if (known.code === 'too-many') reply.header('retry-after', String(known.details.seconds))
  const answer: ErrorAnswer = {
    error: known.code,
    message: known.message,
    msg: known.message,
    requestId: request.id,
    ...(known.fields ? { fields: known.fields } : {}),
    ...(detailsOf(known) ?? {}),
  }
  return reply
    .status(errors[known.code][0])
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(answer))
}
