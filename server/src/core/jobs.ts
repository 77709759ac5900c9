import PgBoss from 'pg-boss'
import { constraintOf, type Database, type Db, executeText, sqlState } from '../engines/db/database.ts'
import type { Traces } from '../engines/traces/traces.ts'
import type { Ctx, Log, Outbox } from './context.ts'
import type { EventName } from './event-map.ts'
import { lookForDue } from './jobs/look-for-due.ts'
import { createTicking } from './jobs/ticking.ts'
import type { Worker } from './jobs/worker.ts'

export interface Jobs extends Outbox {
  /** Creates the queues and, unless quiet, starts the workers and the schedules. */
  start(): Promise<void>
  /** Works all waiting jobs until none is left. For tests and tools that run no workers. */
  drain(): Promise<void>
  /** Runs once what every process does every few seconds. For tests, whose clock stands still. */
  tick(): Promise<void>
  /** The number of jobs by queue and state, without finished ones. */
  count(): Promise<{ queue: string; state: string; count: number }[]>
  /** Unfinished event jobs, for a move to another database. */
  waiting(ctx: Ctx): Promise<WaitingJob[]>
  /** Restores such jobs, in the ctx's transaction. Jobs of a removed queue are skipped. */
  putBack(ctx: Ctx, jobs: WaitingJob[]): Promise<void>
  stop(): Promise<void>
}

interface WaitingJob {
  name: string
  data: Record<string, unknown>
  startAfter: string
}

interface Queue {
  name: string
  cron?: string
  run: (data: object) => Promise<void>
}

const RETRIES = 8
/** Workers are notified of their jobs, so they hardly ever poll. */
const POLL_SECONDS = 600
/** How often jobs of a dead process are retried and old finished ones deleted. */
const SUPERVISE_MS = 60_000
const TIME_ZONE = 'America/Argentina/Buenos_Aires'

const executor = (db: Db) => ({ executeSql: (text: string, values?: unknown[]) => executeText(db, text, values) })

/** Jobs and the outbox on pg-boss, in the same database as everything else, so that an event commits with its change. */
export const createJobs = (
  database: Database,
  workers: Worker[],
  makeCtx: () => Ctx,
  { log, isQuiet, traces, superviseMs = SUPERVISE_MS }: { log: Log; isQuiet: boolean; traces?: Traces | undefined; superviseMs?: number },
): Jobs => {
  const queues = workers.flatMap((worker) => queuesOf(worker, makeCtx))
  const ticking = createTicking(workers, makeCtx, log)
  const byEvent = Map.groupBy(
    queues.filter((queue) => !queue.cron),
    (queue) => queue.name.split('/')[0] as EventName,
  )
  let lookout: ReturnType<typeof lookForDue> | null = null
  let supervising: NodeJS.Timeout | undefined
  const boss = new PgBoss({ ...database.jobQueue, schedule: !isQuiet, supervise: false, migrate: true })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))

  /** Worker ids. A queue gets its worker with its first job: starting one queries the database, and most queues are idle for hours. */
  const workerIds = new Map<Queue, Promise<string>>()
  const ring = async (queue: Queue): Promise<void> => boss.notifyWorker((await workerIds.get(queue)) ?? '')
  const beginWork = (queue: Queue): Promise<string> =>
    boss.work<object>(queue.name, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 }, async ([job]) => {
      // Notifies itself, so that jobs behind this one follow at once.
      await ring(queue)
      if (!job) return
      await traced(traces, queue, job.data).catch((error: unknown) => {
        log.warn({ err: error, queue: queue.name }, 'a job failed')
        throw keepable(error)
      })
    })
  const wake = async (queue: Queue): Promise<void> => {
    if (!lookout) return
    if (workerIds.has(queue)) return ring(queue)
    workerIds.set(queue, beginWork(queue))
    await workerIds.get(queue)
  }

  return {
    put: async (ctx, name, payload, later) => {
      for (const queue of byEvent.get(name) ?? []) {
        await boss.send(queue.name, payload, { db: executor(ctx.db), ...(later ? { startAfter: later.afterSeconds } : {}) })
        if (later) continue
        ctx.afterCommit ? ctx.afterCommit.push(() => void wake(queue)) : void wake(queue)
      }
    },

    start: async () => {
      await boss.start()
      // Each of these costs the embedded database milliseconds, so existing queues are left alone.
      const known = new Set((await boss.getQueues()).map(({ name }) => name))
      const clock = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const queue of queues) {
        if (!known.has(queue.name)) {
          await boss.createQueue(queue.name, { retryLimit: RETRIES, retryDelay: 1, retryBackoff: true, retryDelayMax: 600 })
          // Sending to a new queue looks it up once, on the queue's own connection. Inside a transaction of the embedded database, which
          // has one connection, that look-up would wait for ever, so it is done here.
          await boss.insert(queue.name, [])
        }
        if (isQuiet) continue
        if (queue.cron && clock.get(queue.name) !== queue.cron) await boss.schedule(queue.name, queue.cron, {}, { tz: TIME_ZONE })
      }
      // A removed schedule would go on filling its queue.
      for (const name of clock.keys())
        if (!isQuiet && !queues.some((queue) => queue.cron && queue.name === name)) await boss.unschedule(name)
      if (isQuiet) return
      ticking.start()
      // With its own timer pg-boss supervises each queue separately, with some six hundred statements in a row; called like this it takes
      // ten.
      supervising = setInterval(() => void boss.supervise().catch((error) => log.error({ err: error }, 'jobs')), superviseMs)
      const names = new Map(queues.map((queue) => [queue.name, queue]))
      lookout = lookForDue(database.db, [...names.keys()], log, (name) => {
        const queue = names.get(name)
        if (queue) void wake(queue)
      })
    },

    drain: async () => {
      for (let isIdle = false; !isIdle; ) {
        isIdle = true
        for (const queue of queues) {
          for (const job of await boss.fetch<object>(queue.name, { batchSize: 100 })) {
            isIdle = false
            await queue.run(job.data)
            await boss.complete(queue.name, job.id)
          }
        }
      }
    },

    tick: ticking.round,

    count: async () => {
      const found = await executeText(
        database.db,
        'select name as queue, state::text as state, count(*)::int as count from pgboss.job where state::text <> ' +
          `all('{completed,cancelled}') group by 1, 2`,
      )
      return found.rows as { queue: string; state: string; count: number }[]
    },

    waiting: async (ctx) => {
      const found = await executeText(
        ctx.db,
        `select name, data::text as data, start_after::text as "startAfter" from pgboss.job
          where state::text = any('{created,retry,active}') order by created_on, id`,
      )
      return (found.rows as { name: string; data: string | null; startAfter: string }[])
        .filter(({ name, data }) => data !== null && queues.some((queue) => queue.name === name && !queue.cron))
        .map(({ name, data, startAfter }) => ({ name, data: JSON.parse(data ?? '{}'), startAfter: new Date(startAfter).toISOString() }))
    },

    putBack: async (ctx, jobs) => {
      for (const { name, data, startAfter } of jobs) {
        if (queues.some((queue) => queue.name === name))
          await boss.send(name, data, { startAfter: new Date(startAfter), db: executor(ctx.db) })
      }
    },

    stop: async () => {
      lookout?.stop()
      lookout = null
      clearInterval(supervising)
      await ticking.stop()
      await boss.stop({ graceful: true, timeout: 10_000, wait: true })
    },
  }
}

/**
 * A failure as it is kept with its job, for days after the job finishes. The values of a statement and the row in a constraint's details
 * are left out, and so is everything that drivers and SDKs attach to their errors.
 */
const keepable = (error: unknown): Error => {
  const state = sqlState(error)
  if (state) return new Error(['The database refused it:', state, constraintOf(error)].filter(Boolean).join(' '))
  const { message } = error instanceof Error ? error : new Error('unknown')
  return new Error(message.startsWith('Failed query:') ? 'The database was not there.' : message)
}

const traced = async (traces: Traces | undefined, { name, run }: Queue, data: object): Promise<void> => {
  const span = traces?.begin('consumer', name, { 'messaging.destination.name': name })
  try {
    await run(data)
    span?.end()
  } catch (error) {
    span?.end({}, true)
    throw error
  }
}

const queuesOf = ({ module, on = {}, schedules = {} }: Worker, makeCtx: () => Ctx): Queue[] => [
  ...Object.entries(on).flatMap(([event, subscribers]) =>
    Object.entries(subscribers).map(([name, act]) => ({
      name: `${event}/${module}.${name}`,
      run: (data: object) => (act as (ctx: Ctx, event: object) => Promise<void>)(makeCtx(), data),
    })),
  ),
  ...Object.entries(schedules).flatMap(([name, schedule]) =>
    'cron' in schedule ? [{ name: `${module}.${name}`, cron: schedule.cron, run: () => schedule.run(makeCtx()) }] : [],
  ),
]
