import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { accountKeys } from './accounts.tables.ts'

const KEY = 'second-factor'
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Whose key it was: of the setting, or of the database. Kept with each secret, so that a setting that comes later does not lock anybody out. */
type Source = 'setting' | 'database'

const keyOf = async (ctx: Ctx, source: string): Promise<Buffer> => {
  const secret = source === 'setting' ? ctx.config.SECOND_FACTOR_KEY : await keptKey(ctx)
  if (!secret) throw new Error('A second factor was encrypted with SECOND_FACTOR_KEY, which is not set.')
  return Buffer.from(hkdfSync('sha256', secret, '', 'feria second factor', 32))
}

const keptKey = async (ctx: Ctx): Promise<string | undefined> => {
  const find = async () => (await ctx.db.select().from(accountKeys).where(eq(accountKeys.id, KEY)))[0]?.secret
  const known = await find()
  if (known) return known
  await ctx.db
    .insert(accountKeys)
    .values({ id: KEY, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  return find()
}

/** Encrypts a member's secret with the key of the setting, else of the database; it cannot be read as the secret of another member. */
export const seal = async (ctx: Ctx, userId: string, text: string): Promise<string> => {
  const source: Source = ctx.config.SECOND_FACTOR_KEY ? 'setting' : 'database'
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, await keyOf(ctx, source), iv).setAAD(Buffer.from(userId))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${source}.${Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')}`
}

/** The member's secret again. Throws when the key is another one, or the row was tampered with. */
export const unseal = async (ctx: Ctx, userId: string, sealed: string): Promise<string> => {
  const [source = '', text = ''] = sealed.split('.')
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(CIPHER, await keyOf(ctx, source), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
