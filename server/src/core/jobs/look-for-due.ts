import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../engines/db/database.ts'
import type { Log } from '../context.ts'

/** Time between two looks, and so the longest wait of a due job that this process was not notified of. */
const LOOK_MS = 1000

interface Lookout {
  stop(): void
}

/**
 * Asks every second, with one statement for all queues, which of them have due jobs, and reports each. Workers polling on their own would
 * send some thirty statements a second while idle, all at the same moment.
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
  // Not at once: a starting process has better things to do.
  const timer = setInterval(() => void look(), LOOK_MS)
  return { stop: () => clearInterval(timer) }
}

const findDue = async (db: Db, queues: string[]): Promise<string[]> => {
  const found = await db.execute(sql`
    select queue.name from unnest(string_to_array(${queues.join(',')}, ',')) as queue (name)
    where exists (select from pgboss.job where job.name = queue.name and job.state < 'active' and job.start_after < now())`)
  return rowsOf<{ name: string }>(found).map(({ name }) => name)
}
