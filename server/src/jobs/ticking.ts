import type { Ctx, Log } from '../context.ts'
import type { Worker } from '../jobs.ts'

interface Ticking {
  start(): void
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>
}

/**
 * What each process does every few seconds, one after another of its kind: a round that takes longer leaves out those that fall into it.
 */
export const createTicking = (workers: Worker[], makeCtx: () => Ctx, log: Log): Ticking => {
  const timers: NodeJS.Timeout[] = []
  const running = new Map<string, Promise<void>>()
  const begin = (name: string, run: (ctx: Ctx) => Promise<void>) => {
    if (running.has(name)) return
    const round = run(makeCtx())
      .catch((error: unknown) => log.error({ err: error, name }, 'jobs'))
      .finally(() => running.delete(name))
    running.set(name, round)
  }
  return {
    start: () => {
      for (const { module, schedules = {} } of workers) {
        for (const [name, schedule] of Object.entries(schedules)) {
          if ('everySeconds' in schedule)
            timers.push(setInterval(() => begin(`${module}.${name}`, schedule.run), schedule.everySeconds * 1000))
        }
      }
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
