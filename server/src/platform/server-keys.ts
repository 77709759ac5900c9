import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../core/context.ts'
import { serverKeys } from './tables.ts'

/** This database's key for a purpose; null until it is created. */
export const findServerKey = async (ctx: Ctx, id: string): Promise<string | null> =>
  (await ctx.db.select().from(serverKeys).where(eq(serverKeys.id, id)))[0]?.secret ?? null

/** Finds or creates a key: 32 random bytes in base64url. Concurrent callers get the same one. */
export const getServerKey = async (ctx: Ctx, id: string): Promise<string> => {
  const known = await findServerKey(ctx, id)
  if (known) return known
  await ctx.db
    .insert(serverKeys)
    .values({ id, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const made = await findServerKey(ctx, id)
  if (!made) throw new Error(`The key «${id}» was not kept.`)
  return made
}
