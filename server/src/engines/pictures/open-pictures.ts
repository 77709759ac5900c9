import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Pictures } from './pictures.ts'

/** One call of `Pictures` on its way to the process that reads them, and what it says. */
export interface Asked {
  id: number
  call: keyof Pictures
  args: unknown[]
}
export interface Told {
  id: number
  answer?: unknown
  error?: string
}

interface Waiting {
  asked: Asked
  tries: number
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** Reading takes a hundred megabytes, and most hours have no pictures: the process ends when nothing came for so long. */
const IDLE_MS = 60_000
/** A process that dies takes what was under way with it; that is tried once more, and what kills two is given up. */
const TRIES = 2

/** It is given nothing of our environment: what decodes the files of strangers must know no secret. */
export const startWorker = (): ChildProcess =>
  fork(fileURLToPath(new URL('./picture-worker.ts', import.meta.url)), [], {
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

/**
 * Pictures by libvips in a process beside this one, which begins with the first picture: a hostile file cannot end this one, nor can a burst of
 * photographs slow down whoever buys. Each call fails when two processes died over it.
 */
export const openPictures = (start = startWorker, idleMs = IDLE_MS): Pictures & { close(): Promise<void> } => {
  const waiting = new Map<number, Waiting>()
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let isClosed = false

  const rest = () => {
    worker?.channel?.unref()
    worker?.unref()
    idle = setTimeout(() => worker?.disconnect(), idleMs)
    idle.unref()
  }
  const begin = (): ChildProcess => {
    const begun = start()
    begun.on('message', ({ id, answer, error }: Told) => {
      const { resolve, reject } = waiting.get(id) ?? {}
      waiting.delete(id)
      if (waiting.size === 0) rest()
      error === undefined ? resolve?.(answer) : reject?.(new Error(error))
    })
    const gone = () => {
      if (worker !== begun) return
      worker = undefined
      for (const [id, one] of waiting) {
        if (one.tries < TRIES && !isClosed) send(one)
        else if (waiting.delete(id)) one.reject(new Error('The process that reads pictures died.'))
      }
    }
    begun.on('error', gone)
    begun.on('disconnect', gone)
    return begun
  }
  const send = (one: Waiting) => {
    clearTimeout(idle)
    worker ??= begin()
    worker.ref()
    worker.channel?.ref()
    one.tries += 1
    worker.send(one.asked, () => undefined)
  }
  const ask = (call: keyof Pictures, args: unknown[]): Promise<never> =>
    new Promise((resolve, reject) => {
      const one: Waiting = { asked: { id: ++lastId, call, args }, tries: 0, resolve: resolve as Waiting['resolve'], reject }
      waiting.set(one.asked.id, one)
      send(one)
    })
  return {
    read: (...picture) => ask('read', picture),
    draw: (...card) => ask('draw', card),
    hash: (bytes) => ask('hash', [bytes]),
    toJpeg: (bytes) => ask('toJpeg', [bytes]),
    close: async () => {
      isClosed = true
      clearTimeout(idle)
      worker?.disconnect()
    },
  }
}
