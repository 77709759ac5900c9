import type { MetricSources } from '../ops/metrics.ts'

/** Sources that have a number of every kind. */
export const metricSources = (more: Partial<MetricSources> = {}): MetricSources => ({
  sockets: () => 3,
  jobs: async () => [{ queue: 'events', state: 'failed' as const, count: 2 }],
  ledger: async () => [{ kind: 'held', currency: 'ARS', sumMinor: -150 }],
  overdue: async () => ({ claims: 5, appeals: 1 }),
  moderation: async () => ({ open: 6, overdue: 2, medianHours: 1.5 }),
  circuits: () => ({ amazon: 'half-open' }),
  replica: () => ({ isFresh: true, lagMs: 1500 }),
  connections: () => ({ transactions: { used: 3, idle: 1, waiting: 2 } }),
  redis: async () => ({ isUp: true, reconnections: 4 }),
  emails: () => ({ sent: 31, refused: 1, failed: 4 }),
  search: () => ({ rankings: { kept: 7, made: 2, dropped: 1 }, texts: { kept: 240, read: 0 } }),
  ...more,
})
