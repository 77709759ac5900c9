import type { ConnectionOptions, JobWithMetadata, PgBoss } from 'pg-boss'
import type { FailedJob } from '../context.ts'
import { allFailed, discardFailed, errorOf, findFailed, retryFailed } from './failed-jobs.ts'
import { type JobData, type QueueName, queueNames, tasksOf } from './queues.ts'

const PAGE = 1000

/** A job that is not done; `at` is when it is due or, of one that failed for good, when it did. */
export interface OpenJob extends FailedJob {
  state: 'created' | 'retry' | 'active' | 'failed'
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

/** Jobs of these states, the oldest of each queue first; those that failed for good before the others. */
export const listJobs = async (boss: PgBoss, states: readonly OpenJob['state'][]): Promise<OpenJob[]> => {
  const failed = states.includes('failed') ? await allFailed(boss) : []
  const found: OpenJob[] = failed.map((job) => ({ ...job, state: 'failed' }))
  const open = states.filter((state) => state !== 'failed')
  if (open.length === 0) return found
  for (const queue of queueNames)
    for await (const { id, state, data, startAfter, retryCount, output } of readJobs(boss, queue, open))
      found.push({ id, queue, state, tasks: tasksOf(data), at: startAfter, attempts: retryCount, error: errorOf(output) })
  return found
}

/** Failed jobs of these ids, or all of them; throws a sentence with the first id that is none. */
const failedOf = (boss: PgBoss, ids: string[] | 'all'): Promise<FailedJob[]> =>
  ids === 'all'
    ? allFailed(boss)
    : Promise.all(
        ids.map(async (id) => {
          const job = await findFailed(boss, id)
          if (!job) throw new Error(`No job with the id ${id} has failed.`)
          return job
        }),
      )

const settle =
  (act: typeof retryFailed) =>
  async (boss: PgBoss, ids: string[] | 'all'): Promise<FailedJob[]> => {
    const failed = await failedOf(boss, ids)
    const listed = failed.map(({ id }) => id)
    await act(boss, listed)
    return failed
  }

/** Tries failed jobs once more, at once. Returns them. */
export const retryJobs = settle(retryFailed)

/** Removes failed jobs: what they were to do is never done. Returns them. */
export const discardJobs = settle(discardFailed)
