import type { Ctx } from '../core/context.ts'
import { AppError } from '../core/errors.ts'
import { isConnectionLost, sqlState } from '../engines/db/database.ts'

/** How long a member who wrote reads from the primary: more than the replica may lag. */
const OWN_WRITES_SECONDS = 5
/** SQLSTATEs of a statement cancelled by replication, and of a write. */
const ONLY_THERE = new Set(['40001', '25006'])

/** Timeout of the replica; a slower one is worse than none. */
const TIMEOUT_MS = 1000
const TOO_LATE = new Error('The replica does not answer.')

const inTime = <T>(asked: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(TOO_LATE), TIMEOUT_MS)
  })
  // A read that timed out may still fail.
  asked.catch(() => undefined)
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

const keyOf = (userId: string) => `wrote:${userId}`

/** The process's own writers, for when the store is unreachable. */
const ownMemory = new Map<string, number>()
const MAX_REMEMBERED = 10_000

/** Records that a member changed something, so that they see it at once. Call it before the response. */
export const markWrite = async (ctx: Ctx): Promise<void> => {
  if (!ctx.engines.db.replica || !ctx.actor) return
  if (ownMemory.size >= MAX_REMEMBERED) ownMemory.clear()
  ownMemory.set(ctx.actor.id, performance.now())
  await ctx.engines.kv.set(keyOf(ctx.actor.id), '1', OWN_WRITES_SECONDS).catch(() => undefined)
}

const wroteLately = async (ctx: Ctx): Promise<boolean> => {
  if (!ctx.actor) return false
  const own = ownMemory.get(ctx.actor.id)
  if (own !== undefined && performance.now() - own < OWN_WRITES_SECONDS * 1000) return true
  ownMemory.delete(ctx.actor.id)
  // An unreachable store may hide a write by another process.
  return ctx.engines.kv.get(keyOf(ctx.actor.id)).then(
    (wrote) => wrote !== null,
    () => true,
  )
}

/**
 * Reads from the replica if there is one that keeps up, otherwise from the primary: for lists and products that many read, where two
 * seconds of lag do no harm. Members who wrote in the last seconds read the primary, and so do results that are not `isEnough` and reads
 * that failed on the replica.
 */
export const readFromReplica = async <T>(
  ctx: Ctx,
  read: (ctx: Ctx) => Promise<T>,
  isEnough: (answer: T) => boolean = () => true,
): Promise<T> => {
  const { replica } = ctx.engines.db
  const near = ctx.afterCommit ? undefined : replica?.near()
  if (!near || (await wroteLately(ctx))) return read(ctx)
  try {
    const answer = await inTime(read({ ...ctx, db: near }))
    return isEnough(answer) ? answer : await read(ctx)
  } catch (error) {
    // A new row may not have been replicated yet.
    if (error instanceof AppError && error.status === 404) return read(ctx)
    const isLost = error === TOO_LATE || isConnectionLost(error)
    if (!isLost && !ONLY_THERE.has(sqlState(error) ?? '')) throw error
    if (isLost) replica?.doubt()
    return read(ctx)
  }
}
