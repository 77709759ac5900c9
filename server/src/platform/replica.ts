import type { Ctx } from '../core/context.ts'
import { AppError } from '../core/errors.ts'
import { isConnectionLost, sqlState } from '../engines/db/database.ts'

/** Whoever wrote reads the primary for so long: more than the replica may be behind. */
const OWN_WRITES_SECONDS = 5
/** A statement that the replica cancelled for the sake of the log it follows, or that wants to write. */
const ONLY_THERE = new Set(['40001', '25006'])

/** A replica that takes longer is worse than none. */
const TIMEOUT_MS = 1000
const TOO_LATE = new Error('The replica does not answer.')

const inTime = <T>(asked: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(TOO_LATE), TIMEOUT_MS)
  })
  // Whoever is no longer waited for may still fail.
  asked.catch(() => undefined)
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

const keyOf = (userId: string) => `wrote:${userId}`

/** Where the store cannot say who wrote, this process remembers its own. */
const ownMemory = new Map<string, number>()
const MAX_REMEMBERED = 10_000

/** Remembers that a member changed something, so that they see it at once. Call it before they are answered. */
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
  // A store that is away may hide a write that another process took.
  return ctx.engines.kv.get(keyOf(ctx.actor.id)).then(
    (wrote) => wrote !== null,
    () => true,
  )
}

/**
 * Reads from the replica where there is one that keeps up, else from the primary: for lists and products that many read, where two seconds
 * of age do no harm. Whoever wrote in the last seconds reads the primary, as does everybody whose answer is not `isEnough` or failed over
 * there.
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
    // What was made this moment may not be over there yet.
    if (error instanceof AppError && error.status === 404) return read(ctx)
    const isLost = error === TOO_LATE || isConnectionLost(error)
    if (!isLost && !ONLY_THERE.has(sqlState(error) ?? '')) throw error
    if (isLost) replica?.doubt()
    return read(ctx)
  }
}
