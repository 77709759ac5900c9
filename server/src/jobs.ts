import PgBoss from 'pg-boss'
import type { Ctx, Log } from './context.ts'
import { type Database, type Db, executeText } from './engines/db/database.ts'
import type { EventName, Outbox, Subscribers } from './events.ts'

/** Work on the clock: `cron` in Argentine time, e.g. `* * * * *` each minute. Running it twice must change nothing. */
export interface Schedule {
  cron: string
  run: (ctx: Ctx) => Promise<void>
}

export interface Worker {
  module: string
  on?: Subscribers
  schedules?: Record<string, Schedule>
}

export interface Jobs extends Outbox {
  /** Creates the queues and, unless quiet, begins to work them and keeps the clock. */
  start(): Promise<void>
  /** Works everything that waits, until nothing does. For tests and tools that run no workers. */
  drain(): Promise<void>
  stop(): Promise<void>
}

interface Queue {
  name: string
  cron?: string
  run: (data: object) => Promise<void>
}

const RETRIES = 8
const POLL_SECONDS = 2
const TIME_ZONE = 'America/Argentina/Buenos_Aires'

const executor = (db: Db) => ({ executeSql: (text: string, values?: unknown[]) => executeText(db, text, values) })

/** Jobs and the outbox on pg-boss, in the same database as everything else, so that an event commits with its change. */
export const createJobs = (
  database: Database,
  workers: Worker[],
  makeCtx: () => Ctx,
  { log, isQuiet }: { log: Log; isQuiet: boolean },
): Jobs => {
  const queues = workers.flatMap((worker) => queuesOf(worker, makeCtx))
  const byEvent = Map.groupBy(
    queues.filter((queue) => !queue.cron),
    (queue) => queue.name.split('/')[0] as EventName,
  )
  const workerIds = new Map<string, string>()
  const boss = new PgBoss({ ...database.jobQueue, schedule: !isQuiet, supervise: !isQuiet, migrate: true })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))

  return {
    put: async (ctx, name, payload) => {
      for (const queue of byEvent.get(name) ?? []) {
        await boss.send(queue.name, payload, { db: executor(ctx.db) })
        const wake = () => boss.notifyWorker(workerIds.get(queue.name) ?? '')
        if (workerIds.has(queue.name)) ctx.afterCommit ? ctx.afterCommit.push(wake) : wake()
      }
    },

    start: async () => {
      await boss.start()
      // Each of these costs the embedded database milliseconds, so that what stands from the last time is left alone.
      const known = new Set((await boss.getQueues()).map(({ name }) => name))
      const clock = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const queue of queues) {
        if (!known.has(queue.name)) {
          await boss.createQueue(queue.name, { retryLimit: RETRIES, retryDelay: 1, retryBackoff: true, retryDelayMax: 600 })
          // Sending looks up a queue that was not there at the start once, on the queue's own connection: inside a transaction of the
          // embedded database, which has one connection, that look-up would wait for ever. So it happens here.
          await boss.insert(queue.name, [])
        }
        if (isQuiet) continue
        if (queue.cron && clock.get(queue.name) !== queue.cron) await boss.schedule(queue.name, queue.cron, {}, { tz: TIME_ZONE })
        const id = await boss.work<object>(queue.name, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 }, async ([job]) => {
          // Wakes itself, so that what waits behind this job follows at once instead of one job a poll.
          boss.notifyWorker(workerIds.get(queue.name) ?? '')
          if (job) await queue.run(job.data)
        })
        workerIds.set(queue.name, id)
      }
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

    stop: () => boss.stop({ graceful: true, timeout: 10_000, wait: true }),
  }
}

const queuesOf = ({ module, on = {}, schedules = {} }: Worker, makeCtx: () => Ctx): Queue[] => [
  ...Object.entries(on).flatMap(([event, subscribers]) =>
    Object.entries(subscribers).map(([name, act]) => ({
      name: `${event}/${module}.${name}`,
      run: (data: object) => (act as (ctx: Ctx, event: object) => Promise<void>)(makeCtx(), data),
    })),
  ),
  ...Object.entries(schedules).map(([name, { cron, run }]) => ({ name: `${module}.${name}`, cron, run: () => run(makeCtx()) })),
]
