import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { atEnd, root, start, toolEnv } from '../../scripts/lib/run.mjs'

/** A server in its own process. */
export interface Server {
  url: string
  /** Milliseconds from its spawn to its first response on /health/ready. */
  startMs: number
  /** Its last output, shown when something went wrong. */
  lastWords(): string
  /** Stops it as an operator would; resolves once it has exited. */
  stop(): Promise<void>
}

/** A process's usage: bytes now, and CPU seconds since its start, of all its threads. */
export interface Usage {
  /** Of the process's own pages. */
  rssBytes: number
  /** Total RSS, as in the system's own tools. */
  residentBytes: number
  heapBytes: number
  cpuSeconds: number
}

/** A server that also reports its usage; `calm` collects garbage first. */
export interface Probed extends Server {
  usage(when: 'now' | 'calm'): Promise<Usage>
}

const KEPT_CHARACTERS = 4000
const POLL_MS = 10
const READY_SECONDS = 180
const STOP_SECONDS = 20
const probed = ['--expose-gc', '--import', join(root, 'bench/probe.mjs')]

/** Settings from a developer's shell that would change the measurement. */
const foreign = ['REDIS_URL', 'DATABASE_URL', 'PUBLIC_URL', 'BRAND_NAME', 'SANDBOX_PAYMENTS', 'TRUSTED_PROXIES', 'NODE_OPTIONS']

/** A folder that is removed at the end. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'feria-bench-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts Feria's own server as in development, without limits, with these additional settings. */
export const startFeria = (settings: Record<string, string>): Promise<Server> =>
  startServer('server/dist/main.js', { NODE_ENV: 'development', RATE_LIMITS: 'false', LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...settings })

/** Starts the bare reference server, which reports its usage; the tables must exist already. */
export const startBare = (databaseUrl: string, settings: Record<string, string> = {}): Promise<Probed> =>
  startServer('bench/bare-server.ts', { DATABASE_URL: databaseUrl, ...settings }, probed)

/** The bare reference server, reporting its usage. */
export const startBareProbed = (databaseUrl: string): Promise<Probed> =>
  startServer('bench/bare-server.ts', { DATABASE_URL: databaseUrl }, probed)

/** The same, with limits as in production and reporting its usage. */
export const startFeriaProbed = (settings: Record<string, string>): Promise<Probed> =>
  startServer('server/dist/main.js', { NODE_ENV: 'development', LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...settings }, probed)

/** Starts a process of the bare chat reference. */
export const startBareChat = (redisUrl: string): Promise<Probed> => startServer('bench/bare-chat.ts', { REDIS_URL: redisUrl }, probed)

const startServer = async (script: string, settings: Record<string, string>, nodeOptions: string[] = []): Promise<Probed> => {
  const port = await freePort()
  const env = { ...toolEnv({ NODE: process.execPath }, foreign), ...settings, PORT: String(port) }
  const from = performance.now()
  const { child, ended, send, stop } = start(join(root, 'server/node.sh'), [...nodeOptions, join(root, script)], {
    // A folder without a developer's .env.
    cwd: tmpdir(),
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(nodeOptions.length > 0 ? (['ipc'] as const) : [])],
  })
  let words = ''
  const listen = (data: Buffer) => {
    words = (words + data).slice(-KEPT_CHARACTERS)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${script} ended while starting\n${words}`)
    if (performance.now() - from > READY_SECONDS * 1000) throw new Error(`${script} was not ready after ${READY_SECONDS} s\n${words}`)
    await sleep(POLL_MS)
  }
  return {
    url,
    startMs: performance.now() - from,
    lastWords: () => words.trim(),
    usage: (when) =>
      new Promise((resolve) => {
        child.once('message', (usage) => resolve(usage as Usage))
        child.send(when)
      }),
    stop: async () => {
      send('SIGTERM')
      await Promise.race([ended, sleep(STOP_SECONDS * 1000, undefined, { ref: false })])
      await stop()
    },
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )
