import type { Span } from '../../engines/traces/traces.ts'
import type { Ctx } from '../context.ts'
import type { EventName } from '../event-map.ts'
import type { Worker } from './worker.ts'

/**
 * The queues, how many workers a process has for each, how many jobs one fetches and completes at once, and how often one that fails is
 * tried again. Events stay within the database and are quick: they run one after the other, so that they leave its connections to requests.
 * An outside service may keep a job waiting for half a minute, so such jobs have a queue of their own, and those of a batch run side by
 * side. They are tried for most of an hour, longer than a greylist makes a letter wait or a service takes to come back; the others for some
 * minutes.
 */
export const QUEUES = {
  events: { workers: 3, batchSize: 20, isSideBySide: false, retries: 8 },
  external: { workers: 4, batchSize: 10, isSideBySide: true, retries: 13 },
  schedules: { workers: 2, batchSize: 1, isSideBySide: false, retries: 8 },
} as const
export type QueueName = keyof typeof QUEUES
export const queueNames = Object.keys(QUEUES) as QueueName[]

/** Where a copy of each job that failed for good waits for an operator; nothing works it off. */
export const FAILED = 'failed'

/**
 * What a job stores: the task that runs it, e.g. `orders.moved/orders.email-moved`, or all tasks of an event that share its queue, the
 * event, and when it is traced the `traceparent` of what caused it.
 */
export type JobData = { event?: object; traceparent?: string } & ({ task: string } | { tasks: string[] })

/** The names of a job's tasks. */
export const tasksOf = (data: JobData): string[] => ('tasks' in data ? data.tasks : [data.task])

export interface Task {
  name: string
  queue: QueueName
  event?: EventName
  cron?: string
  run: (event: object, span: Span | undefined) => Promise<void>
}

/** The ctx of a job, whose own jobs and log lines belong to its span. */
export type MakeCtx = (span?: Span | undefined) => Ctx

export interface JobCount {
  queue: QueueName
  state: 'deferred' | 'ready' | 'active' | 'failed'
  count: number
}

/** Everything that the modules run as jobs, by name. */
export const listTasks = (workers: Worker[], makeCtx: MakeCtx): Map<string, Task> => {
  const tasks = workers.flatMap(({ module, on = {}, onExternal = {}, schedules = {} }): Task[] => [
    ...subscribersOf(module, 'events', on, makeCtx),
    ...subscribersOf(module, 'external', onExternal, makeCtx),
    ...Object.entries(schedules).flatMap(([name, schedule]): Task[] =>
      'cron' in schedule
        ? [{ name: `${module}.${name}`, queue: 'schedules', cron: schedule.cron, run: (_event, span) => schedule.run(makeCtx(span)) }]
        : [],
    ),
  ])
  return new Map(tasks.map((task) => [task.name, task]))
}

const subscribersOf = (module: string, queue: QueueName, subscribers: NonNullable<Worker['on']>, makeCtx: MakeCtx): Task[] =>
  Object.entries(subscribers).flatMap(([event, byName]) =>
    Object.entries(byName).map(([name, act]) => ({
      name: `${event}/${module}.${name}`,
      queue,
      event: event as EventName,
      run: (data, span) => (act as (ctx: Ctx, event: object) => Promise<void>)(makeCtx(span), data),
    })),
  )
