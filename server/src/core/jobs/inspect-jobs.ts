import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { type JobData, type QueueName, queueNames, tasksOf } from './queues.ts'

const PAGE = 1000

/** A job that is not done, as an operator sees it: without the event, which may hold what members wrote. */
export interface OpenJob {
  id: string
  queue: QueueName
  state: 'created' | 'retry' | 'active' | 'failed'
  tasks: string[]
  createdAt: Date
  /** When it is due, or when it failed for good. */
  at: Date
  attempts: number
  /** Why its last attempt failed. */
  error: string | null
}

const isOpen = (state: JobWithMetadata['state']): state is OpenJob['state'] =>
  state === 'created' || state === 'retry' || state === 'active' || state === 'failed'

const errorOf = (output: unknown): string | null => {
  const message = (output as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : null
}

/** Jobs that wait, run or failed for good, the oldest of each queue first; `states` are those wanted. */
export const listJobs = async (boss: PgBoss, states: readonly OpenJob['state'][]): Promise<OpenJob[]> => {
  const found: OpenJob[] = []
  for (const queue of queueNames) {
    for (let after: string | undefined, isLast = false; !isLast; ) {
      const page = await boss.findJobs<JobData>(queue, { limit: PAGE, ...(after ? { after } : {}) })
      for (const { id, state, data, createdOn, completedOn, startAfter, retryCount, output } of page)
        if (isOpen(state) && states.includes(state)) {
          const tasks = tasksOf(data)
          found.push({
            id,
            queue,
            state,
            tasks,
            createdAt: createdOn,
            at: completedOn ?? startAfter,
            attempts: retryCount,
            error: errorOf(output),
          })
        }
      after = page.at(-1)?.id
      isLast = page.length < PAGE
    }
  }
  return found
}

/** Failed jobs of these ids, or all of them; throws a sentence with the first id that is none. */
const failedOf = async (boss: PgBoss, ids: string[] | 'all'): Promise<OpenJob[]> => {
  const failed = await listJobs(boss, ['failed'])
  if (ids === 'all') return failed
  return ids.map((id) => {
    const job = failed.find((one) => one.id === id)
    if (!job) throw new Error(`No job with the id ${id} has failed.`)
    return job
  })
}

const byQueue = (jobs: OpenJob[]) => Map.groupBy(jobs, ({ queue }) => queue)

/** Gives failed jobs one more attempt, at once. Returns them. */
export const retryJobs = async (boss: PgBoss, ids: string[] | 'all'): Promise<OpenJob[]> => {
  const failed = await failedOf(boss, ids)
  for (const [queue, jobs] of byQueue(failed))
    await boss.retry(
      queue,
      jobs.map(({ id }) => id),
    )
  return failed
}

/** Removes failed jobs: what they were to do is never done. Returns them. */
export const discardJobs = async (boss: PgBoss, ids: string[] | 'all'): Promise<OpenJob[]> => {
  const failed = await failedOf(boss, ids)
  for (const [queue, jobs] of byQueue(failed))
    await boss.deleteJob(
      queue,
      jobs.map(({ id }) => id),
    )
  return failed
}
