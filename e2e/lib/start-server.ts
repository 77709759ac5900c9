import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { newVapidKeys } from '../../server/src/engines/push/web-push.ts'
import { compiled } from '../../server/src/testing/compiled.ts'
import { createDatabase } from '../../server/src/testing/create-database.ts'

/** Where the reports stand too. */
const REPORTS = join(import.meta.dirname, '..', '..', 'test-results')

interface Started {
  url: string
  dir: string
  /** All that it wrote until it was ready. */
  output: string
  stop(): Promise<void>
}

/**
 * A Feria on a folder of its own, without the demo market; on PostgreSQL where there is one, whose work is not done in the process that
 * answers. Settings may say its port, and the address of what stands before it.
 */
export const startFeria = async (settings: Record<string, string> = {}): Promise<Started> => {
  const dir = await mkdtemp(join(tmpdir(), 'feria-e2e-'))
  const { TEST_DATABASE_URL } = process.env
  const database = TEST_DATABASE_URL ? await createDatabase(TEST_DATABASE_URL) : undefined
  // The server has to know its address before it listens: the processor of payments leads back to it.
  const port = settings.PORT ?? String(await freePort())
  const url = settings.PUBLIC_URL ?? `http://127.0.0.1:${port}`
  const { publicKey, privateKey } = newVapidKeys()
  const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:soporte@feria.example' }
  const own = { DATA_DIR: dir, PORT: port, PUBLIC_URL: url, ...(database && { DATABASE_URL: database.url }), ...vapid }
  const env = {
    PATH: process.env.PATH,
    NODE: process.execPath,
    ...own,
    DEMO: 'no',
    RATE_LIMITS: 'false',
    // Waiting for a record before a withdrawal has a journey of its own.
    PAYOUT_TRUST_SALES: '0',
    SMS_CONSOLE: 'true',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'human',
    ...settings,
  }
  const server = spawn(compiled.node, [compiled.main], { env, cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] })
  server.stderr.pipe(process.stderr)
  // What the server warned of, for whoever asks why a journey failed.
  mkdirSync(REPORTS, { recursive: true })
  server.stdout.pipe(createWriteStream(join(REPORTS, 'servers.log'), { flags: 'a' }))
  let output = ''
  await new Promise<void>((ready, failed) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        // The accounts of a demo market come after a blank line of their own, maybe in another chunk.
        const isWhole = settings.DEMO !== 'yes' || output.includes('Test cards')
        if (output.includes(`is ready: ${url}`) && isWhole && output.endsWith('\n\n')) ready()
      })
    server.on('exit', () => failed(new Error(`The server ended before it listened:\n${output}`)))
  })
  const stop = async () => {
    const ended = new Promise((done) => server.removeAllListeners('exit').on('exit', done))
    server.kill('SIGTERM')
    await ended
    await database?.drop()
    await rm(dir, { recursive: true, force: true })
  }
  return { url, dir, output, stop }
}

/** One Feria for all journeys, with the demo market; what it answers stops it. `FERIA_URL` is its address, `FERIA_OUTPUT` what it said. */
const startServer = async (): Promise<() => Promise<void>> => {
  const { url, dir, output, stop } = await startFeria({ DEMO: 'yes' })
  process.env.FERIA_URL = url
  process.env.FERIA_DATA = dir
  process.env.FERIA_OUTPUT = output
  return stop
}

export default startServer
