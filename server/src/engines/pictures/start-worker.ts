import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Pictures } from './pictures.ts'

/** One call of `Pictures` on its way to the process that reads them. */
export interface PictureTask {
  id: number
  call: keyof Pictures
  args: unknown[]
}

/** What that process says: first that it is there, then the answer to each call. */
export type PictureResult = { isReady: true } | { id: number; answer?: unknown; error?: string }

/** Megabytes of RSS at which the process ends itself: Node and libvips take 90, the pictures under way 130 (`sharp.ts`). */
const MAX_MB = 230

/**
 * Starts the process that reads pictures. It is given nothing of our environment: what decodes the files of strangers must know no secret.
 * What it takes beyond `mostMb` ends it.
 */
export const startWorker = (mostMb = MAX_MB): ChildProcess =>
  fork(fileURLToPath(new URL('./picture-worker.ts', import.meta.url)), [String(mostMb)], {
    execArgv: ['--max-semi-space-size=2', '--expose-gc'],
    // Two arenas of memory for all threads, and what is large given back at once.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
