import { createHmac, randomBytes } from 'node:crypto'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../core/context.ts'
import { serverKeys } from './tables.ts'

/** This database's keys for a purpose, the newest first; none until one is made. */
export const findServerKeys = async (ctx: Ctx, purpose: string): Promise<string[]> => {
  const rows = await ctx.db.select().from(serverKeys).where(eq(serverKeys.purpose, purpose)).orderBy(desc(serverKeys.version))
  return rows.map(({ secret }) => secret)
}

/** The same, after making the first one where there is none: 32 random bytes in base64url. Concurrent callers get the same one. */
export const getServerKeys = async (ctx: Ctx, purpose: string): Promise<[string, ...string[]]> => {
  const known = await findServerKeys(ctx, purpose)
  if (isSome(known)) return known
  await ctx.db.insert(serverKeys).values({ purpose, version: 1, secret: newSecret(), createdAt: ctx.now() }).onConflictDoNothing()
  const made = await findServerKeys(ctx, purpose)
  if (!isSome(made)) throw new Error(`The key «${purpose}» was not kept.`)
  return made
}

/** A text as it may be kept: equal for equal texts, and nobody without this purpose's key finds it by trying all. */
export const keyedHash = async (ctx: Ctx, purpose: string, text: string): Promise<string> => {
  const [key] = await getServerKeys(ctx, purpose)
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Makes a newer key for a purpose; what older ones encrypted or signed can still be read. */
export const addServerKey = async (ctx: Ctx, purpose: string): Promise<void> => {
  const next = sql`(select coalesce(max(${serverKeys.version}), 0) + 1 from ${serverKeys} where ${serverKeys.purpose} = ${purpose})`
  await ctx.db.insert(serverKeys).values({ purpose, version: next, secret: newSecret(), createdAt: ctx.now() })
}

/** Removes all keys of a purpose but the newest, and returns how many: what they encrypted or signed is lost. */
export const forgetOlderKeys = async (ctx: Ctx, purpose: string): Promise<number> => {
  const newest = sql`(select max(${serverKeys.version}) from ${serverKeys} where ${serverKeys.purpose} = ${purpose})`
  const gone = await ctx.db
    .delete(serverKeys)
    .where(and(eq(serverKeys.purpose, purpose), lt(serverKeys.version, newest)))
    .returning({ version: serverKeys.version })
  return gone.length
}

const isSome = (keys: string[]): keys is [string, ...string[]] => keys.length > 0
const newSecret = () => randomBytes(32).toString('base64url')
