import type { Ctx, Log } from '../context.ts'
import type { Worker } from './worker.ts'

interface Ticking {
  start(): void
  /** One round of everything, now. */
  round(): Promise<void>
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>
}

/**
 * What each process does every few seconds, one after another of its kind: a round that takes longer leaves out those that fall into it.
 * What fails is told to the log once, until it goes well again.
 */
export const createTicking = (workers: Worker[], makeCtx: () => Ctx, log: Log): Ticking => {
  const timers: NodeJS.Timeout[] = []
  const running = new Map<string, Promise<void>>()
  const failing = new Set<string>()
  const fail = (name: string, error: unknown) => {
    // A service that is away for an hour would fill the log.
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
  const ticks = workers.flatMap(({ module, schedules = {} }) =>
    Object.entries(schedules).flatMap(([name, schedule]) =>
      'everySeconds' in schedule ? [{ name: `${module}.${name}`, seconds: schedule.everySeconds, run: schedule.run }] : [],
    ),
  )
  return {
    start: () => {
      for (const { name, seconds, run } of ticks) timers.push(setInterval(() => begin(name, run), seconds * 1000))
    },
    round: async () => {
      for (const { name, run } of ticks) begin(name, run)
      await Promise.all(running.values())
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
