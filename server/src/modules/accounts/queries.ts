import { isAdmin, SESSION_DAYS, SESSION_MAX_DAYS } from '@feria/contract/accounts/values'
import { and, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { type Actor, type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { emit } from '../../core/events.ts'
import { prepareOnce, rowsOf, runPrepared } from '../../engines/db/database.ts'
import { hashSecret, isPassword, newSecret } from './secrets.ts'
import { secondFactors, sessions, users } from './tables.ts'

const DAY_MS = 86_400_000
/** A session's last use is written once an hour at most, so that reading costs no write. */
const REFRESH_MS = 3_600_000

/**
 * The member behind a session token, or null when it is unknown or over. Every use moves the end of the session, up to its longest life.
 */
export const findActor = async (ctx: Ctx, token: string): Promise<Actor | null> => {
  const tokenHash = hashSecret(token)
  const now = ctx.now()
  const query = prepareOnce(ctx.db, 'find_actor', (db) =>
    db
      .select({ id: users.id, name: users.name, email: users.email, role: users.role, usedAt: sessions.usedAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now')), isNull(users.deletedAt)))
      .prepare('find_actor'),
  )
  const [found] = await query.execute({ hash: tokenHash, now: now.toISOString() })
  if (!found) return null
  const { usedAt, ...actor } = found
  if (now.getTime() - usedAt.getTime() > REFRESH_MS) {
    await ctx.db
      .update(sessions)
      .set({
        usedAt: now,
        expiresAt: sql`least(${endOf(now).toISOString()}::timestamptz, ${sessions.createdAt} + make_interval(days => ${SESSION_MAX_DAYS}))`,
      })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  return (await lacksSecondFactor(ctx, actor)) ? { ...actor, tokenHash, role: 'user', lacksSecondFactor: true } : { ...actor, tokenHash }
}

/** Where admins need a second factor, one without it is a member to every use case, also to those that let admins do more. */
const lacksSecondFactor = async (ctx: Ctx, { id, role }: { id: string; role: string }): Promise<boolean> => {
  if (!ctx.config.REQUIRE_ADMIN_SECOND_FACTOR || !isAdmin(role)) return false
  const [factor] = await ctx.db
    .select({ id: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, id), isNotNull(secondFactors.confirmedAt)))
  return !factor
}

/**
 * A condition for a prepared statement of another module: the session of the actor is still there. It looks at one row by its key; the
 * placeholders are filled with `signedInValues`.
 */
export const signedIn: SQL = sql`exists (
  select from ${sessions} s where s.token_hash = ${sql.placeholder('tokenHash')} and s.expires_at > ${sql.placeholder('now')}::timestamptz)`
export const signedInValues = (ctx: Ctx) => ({ tokenHash: memberOf(ctx).tokenHash, now: ctx.now().toISOString() })

/** Whether it is. */
export const isSignedIn = async (ctx: Ctx): Promise<boolean> =>
  (await runPrepared<{ is: boolean }>(ctx.db, 'signed_in', () => sql`select ${signedIn} as "is"`, signedInValues(ctx)))[0]?.is === true

/**
 * Opens a session of 30 days for a member whose password was proved against this hash, and answers its token, which is nowhere else. Fails
 * with `accounts.bad-credentials` when the password became another one meanwhile: whoever changes it ends all sessions, and none opens
 * behind them.
 */
export const openSession = async (ctx: Ctx, { id, passwordHash }: { id: string; passwordHash: string | null }): Promise<string> => {
  const token = newSecret()
  const now = ctx.now()
  const [at, end] = [now.toISOString(), endOf(now).toISOString()]
  // The lock waits for a change that is under way and looks again at what became of the password.
  const opened = rowsOf(
    await ctx.db.execute(sql`
      with proved as (
        select id from users where id = ${id} and password_hash = ${passwordHash} and deleted_at is null for share
      )
      insert into sessions (token_hash, user_id, agent, created_at, used_at, expires_at)
      select ${hashSecret(token)}, id, ${ctx.agent}::text, ${at}::timestamptz, ${at}::timestamptz, ${end}::timestamptz from proved
      returning user_id`),
  )
  if (opened.length === 0) return fail('accounts.bad-credentials')
  ctx.log.info({ userId: id, address: ctx.address }, 'session opened')
  return token
}

/** Ends every session of a member at once and says so, for whoever keeps connections open. */
export const endSessions = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(sessions).where(eq(sessions.userId, userId))
  ctx.log.info({ userId }, 'sessions ended')
  await emit(ctx, 'accounts.sessions-ended', { userId })
}

/** Ends every session of the caller but the one that the call came through, for whoever keeps their connections open; answers how many. */
export const endOthers = async (ctx: Ctx): Promise<number> => {
  const { id: userId, tokenHash } = memberOf(ctx)
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ tokenHash: sessions.tokenHash })
  if (ended.length > 0) await emit(ctx, 'accounts.sessions-ended', { userId, tokenHashes: ended.map((one) => one.tokenHash) })
  return ended.length
}

/** Removes sessions that are over. */
export const sweepSessions = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, ctx.now()))
}

const endOf = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS)

/** A member as they see themselves. */
export const toUser = (row: typeof users.$inferSelect) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  role: row.role,
  imageUrl: row.imageUrl,
  accountType: row.accountType,
  pendingEmail: row.pendingEmail,
  createdAt: row.createdAt.toISOString(),
})

/** A member's own row. Throws when there is none: a session cannot outlive its member. */
export const getUser = async (ctx: Ctx, id: string) => {
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!row) throw new Error(`There is no member ${id}.`)
  return row
}

/**
 * Fails with `accounts.wrong-password` unless the password is the member's own, and answers the hash that proved it. Call it before a
 * transaction opens: hashing takes a tenth of a second, and the embedded database has one connection.
 */
export const provePassword = async (ctx: Ctx, userId: string, password: string): Promise<string> => {
  const { passwordHash } = await getUser(ctx, userId)
  if (passwordHash && (await isPassword(password, passwordHash))) return passwordHash
  return wrongPassword()
}

/** Refuses a password that is not, or not any more, the member's own. */
export const wrongPassword = (): never => fail('accounts.wrong-password', {}, { password: 'La contraseña no es correcta.' })
