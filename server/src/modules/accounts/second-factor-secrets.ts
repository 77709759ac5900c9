import { desc } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { decrypt, encrypt, keyFor } from '../../platform/secrets.ts'
import { findServerKey, getServerKey } from '../../platform/server-keys.ts'
import { secondFactors } from './tables.ts'

const KEY = 'second-factor'
const PURPOSE = 'feria second factor'

/**
 * Whose key it was: of the setting, or of the database. Kept with each secret, so that a setting that comes later does not lock anybody
 * out.
 */
type Source = 'setting' | 'database'

/** Encrypts a member's secret with the key of the setting, else of the database; it cannot be read as the secret of another member. */
export const encryptSecret = async (ctx: Ctx, userId: string, text: string): Promise<string> => {
  const source: Source = ctx.config.SECOND_FACTOR_KEY ? 'setting' : 'database'
  const secret = ctx.config.SECOND_FACTOR_KEY ?? (await getServerKey(ctx, KEY))
  return `${source}.${encrypt(keyFor(PURPOSE, secret), userId, text)}`
}

/** The member's secret again; null when the key is another one or is gone, or the row was tampered with. */
const findSecret = async (ctx: Ctx, userId: string, encrypted: string): Promise<string | null> => {
  const [source = '', text = ''] = encrypted.split('.')
  const secret = source === 'setting' ? ctx.config.SECOND_FACTOR_KEY : await findServerKey(ctx, KEY)
  return secret ? decrypt(keyFor(PURPOSE, secret), userId, text) : null
}

/**
 * The member's secret again. Fails with `accounts.second-factor-unreadable` when the key is another one or is gone, and tells the
 * operator.
 */
export const decryptSecret = async (ctx: Ctx, userId: string, encrypted: string): Promise<string> => {
  const secret = await findSecret(ctx, userId, encrypted)
  if (secret !== null) return secret
  ctx.log.error({ userId }, 'the secret of a second factor cannot be read: SECOND_FACTOR_KEY is another one than when it was switched on')
  return fail('accounts.second-factor-unreadable')
}

const LOOKED_AT = 100

/** For the operator: of the newest hundred second factors, how many cannot be read with the keys of now. Changes nothing. */
export const countUnreadable = async (ctx: Ctx): Promise<{ looked: number; unreadable: number }> => {
  const newest = await ctx.db.select().from(secondFactors).orderBy(desc(secondFactors.createdAt)).limit(LOOKED_AT)
  const secrets = await Promise.all(newest.map(({ userId, encryptedSecret }) => findSecret(ctx, userId, encryptedSecret)))
  return { looked: newest.length, unreadable: secrets.filter((secret) => secret === null).length }
}
