import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionLost, isEndedByServer, isSilent, sqlState } from '../engines/db/database.ts'
import type { Ctx } from './context.ts'

const TRIES = 4
/** Serialisation failure and deadlock: nothing was committed, so a retry is safe. */
const WORTH_ANOTHER_TRY = new Set(['40001', '40P01'])
/** A restarting database is back within seconds; after this the caller gets a busy error. */
const TIMEOUT_MS = 5000
const LONGEST_WAIT_MS = 800

/**
 * Runs `work` in one transaction and resolves to its result; rolls back when it throws. Use only the inner ctx inside: on the embedded
 * database, which has one connection, the outer one would wait for ever. Nested calls join the open transaction. Deadlocks and
 * connections lost before the commit are retried, so `work` must touch only the database. A connection lost during the commit is not
 * retried, since the outcome is unknown, unless PostgreSQL itself says that it ended it.
 */
export const withTransaction = async <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  if (ctx.afterCommit) return work(ctx)
  const begun = performance.now()
  for (let attempt = 1; ; attempt++) {
    const beforeCommit: ((ctx: Ctx) => Promise<void>)[] = []
    const afterCommit: (() => void)[] = []
    let isCommitting = false
    try {
      const result = await ctx.db.transaction(async (db) => {
        const inner = { ...ctx, db, beforeCommit, afterCommit }
        const answer = await work(inner)
        for (const act of beforeCommit) await act(inner)
        isCommitting = true
        return answer
      })
      for (const act of afterCommit) act()
      return result
    } catch (error) {
      const isUndone = attempt < TRIES && WORTH_ANOTHER_TRY.has(sqlState(error) ?? '')
      const isLost = isConnectionLost(error) && !isSilent(error) && (!isCommitting || isEndedByServer(error))
      const isInTime = performance.now() - begun < TIMEOUT_MS
      if (!isUndone && !(isLost && isInTime)) throw error
      await sleep(isLost ? Math.min(LONGEST_WAIT_MS, 50 * 2 ** attempt) : 5 * attempt + Math.random() * 20)
    }
  }
}
