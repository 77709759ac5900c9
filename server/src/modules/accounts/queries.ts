import { isAdmin, SESSION_DAYS, SESSION_MAX_DAYS, serves, staffRoles } from '@feria/contract/accounts/values'
import { and, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { type Actor, type Ctx, memberOf, type Restriction } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { emit } from '../../core/events.ts'
import { prepareOnce, rowsOf, runPrepared } from '../../engines/db/database.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { holdsAt, toRestriction } from './restrictions.ts'
import { hashSecret, isPassword, newSecret } from './secrets.ts'
import { restrictions, secondFactors, sessions, users } from './tables.ts'

const DAY_MS = 86_400_000
/** A session's last use is written once an hour at most, so that most reads cost no write. */
const REFRESH_MS = 3_600_000

/** The member behind a session token; null when it is unknown or expired. Every use extends the session, up to its maximum life. */
export const findActor = async (ctx: Ctx, token: string): Promise<Actor | null> => {
  const tokenHash = hashSecret(token)
  const now = ctx.now()
  const query = prepareOnce(ctx.db, 'find_actor', (db) =>
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        role: users.role,
        staff: users.staff,
        hasBlocks: users.hasBlocks,
        usedAt: sessions.usedAt,
        emailVerifiedAt: users.emailVerifiedAt,
        pendingEmail: users.pendingEmail,
        kind: restrictions.kind,
        reason: restrictions.reason,
        note: restrictions.note,
        since: restrictions.since,
        until: restrictions.until,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(restrictions, and(eq(restrictions.userId, users.id), holdsAt(sql.placeholder('now'))))
      .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now')), isNull(users.deletedAt)))
      .prepare('find_actor'),
  )
  const [found] = await query.execute({ hash: tokenHash, now: now.toISOString() })
  if (!found) return null
  const { usedAt, emailVerifiedAt, pendingEmail, staff, kind, reason, note, since, until, ...member } = found
  const isUnconfirmed = ctx.config.REQUIRE_CONFIRMED_EMAIL && !emailVerifiedAt
  const actor = {
    ...member,
    ...(staff ? { staff } : {}),
    ...(isUnconfirmed ? { unconfirmedEmail: pendingEmail ?? member.email } : {}),
    ...(kind && reason !== null && note !== null && since ? { heldBack: { kind, reason, note, since, until } } : {}),
  }
  if (now.getTime() - usedAt.getTime() > REFRESH_MS) {
    await ctx.db
      .update(sessions)
      .set({
        usedAt: now,
        expiresAt: sql`least(${endOf(now).toISOString()}::timestamptz, ${sessions.createdAt} + make_interval(days => ${SESSION_MAX_DAYS}))`,
      })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  if (!(await lacksSecondFactor(ctx, actor))) return { ...actor, tokenHash }
  const { staff: _, ...plain } = actor
  return { ...plain, tokenHash, role: isAdmin(actor.role) ? 'user' : actor.role, lacksSecondFactor: true }
}

/** Where admins need a second factor, so do staff: one without it is a plain member to every use case, also to those that allow more. */
const lacksSecondFactor = async (ctx: Ctx, member: Pick<Actor, 'id' | 'role' | 'staff'>): Promise<boolean> => {
  if (!ctx.config.REQUIRE_ADMIN_SECOND_FACTOR || !serves(member, staffRoles)) return false
  const [factor] = await ctx.db
    .select({ id: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, member.id), isNotNull(secondFactors.confirmedAt)))
  return !factor
}

/**
 * A condition for other modules' prepared statements: the actor's session still exists. It looks up one row by its key; the placeholders
 * are filled with `signedInValues`.
 */
export const signedIn: SQL = sql`exists (
  select from ${sessions} s where s.token_hash = ${sql.placeholder('tokenHash')} and s.expires_at > ${sql.placeholder('now')}::timestamptz)`
export const signedInValues = (ctx: Ctx) => ({ tokenHash: memberOf(ctx).tokenHash, now: ctx.now().toISOString() })

/** Whether the actor's session still exists. */
export const isSignedIn = async (ctx: Ctx): Promise<boolean> =>
  (await runPrepared<{ is: boolean }>(ctx.db, 'signed_in', () => sql`select ${signedIn} as "is"`, signedInValues(ctx)))[0]?.is === true

/**
 * Opens a session of 30 days for a member whose password was verified against this hash, and returns its token, which is stored nowhere
 * else. Fails with `accounts.bad-credentials` when the password changed meanwhile: the change ends all sessions, so none may open after
 * it.
 */
export const openSession = async (ctx: Ctx, { id, passwordHash }: { id: string; passwordHash: string | null }): Promise<string> => {
  const token = newSecret()
  const now = ctx.now()
  const [at, end] = [now.toISOString(), endOf(now).toISOString()]
  // The lock waits for a concurrent change and re-reads the password's hash.
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

/** Ends every session of a member and emits the event that closes their connections. */
export const endSessions = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(sessions).where(eq(sessions.userId, userId))
  ctx.log.info({ userId }, 'sessions ended')
  await emit(ctx, 'accounts.sessions-ended', { userId })
}

/** Ends every session of the caller except the current one and emits the event that closes their connections; returns how many. */
export const endOthers = async (ctx: Ctx): Promise<number> => {
  const { id: userId, tokenHash } = memberOf(ctx)
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ tokenHash: sessions.tokenHash })
  if (ended.length > 0) await emit(ctx, 'accounts.sessions-ended', { userId, tokenHashes: ended.map((one) => one.tokenHash) })
  return ended.length
}

/** Deletes expired sessions. */
export const sweepSessions = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, ctx.now()))
}

const endOf = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS)

/** A member's view of themselves. */
export const toUser = ({ config }: Ctx, row: typeof users.$inferSelect, restriction: Restriction | null) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  role: row.role,
  imageUrl: row.imageUrl,
  accountType: row.accountType,
  hasSellerPage: row.hasSellerPage,
  isEmailConfirmed: row.emailVerifiedAt !== null,
  mustConfirmEmail: config.REQUIRE_CONFIRMED_EMAIL && row.emailVerifiedAt === null,
  pendingEmail: row.pendingEmail,
  acceptedTerms: row.acceptedTerms,
  restriction: restriction && toRestriction(restriction),
  createdAt: row.createdAt.toISOString(),
  ...(row.staff ? { staff: row.staff } : {}),
})

/** The member's row. Throws when there is none: a session cannot outlive its member. */
export const getUser = async (ctx: Ctx, id: string) => {
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!row) throw new Error(`There is no member ${id}.`)
  return row
}

/**
 * Verifies the member's password and returns the hash that it matched; otherwise fails with `accounts.wrong-password`. Call it before a
 * transaction opens: hashing takes a tenth of a second, and the embedded database has one connection.
 */
export const provePassword = async (ctx: Ctx, userId: string, password: string): Promise<string> => {
  const { passwordHash } = await getUser(ctx, userId)
  if (passwordHash && (await isPassword(password, passwordHash))) return passwordHash
  return wrongPassword()
}

/** Refuses a password that is not, or no longer, the member's own. */
export const wrongPassword = (): never => fail('accounts.wrong-password', {}, { password: 'La contraseña no es correcta.' })

/** The id of the member with an email, in any case. Fails with `accounts.not-found` for an unknown one. */
export const findByEmail = async (ctx: Ctx, email: string): Promise<string> => {
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), isNull(users.deletedAt)))
  return user?.id ?? fail('accounts.not-found')
}

/**
 * Locks the rows of two members, always in the same order, until the transaction ends; false when either is not there. For `blocks`.
 */
export const lockPair = async (ctx: Ctx, oneId: string, otherId: string): Promise<boolean> => {
  const found = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(isAmong(users.id, [oneId, otherId]), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('no key update')
  return found.length === 2
}

/** Keeps with members whether there is a block of theirs or against them, which every session reads. For `blocks`. */
export const noteBlocks = async (ctx: Ctx, userIds: string[], hasBlocks: boolean): Promise<void> => {
  await ctx.db.update(users).set({ hasBlocks }).where(isAmong(users.id, userIds))
}
