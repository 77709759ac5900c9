import type { Job, JobInsert, JobResult } from 'pg-boss'
import type { Database } from '../engines/db/database.ts'
import type { Traces } from '../engines/traces/traces.ts'
import type { Ctx, FailedJob, FailedJobs, Later, Log, Outbox } from './context.ts'
import type { EventName } from './event-map.ts'
import { countJobs, createBoss, createQueues, inTransaction, syncSchedules } from './jobs/boss.ts'
import { countFailed, failedJobs } from './jobs/failed-jobs.ts'
import { discardJobs, listJobs, type OpenJob, readJobs, retryJobs } from './jobs/inspect-jobs.ts'
import { createIntervals } from './jobs/intervals.ts'
import { type JobCount, type JobData, listTasks, type MakeCtx, QUEUES, type QueueName, queueNames, tasksOf } from './jobs/queues.ts'
import { createRunner, type Failure, type TimeTask } from './jobs/run-tasks.ts'
import { storableError } from './jobs/storable-error.ts'
import { createStore } from './jobs/store-jobs.ts'
import type { Worker } from './jobs/worker.ts'

export interface Jobs extends Outbox {
  /** Creates the queues and, unless quiet, starts the workers and the schedules. */
  start(): Promise<void>
  /** Runs all waiting jobs until none is left. For tests and tools that run no workers. */
  drain(): Promise<void>
  /** Runs once what every process does every few seconds. For tests, whose clock stands still. */
  runIntervals(): Promise<void>
  /** The number of jobs by queue and state: due later, ready, running, at most a minute old; failed for good, as of now. */
  count(): Promise<JobCount[]>
  /** Jobs that are not done, of these states, the oldest of each queue first. For operators. */
  list(states: readonly OpenJob['state'][]): Promise<OpenJob[]>
  /** What the back office does with jobs that failed for good. */
  failed: FailedJobs
  /** Tries jobs that failed for good once more. Throws a sentence with an id of none. */
  retry(ids: string[] | 'all'): Promise<FailedJob[]>
  /** Removes jobs that failed for good: what they were to do is never done. Throws a sentence with an id of none. */
  discard(ids: string[] | 'all'): Promise<FailedJob[]>
  /** Unfinished jobs of events, for a move to another database; not those that failed for good. */
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
  timeTask?: TimeTask | undefined
  superviseSeconds?: number
}

/** The longest wait of a job that another process stored, that is due later, or that is retried. Own jobs are run at once. */
const POLL_SECONDS = 2
/** How often jobs of a dead process are retried and old finished ones deleted. */
const SUPERVISE_SECONDS = 60
/** How long a wake-up waits for others: what is stored meanwhile is fetched with one statement. */
const GATHER_MS = 10
/** When a task is run again that failed while others of its job did not. */
const AGAIN_AFTER_SECONDS = 1

/** Jobs and the outbox on pg-boss, in the same database as everything else, so that an event commits with its change. */
export const createJobs = (
  database: Database,
  workers: Worker[],
  makeCtx: MakeCtx,
  { log, isQuiet, traces, timeTask, superviseSeconds = SUPERVISE_SECONDS }: JobsOptions,
): Jobs => {
  const tasks = listTasks(workers, makeCtx)
  const byEvent = Map.groupBy(tasks.values(), ({ event }) => event)
  const intervals = createIntervals(workers, makeCtx, log)
  const boss = createBoss(database, { isQuiet, superviseSeconds })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))

  const runTasks = createRunner(tasks, log, traces, timeTask)

  const running: Record<QueueName, { id: string; isBusy: boolean }[]> = { events: [], external: [], schedules: [] }
  const waking = new Set<QueueName>()
  /** Wakes one worker of this process, which otherwise would find the job at its next poll. */
  const wake = (queue: QueueName) => {
    if (waking.has(queue) || running[queue].length === 0) return
    waking.add(queue)
    setTimeout(() => {
      waking.delete(queue)
      const worker = running[queue].find(({ isBusy }) => !isBusy) ?? running[queue][0]
      if (worker) boss.notifyWorker(worker.id)
    }, GATHER_MS)
  }

  /** The jobs of an event: one for each queue that has subscribers of it. */
  const jobsOf = ({ traceparent }: Ctx, name: EventName, event: object, later?: Later): [QueueName, JobInsert<JobData>][] => {
    const byQueue = Map.groupBy(byEvent.get(name) ?? [], ({ queue }) => queue)
    return [...byQueue].map(([queue, [first, ...others]]) => {
      const names = [first, ...others].flatMap((task) => task?.name ?? [])
      const stored = { event, ...(traceparent && { traceparent }) }
      const data: JobData = names.length === 1 ? { task: names[0] ?? '', ...stored } : { tasks: names, ...stored }
      return [queue, { data, ...(later ? { startAfter: later.afterSeconds } : {}) }]
    })
  }
  const store = createStore(boss, wake)

  const runJob = async (queue: QueueName, { id, data }: Job<JobData>): Promise<JobResult> => {
    const failures = await runTasks(queue, data)
    const [first] = failures
    if (!first) return { id, status: 'completed' }
    if (failures.length === tasksOf(data).length) return { id, status: 'failed', output: storableError(first.error) }
    // What went well is not done again: each that failed goes on as a job of its own.
    const again = failures.map(({ task }) => ({ data: { ...data, tasks: [task] }, startAfter: AGAIN_AFTER_SECONDS }))
    return boss.insert(queue, again).then(
      () => ({ id, status: 'completed' }),
      (error) => ({ id, status: 'failed', output: storableError(error) }),
    )
  }
  const runBatch = async (queue: QueueName, jobs: Job<JobData>[]): Promise<JobResult[]> => {
    if (QUEUES[queue].isSideBySide) return Promise.all(jobs.map((job) => runJob(queue, job)))
    const results: JobResult[] = []
    for (const job of jobs) results.push(await runJob(queue, job))
    return results
  }
  const startWorker = async (queue: QueueName): Promise<void> => {
    const worker = { id: '', isBusy: false }
    const options = { batchSize: QUEUES[queue].batchSize, pollingIntervalSeconds: POLL_SECONDS, perJobResults: true } as const
    worker.id = await boss.work<JobData, void, typeof options>(queue, options, async (jobs) => {
      worker.isBusy = true
      // What stands behind these jobs follows at once, without waiting for the next poll.
      boss.notifyWorker(worker.id)
      const results = await runBatch(queue, jobs)
      worker.isBusy = false
      return results
    })
    running[queue].push(worker)
  }

  return {
    put: (ctx, name, payload, later) => store(ctx, jobsOf(ctx, name, payload, later)),

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
          const jobs = await boss.fetch<JobData>(queue, { batchSize: QUEUES[queue].batchSize })
          if (jobs.length === 0) continue
          isIdle = false
          const failures: Failure[] = []
          const done: string[] = []
          for (const { id, data } of jobs) {
            const failed = await runTasks(queue, data)
            if (failed.length === 0) done.push(id)
            failures.push(...failed)
          }
          if (done.length > 0) await boss.complete(queue, done)
          const [first] = failures
          if (first) throw first.error
        }
      }
    },

    runIntervals: intervals.runAll,

    count: async () => (await Promise.all([...queueNames.map((queue) => countJobs(boss, queue)), countFailed(boss)])).flat(),

    failed: failedJobs(boss),
    list: (states) => listJobs(boss, states),
    retry: (ids) => retryJobs(boss, ids),
    discard: (ids) => discardJobs(boss, ids),

    waiting: async (ctx) => {
      const found: WaitingJob[] = []
      for (const queue of ['events', 'external'] as const) {
        const jobs = readJobs(boss, queue, ['created', 'retry', 'active'], { db: inTransaction(ctx.db) })
        for await (const { data, startAfter } of jobs)
          for (const name of tasksOf(data))
            if (tasks.has(name)) found.push({ name, data: { ...data.event }, startAfter: new Date(startAfter).toISOString() })
      }
      return found
    },

    putBack: (ctx, jobs) =>
      store(
        ctx,
        jobs.flatMap(({ name, data, startAfter }): [QueueName, JobInsert<JobData>][] => {
          const queue = tasks.get(name)?.queue
          return queue ? [[queue, { data: { task: name, event: data }, startAfter: new Date(startAfter) }]] : []
        }),
      ),

    stop: async () => {
      await intervals.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
