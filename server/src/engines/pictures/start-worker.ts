import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pictures } from './pictures.ts'

/** A call of `Pictures` for the worker process. */
export interface PictureTask {
  id: number
  call: keyof Pictures
  args: unknown[]
}

/** The worker's messages: first that it is ready, then the result of each call. */
export type PictureResult = { isReady: true } | { id: number; answer?: unknown; error?: string }

/** Megabytes of RSS at which the process kills itself: Node and libvips take 90, the pictures in progress 130 (`sharp.ts`). */
const MAX_MB = 230

// Compiled, it lies beside this code too.
const program = fileURLToPath(new URL(`./picture-worker${extname(import.meta.url)}`, import.meta.url))

/**
 * Starts the worker process. It gets nothing of our environment: what decodes strangers' files must not know secrets. Using more than
 * `mostMb` kills it.
 */
export const startWorker = (mostMb = MAX_MB): ChildProcess =>
  fork(program, [String(mostMb)], {
    execArgv: ['--max-semi-space-size=2', '--expose-gc'],
    // Two malloc arenas for all threads, and large blocks are returned to the system at once.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
