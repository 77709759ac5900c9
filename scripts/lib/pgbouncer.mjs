import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPgbouncer } from './find-tools.mjs'
import { freePort } from './free-port.mjs'
import { atEnd, launch, stopWith } from './run.mjs'
import { untilReady } from './until-ready.mjs'

/**
 * Starts a temporary PgBouncer in transaction mode on a free port of 127.0.0.1, before the PostgreSQL of an address. Few connections
 * lead to the server, so that clients have to share them. `maxPrepared` is its max_prepared_statements, which 1.21 and later know.
 * `end` stops it, `start` starts it again on the same port; `stop` removes its files too, as does `endAll`.
 * @type {typeof import('./pgbouncer.d.mts').startPgbouncer}
 */
export const startPgbouncer = async ({ url, binary = findPgbouncer(), maxPrepared }) => {
  if (!binary) throw new Error('PgBouncer is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'feria-pgbouncer-'))
  const [server, port] = [new URL(url), await freePort()]
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 4,
    max_client_conn: 200,
    server_idle_timeout: 600,
    ...(maxPrepared !== undefined && { max_prepared_statements: maxPrepared }),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]\n* = host=${server.hostname} port=${server.port} user=${server.username}\n[pgbouncer]\n${lines.join('\n')}\n`,
  )
  // It refuses to run as root, and reads its file as whom it becomes.
  await chmod(folder, 0o755)
  const args = process.getuid?.() === 0 ? ['-u', 'postgres', file] : [file]
  let child
  const end = async () => {
    if (!child?.pid) return
    await stopWith(child, (name) => child.kill(name), [
      ['SIGTERM', 5000],
      ['SIGKILL', 2000],
    ])
  }
  const start = async () => {
    child = launch(binary, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    await untilReady(child, 'PgBouncer', 'process up', 30)
  }
  const stop = atEnd(async () => {
    await end()
    await rm(folder, { recursive: true, force: true })
  })
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  const pooled = new URL(url)
  pooled.port = String(port)
  return { url: pooled.href, start, end, stop }
}
