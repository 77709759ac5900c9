import type { Job, JobResult } from 'pg-boss'
import type { Database } from '../engines/db/database.ts'
import type { Traces } from '../engines/traces/traces.ts'
import type { Ctx, Log, Outbox } from './context.ts'
import { countJobs, createBoss, createQueues, inTransaction, syncSchedules } from './jobs/boss.ts'
import { createIntervals } from './jobs/intervals.ts'
import { type JobCount, type JobData, listTasks, QUEUES, type QueueName, queueNames, type Task } from './jobs/queues.ts'
import { storableError } from './jobs/storable-error.ts'
import type { Worker } from './jobs/worker.ts'

export interface Jobs extends Outbox {
  /** Creates the queues and, unless quiet, starts the workers and the schedules. */
  start(): Promise<void>
  /** Runs all waiting jobs until none is left. For tests and tools that run no workers. */
  drain(): Promise<void>
  /** Runs once what every process does every few seconds. For tests, whose clock stands still. */
  runIntervals(): Promise<void>
  /** The number of jobs by queue and state, at most a minute old: due later, ready, running, failed for good. */
  count(): Promise<JobCount[]>
  /** Unfinished jobs of events, for a move to another database. */
  waiting(ctx: Ctx): Promise<WaitingJob[]>
  /** Restores such jobs, in the ctx's transaction. Jobs whose task no longer exists are skipped. */
  putBack(ctx: Ctx, jobs: WaitingJob[]): Promise<void>
  stop(): Promise<void>
}

interface WaitingJob {
  name: string
  data: Record<string, unknown>
  startAfter: string
}

interface JobsOptions {
  log: Log
  isQuiet: boolean
  traces?: Traces | undefined
  superviseSeconds?: number
}

/** The longest wait of a job that another process stored, that is due later, or that is retried. Own jobs are run at once. */
const POLL_SECONDS = 2
/** How often jobs of a dead process are retried and old finished ones deleted. */
const SUPERVISE_SECONDS = 60
const PAGE = 1000

/** Jobs and the outbox on pg-boss, in the same database as everything else, so that an event commits with its change. */
export const createJobs = (
  database: Database,
  workers: Worker[],
  makeCtx: () => Ctx,
  { log, isQuiet, traces, superviseSeconds = SUPERVISE_SECONDS }: JobsOptions,
): Jobs => {
  const tasks = listTasks(workers, makeCtx)
  const byEvent = Map.groupBy(tasks.values(), ({ event }) => event)
  const intervals = createIntervals(workers, makeCtx, log)
  const boss = createBoss(database, { isQuiet, superviseSeconds })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))

  const running: Record<QueueName, { id: string; isBusy: boolean }[]> = { events: [], external: [], schedules: [] }
  /** Wakes one worker of this process, which otherwise would find the job at its next poll. */
  const wake = (queue: QueueName) => {
    const worker = running[queue].find(({ isBusy }) => !isBusy) ?? running[queue][0]
    if (worker) boss.notifyWorker(worker.id)
  }
  const startWorker = async (queue: QueueName): Promise<void> => {
    const worker = { id: '', isBusy: false }
    const options = { batchSize: QUEUES[queue].batchSize, pollingIntervalSeconds: POLL_SECONDS, perJobResults: true } as const
    worker.id = await boss.work<JobData, void, typeof options>(queue, options, async (jobs) => {
      worker.isBusy = true
      // What stands behind these jobs follows at once, without waiting for the next poll.
      boss.notifyWorker(worker.id)
      const results: JobResult[] = []
      for (const job of jobs) results.push(await runJob(tasks, job, log, traces))
      worker.isBusy = false
      return results
    })
    running[queue].push(worker)
  }

  return {
    put: async (ctx, name, payload, later) => {
      for (const task of byEvent.get(name) ?? []) {
        const data: JobData = { task: task.name, event: payload }
        await boss.send(task.queue, data, { db: inTransaction(ctx.db), ...(later ? { startAfter: later.afterSeconds } : {}) })
        if (later) continue
        ctx.afterCommit ? ctx.afterCommit.push(() => wake(task.queue)) : wake(task.queue)
      }
    },

    start: async () => {
      await boss.start()
      await createQueues(boss)
      if (isQuiet) return
      await syncSchedules(boss, [...tasks.values()])
      intervals.start()
      for (const queue of queueNames) for (let n = 0; n < QUEUES[queue].workers; n++) await startWorker(queue)
    },

    drain: async () => {
      for (let isIdle = false; !isIdle; ) {
        isIdle = true
        for (const queue of queueNames) {
          for (const job of await boss.fetch<JobData>(queue)) {
            isIdle = false
            await tasks.get(job.data.task)?.run(job.data.event ?? {})
            await boss.complete(queue, job.id)
          }
        }
      }
    },

    runIntervals: intervals.runAll,

    count: async () => (await Promise.all(queueNames.map((queue) => countJobs(boss, queue)))).flat(),

    waiting: async (ctx) => {
      const found: WaitingJob[] = []
      for (const queue of ['events', 'external'] as const) {
        for (let after: string | undefined, isLast = false; !isLast; ) {
          const page = await boss.findJobs<JobData>(queue, { db: inTransaction(ctx.db), limit: PAGE, ...(after ? { after } : {}) })
          for (const { state, data, startAfter } of page)
            if (tasks.has(data.task) && ['created', 'retry', 'active'].includes(state))
              found.push({ name: data.task, data: { ...data.event }, startAfter: new Date(startAfter).toISOString() })
          after = page.at(-1)?.id
          isLast = page.length < PAGE
        }
      }
      return found
    },

    putBack: async (ctx, jobs) => {
      for (const { name, data, startAfter } of jobs) {
        const task = tasks.get(name)
        if (!task) continue
        await boss.send(task.queue, { task: name, event: data }, { startAfter: new Date(startAfter), db: inTransaction(ctx.db) })
      }
    },

    stop: async () => {
      await intervals.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

const runJob = async (tasks: Map<string, Task>, { id, data }: Job<JobData>, log: Log, traces: Traces | undefined): Promise<JobResult> => {
  const span = traces?.begin('consumer', data.task, { 'messaging.destination.name': data.task })
  try {
    const task = tasks.get(data.task)
    // While versions change, a process may fetch what only the newer one knows; a retry finds that one.
    if (!task) throw new Error('This version has no such task.')
    await task.run(data.event ?? {})
    span?.end()
    return { id, status: 'completed' }
  } catch (error) {
    span?.end({}, true)
    log.warn({ err: error, task: data.task }, 'a job failed')
    return { id, status: 'failed', output: storableError(error) }
  }
}
