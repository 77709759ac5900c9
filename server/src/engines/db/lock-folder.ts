import { createHash } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

/** The kernel's limit on a socket's path, with a margin. */
const MAX_SOCKET_PATH = 100

/**
 * Locks a folder for this process; returns its release, and throws when another process has it. The lock is a listening socket in the
 * folder: the kernel frees it when its process dies in any way, while a PID file would survive `kill -9` and be wrong once ids are reused
 * or belong to another container.
 */
export const lockFolder = async (dir: string): Promise<() => Promise<void>> => {
  const path = socketPath(resolve(dir))
  for (let attempt = 0; attempt < 2; attempt++) {
    const server = await listenOn(path)
    if (server) return () => new Promise((done) => server.close(() => done()))
    if (await answers(path)) break
    await unlink(path).catch(() => undefined)
  }
  throw new Error(
    `Another Feria is already running on ${dir}. Stop it first: two processes on one embedded database would destroy its data.`,
  )
}

const socketPath = (dir: string): string => {
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\feria-${name}`
  const inside = join(dir, 'lock')
  const shortest = [inside, relative(process.cwd(), inside)].find((path) => path.length > 0 && path.length <= MAX_SOCKET_PATH)
  return shortest ?? join(tmpdir(), `feria-${name}.lock`)
}

const listenOn = (path: string): Promise<Server | null> =>
  new Promise((done, failed) => {
    const server = createServer((visitor) => visitor.destroy())
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(null) : failed(error)))
    server.listen(path, () => done(server))
  })

const answers = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const visit = createConnection(path)
    visit.once('connect', () => {
      visit.destroy()
      done(true)
    })
    visit.once('error', () => done(false))
  })
