import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { MAX_UPLOAD_BYTES } from '@feria/contract/limits'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { pino } from 'pino'
import { accountChannel, sessionChannel } from './channels.ts'
import type { Config } from './config.ts'
import type { Ctx } from './context.ts'
import type { Engines } from './engines/engines.ts'
import { answerError } from './http/answer-error.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveWeb } from './http/serve-web.ts'
import { ctxFactory, mount } from './http.ts'
import { createJobs, type Jobs, type Worker } from './jobs.ts'
import type { Module } from './module.ts'
import { accounts } from './modules/accounts/accounts.module.ts'
import { catalogue } from './modules/catalogue/catalogue.module.ts'
import { chat } from './modules/chat/chat.module.ts'
import { favorites } from './modules/favorites/favorites.module.ts'
import { notifications } from './modules/notifications/notifications.module.ts'
import { orders } from './modules/orders/orders.module.ts'
import { payments } from './modules/payments/payments.module.ts'
import { reports } from './modules/reports/reports.module.ts'
import { search } from './modules/search/search.module.ts'
import { uploads } from './modules/uploads/uploads.module.ts'
import { wishes } from './modules/wishes/wishes.module.ts'
import { openSockets, type Sockets } from './sockets.ts'

/** Every module, in the order in which they may know each other: only to the left. */
const modules: Module[] = [accounts, uploads, catalogue, favorites, search, chat, payments, orders, wishes, notifications, reports]

/** The embedded database has no autovacuum; on PostgreSQL `vacuum` does nothing. */
const housekeeping: Worker = { module: 'database', schedules: { vacuum: { cron: '23 4 * * *', run: (ctx) => ctx.engines.db.vacuum() } } }

const MAX_JSON_BYTES = 256 * 1024
/** The longest part of an address: a room's id has 110 letters. */
const MAX_PARAM = 200
/** A shorter answer goes in one packet anyway. */
const LEAST_COMPRESSED_BYTES = 1024

/** Sessions that end take their connections with them. */
const switchboard = (sockets: () => Sockets): Worker => ({
  module: 'sockets',
  on: {
    'accounts.sessions-ended': {
      'hang-up': async (_ctx, { userId, tokenHash }) => sockets().hangUp(tokenHash ? sessionChannel(tokenHash) : accountChannel(userId)),
    },
  },
})

export interface App {
  http: FastifyInstance
  sockets: Sockets
  jobs: Jobs
  /** A ctx without a caller, for jobs and tools. */
  ctx: Ctx
}

/** Everything but listening: modules, ways in, jobs. With `isQuiet` jobs wait until they are drained. */
export const createApp = async (
  config: Config,
  engines: Engines,
  { now = () => new Date(), isQuiet = false }: { now?: () => Date; isQuiet?: boolean } = {},
): Promise<App> => {
  const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers.authorization', 'token'] })
  const belongings = Object.fromEntries(modules.flatMap(({ name, belongings }) => (belongings ? [[name, belongings]] : [])))
  const base: Omit<Ctx, 'outbox'> = {
    db: engines.db.db,
    engines,
    config,
    belongings,
    actor: null,
    address: 'job',
    idempotencyKey: null,
    now,
    log,
    push: (channels, name, payload) => sockets.push(channels, name, payload),
  }
  const workers = [...modules.map(({ name, on, schedules }) => ({ module: name, on, schedules })), housekeeping, switchboard(() => sockets)]
  const jobs: Jobs = createJobs(engines.db, workers, () => ctx, { log, isQuiet })
  const ctx: Ctx = { ...base, outbox: jobs }

  const http = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: config.TRUSTED_PROXIES > 0 ? (_address: string, hop: number) => hop < config.TRUSTED_PROXIES : false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM },
  }) as unknown as FastifyInstance
  http.setErrorHandler((error, request, reply) => answerError(error as Error, request, reply))
  // Card data goes from the page to the provider's own tokeniser.
  const { tokenUrl } = engines.payments
  const headers = securityHeaders(config, tokenUrl.startsWith('http') ? [new URL(tokenUrl).origin] : [])
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  await http.register(compress, { threshold: LEAST_COMPRESSED_BYTES, encodings: ['br', 'gzip'] })
  await http.register(multipart, { limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 5, parts: 6 } })

  const ctxOf = ctxFactory(ctx)
  for (const module of modules) {
    for (const served of module.routes ?? []) mount(http, served, ctxOf)
    module.http?.(http, ctxOf)
  }
  http.get('/health/live', async () => ({ status: 'ok' }))
  http.get('/health/ready', async () => {
    await engines.db.db.execute('select 1')
    return { status: 'ok' }
  })
  await serveWeb(http, config)
  engines.payments.deliverTo?.(async ({ headers, query, body }) => {
    const url = `/api/v1/payments/notifications?${new URLSearchParams(query as Record<string, string>)}`
    await http.inject({ method: 'POST', url, headers, payload: body as object })
  })
  const served = modules.flatMap(({ events }) => events ?? [])
  const sockets = openSockets(http.server, engines.bus, served, ctx)
  return { http, sockets, jobs, ctx }
}
