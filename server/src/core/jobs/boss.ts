import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Database, Db } from '../../engines/db/database.ts'
import { FAILED, type JobCount, QUEUES, type QueueName, queueNames, type Task } from './queues.ts'

const PAUSES = { retryDelay: 1, retryBackoff: true, retryDelayMax: 600 }
/** How long what failed for good waits for an operator. */
const FAILED_KEPT_SECONDS = 14 * 24 * 3600
/**
 * A job whose process does not say for so long that it lives is tried again, up to as long after as `superviseSeconds`; jobs say so twice
 * in that time. By pg-boss's own bound, the longest that a job may take, a letter whose process was killed would leave a quarter of an hour
 * late.
 */
const HEARTBEAT_SECONDS = 60
const TIME_ZONE = 'America/Argentina/Buenos_Aires'

interface BossOptions {
  isQuiet: boolean
  /** How often jobs of a dead process are retried and old finished ones deleted. */
  superviseSeconds: number
}

/** pg-boss on connections of its own; with `isQuiet` it only stores and fetches jobs. Not started yet. */
export const createBoss = ({ jobQueue }: Database, { isQuiet, superviseSeconds }: BossOptions): PgBoss => {
  const connection: ConstructorOptions =
    'embedded' in jobQueue ? { backend: 'pglite', db: fromPglite(jobQueue.embedded) } : { db: jobQueue }
  return new PgBoss({
    ...connection,
    schedule: !isQuiet,
    supervise: !isQuiet,
    registerInstance: !isQuiet,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    openTelemetry: { enabled: false },
  })
}

/** Creates the queues where they are missing, and gives those of an older version what they lack. */
export const createQueues = async (boss: PgBoss): Promise<void> => {
  await boss.createQueue(FAILED, { retentionSeconds: FAILED_KEPT_SECONDS })
  for (const queue of queueNames) {
    const wanted = { retryLimit: QUEUES[queue].retries, deadLetter: FAILED, heartbeatSeconds: HEARTBEAT_SECONDS }
    await boss.createQueue(queue, { ...PAUSES, ...wanted })
    // Of a queue that exists `createQueue` changes nothing.
    const stored = await boss.getQueue(queue)
    const isAsWanted = stored && (Object.keys(wanted) as (keyof typeof wanted)[]).every((name) => stored[name] === wanted[name])
    if (!isAsWanted) await boss.updateQueue(queue, wanted)
  }
  for (const queue of [FAILED, ...queueNames]) {
    // The first use of a queue reads it on pg-boss's own connection. Within a transaction of the embedded database, which has one
    // connection, that would wait for ever, so it is done here.
    await boss.findJobs(queue, { limit: 1 })
  }
}

/** Our transaction as pg-boss takes it, so that a job commits with the change that caused it. */
export const inTransaction = (db: Db): ReturnType<typeof fromDrizzle> =>
  fromDrizzle(db as unknown as Parameters<typeof fromDrizzle>[0], sql)

/** Brings the stored schedules to those of the tasks: one that was removed would go on filling its queue. */
export const syncSchedules = async (boss: PgBoss, tasks: Task[]): Promise<void> => {
  const stored = new Map((await boss.getSchedules('schedules')).map(({ key, cron }) => [key, cron]))
  const wanted = new Map(tasks.flatMap(({ name, cron }) => (cron ? [[name, cron]] : [])))
  for (const [name, cron] of wanted)
    if (stored.get(name) !== cron) await boss.schedule('schedules', cron, { task: name }, { tz: TIME_ZONE, key: name })
  for (const name of stored.keys()) if (!wanted.has(name)) await boss.unschedule('schedules', name)
}

/** The jobs of a queue that are not done, by state, at most a minute old. */
export const countJobs = async (boss: PgBoss, queue: QueueName): Promise<JobCount[]> => {
  const [stats] = await boss.getQueueStats(queue, { force: true })
  return [
    { queue, state: 'deferred', count: stats?.deferredCount ?? 0 },
    { queue, state: 'ready', count: stats?.readyCount ?? 0 },
    { queue, state: 'active', count: stats?.activeCount ?? 0 },
  ]
}
