import type { FastifyRequest } from 'fastify'
import type { AppError } from '../errors.ts'

/** Refusals that tell of somebody who tries: bad input, no session, no right, too large, another kind, too often. */
const NOTABLE = new Set([400, 401, 403, 413, 415, 429])

const callers = new WeakMap<FastifyRequest, string>()

/** Remembers which member makes a request, for the log. */
export const noteCaller = (request: FastifyRequest, memberId: string): void => {
  callers.set(request, memberId)
}

/**
 * Writes a refusal to the log: what was refused, where, to whom and from which address; of bad fields their names, never what was in them.
 */
export const logRefusal = (request: FastifyRequest, { code, status, fields }: AppError): void => {
  if (!NOTABLE.has(status)) return
  const where = { method: request.method, route: request.routeOptions.url ?? 'none' }
  const who = { address: request.ip, userId: callers.get(request) }
  request.log.info({ code, ...where, ...who, ...(fields ? { fields: Object.keys(fields) } : {}) }, 'refused')
}
