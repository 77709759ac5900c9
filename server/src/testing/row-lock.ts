import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../engines/db/database.ts'
import { openDatabase } from '../engines/db/open-database.ts'
import type { PostgresWorld } from './postgres-world.ts'

/**
 * Runs `act` while another connection holds the rows that `lock` takes, and lets go of them once so many statements wait in a queue: what
 * happens then happens at the same moment, however slow the machine.
 */
export const whileLocked = async <T>({ postgres }: PostgresWorld, lock: SQL, waiting: number, act: () => Promise<T>): Promise<T> => {
  const holder = await openDatabase({ url: postgres.url, dir: '' })
  const waitingNow = async () => {
    const found = await holder.db.execute(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowsOf<{ n: number }>(found)[0]?.n
  }
  try {
    return await holder.db
      .transaction(async (tx) => {
        await tx.execute(lock)
        const acting = act()
        acting.catch(() => undefined)
        await expect.poll(waitingNow).toBeGreaterThanOrEqual(waiting)
        return { acting }
      })
      .then(({ acting }) => acting)
  } finally {
    await holder.close()
  }
}
