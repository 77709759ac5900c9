import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** A port that nobody listens on. The server has to know its address before it listens: the processor of payments leads back to it. */
const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer().on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** One Feria for all journeys, with the demo market, on a folder of its own; what it answers stops it. Its address goes into `FERIA_URL`. */
const startServer = async (): Promise<() => Promise<void>> => {
  const dir = await mkdtemp(join(tmpdir(), 'feria-e2e-'))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = { PATH: process.env.PATH, DATA_DIR: dir, PORT: port, PUBLIC_URL: url, DEMO: 'yes', RATE_LIMITS: 'false', LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  process.env.FERIA_URL = await new Promise<string>((ready, failed) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes(`is ready: ${url}`)) ready(url)
    })
    server.on('exit', () => failed(new Error(`The server ended before it listened:\n${said}`)))
  })
  process.env.FERIA_DATA = dir
  return async () => {
    const ended = new Promise((done) => server.removeAllListeners('exit').on('exit', done))
    server.kill('SIGTERM')
    await ended
    await rm(dir, { recursive: true, force: true })
  }
}

export default startServer
