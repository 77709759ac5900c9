import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerOf } from './refusals.ts'

/**
 * One line for each answer: method, pattern of the route, status, milliseconds, bytes as sent, and the id of the member whose session
 * asked. Never the path or the query, which may hold tokens and what members look for, nor an address.
 */
export const logAccess = (http: FastifyInstance): void => {
  const before = new WeakMap<FastifyRequest, number>()
  http.addHook('onRequest', (request, _reply, done) => {
    before.set(request, request.raw.socket.bytesWritten)
    done()
  })
  http.addHook('onResponse', (request, reply, done) => {
    const what = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    // Counted at the connection: most answers are compressed on their way and have no length of their own.
    const bytes = request.raw.socket.bytesWritten - (before.get(request) ?? 0)
    request.log.info({ ...what, ms: Math.round(reply.elapsedTime * 10) / 10, bytes, userId: callerOf(request) }, 'request')
    done()
  })
}
