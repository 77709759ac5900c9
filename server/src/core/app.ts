import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import { errors } from '@feria/contract/errors'
import { PAYMENT_WEBHOOK_PATH } from '@feria/contract/payments/values'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { extendPartitions } from '../engines/db/partitions.ts'
import type { Engines } from '../engines/engines.ts'
import { timePictures } from '../engines/pictures/timed.ts'
import type { MetricSources, Metrics } from '../ops/metrics.ts'
import { createReadiness } from '../ops/readiness.ts'
import { createErrorCounter } from '../platform/error-counts.ts'
import type { Authentication } from './authentication.ts'
import { accountChannel, sessionChannel } from './channels.ts'
import type { Ctx } from './context.ts'
import { logAccess } from './http/access-log.ts'
import { answerBroken } from './http/answer-broken.ts'
import { answerError } from './http/answer-error.ts'
import { MAX_JSON_BYTES, serverWaits, WAITS, type Waits, watchArrivals } from './http/arrivals.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { headersByPath } from './http/data-headers.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveApiDocs } from './http/serve-api-docs.ts'
import { type Readiness, serveHealth, watchRequests } from './http/serve-ops.ts'
import { webFolder as builtWeb, serveWeb } from './http/serve-web.ts'
import { traceRequests } from './http/trace-requests.ts'
import { ctxFactory, mount } from './http.ts'
import { callInProcess } from './in-process.ts'
import type { MakeCtx } from './jobs/queues.ts'
import type { TimeTask } from './jobs/run-tasks.ts'
import type { Worker } from './jobs/worker.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'
import type { Module } from './module.ts'
import { isMeasured, openMetrics } from './open-metrics.ts'
import { openSockets, type Sockets } from './sockets.ts'

const housekeeping: Worker = {
  module: 'database',
  schedules: {
    // The embedded database has no autovacuum; on PostgreSQL `vacuum` does nothing.
    vacuum: { cron: '23 4 * * *', run: (ctx) => ctx.engines.db.vacuum() },
    partitions: { cron: '37 4 * * *', run: (ctx) => extendPartitions(ctx.db, ctx.now()) },
  },
}

const [INTERNAL] = errors.internal
/** The longest path parameter: a room's id has 110 characters. */
const MAX_PARAM = 200

/** Closes the connections of sessions that end. */
const switchboard = (sockets: () => Sockets): Worker => ({
  module: 'sockets',
  on: {
    'accounts.sessions-ended': {
      'hang-up': async (_ctx, { userId, tokenHashes }) => sockets().hangUp(tokenHashes?.map(sessionChannel) ?? [accountChannel(userId)]),
    },
  },
})

export interface App {
  http: FastifyInstance
  sockets: Sockets
  jobs: Jobs
  readiness: Readiness
  /** Null unless the settings configure a way to read them. */
  metrics: Metrics | null
  /** How long a request may take to arrive. */
  waits: Waits
  /** A ctx without a caller, for jobs and tools. */
  ctx: Ctx
}

/** What the core is built from: the modules, and the functions it needs from them. */
export interface Parts {
  modules: Module[]
  authentication: Authentication
  partiesOf: Ctx['partiesOf']
  isOrderUnderWay: Ctx['isOrderUnderWay']
  hasPaidOrder: Ctx['hasPaidOrder']
  sellerRecords: Ctx['sellerRecords']
  standingsOf: Ctx['standingsOf']
  /** The ledger's sums by kind of account, for the metrics. */
  sumLedger: (ctx: Ctx) => ReturnType<MetricSources['ledger']>
  /** How many decisions of each kind are overdue, for the metrics. */
  countOverdue: (ctx: Ctx) => ReturnType<MetricSources['overdue']>
  /** How many cases of reported abuse wait and are late, for the metrics. */
  countModeration: (ctx: Ctx) => ReturnType<MetricSources['moderation']>
  /** What the searches of this process did not have to do again, for the metrics. */
  countSearches: MetricSources['search']
  /** What became of the emails of this process, for the metrics. */
  countEmails: MetricSources['emails']
}

export interface AppOptions {
  now?: () => Date
  /** Jobs wait until `drain` is called. */
  isQuiet?: boolean
  log?: Logger
  webFolder?: string | undefined
  waits?: Waits | undefined
}

/** Builds everything except the listener: modules, routes, sockets, jobs. */
export const createApp = async (
  config: Config,
  given: Engines,
  { modules, authentication, sumLedger, countOverdue, countModeration, countSearches, countEmails, ...known }: Parts,
  { now = () => new Date(), isQuiet = false, log = createLog(config), webFolder = builtWeb, waits = WAITS }: AppOptions = {},
): Promise<App> => {
  const timePicture: Metrics['picture'] = (outcome, seconds) => metrics?.picture(outcome, seconds)
  const timeTask: TimeTask = (...ended) => metrics?.job(...ended)
  const engines = isMeasured(config) ? { ...given, pictures: timePictures(given.pictures, timePicture) } : given
  const personalData = Object.fromEntries(modules.flatMap(({ name, personalData }) => (personalData ? [[name, personalData]] : [])))
  const base: Omit<Ctx, 'outbox' | 'failedJobs'> = {
    db: engines.db.db,
    engines,
    config,
    personalData,
    actor: null,
    address: 'job',
    agent: null,
    idempotencyKey: null,
    now,
    log,
    push: (channels, name, payload) => sockets.push(channels, name, payload),
    hasListeners: (channel) => sockets.hasListeners(channel),
    ...known,
  }
  const workers = [...modules.map((module) => ({ ...module, module: module.name })), housekeeping, switchboard(() => sockets)]
  const ctxOfJob: MakeCtx = (span) =>
    span ? { ...ctx, traceparent: span.traceparent, log: requestLog(log, { traceId: span.traceId }, {}) } : ctx
  const jobs: Jobs = createJobs(engines.db, workers, ctxOfJob, { log, isQuiet, traces: engines.traces, timeTask })
  const ctx: Ctx = { ...base, outbox: jobs, failedJobs: jobs.failed }

  // Card data goes from the page straight to the provider's tokeniser.
  const { tokenUrl } = engines.payments
  const stores = engines.files.direct?.origins ?? []
  const headers = securityHeaders(config, [...(tokenUrl.startsWith('http') ? [new URL(tokenUrl).origin] : []), ...stores], stores)
  const http = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLog,
    genReqId: () => randomUUID(),
    bodyLimit: MAX_JSON_BYTES,
    ...serverWaits(waits),
    clientErrorHandler: answerBroken(headers),
    // A request on a kept-alive connection is still answered during shutdown.
    return503OnClosing: false,
    trustProxy: config.TRUSTED_PROXIES > 0 ? (_address: string, hop: number) => hop < config.TRUSTED_PROXIES : false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM },
  }) as unknown as FastifyInstance
  const countError = createErrorCounter(ctx)
  http.setErrorHandler((error, request, reply) => {
    const answered = answerError(error as Error, request, reply)
    if (answered.statusCode === INTERNAL) countError()
    return answered
  })
  const headersOf = headersByPath(headers)
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.routeOptions.url ?? request.url)).header('x-request-id', request.id)
    done()
  })
  if (config.ACCESS_LOG) logAccess(http)
  const watchArrival = watchArrivals(http, waits)
  if (engines.traces) traceRequests(http, engines.traces)
  const readiness = createReadiness(engines)
  serveHealth(http, readiness)
  const ofDatabase = { ledger: () => sumLedger(ctx), overdue: () => countOverdue(ctx), moderation: () => countModeration(ctx) }
  const counts = { ...ofDatabase, search: countSearches, emails: countEmails }
  const metrics = isMeasured(config) ? await openMetrics(config, { engines, jobs, sockets: () => sockets, ...counts }) : null
  if (metrics) watchRequests(http, metrics, config.METRICS_TOKEN)
  await http.register(compress, compressAnswers)

  const ctxOf = ctxFactory(ctx, authentication)
  for (const module of modules) {
    for (const served of module.routes ?? []) mount(http, served, ctxOf)
    module.http?.(http, ctxOf)
  }
  await serveApiDocs(http)
  const callerOf = callInProcess(modules.flatMap(({ routes }) => routes ?? []))
  const heads = Object.fromEntries(modules.flatMap((module) => Object.entries(module.heads ?? {})))
  await serveWeb(http, config, webFolder, {
    kv: engines.kv,
    csp: headers['content-security-policy'] ?? '',
    callerOf: async (request) => callerOf(await ctxOf(request)),
    headOf: async (path) => {
      const [, before = '', id = ''] = /^(\/[\w-]+)\/([^/]+)\/?$/.exec(path) ?? []
      return (await heads[before]?.(ctx, id)) ?? null
    },
  })
  engines.payments.deliverTo?.(async ({ headers, query, body }) => {
    const url = `${PAYMENT_WEBHOOK_PATH}?${new URLSearchParams(query as Record<string, string>)}`
    await http.inject({ method: 'POST', url, headers, payload: body as object })
  })
  const served = modules.flatMap(({ events }) => events ?? [])
  const sockets = openSockets(http.server, engines.bus, served, ctx, authentication)
  // Socket.IO answers its own paths without Fastify.
  http.server.prependListener('request', ({ url = '' }, answer) => {
    if (url.startsWith('/socket.io/')) answer.setHeaders(new Map(Object.entries(headersOf(url))))
  })
  http.server.prependListener('request', watchArrival)
  return { http, sockets, jobs, readiness, metrics, waits, ctx }
}
