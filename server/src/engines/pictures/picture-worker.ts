import '../../compile-cache.ts'
import { setPriority } from 'node:os'
import type { PictureResult, PictureTask } from './start-worker.ts'

// The process that decodes pictures. It ends with its parent, which waits for running work when told to stop.

/** Requests have priority over decoding. */
const PRIORITY = 10
/** Milliseconds between two checks of this process's memory; libvips uses threads of its own meanwhile. */
const LOOK_MS = 20

try {
  setPriority(PRIORITY)
} catch {
  // Some containers forbid it; pictures are decoded all the same.
}
const { openSharpPictures } = await import('./sharp.ts')
const pictures = openSharpPictures()
// The parent may be gone; the channel's end is handled separately.
const send = (message: PictureResult) => process.send?.(message, () => undefined)

const most = Number(process.argv[2]) * 1024 * 1024
let underWay = 0
let looking: NodeJS.Timeout | undefined
const begun = () => {
  underWay += 1
  looking ??= setInterval(() => {
    // Nothing gentler stops decoding threads.
    if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL')
  }, LOOK_MS)
}
const ended = () => {
  underWay -= 1
  // Pictures are large, and V8 is slow to release external memory.
  globalThis.gc?.()
  if (underWay > 0) return
  clearInterval(looking)
  looking = undefined
}

process.on('message', ({ id, call, args }: PictureTask) => {
  const work = pictures[call] as (...args: unknown[]) => Promise<unknown>
  begun()
  work(...args)
    .finally(ended)
    .then(
      (answer) => send({ id, answer }),
      (error: Error) => send({ id, error: error.message }),
    )
})
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
send({ isReady: true })
