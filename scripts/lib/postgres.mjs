import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from './find-tools.mjs'
import { freePort } from './free-port.mjs'
import { atEnd, capture, launch, stopWith, systemEnv } from './run.mjs'
import { untilReady } from './until-ready.mjs'

const isRoot = process.getuid?.() === 0

// PostgreSQL refuses to run as root.
const unprivileged = (command, args) => (isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args])

const must = async (what, [command, args], cwd) => {
  const { code, output } = await capture(command, args, { cwd, env: systemEnv() })
  if (code !== 0) throw new Error(`${what} failed\n${output}`)
  return output
}

const ownFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'feria-postgres-'))
  if (!isRoot) return folder
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => must('Finding the user postgres', ['id', [flag, 'postgres']])))
  await chown(folder, Number(uid), Number(gid))
  return folder
}

const signal = (pid, name) => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Starts a throw-away PostgreSQL on a free port of 127.0.0.1, with fsync on as in production, and an empty database
 * `feria` owned by the superuser `feria`, who needs no password. `settings` are further server settings.
 * `stop` ends it and removes its files; `endAll` does too.
 * @param {{ binaries?: string, settings?: Record<string, string | number> }} [options]
 * @returns {Promise<{ url: string, port: number, folder: string, version: string, stop: () => Promise<void> }>}
 */
export const startPostgres = async ({ binaries = findPostgres(), settings = {} } = {}) => {
  if (!binaries) throw new Error('The PostgreSQL server is not installed')
  const folder = await ownFolder()
  let server
  let pid
  const stop = atEnd(async () => {
    if (server?.pid) {
      // The first pid is of runuser when root; only the server itself knows how to end well. SIGINT drops its clients.
      await stopWith(server, (name) => signal(pid ?? server.pid, name), [
        ['SIGINT', 10_000],
        ['SIGQUIT', 5000],
        ['SIGKILL', 2000],
      ])
    }
    await rm(folder, { recursive: true, force: true })
  })
  try {
    const data = join(folder, 'data')
    const init = ['-D', data, '-U', 'feria', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-instructions']
    await must('initdb', unprivileged(join(binaries, 'initdb'), init), folder)
    const port = await freePort()
    const all = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, lc_messages: 'C', ...settings }
    const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    const [command, rest] = unprivileged(join(binaries, 'postgres'), args)
    server = launch(command, rest, { cwd: folder, env: systemEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
    await untilReady(server, 'PostgreSQL', 'ready to accept connections', 60)
    pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
    await must('createdb', [join(binaries, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'feria', 'feria']], folder)
    const version = await must('postgres --version', [join(binaries, 'postgres'), ['--version']], folder)
    return { url: `postgres://feria@127.0.0.1:${port}/feria`, port, folder, version, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
