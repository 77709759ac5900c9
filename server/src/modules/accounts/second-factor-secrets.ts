import { desc } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { decrypt, encrypt, keyFor } from '../../platform/secrets.ts'
import { findServerKey, getServerKey } from '../../platform/server-keys.ts'
import { secondFactors } from './tables.ts'

const KEY = 'second-factor'
const PURPOSE = 'feria second factor'

/** Where the key came from: the setting or the database. Stored with each secret, so that adding the setting later locks nobody out. */
type Source = 'setting' | 'database'

/** Encrypts a member's secret with the setting's key, otherwise the database's; it cannot be decrypted as another member's. */
export const encryptSecret = async (ctx: Ctx, userId: string, text: string): Promise<string> => {
  const source: Source = ctx.config.SECOND_FACTOR_KEY ? 'setting' : 'database'
  const secret = ctx.config.SECOND_FACTOR_KEY ?? (await getServerKey(ctx, KEY))
  return `${source}.${encrypt(keyFor(PURPOSE, secret), userId, text)}`
}

/** Decrypts the member's secret; null when the key changed or is missing, or the row was tampered with. */
const findSecret = async (ctx: Ctx, userId: string, encrypted: string): Promise<string | null> => {
  const [source = '', text = ''] = encrypted.split('.')
  const secret = source === 'setting' ? ctx.config.SECOND_FACTOR_KEY : await findServerKey(ctx, KEY)
  return secret ? decrypt(keyFor(PURPOSE, secret), userId, text) : null
}

/**
 * Decrypts the member's secret. Fails with `accounts.second-factor-unreadable` when the key changed or is missing, and logs it for the
 * operator.
 */
export const decryptSecret = async (ctx: Ctx, userId: string, encrypted: string): Promise<string> => {
  const secret = await findSecret(ctx, userId, encrypted)
  if (secret !== null) return secret
  ctx.log.error({ userId }, 'the secret of a second factor cannot be read: SECOND_FACTOR_KEY is another one than when it was switched on')
  return fail('accounts.second-factor-unreadable')
}

const LOOKED_AT = 100

/** For the operator: how many of the newest hundred second factors cannot be decrypted with the current keys. Changes nothing. */
export const countUnreadable = async (ctx: Ctx): Promise<{ looked: number; unreadable: number }> => {
  const newest = await ctx.db.select().from(secondFactors).orderBy(desc(secondFactors.createdAt)).limit(LOOKED_AT)
  const secrets = await Promise.all(newest.map(({ userId, encryptedSecret }) => findSecret(ctx, userId, encryptedSecret)))
  return { looked: newest.length, unreadable: secrets.filter((secret) => secret === null).length }
}
