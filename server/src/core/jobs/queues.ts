import type { Ctx } from '../context.ts'
import type { EventName } from '../event-map.ts'
import type { Worker } from './worker.ts'

/**
 * The queues, and how many jobs of each a process runs side by side. Events stay within the database and are quick, so several are fetched
 * at once. An outside service may keep a job waiting for half a minute, so such jobs have a queue of their own.
 */
export const QUEUES = {
  events: { workers: 3, batchSize: 5 },
  external: { workers: 4, batchSize: 1 },
  schedules: { workers: 2, batchSize: 1 },
} as const
export type QueueName = keyof typeof QUEUES
export const queueNames = Object.keys(QUEUES) as QueueName[]

/** What a job stores: the task that runs it, e.g. `orders.paid/orders.email-buyer`, and the event. */
export interface JobData {
  task: string
  event?: object
}

export interface Task {
  name: string
  queue: QueueName
  event?: EventName
  cron?: string
  run: (event: object) => Promise<void>
}

export interface JobCount {
  queue: QueueName
  state: 'deferred' | 'ready' | 'active' | 'failed'
  count: number
}

/** Everything that the modules run as jobs, by name. */
export const listTasks = (workers: Worker[], makeCtx: () => Ctx): Map<string, Task> => {
  const tasks = workers.flatMap(({ module, on = {}, onExternal = {}, schedules = {} }): Task[] => [
    ...subscribersOf(module, 'events', on, makeCtx),
    ...subscribersOf(module, 'external', onExternal, makeCtx),
    ...Object.entries(schedules).flatMap(([name, schedule]): Task[] =>
      'cron' in schedule
        ? [{ name: `${module}.${name}`, queue: 'schedules', cron: schedule.cron, run: () => schedule.run(makeCtx()) }]
        : [],
    ),
  ])
  return new Map(tasks.map((task) => [task.name, task]))
}

const subscribersOf = (module: string, queue: QueueName, subscribers: NonNullable<Worker['on']>, makeCtx: () => Ctx): Task[] =>
  Object.entries(subscribers).flatMap(([event, byName]) =>
    Object.entries(byName).map(([name, act]) => ({
      name: `${event}/${module}.${name}`,
      queue,
      event: event as EventName,
      run: (data: object) => (act as (ctx: Ctx, event: object) => Promise<void>)(makeCtx(), data),
    })),
  )
