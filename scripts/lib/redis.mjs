import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRedis } from './find-tools.mjs'
import { freePort } from './free-port.mjs'
import { atEnd, launch, stopWith } from './run.mjs'
import { untilReady } from './until-ready.mjs'

/**
 * Starts a temporary Redis on a free port of 127.0.0.1, without persistence, with a password if one is given. `end` stops it, `start`
 * starts it again on the same port; `stop` removes its files too, as does `endAll`.
 * @param {{ binary?: string, password?: string }} [options]
 * @returns {Promise<{ url: string, port: number, start: () => Promise<void>, end: () => Promise<void>, stop: () => Promise<void> }>}
 */
export const startRedis = async ({ binary = findRedis(), password } = {}) => {
  if (!binary) throw new Error('The Redis server is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'feria-redis-'))
  const port = await freePort()
  let server
  const end = async () => {
    if (!server?.pid) return
    await stopWith(server, (name) => server.kill(name), [
      ['SIGTERM', 5000],
      ['SIGKILL', 2000],
    ])
  }
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
    const secret = password ? ['--requirepass', password] : []
    server = launch(binary, [...args, ...secret], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    await untilReady(server, 'Redis', 'Ready to accept connections', 30)
  }
  const stop = atEnd(async () => {
    await end()
    await rm(folder, { recursive: true, force: true })
  })
  try {
    await start()
    return { url: `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`, port, start, end, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
