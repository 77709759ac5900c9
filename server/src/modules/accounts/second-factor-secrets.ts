import { createHash } from 'node:crypto'
import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { decrypt, encrypt, keyFor } from '../../platform/secrets.ts'
import { findServerKeys, forgetOlderKeys, getServerKeys } from '../../platform/server-keys.ts'
import { secondFactors } from './tables.ts'

const KEY = 'second-factor'
const PURPOSE = 'feria second factor'
const NAME_LENGTH = 8
const PAGE = 200

interface Key {
  /** Of the key itself, without telling it. Stored with each secret: so it is known which key it needs. */
  name: string
  key: Buffer
}

const toKey = (secret: string): Key => {
  const key = keyFor(PURPOSE, secret)
  return { name: createHash('sha256').update(key).digest('base64url').slice(0, NAME_LENGTH), key }
}

/** The keys of the setting, the newest first, then those of the database: adding the setting later locks nobody out. */
const listKeys = async (ctx: Ctx): Promise<Key[]> =>
  [...(ctx.config.SECOND_FACTOR_KEY ?? []), ...(await findServerKeys(ctx, KEY))].map(toKey)

/** The key that encrypts: the first of the setting, otherwise the newest of the database. */
const newestKey = async (ctx: Ctx): Promise<Key> => toKey(ctx.config.SECOND_FACTOR_KEY?.[0] ?? (await getServerKeys(ctx, KEY))[0])

const encryptWith = ({ name, key }: Key, userId: string, text: string) => `${name}.${encrypt(key, userId, text)}`

/** Encrypts a member's secret with the newest key; it cannot be decrypted as another member's. */
export const encryptSecret = async (ctx: Ctx, userId: string, text: string): Promise<string> =>
  encryptWith(await newestKey(ctx), userId, text)

const read = (keys: Key[], userId: string, encrypted: string): string | null => {
  const [name = '', text = ''] = encrypted.split('.')
  const found = keys.find((key) => key.name === name)
  return found ? decrypt(found.key, userId, text) : null
}

/**
 * Decrypts the member's secret. Fails with `accounts.second-factor-unreadable` when its key is missing or the row was tampered with, and
 * logs it for the operator.
 */
export const decryptSecret = async (ctx: Ctx, userId: string, encrypted: string): Promise<string> => {
  const secret = read(await listKeys(ctx), userId, encrypted)
  if (secret !== null) return secret
  ctx.log.error({ userId }, 'the secret of a second factor cannot be read: SECOND_FACTOR_KEY has no more the one that encrypted it')
  return fail('accounts.second-factor-unreadable')
}

const nameOf = sql<string>`split_part(${secondFactors.encryptedSecret}, '.', 1)`

/** For the operator: how many second factors there are, need an older key than the newest, and need one that is missing. */
export const examineSecrets = async (ctx: Ctx): Promise<{ all: number; older: number; unreadable: number }> => {
  const rows = await ctx.db.select({ name: nameOf, secrets: count() }).from(secondFactors).groupBy(nameOf)
  const known = new Set((await listKeys(ctx)).map(({ name }) => name))
  const newest = rows.length > 0 ? (await newestKey(ctx)).name : ''
  const sum = (isWanted: (name: string) => boolean) => rows.reduce((all, { name, secrets }) => all + (isWanted(name) ? secrets : 0), 0)
  return {
    all: sum(() => true),
    older: sum((name) => name !== newest && known.has(name)),
    unreadable: sum((name) => !known.has(name)),
  }
}

/**
 * Encrypts every second factor anew that needs an older key than the newest, a page at a time, while members go on using them; returns
 * how many. Those that cannot be read stay as they are.
 */
export const encryptAnew = async (ctx: Ctx): Promise<number> => {
  const [keys, newest] = [await listKeys(ctx), await newestKey(ctx)]
  let done = 0
  for (let after = '00000000-0000-0000-0000-000000000000', isLast = false; !isLast; ) {
    const page = await ctx.db
      .select({ userId: secondFactors.userId, encrypted: secondFactors.encryptedSecret })
      .from(secondFactors)
      .where(and(gt(secondFactors.userId, after), ne(nameOf, newest.name)))
      .orderBy(asc(secondFactors.userId))
      .limit(PAGE)
    for (const { userId, encrypted } of page) {
      const secret = read(keys, userId, encrypted)
      if (secret === null) continue
      // Whoever sets up another one meanwhile keeps it.
      const isSame = and(eq(secondFactors.userId, userId), eq(secondFactors.encryptedSecret, encrypted))
      await ctx.db
        .update(secondFactors)
        .set({ encryptedSecret: encryptWith(newest, userId, secret) })
        .where(isSame)
      done++
    }
    after = page.at(-1)?.userId ?? after
    isLast = page.length < PAGE
  }
  return done
}

/** Removes the keys of the database in whose place there is a newer one; throws a sentence while a second factor needs an older one. */
export const forgetSecretKeys = async (ctx: Ctx): Promise<number> => {
  const { older } = await examineSecrets(ctx)
  if (older > 0) throw new Error(`${older} second factors still need an older key: npm run feria -- rotate-keys encrypts them anew.`)
  return forgetOlderKeys(ctx, KEY)
}
