import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { compiled } from './compiled.ts'

/** A real Feria in its own process. */
export interface Running {
  url: string
  port: number
  process: ChildProcess
  /** Kills it like a power cut, and waits until it has exited. */
  kill(): Promise<void>
}

/**
 * Starts the real server with these settings, as `npm start` does, on a free port. Resolves once it listens; rejects with its output if it
 * exits instead.
 */
export const startServer = (settings: Record<string, string>): Promise<Running> =>
  new Promise((ready, failed) => {
    const env = { NODE: process.execPath, PORT: '0', DEMO: 'no', RATE_LIMITS: 'false', LOG_LEVEL: 'fatal', ...settings }
    // A folder without a developer's .env.
    const child = spawn(compiled.node, [compiled.main], { env, cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const kill = () =>
      new Promise<void>((dead) => {
        child.removeAllListeners('exit')
        if (child.exitCode !== null || child.signalCode !== null) return dead()
        child.on('exit', () => dead())
        child.kill('SIGKILL')
      })
    const listen = (chunk: Buffer) => {
      output += chunk
      const port = /is ready: http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port) ready({ url: `http://127.0.0.1:${port}`, port: Number(port), process: child, kill })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', () => failed(new Error(output)))
  })

/** A proxy for several servers: each connection goes to the next one that accepts it. */
export const openBalancer = async (ports: () => number[]): Promise<{ url: string; close(): Promise<void> }> => {
  const open = new Set<Socket>()
  let turn = 0
  const pass = (from: Socket, left: number) => {
    const all = ports()
    const port = all[turn++ % all.length]
    if (left === 0 || port === undefined) return from.destroy()
    const to = connect(port, '127.0.0.1')
    to.once('connect', () => {
      from.pipe(to).pipe(from)
      to.on('close', () => from.destroy())
      from.on('close', () => to.destroy())
    })
    to.on('error', () => (to.connecting ? pass(from, left - 1) : from.destroy()))
  }
  const server: Server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    pass(socket, ports().length)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        for (const socket of open) socket.destroy()
        server.close(() => closed())
      }),
  }
}
