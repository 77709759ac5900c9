import type { Config } from '../config.ts'
import type { Engines } from '../engines/engines.ts'
import type { MetricSources, Metrics } from '../ops/metrics.ts'
import type { Jobs } from './jobs.ts'
import { readVersion } from './server-folder.ts'
import type { Sockets } from './sockets.ts'

type Counts = Pick<MetricSources, 'ledger' | 'overdue' | 'moderation' | 'search' | 'emails'>
type Sources = Counts & { engines: Engines; jobs: Jobs; sockets: () => Sockets }

/** Whether metrics can be read; otherwise nothing is loaded or counted. */
export const isMeasured = ({ METRICS_TOKEN, METRICS_PORT }: Config): boolean => METRICS_TOKEN !== undefined || METRICS_PORT !== undefined

/** The metrics of this process and of the shared database. */
export const openMetrics = async (config: Config, { engines, jobs, sockets, ...sources }: Sources): Promise<Metrics> => {
  const { createMetrics } = await import('../ops/metrics.ts')
  const { db, kv, marketplaces, ai } = engines
  return createMetrics(await readVersion(), {
    sockets: () => sockets().count(),
    jobs: () => jobs.count(),
    ...sources,
    circuits: () => ({ ...marketplaces.circuits?.(), ...(ai.embeddings?.circuit ? { ai: ai.embeddings.circuit() } : {}) }),
    replica: () => db.replica?.state(),
    connections: () => db.connections?.() ?? {},
    redis: async () => {
      if (!config.REDIS_URL) return
      const isUp = await kv.get('ready').then(
        () => true,
        () => false,
      )
      return { isUp, reconnections: kv.reconnections?.() ?? 0 }
    },
  })
}
