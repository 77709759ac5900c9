import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRedis } from './find-tools.mjs'
import { freePort } from './free-port.mjs'
import { atEnd, launch, stopWith } from './run.mjs'
import { untilReady } from './until-ready.mjs'

/**
 * Starts a temporary Redis on a free port of 127.0.0.1, without persistence. `stop` ends it; `endAll` does too.
 * @param {{ binary?: string }} [options]
 * @returns {Promise<{ url: string, port: number, stop: () => Promise<void> }>}
 */
export const startRedis = async ({ binary = findRedis() } = {}) => {
  if (!binary) throw new Error('The Redis server is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'feria-redis-'))
  let server
  const stop = atEnd(async () => {
    if (server?.pid) {
      await stopWith(server, (name) => server.kill(name), [
        ['SIGTERM', 5000],
        ['SIGKILL', 2000],
      ])
    }
    await rm(folder, { recursive: true, force: true })
  })
  try {
    const port = await freePort()
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
    server = launch(binary, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    await untilReady(server, 'Redis', 'Ready to accept connections', 30)
    return { url: `redis://127.0.0.1:${port}`, port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
