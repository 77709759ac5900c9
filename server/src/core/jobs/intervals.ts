import type { Ctx, Log } from '../context.ts'
import type { Worker } from './worker.ts'

interface Intervals {
  start(): void
  /** Runs everything once, now. */
  runAll(): Promise<void>
  /** Starts nothing more, and waits for what is running. */
  stop(): Promise<void>
}

/**
 * Runs what each process does every few seconds, without overlap per worker: a slow round skips those that fall into it. A failure is
 * logged once, until the next success.
 */
export const createIntervals = (workers: Worker[], makeCtx: () => Ctx, log: Log): Intervals => {
  const timers: NodeJS.Timeout[] = []
  const running = new Map<string, Promise<void>>()
  const failing = new Set<string>()
  const fail = (name: string, error: unknown) => {
    // A service that is down for an hour would fill the log.
    if (!failing.has(name)) log.error({ err: error, name }, 'jobs')
    failing.add(name)
  }
  const begin = (name: string, run: (ctx: Ctx) => Promise<void>) => {
    if (running.has(name)) return
    const round = run(makeCtx())
      .then(() => void failing.delete(name))
      .catch((error: unknown) => fail(name, error))
      .finally(() => running.delete(name))
    running.set(name, round)
  }
  const tasks = workers.flatMap(({ module, schedules = {} }) =>
    Object.entries(schedules).flatMap(([name, schedule]) =>
      'everySeconds' in schedule ? [{ name: `${module}.${name}`, seconds: schedule.everySeconds, run: schedule.run }] : [],
    ),
  )
  return {
    start: () => {
      for (const { name, seconds, run } of tasks) timers.push(setInterval(() => begin(name, run), seconds * 1000))
    },
    runAll: async () => {
      for (const { name, run } of tasks) begin(name, run)
      await Promise.all(running.values())
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
