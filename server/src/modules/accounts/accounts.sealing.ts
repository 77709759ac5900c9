import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { fail } from '../../errors.ts'
import { accountKeys, secondFactors } from './accounts.tables.ts'

const KEY = 'second-factor'
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Whose key it was: of the setting, or of the database. Kept with each secret, so that a setting that comes later does not lock anybody
 * out.
 */
type Source = 'setting' | 'database'

const findKey = async (ctx: Ctx, source: string): Promise<Buffer | null> => {
  const kept = async () => (await ctx.db.select().from(accountKeys).where(eq(accountKeys.id, KEY)))[0]?.secret
  const secret = source === 'setting' ? ctx.config.SECOND_FACTOR_KEY : await kept()
  return secret ? Buffer.from(hkdfSync('sha256', secret, '', 'feria second factor', 32)) : null
}

const makeKey = async (ctx: Ctx): Promise<Buffer> => {
  await ctx.db
    .insert(accountKeys)
    .values({ id: KEY, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const key = await findKey(ctx, 'database')
  if (!key) throw new Error('The key of second factors was not kept.')
  return key
}

/** Encrypts a member's secret with the key of the setting, else of the database; it cannot be read as the secret of another member. */
export const encrypt = async (ctx: Ctx, userId: string, text: string): Promise<string> => {
  const source: Source = ctx.config.SECOND_FACTOR_KEY ? 'setting' : 'database'
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, (await findKey(ctx, source)) ?? (await makeKey(ctx)), iv).setAAD(Buffer.from(userId))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${source}.${Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')}`
}

/** The member's secret again; null when the key is another one or is gone, or the row was tampered with. */
const findSecret = async (ctx: Ctx, userId: string, sealed: string): Promise<string | null> => {
  const [source = '', text = ''] = sealed.split('.')
  const key = await findKey(ctx, source)
  if (!key) return null
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  try {
    decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/**
 * The member's secret again. Fails with `accounts.second-factor-unreadable` when the key is another one or is gone, and tells the
 * operator.
 */
export const decrypt = async (ctx: Ctx, userId: string, sealed: string): Promise<string> => {
  const secret = await findSecret(ctx, userId, sealed)
  if (secret !== null) return secret
  ctx.log.error({ userId }, 'the secret of a second factor cannot be read: SECOND_FACTOR_KEY is another one than when it was switched on')
  return fail('accounts.second-factor-unreadable')
}

const LOOKED_AT = 100

/** For the operator: of the newest hundred second factors, how many cannot be read with the keys of now. Changes nothing. */
export const countUnreadable = async (ctx: Ctx): Promise<{ looked: number; unreadable: number }> => {
  const newest = await ctx.db.select().from(secondFactors).orderBy(desc(secondFactors.createdAt)).limit(LOOKED_AT)
  const secrets = await Promise.all(newest.map(({ userId, sealed }) => findSecret(ctx, userId, sealed)))
  return { looked: newest.length, unreadable: secrets.filter((secret) => secret === null).length }
}
