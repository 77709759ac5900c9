import '../../fast-imports.ts'
import { setPriority } from 'node:os'
import type { Asked, Told } from './open-pictures.ts'

// The process in which pictures are read. It ends with the one that started it, which waits for what is under way when it is told to stop.

/** Whoever buys or looks comes before whoever waits for a picture. */
const PRIORITY = 10

try {
  setPriority(PRIORITY)
} catch {
  // Some containers forbid it: pictures are read all the same.
}
const { openSharpPictures } = await import('./sharp.ts')
const pictures = openSharpPictures()
const tell = (told: Told) => process.send?.(told)

process.on('message', ({ id, call, args }: Asked) => {
  const work = pictures[call] as (...args: unknown[]) => Promise<unknown>
  work(...args).then(
    (answer) => tell({ id, answer }),
    (error: Error) => tell({ id, error: error.message }),
  )
})
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
