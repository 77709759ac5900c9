import type { Ctx } from './context.ts'
import type { Tick } from './module.ts'

/**
 * Begins the work of every so many seconds, and answers how to stop it. A tick waits for the one before; one that fails is followed by the
 * next.
 */
export const startTicking = (ticks: Tick[], ctx: Ctx): (() => void) => {
  const timers = ticks.map(({ seconds, run }) => {
    let isRunning = false
    const tick = async () => {
      if (isRunning) return
      isRunning = true
      // The stores say themselves in the log when they are away.
      await run(ctx).catch(() => undefined)
      isRunning = false
    }
    return setInterval(() => void tick(), seconds * 1000).unref()
  })
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
