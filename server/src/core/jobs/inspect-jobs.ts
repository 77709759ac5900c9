import type { ConnectionOptions, JobWithMetadata, PgBoss } from 'pg-boss'
import { type JobData, type QueueName, queueNames, tasksOf } from './queues.ts'

const PAGE = 1000

/** A job that is not done, as an operator sees it: without the event, which may hold what members wrote. */
export interface OpenJob {
  id: string
  queue: QueueName
  state: 'created' | 'retry' | 'active' | 'failed'
  tasks: string[]
  /** When it is due, or when it failed for good. */
  at: Date
  attempts: number
  /** Why its last attempt failed. */
  error: string | null
}

/** Every stored job of a queue in one of the states, the oldest first, a page at a time. */
export async function* readJobs<State extends JobWithMetadata['state']>(
  boss: PgBoss,
  queue: QueueName,
  states: readonly State[],
  connection: ConnectionOptions = {},
): AsyncGenerator<JobWithMetadata<JobData> & { state: State }> {
  const isWanted = (job: JobWithMetadata<JobData>): job is JobWithMetadata<JobData> & { state: State } =>
    states.some((state) => state === job.state)
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const page = await boss.findJobs<JobData>(queue, { ...connection, limit: PAGE, ...(after ? { after } : {}) })
    yield* page.filter(isWanted)
    after = page.at(-1)?.id
    isLast = page.length < PAGE
  }
}

const errorOf = (output: unknown): string | null => {
  const message = (output as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : null
}

/** Jobs that wait, run or failed for good, the oldest of each queue first; `states` are those wanted. */
export const listJobs = async (boss: PgBoss, states: readonly OpenJob['state'][]): Promise<OpenJob[]> => {
  const found: OpenJob[] = []
  for (const queue of queueNames)
    for await (const { id, state, data, completedOn, startAfter, retryCount, output } of readJobs(boss, queue, states))
      found.push({ id, queue, state, tasks: tasksOf(data), at: completedOn ?? startAfter, attempts: retryCount, error: errorOf(output) })
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

const settle =
  (act: (boss: PgBoss, queue: QueueName, ids: string[]) => Promise<unknown>) =>
  async (boss: PgBoss, ids: string[] | 'all'): Promise<OpenJob[]> => {
    const failed = await failedOf(boss, ids)
    for (const [queue, jobs] of Map.groupBy(failed, ({ queue }) => queue))
      await act(
        boss,
        queue,
        jobs.map(({ id }) => id),
      )
    return failed
  }

/** Gives failed jobs one more attempt, at once. Returns them. */
export const retryJobs = settle((boss, queue, ids) => boss.retry(queue, ids))

/** Removes failed jobs: what they were to do is never done. Returns them. */
export const discardJobs = settle((boss, queue, ids) => boss.deleteJob(queue, ids))
