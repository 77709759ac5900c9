import type { Ctx } from '../context.ts'
import type { Subscribers } from '../events.ts'

/**
 * Work on the clock: `cron` in Argentine time, e.g. `7 * * * *` each hour, by one process; or every few seconds, by each process for
 * itself. Running it twice must change nothing.
 */
export type Schedule = { run: (ctx: Ctx) => Promise<void> } & ({ cron: string } | { everySeconds: number })

export interface Worker {
  module: string
  on?: Subscribers
  schedules?: Record<string, Schedule>
}
