import type { Ctx } from '../context.ts'
import type { Subscribers } from '../events.ts'

/**
 * Scheduled work: `cron` in Argentine time, e.g. `7 * * * *` for hourly, by one process; or every few seconds, by each process. It is
 * idempotent.
 */
type Schedule = { run: (ctx: Ctx) => Promise<void> } & ({ cron: string } | { everySeconds: number })

export interface Worker {
  module: string
  on?: Subscribers
  /** Subscribers that wait for an outside service: email, push, a payment provider. They cannot delay those of `on`. */
  onExternal?: Subscribers
  schedules?: Record<string, Schedule>
}
