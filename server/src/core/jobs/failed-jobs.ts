import { sql } from 'drizzle-orm'
import type { ConnectionOptions, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Ctx, FailedJob, FailedJobs } from '../context.ts'
import { inTransaction } from './boss.ts'
import { FAILED, type JobCount, type JobData, queueNames, tasksOf } from './queues.ts'

/** Failed jobs that one statement reads or moves at most. */
const BATCH = 1000
/** Failed jobs that a count reads at most: more than these are as much an alarm. */
const COUNTED = 10_000

type Stored = JobWithMetadata<JobData>

/** Why a job failed, from what is stored with it. */
export const errorOf = (output: unknown): string | null => {
  const message = (output as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : null
}

const toFailed = ({ id, sourceName, data, createdOn, sourceRetryCount, sourceOutput }: Stored): FailedJob => ({
  id,
  queue: sourceName ?? FAILED,
  tasks: tasksOf(data),
  // In a transaction of ours it comes as text.
  at: new Date(createdOn),
  attempts: sourceRetryCount ?? 0,
  error: errorOf(sourceOutput),
})

/** A failed job; null for an id of none. */
export const findFailed = async (boss: PgBoss, id: string, connection: ConnectionOptions = {}): Promise<FailedJob | null> => {
  const [job] = await boss.findJobs<JobData>(FAILED, { ...connection, id })
  return job ? toFailed(job) : null
}

/** At most `limit` failed jobs, the oldest first, from the one after `after` on; null when that one is no longer there. */
const pageFailed = async (boss: PgBoss, limit: number, after?: string): Promise<FailedJob[] | null> => {
  if (after && !(await findFailed(boss, after))) return null
  return (await boss.findJobs<JobData>(FAILED, { limit, ...(after ? { after } : {}) })).map(toFailed)
}

/** Every failed job, the oldest first, read a batch at a time; throws a sentence where somebody else acts on them meanwhile. */
export const allFailed = async (boss: PgBoss): Promise<FailedJob[]> => {
  const found: FailedJob[] = []
  for (let isLast = false; !isLast; ) {
    const batch = await pageFailed(boss, BATCH, found.at(-1)?.id)
    if (!batch) throw new Error('Somebody else retried or discarded failed jobs meanwhile. Try again.')
    found.push(...batch)
    isLast = batch.length < BATCH
  }
  return found
}

/** How many jobs of each queue failed for good; together at most `COUNTED`. */
export const countFailed = async (boss: PgBoss): Promise<JobCount[]> => {
  const { destinations } = await boss.previewRedrive(FAILED, { limit: COUNTED })
  const counts = new Map(destinations.map(({ name, count }) => [name, count]))
  return queueNames.map((queue) => ({ queue, state: 'failed', count: counts.get(queue) ?? 0 }))
}

const inBatches = async (ids: string[], act: (batch: string[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < ids.length; at += BATCH) await act(ids.slice(at, at + BATCH))
}

/** Puts failed jobs back into their queues, as new ones with all their attempts. */
export const retryFailed = (boss: PgBoss, ids: string[], connection: ConnectionOptions = {}): Promise<void> =>
  inBatches(ids, (batch) => boss.redrive(FAILED, { ...connection, ids: batch }))

/** Removes failed jobs: what they were to do is never done. */
export const discardFailed = (boss: PgBoss, ids: string[], connection: ConnectionOptions = {}): Promise<void> =>
  inBatches(ids, (batch) => boss.deleteJob(FAILED, batch, connection))

/** Failed jobs for the back office. */
export const failedJobs = (boss: PgBoss): FailedJobs => {
  /** Two admins act one after the other, so that each learns what the other did. */
  const begin = async ({ db }: Ctx): Promise<ConnectionOptions> => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('jobs.failed', 0))`)
    return { db: inTransaction(db) }
  }
  const settle =
    (act: typeof retryFailed) =>
    async (ctx: Ctx, id: string): Promise<FailedJob | null> => {
      const connection = await begin(ctx)
      const job = await findFailed(boss, id, connection)
      if (job) await act(boss, [id], connection)
      return job
    }
  return {
    count: async () => (await countFailed(boss)).reduce((sum, { count }) => sum + count, 0),
    list: (limit, after) => pageFailed(boss, limit, after),
    retry: settle(retryFailed),
    retryOldest: async (ctx) => boss.redrive(FAILED, { ...(await begin(ctx)), limit: BATCH }),
    discard: settle(discardFailed),
  }
}
