import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../../ops/metrics.ts'
import { AppError } from '../errors.ts'
import { answerError } from './answer-error.ts'

/** What a balancer is told of one part that this process needs. */
export type Part = 'ok' | 'failed'

/** How a process stands: whether it may be sent requests. */
export interface Readiness {
  /** Said once, before it stops: from then on it is not ready, and its answers ask clients to leave. */
  isStopping: boolean
  /** While the door closes; requests that come meanwhile are answered afterwards. */
  closing: Promise<unknown> | null
  /**
   * Each part asked now. Without the database nothing works; without the store limits, presence and news of other processes rest; without
   * room for files nobody sends pictures.
   */
  ask(): Promise<{ db: Part; kv: Part; files: Part }>
}

/** Compared by their digests, so that neither length nor place of a difference shows in time. */
const isSame = (said: string, token: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(said), digest(token))
}

/**
 * `/health/live`: the process answers. `/health/ready`: it may be sent requests; 503 while it stops and without its database. A store that
 * is away or a full disk is told and is no reason to leave: every process would leave at once.
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
  // As late as can be: a request that came before the signal and is answered after it says it too.
  http.addHook('onSend', (_request, reply, _payload, done) => {
    // Whoever keeps the connection would send the next request into a closed door.
    if (readiness.isStopping) reply.header('connection', 'close')
    done()
  })
}

/** Groups what is no call, so that the number of routes stays small. */
const routeOf = (request: FastifyRequest): string => {
  const pattern = request.routeOptions.url ?? ''
  if (/^\/(api|health|mails|metrics|sandbox|files|private-files)(\/|$)/.test(pattern)) return pattern
  return pattern === '' ? 'page' : 'web'
}

/** Counts every request, and serves `/metrics` to whoever brings the token; without a token it is not there. */
export const watchRequests = (http: FastifyInstance, metrics: Metrics, token: string | undefined): void => {
  http.addHook('onResponse', (request, reply, done) => {
    metrics.request(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  if (!token) return
  http.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return answerError(new AppError('no-such-call'), request, reply)
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}
