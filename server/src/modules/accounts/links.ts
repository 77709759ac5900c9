import { FIRST_CONFIRMATION_HOURS } from '@feria/contract/accounts/values'
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { holdsAt } from './restrictions.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { accountRequests, emailChanges, emailConfirmations, passwordResets, phoneCodes, restrictions, users } from './tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** In the past by every clock, even of a process that is behind. */
const LONG_OVER = new Date(0)

/**
 * A member's row, locked until the transaction ends; undefined once the account is closed. Whatever creates, uses or voids an emailed
 * link locks it first, so that concurrent calls see each other's result.
 */
export const lockUser = async (ctx: Ctx, userId: string) => {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update')
  return user
}

/**
 * Creates the token of a single-use link to set a password, valid for some minutes; the member's older ones stop working. Null once the
 * account is closed.
 */
export const makeReset = (ctx: Ctx, userId: string, minutes: number): Promise<string | null> =>
  withTransaction(ctx, async (ctx) => {
    if (!(await lockUser(ctx, userId))) return null
    const token = newSecret()
    await voidResets(ctx, userId)
    const expiresAt = new Date(ctx.now().getTime() + minutes * 60_000)
    await ctx.db.insert(passwordResets).values({ tokenHash: hashSecret(token), userId, expiresAt })
    return token
  })

/**
 * Creates the token of the link that confirms the address of a registration, valid for 24 hours, and returns it with the address; the
 * member's older one stops working. Null once the address is confirmed, a correction of it is pending, or the account is closed.
 */
export const makeConfirmation = (ctx: Ctx, userId: string): Promise<{ token: string; email: string } | null> =>
  withTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx, userId)
    if (!user || user.emailVerifiedAt || user.pendingEmail) return null
    const [token, { email }] = [newSecret(), user]
    const link = { email, tokenHash: hashSecret(token), expiresAt: new Date(ctx.now().getTime() + FIRST_CONFIRMATION_HOURS * HOUR_MS) }
    await ctx.db
      .insert(emailConfirmations)
      .values({ userId, ...link })
      .onConflictDoUpdate({ target: emailConfirmations.userId, set: link })
    return { token, email }
  })

/** Ends the link that confirms the address of a registration. */
export const voidConfirmation = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId))
}

const voidResets = (ctx: Ctx, userId: string) =>
  ctx.db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))

/** Ends the pending change of email, if there is one. The link that undoes it stays. */
export const voidEmailChange = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.update(emailChanges).set({ expiresAt: LONG_OVER }).where(eq(emailChanges.userId, userId))
  await ctx.db.update(users).set({ pendingEmail: null, updatedAt: ctx.now() }).where(eq(users.id, userId))
}

/**
 * Voids every emailed link that grants access to a member's account: to set a password, and to confirm another email. Call it in the
 * transaction of every change of credentials. Links that undo a change of email stay, since they only give the account back.
 */
export const voidLinks = async (ctx: Ctx, userId: string): Promise<void> => {
  await voidEmailChange(ctx, userId)
  await voidResets(ctx, userId)
}

/**
 * Whether an address is reserved: for the account that changed away from it and may come back, or since the suspension of whoever left
 * with it is not over. Members may always return to their own.
 */
export const isKept = async (ctx: Ctx, email: string, forUserId?: string): Promise<boolean> => {
  const [change] = await ctx.db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmail, email),
        gt(emailChanges.undoUntil, ctx.now()),
        forUserId === undefined ? undefined : ne(emailChanges.userId, forUserId),
      ),
    )
    .limit(1)
  return change !== undefined || (await hasLeftSuspended(ctx, email))
}

const hasLeftSuspended = async (ctx: Ctx, email: string): Promise<boolean> => {
  const isKept = and(eq(restrictions.emailHash, hashSecret(email)), holdsAt(ctx.now()))
  return (await ctx.db.select({ id: restrictions.id }).from(restrictions).where(isKept).limit(1)).length > 0
}

/** Marks a member's address as verified, like using an emailed link does. For accounts created for people, such as the demo's. */
export const proveEmail = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db
    .update(users)
    .set({ emailVerifiedAt: ctx.now() })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
}

/** Deletes expired links, and requests that could not be handled and codes for telephones that were asked a day ago. Runs hourly. */
export const sweepLinks = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  await ctx.db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await ctx.db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now))
  await ctx.db.delete(emailChanges).where(and(lt(emailChanges.undoUntil, now), lt(emailChanges.expiresAt, now)))
  const yesterday = new Date(now.getTime() - DAY_MS)
  await ctx.db.delete(accountRequests).where(lt(accountRequests.createdAt, yesterday))
  await ctx.db.delete(phoneCodes).where(lt(phoneCodes.askedAt, yesterday))
}
