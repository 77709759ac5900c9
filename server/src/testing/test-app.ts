import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ErrorAnswer } from '@feria/contract/errors'
import type { Logger } from 'pino'
import { type Config, readConfig } from '../config.ts'
import type { App } from '../core/app.ts'
import type { Waits } from '../core/http/arrivals.ts'
import { createFeria } from '../create-feria.ts'
import { openAi } from '../engines/ai/open-ai.ts'
import type { Database } from '../engines/db/database.ts'
import { openEmbedded } from '../engines/db/embedded.ts'
import type { Engines } from '../engines/engines.ts'
import { openDiskFiles } from '../engines/files/disk.ts'
import { openGazetteer } from '../engines/geo/gazetteer.ts'
import { openMemoryKv } from '../engines/kv/memory.ts'
import { openMailFolder } from '../engines/mail/folder.ts'
import { openMarketplaces } from '../engines/marketplaces/open-marketplaces.ts'
import { openPages } from '../engines/pages/open-pages.ts'
import { openSandbox } from '../engines/payments/sandbox.ts'
import { openPush } from '../engines/push/open-push.ts'
import { openSms } from '../engines/sms/open-sms.ts'
import { openSocketBus } from '../engines/sockets/open-socket-bus.ts'
import { openWhatsapp } from '../engines/whatsapp/open-whatsapp.ts'
import { createClock, type TestClock } from './clock.ts'
import { openPicturesHere } from './pictures-here.ts'
import { createPostgres, hasPostgres } from './servers.ts'

export interface Answered<T = unknown> {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  body: T
  /** The same body, typed as an error. */
  error: ErrorAnswer
}

export interface TestApp {
  app: App
  clock: TestClock
  config: Config
  engines: Engines
  /** The URL of its PostgreSQL database; empty when embedded or given. */
  databaseUrl: string
  /** Sends an HTTP request, in process. A string payload is sent as it is. */
  call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options?: CallOptions): Promise<Answered<T>>
  /** Every email written so far, oldest first, decoded. */
  mails(): Promise<string[]>
  close(): Promise<void>
}

interface CallOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

interface OwnDatabase {
  db: Database & { image?(): Promise<Blob> }
  url: string
  /** A copy of one that was just migrated. */
  isMigrated?: true
  drop(): Promise<void>
}

/** An empty migrated database, created once per process: test apps start from its tables and queues. */
let empty: Promise<string> | undefined
let emptyImage: Blob | undefined

const makeEmpty = async (): Promise<string> => {
  const { url, db } = await createPostgres()
  await (await createTestApp({ db })).close()
  return new URL(url).pathname.slice(1)
}

/** A copy of that on PostgreSQL. */
export const copyEmptyPostgres = async () => {
  empty ??= makeEmpty()
  return createPostgres(await empty)
}

/** PostgreSQL as in production, with many concurrent connections; embedded if there is none. */
const openOwn = async (): Promise<OwnDatabase> => {
  if (hasPostgres) return { ...(await copyEmptyPostgres()), isMigrated: true }
  const db = await openEmbedded('memory://', emptyImage)
  return { db, url: '', drop: () => db.close() }
}

/**
 * A whole Feria in process: a database of its own unless one is given, a clock that stands still, a folder of its own for files and
 * emails, jobs that wait for `app.jobs.drain()`.
 */
export const createTestApp = async (
  options: {
    db?: Database
    payments?: Engines['payments']
    ai?: Engines['ai']
    /** Replaces some engines. */
    engines?: Partial<Engines>
    log?: Logger
    pushSender?: Engines['pushSender']
    clock?: TestClock
    settings?: Record<string, string>
    /** A built web; by default this repository's, if it was built. */
    webFolder?: string
    /** Request timeouts; by default as in production. */
    waits?: Waits
  } = {},
): Promise<TestApp> => {
  const dir = await mkdtemp(join(tmpdir(), 'feria-'))
  // Limits, and waiting for a record before a withdrawal, have tests of their own.
  const free = { RATE_LIMITS: 'false', PAYOUT_TRUST_SALES: '0' }
  const config = readConfig({ DATA_DIR: dir, LOG_LEVEL: 'fatal', NODE_ENV: 'test', ...free, ...options.settings })
  const clock = options.clock ?? createClock()
  const given = options.db
  const own: OwnDatabase = given ? { db: given, url: '', drop: () => given.close() } : await openOwn()
  const { db } = own
  const kv = openMemoryKv(() => clock.now().getTime())
  const engines: Engines = {
    db,
    kv,
    files: openDiskFiles(join(dir, 'files')),
    pictures: openPicturesHere(),
    mail: openMailFolder(join(dir, 'mail'), config.BRAND_NAME),
    payments: options.payments ?? openSandbox(db.db, clock.now),
    marketplaces: await openMarketplaces(config, { kv, db: db.db, now: clock.now }),
    pages: await openPages(config, { kv }),
    geo: openGazetteer(),
    ai: options.ai ?? (await openAi(config)),
    pushSender: options.pushSender ?? (await openPush(config)),
    bus: await openSocketBus(undefined),
    whatsapp: openWhatsapp(config),
    sms: openSms(config),
    ...options.engines,
  }
  if (!own.isMigrated) await db.migrate()
  const { webFolder, log, waits } = options
  const app = await createFeria(config, engines, { now: clock.now, isQuiet: true, webFolder, waits, ...(log ? { log } : {}) })
  await app.jobs.start()
  if (!given) emptyImage ??= await db.image?.()
  return {
    app,
    clock,
    config,
    engines,
    databaseUrl: own.url,
    call: async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { token, body, headers }: CallOptions = {}) => {
      const answer = await app.http.inject({
        method,
        url,
        ...(body === undefined ? {} : { payload: body as string | object }),
        headers: {
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: token } : {}),
          ...headers,
        },
      })
      const json = answer.headers['content-type']?.toString().includes('json') ? JSON.parse(answer.body) : undefined
      return { status: answer.statusCode, headers: answer.headers, body: json as T, error: json as ErrorAnswer }
    },
    mails: async () => {
      const names = await readdir(join(dir, 'mail')).catch(() => [] as string[])
      return Promise.all(names.sort().map(async (name) => decode(await readFile(join(dir, 'mail', name), 'utf8'))))
    },
    close: async () => {
      await app.sockets.close()
      await app.http.close()
      await app.jobs.stop()
      await engines.marketplaces.close()
      await engines.pages.close()
      await kv.close()
      await own.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Decodes quoted-printable, so that a test reads what a member would. */
const decode = (mail: string): string => {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'))
  return bytes
}
