import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../../ops/metrics.ts'
import { AppError } from '../errors.ts'
import { answerError } from './answer-error.ts'

/** The health of one dependency, as reported to a load balancer. */
export type Part = 'ok' | 'failed'

/** Whether this process may receive requests. */
export interface Readiness {
  /** Set before it stops: from then on it is not ready, and its responses close their connections. */
  isStopping: boolean
  /** Pending while the listener closes; requests that arrive meanwhile are answered afterwards. */
  closing: Promise<unknown> | null
  /**
   * Checks each dependency now. Without the database nothing works; without the store there are no limits, presence or messages between
   * processes; without disk space no uploads.
   */
  ask(): Promise<{ db: Part; kv: Part; files: Part }>
}

/** Compares digests, so that timing reveals neither the length nor the position of a difference. */
const isSame = (given: string, token: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}

/**
 * `/health/live`: the process answers. `/health/ready`: it may receive requests; 503 while it stops and without its database. A missing
 * store or a full disk is reported but does not make it unready: every process would leave at once.
 */
export const serveHealth = (http: FastifyInstance, readiness: Readiness): void => {
  http.get('/health/live', async () => ({ status: 'ok' }))
  http.get('/health/ready', async (_request, reply) => {
    if (readiness.isStopping) return reply.status(503).send({ status: 'stopping' })
    const parts = await readiness.ask()
    const status = parts.db === 'failed' ? 'failed' : parts.kv === 'failed' || parts.files === 'failed' ? 'degraded' : 'ok'
    return reply.status(status === 'failed' ? 503 : 200).send({ status, ...parts })
  })
  http.addHook('onRequest', (_request, _reply, done) => {
    if (!readiness.closing) return done()
    void readiness.closing.finally(done)
  })
  // As late as possible, so that a request from before the signal that is answered after it says so too.
  http.addHook('onSend', (_request, reply, _payload, done) => {
    // A client that keeps the connection would send its next request to a closed listener.
    if (readiness.isStopping) reply.header('connection', 'close')
    done()
  })
}

/** Groups everything outside the API, so that the number of routes stays small. */
const routeOf = (request: FastifyRequest): string => {
  const pattern = request.routeOptions.url ?? ''
  if (/^\/(api|health|mails|metrics|sandbox|files|private-files)(\/|$)/.test(pattern)) return pattern
  return pattern === '' ? 'page' : 'web'
}

/** Counts every request, and serves `/metrics` to callers with one of the tokens; without any it does not exist. */
export const watchRequests = (http: FastifyInstance, metrics: Metrics, tokens: string[] = []): void => {
  http.addHook('onResponse', (request, reply, done) => {
    metrics.request(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  if (tokens.length === 0) return
  http.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    const given = request.headers.authorization ?? ''
    if (!tokens.some((token) => isSame(given, `Bearer ${token}`))) return answerError(new AppError('no-such-call'), request, reply)
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}
