import { chown, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
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

const memory = '/dev/shm'
const enough = 4 * 2 ** 30

/** A temporary folder on disk, or one in memory, where a database is created and synced at once, if the machine has the space. */
const parentFolder = async (inMemory) => {
  const room = inMemory && (await statfs(memory).catch(() => undefined))
  return room && room.bavail * room.bsize >= enough ? memory : tmpdir()
}

const ownFolder = async (inMemory = false, parent = undefined) => {
  const folder = await mkdtemp(join(parent ?? (await parentFolder(inMemory)), 'feria-postgres-'))
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

/** A server over a data folder that can be stopped and restarted; the folder is removed at the end. */
const serve = async (binaries, folder, data, settings) => {
  let server
  let pid
  const end = async (how) => {
    if (!server?.pid) return
    // runuser stops itself along with a stopped server, and would wait forever to be resumed.
    signal(server.pid, 'SIGCONT')
    // As root the first pid is runuser's; only the server itself shuts down cleanly. SIGINT drops its clients.
    const ways = [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5000],
      ['SIGKILL', 2000],
    ]
    await stopWith(server, (name) => signal(pid ?? server.pid, name), how === 'immediate' ? ways.slice(1) : ways)
  }
  const stop = atEnd(async () => {
    await end('fast')
    await rm(folder, { recursive: true, force: true })
  })
  const start = async () => {
    pid = undefined
    const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    const [command, rest] = unprivileged(join(binaries, 'postgres'), args)
    server = launch(command, rest, { cwd: folder, env: systemEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
    await untilReady(server, 'PostgreSQL', 'ready to accept', 60)
    pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
  }
  /** Sends a signal to the server and all its processes, e.g. SIGSTOP. */
  const signalAll = async (name) => {
    const { output } = await capture('pgrep', ['-P', String(pid)], { env: systemEnv() })
    for (const one of [pid, ...output.split('\n').map(Number).filter(Boolean)]) signal(one, name)
  }
  return { start, end, stop, signalAll }
}

const settingsOf = (folder, port, settings) => ({
  listen_addresses: '127.0.0.1',
  port,
  unix_socket_directories: folder,
  lc_messages: 'C',
  ...settings,
})

/**
 * Starts a temporary PostgreSQL on a free port of 127.0.0.1, with fsync on as in production, and an empty database `feria` owned by
 * the superuser `feria`, without a password. `settings` are further server settings; `inMemory` is for speed, `parent` the folder of its
 * own; `prepare` is called with a
 * folder of its user before it starts. `end` stops it as an operator (`fast`) or a power cut (`immediate`) does, `start` restarts it on the
 * same port; `stop` stops it and removes its files, as does `endAll`.
 * @type {typeof import('./postgres.d.mts').startPostgres}
 */
export const startPostgres = async ({ binaries = findPostgres(), settings = {}, inMemory = false, parent, prepare } = {}) => {
  if (!binaries) throw new Error('The PostgreSQL server is not installed')
  const folder = await ownFolder(inMemory, parent)
  const data = join(folder, 'data')
  const port = await freePort()
  const server = await serve(binaries, folder, data, settingsOf(folder, port, settings))
  try {
    const init = ['-D', data, '-U', 'feria', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-instructions', '--no-sync']
    await must('initdb', unprivileged(join(binaries, 'initdb'), init), folder)
    prepare?.(folder)
    await server.start()
    await must('createdb', [join(binaries, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'feria', 'feria']], folder)
    const version = await must('postgres --version', [join(binaries, 'postgres'), ['--version']], folder)
    return { url: `postgres://feria@127.0.0.1:${port}/feria`, port, folder, version, ...server }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/**
 * Starts a streaming replica of a temporary PostgreSQL, on a port of its own unless one is given.
 * @type {typeof import('./postgres.d.mts').startReplica}
 */
export const startReplica = async ({ port: primaryPort, version }, { binaries = findPostgres(), settings = {}, port: given } = {}) => {
  if (!binaries) throw new Error('The PostgreSQL server is not installed')
  const folder = await ownFolder()
  const data = join(folder, 'data')
  const port = given ?? (await freePort())
  const server = await serve(binaries, folder, data, settingsOf(folder, port, settings))
  try {
    const copy = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'feria', '-D', data, '-R', '-X', 'stream', '--checkpoint=fast']
    await must('pg_basebackup', unprivileged(join(binaries, 'pg_basebackup'), copy), folder)
    await server.start()
    return { url: `postgres://feria@127.0.0.1:${port}/feria`, port, folder, version, ...server }
  } catch (error) {
    await server.stop()
    throw error
  }
}
