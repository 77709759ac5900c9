import type { JobInsert, PgBoss } from 'pg-boss'
import type { Ctx } from '../context.ts'
import { inTransaction } from './boss.ts'
import type { JobData, QueueName } from './queues.ts'

type NewJob = JobInsert<JobData>

/** Stores jobs with the change that causes them; `wake` is called for a queue once what it stored can be fetched. */
export const createStore = (boss: PgBoss, wake: (queue: QueueName) => void) => {
  const insert = async (ctx: Ctx, jobs: [QueueName, NewJob][]): Promise<void> => {
    for (const [queue, ofQueue] of Map.groupBy(jobs, ([queue]) => queue)) {
      const rows = ofQueue.map(([, job]) => job)
      await boss.insert(queue, rows, { db: inTransaction(ctx.db) })
      if (rows.every(({ startAfter }) => startAfter !== undefined)) continue
      ctx.afterCommit ? ctx.afterCommit.push(() => wake(queue)) : wake(queue)
    }
  }
  /** What the open transactions have to store, by their list of last statements. */
  const unstored = new WeakMap<object, [QueueName, NewJob][]>()

  /** Inside a transaction as one of its last statements, one for each queue; else at once. */
  return async (ctx: Ctx, jobs: [QueueName, NewJob][]): Promise<void> => {
    const { beforeCommit } = ctx
    if (!beforeCommit) return insert(ctx, jobs)
    const before = unstored.get(beforeCommit)
    if (before) return void before.push(...jobs)
    const all = [...jobs]
    unstored.set(beforeCommit, all)
    beforeCommit.push((ctx) => insert(ctx, all))
  }
}
