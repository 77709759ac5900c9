import '../../compile-cache.ts'
import { setPriority } from 'node:os'
import type { PictureResult, PictureTask } from './start-worker.ts'

// The process in which pictures are read. It ends with the one that started it, which waits for what is under way when it is told to stop.

/** Whoever buys or looks comes before whoever waits for a picture. */
const PRIORITY = 10
/** Milliseconds between two looks at what this process takes; libvips works in threads of its own meanwhile. */
const LOOK_MS = 20

try {
  setPriority(PRIORITY)
} catch {
  // Some containers forbid it: pictures are read all the same.
}
const { openSharpPictures } = await import('./sharp.ts')
const pictures = openSharpPictures()
// Whoever started this process may be gone: the end of the channel is heard on its own.
const tell = (told: PictureResult) => process.send?.(told, () => undefined)

const most = Number(process.argv[2]) * 1024 * 1024
let underWay = 0
let looking: NodeJS.Timeout | undefined
const begun = () => {
  underWay += 1
  looking ??= setInterval(() => {
    // Nothing gentler ends threads that are decoding.
    if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL')
  }, LOOK_MS)
}
const ended = () => {
  underWay -= 1
  // The files of pictures are large, and V8 takes its time to let go of what is not its own.
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
      (answer) => tell({ id, answer }),
      (error: Error) => tell({ id, error: error.message }),
    )
})
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
tell({ isReady: true })
