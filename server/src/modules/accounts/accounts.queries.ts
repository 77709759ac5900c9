import { SESSION_DAYS } from '@feria/contract/limits'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Actor, Ctx } from '../../context.ts'
import { prepareOnce } from '../../engines/db/database.ts'
import { fail } from '../../errors.ts'
import { emit } from '../../events.ts'
import { hashSecret, isPassword, newSecret } from './accounts.secrets.ts'
import { sessions, users } from './accounts.tables.ts'

const DAY_MS = 86_400_000
/** A session's last use is written once an hour at most, so that reading costs no write. */
const REFRESH_MS = 3_600_000

/** The member behind a session token, or null when it is unknown or over. Every use moves the end of the session. */
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
      .set({ usedAt: now, expiresAt: endOf(now) })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  return { ...actor, tokenHash }
}

/** Opens a session of 30 days and answers its token, which is nowhere else. */
export const openSession = async (ctx: Ctx, userId: string): Promise<string> => {
  const token = newSecret()
  const now = ctx.now()
  await ctx.db.insert(sessions).values({ tokenHash: hashSecret(token), userId, createdAt: now, usedAt: now, expiresAt: endOf(now) })
  return token
}

/** Ends every session of a member at once and says so, for whoever keeps connections open. */
export const endSessions = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(sessions).where(eq(sessions.userId, userId))
  await emit(ctx, 'accounts.sessions-ended', { userId })
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
 * Fails with `accounts.wrong-password` unless the password is the member's own. Call it before a transaction opens: hashing takes a tenth of
 * a second, and the embedded database has one connection.
 */
export const provePassword = async (ctx: Ctx, userId: string, password: string): Promise<void> => {
  const { passwordHash } = await getUser(ctx, userId)
  if (!(await isPassword(password, passwordHash))) {
    fail('accounts.wrong-password', {}, { password: 'La contraseña no es correcta.' })
  }
}
