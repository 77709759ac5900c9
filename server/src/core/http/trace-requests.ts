import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span, Traces } from '../../engines/traces/traces.ts'
import { requestLog } from './request-log.ts'

const spans = new WeakMap<FastifyRequest, Span>()

/** The `traceparent` for what a request causes; undefined when tracing is off. */
export const traceparentOf = (request: FastifyRequest): string | undefined => spans.get(request)?.traceparent

/** One span per request, a child of the sender's; the log has its id next to the request's. */
export const traceRequests = (http: FastifyInstance, traces: Traces): void => {
  http.addHook('onRequest', (request, _reply, done) => {
    const parent = request.headers.traceparent
    const values = { 'http.request.method': request.method, 'feria.request_id': request.id }
    const span = traces.begin('server', request.method, values, typeof parent === 'string' ? parent : undefined)
    spans.set(request, span)
    request.log = requestLog(request.log, { traceId: span.traceId }, {})
    done()
  })
  http.addHook('onResponse', (request, reply, done) => {
    const values = { 'http.route': request.routeOptions.url ?? '', 'http.response.status_code': reply.statusCode }
    spans.get(request)?.end(values, reply.statusCode >= 500)
    done()
  })
}
