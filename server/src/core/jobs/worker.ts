import type { Ctx } from '../context.ts'
import type { Subscribers } from '../events.ts'

/**
 * Scheduled work: `cron` in Argentine time, e.g. `7 * * * *` for hourly, by one process; or every few seconds, by each process. It is
 * idempotent.
 */
export type Schedule = { run: (ctx: Ctx) => Promise<void> } & ({ cron: string } | { everySeconds: number })

export interface Worker {
  module: string
  on?: Subscribers
  schedules?: Record<string, Schedule>
}
