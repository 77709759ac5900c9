import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { newVapidKeys } from '../../server/src/engines/push/web-push.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** A Feria on a folder of its own. Settings may say its port, and the address of what stands before it. */
export const startFeria = async (settings: Record<string, string> = {}): Promise<{ url: string; dir: string; stop(): Promise<void> }> => {
  const dir = await mkdtemp(join(tmpdir(), 'feria-e2e-'))
  // The server has to know its address before it listens: the processor of payments leads back to it.
  const port = settings.PORT ?? String(await freePort())
  const url = settings.PUBLIC_URL ?? `http://127.0.0.1:${port}`
  const { publicKey, privateKey } = newVapidKeys()
  const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:soporte@feria.example' }
  const own = { DATA_DIR: dir, PORT: port, PUBLIC_URL: url, ...vapid }
  const env = { PATH: process.env.PATH, ...own, RATE_LIMITS: 'false', LOG_LEVEL: 'warn', ...settings }
  const server = spawn(process.execPath, [main], { env, cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((ready, failed) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes(`is ready: ${url}`)) ready()
    })
    server.on('exit', () => failed(new Error(`The server ended before it listened:\n${said}`)))
  })
  const stop = async () => {
    const ended = new Promise((done) => server.removeAllListeners('exit').on('exit', done))
    server.kill('SIGTERM')
    await ended
    await rm(dir, { recursive: true, force: true })
  }
  return { url, dir, stop }
}

/** One Feria for all journeys, with the demo market; what it answers stops it. Its address goes into `FERIA_URL`. */
const startServer = async (): Promise<() => Promise<void>> => {
  const { url, dir, stop } = await startFeria({ DEMO: 'yes' })
  process.env.FERIA_URL = url
  process.env.FERIA_DATA = dir
  return stop
}

export default startServer
