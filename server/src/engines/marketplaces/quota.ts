import type { Kv } from '../kv/kv.ts'
import { Trouble } from './trouble.ts'

/** The most requests that may be made. */
export interface Allowance {
  perMinute: number
  perDay: number
}

/** A service's remaining quota, shared by all processes. */
export interface Quota {
  /** Counts a request; throws «límite» above the quota or during a pause. */
  spend(): Promise<void>
  /** Pauses the service. */
  pause(milliseconds: number): Promise<void>
}

const DAY_SECONDS = 86_400

/** Opens a service's quota by its name. A pause lasts at most `longestPauseSeconds`, whatever the service asks for. */
export const openQuota = (kv: Kv, service: string, { perMinute, perDay }: Allowance, longestPauseSeconds: number): Quota => {
  const key = (what: string) => `marketplaces:${service}:${what}`
  const usedUp = (what: string) => new Trouble('límite', what, { kind: 'refused' })
  return {
    spend: async () => {
      if (await kv.get(key('pause'))) throw usedUp('paused')
      if ((await kv.count(key('minute'), 60)).count > perMinute) throw usedUp('quota of the minute')
      if ((await kv.count(key('day'), DAY_SECONDS)).count > perDay) throw usedUp('quota of the day')
    },
    pause: (milliseconds) => kv.set(key('pause'), 'yes', Math.min(longestPauseSeconds, Math.max(1, Math.ceil(milliseconds / 1000)))),
  }
}
