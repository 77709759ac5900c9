import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { TimeTask } from '../core/jobs/run-tasks.ts'
import type { CircuitState } from '../engines/circuits.ts'
import type { Connections } from '../engines/db/database.ts'
import type { PictureOutcome } from '../engines/pictures/timed.ts'
import { keptFor } from './kept-for.ts'

/** Sources queried when the metrics are read. */
export interface MetricSources {
  sockets(): number
  jobs(): Promise<{ queue: string; state: string; count: number }[]>
  ledger(): Promise<{ kind: string; currency: string; sumMinor: number }[]>
  /** What admins should have decided by now, by kind: `claims`, `appeals`. */
  overdue(): Promise<Record<string, number>>
  /** Cases of reported abuse that wait and are late, and the median hours of the decisions of seven days. */
  moderation(): Promise<{ open: number; overdue: number; medianHours: number | null }>
  circuits(): Record<string, CircuitState>
  replica(): { isFresh: boolean; lagMs: number } | undefined
  /** The connections of each pool of this process. */
  connections(): Record<string, Connections>
  /** Whether Redis answers, and how often it was connected to again; undefined without one. */
  redis(): Promise<{ isUp: boolean; reconnections: number } | undefined>
  emails(): Record<string, number>
  search(): { rankings: Record<string, number>; texts: Record<string, number> }
}

export interface Metrics {
  /** Counts a request; `route` is the path's pattern, never the path itself. */
  request(method: string, route: string, status: number, seconds: number): void
  /** Counts a task of a job that ended. */
  job: TimeTask
  /** Counts a picture that a member sent, and how long it waited to be read. */
  picture(outcome: PictureOutcome, seconds: number): void
  /** All metrics in Prometheus' text format. A failing source omits its own numbers and is counted. */
  text(): Promise<string>
  contentType: string
}

/** From a read in memory to a statement's timeout. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
/** From an event within the database to a schedule that goes through everything. */
const JOB_BUCKETS = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 15, 60, 300]
/** From a small picture to the timeouts of several that stand before it. */
const PICTURE_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
/** How long the result of a metric's query is cached. */
const JOBS_MS = 10_000
const LEDGER_MS = 60_000
const CIRCUITS: CircuitState[] = ['closed', 'half-open', 'open']

/** The metrics of this process of a version, and of the shared database. */
export const createMetrics = (version: string, sources: MetricSources): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'feria_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'feria_job_seconds',
    help: 'Time that a task of a job took; those that failed are tried again.',
    labelNames: ['queue', 'task', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  })
  const pictureSeconds = new Histogram({
    name: 'feria_picture_seconds',
    help: 'Time until the picture that a member sent was read or refused, its wait for others included.',
    labelNames: ['outcome'],
    buckets: PICTURE_BUCKETS,
    registers,
  })
  const failures = new Counter({
    name: 'feria_metric_failures_total',
    help: 'Numbers that could not be asked for.',
    labelNames: ['source'],
    registers,
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) => new Gauge({ name, help, labelNames, registers })
  const build = gauge('feria_build_info', 'One, for the version of Feria and of Node that runs.', ['version', 'node'])
  build.set({ version, node: process.version }, 1)
  const sockets = gauge('feria_sockets_open', 'Socket connections of this process.')
  const jobs = gauge('feria_jobs', 'Jobs that wait, run or failed for good, of all processes.', ['queue', 'state'])
  const ledger = gauge('feria_ledger_minor', 'Sum of the accounts of a kind, in minor units; those of a currency sum to zero.', [
    'kind',
    'currency',
  ])
  const overdue = gauge('feria_overdue', 'What admins should have decided by now.', ['what'])
  const openCases = gauge('feria_moderation_open', 'Reports of abuse and appeals that wait for a decision, those of one subject once.')
  const overdueCases = gauge('feria_moderation_overdue', 'Those of them that are late.')
  const decideHours = gauge('feria_moderation_median_hours', 'Median hours to the decisions of seven days; absent without any.')
  decideHours.remove()
  const circuits = gauge('feria_circuit_state', 'One for the state that the circuit to an outside service is in.', ['service', 'state'])
  const fresh = gauge('feria_replica_fresh', 'One while lists are read from the replica.', ['replica'])
  const lag = gauge('feria_replica_lag_seconds', 'How far the replica is behind.', ['replica'])
  const connections = gauge('feria_database_connections', 'Connections of a pool in use and idle, and callers that wait for one.', [
    'pool',
    'state',
  ])
  const redisUp = gauge('feria_redis_up', 'One while Redis answers; absent without one.')
  const reconnections = new Counter({
    name: 'feria_redis_reconnections_total',
    help: 'Attempts to connect to Redis again; absent without one.',
    registers,
  })
  // Without labels they would be zero from the start.
  redisUp.remove()
  reconnections.remove()
  const counter = (name: string, help: string) => new Counter({ name, help, labelNames: ['outcome'], registers })
  const rankings = counter('feria_search_rankings_total', 'Rankings that were used again, made, and dropped because a product changed.')
  const texts = counter('feria_search_texts_total', 'Texts of products that searches had read before, and those that they read anew.')
  const emails = counter('feria_mails_total', 'Emails that left, that were refused for good, and attempts that failed for now.')
  const askJobs = keptFor(JOBS_MS, sources.jobs)
  const askLedger = keptFor(LEDGER_MS, sources.ledger)
  const askOverdue = keptFor(LEDGER_MS, sources.overdue)
  const askModeration = keptFor(LEDGER_MS, sources.moderation)

  const refresh: Record<string, () => Promise<void>> = {
    sockets: async () => sockets.set(sources.sockets()),
    jobs: async () => {
      const found = await askJobs()
      jobs.reset()
      for (const { queue, state, count } of found) jobs.set({ queue, state }, count)
    },
    ledger: async () => {
      const found = await askLedger()
      ledger.reset()
      for (const { kind, currency, sumMinor } of found) ledger.set({ kind, currency }, sumMinor)
    },
    overdue: async () => {
      for (const [what, count] of Object.entries(await askOverdue())) overdue.set({ what }, count)
    },
    moderation: async () => {
      const found = await askModeration()
      openCases.set(found.open)
      overdueCases.set(found.overdue)
      if (found.medianHours === null) decideHours.remove()
      else decideHours.set(found.medianHours)
    },
    connections: async () => {
      for (const [pool, counts] of Object.entries(sources.connections()))
        for (const [state, count] of Object.entries(counts)) connections.set({ pool, state }, count)
    },
    redis: async () => {
      const found = await sources.redis()
      if (!found) return
      redisUp.set(found.isUp ? 1 : 0)
      reconnections.reset()
      reconnections.inc(found.reconnections)
    },
    circuits: async () => {
      for (const [service, now] of Object.entries(sources.circuits()))
        for (const state of CIRCUITS) circuits.set({ service, state }, state === now ? 1 : 0)
    },
    emails: async () => {
      emails.reset()
      for (const [outcome, count] of Object.entries(sources.emails())) emails.inc({ outcome }, count)
    },
    search: async () => {
      const found = sources.search()
      for (const [metric, counts] of [
        [rankings, found.rankings],
        [texts, found.texts],
      ] as const) {
        metric.reset()
        for (const [outcome, count] of Object.entries(counts)) metric.inc({ outcome }, count)
      }
    },
    replica: async () => {
      const replica = sources.replica()
      if (!replica) return
      fresh.set({ replica: '1' }, replica.isFresh ? 1 : 0)
      lag.set({ replica: '1' }, replica.lagMs / 1000)
    },
  }
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    job: (queue, task, outcome, seconds) => jobSeconds.observe({ queue, task, outcome }, seconds),
    picture: (outcome, seconds) => pictureSeconds.observe({ outcome }, seconds),
    text: async () => {
      await Promise.all(Object.entries(refresh).map(([source, ask]) => ask().catch(() => failures.inc({ source }))))
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
