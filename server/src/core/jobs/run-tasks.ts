import type { Traces } from '../../engines/traces/traces.ts'
import type { Log } from '../context.ts'
import { type JobData, type QueueName, type Task, tasksOf } from './queues.ts'

export interface Failure {
  task: string
  error: unknown
}

type RunTasks = (queue: QueueName, data: JobData) => Promise<Failure[]>

/** Reports that a task ended, and how long it took. */
export type TimeTask = (queue: QueueName, task: string, outcome: 'done' | 'failed', seconds: number) => void

/** Runs the tasks of a job in turn, each whatever became of the others, and returns those that failed. Never throws. */
export const createRunner =
  (tasks: Map<string, Task>, log: Log, traces: Traces | undefined, timeTask?: TimeTask): RunTasks =>
  async (queue, data) => {
    const failures: Failure[] = []
    for (const name of tasksOf(data)) {
      const span = traces?.begin('consumer', name, { 'messaging.destination.name': name }, data.traceparent)
      const begun = performance.now()
      let outcome: 'done' | 'failed' = 'failed'
      try {
        const task = tasks.get(name)
        // While versions change, a process may fetch what only the newer one knows; a retry finds that one.
        if (!task) throw new Error('This version has no such task.')
        await task.run(data.event ?? {}, span)
        span?.end()
        outcome = 'done'
      } catch (error) {
        span?.end({}, true)
        log.warn({ err: error, task: name, ...(span && { traceId: span.traceId }) }, 'a job failed')
        failures.push({ task: name, error })
      }
      timeTask?.(queue, name, outcome, (performance.now() - begun) / 1000)
    }
    return failures
  }
