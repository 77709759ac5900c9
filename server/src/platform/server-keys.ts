import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../core/context.ts'
import { serverKeys } from './tables.ts'

/** A key of this database by what it is for; null until it was made. */
export const findServerKey = async (ctx: Ctx, id: string): Promise<string | null> =>
  (await ctx.db.select().from(serverKeys).where(eq(serverKeys.id, id)))[0]?.secret ?? null

/** The same, made when it is asked for first: 32 random bytes as base64url. Whoever asks at the same moment gets the same one. */
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
