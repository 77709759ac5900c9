import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../engines/db/database.ts'
import type { Log } from '../context.ts'

/** Between two looks: a job that is due without this process knowing waits so long at most. */
const LOOK_MS = 1000

interface Lookout {
  stop(): void
}

/**
 * Asks every second, with one statement for all queues, which of them have a job that is due, and says so of each. Workers that each asked
 * for themselves would ask some thirty times a second while nothing happens, all at the same moment.
 */
export const lookForDue = (db: Db, queues: string[], log: Log, found: (queue: string) => void): Lookout => {
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      for (const queue of await findDue(db, queues)) found(queue)
    } catch (error) {
      log.error({ err: error }, 'jobs are not looked for')
    } finally {
      isLooking = false
    }
  }
  // Not at once: a process that starts has better things to do.
  const timer = setInterval(() => void look(), LOOK_MS)
  return { stop: () => clearInterval(timer) }
}

const findDue = async (db: Db, queues: string[]): Promise<string[]> => {
  const found = await db.execute(sql`
    select queue.name from unnest(string_to_array(${queues.join(',')}, ',')) as queue (name)
    where exists (select from pgboss.job where job.name = queue.name and job.state < 'active' and job.start_after < now())`)
  return rowsOf<{ name: string }>(found).map(({ name }) => name)
}
