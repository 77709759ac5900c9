import type { FastifyRequest } from 'fastify'
import type { AppError } from '../errors.ts'

/** Statuses worth logging, since they may be an attack: bad input, no session, no right, too large, wrong media type, rate limited. */
const NOTABLE = new Set([400, 401, 403, 413, 415, 429])

const callers = new WeakMap<FastifyRequest, string>()

/** Records the member making a request, for the log. */
export const noteCaller = (request: FastifyRequest, memberId: string): void => {
  callers.set(request, memberId)
}

/** The id of the member making a request; undefined for visitors, and where nobody asked who it is. */
export const callerOf = (request: FastifyRequest): string | undefined => callers.get(request)

/** Logs a refusal: the code, the route, the caller and the address; of invalid fields only the names, never the values. */
export const logRefusal = (request: FastifyRequest, { code, status, fields }: AppError): void => {
  if (!NOTABLE.has(status)) return
  const where = { method: request.method, route: request.routeOptions.url ?? 'none' }
  const who = { address: request.ip, userId: callerOf(request) }
  request.log.info({ code, ...where, ...who, ...(fields ? { fields: Object.keys(fields) } : {}) }, 'refused')
}
