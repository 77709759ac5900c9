import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { withTransaction } from '../../core/transaction.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { accountRequests, emailChanges, passwordResets, users } from './tables.ts'

const DAY_MS = 86_400_000
/** Past by every clock, also of a process whose own is behind. */
const LONG_OVER = new Date(0)

/**
 * A member's row, locked until the transaction ends; undefined once the account is gone. Whatever makes, uses or voids a mailed link locks
 * it first, so that of two at the same moment the second sees what the first did.
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
 * Makes the token of a link to set a password, of so many minutes and one use; every older one of the member stops working. Null once the
 * account is gone.
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

const voidResets = (ctx: Ctx, userId: string) =>
  ctx.db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))

/** Ends the change of email that waits, if one does. The link that undoes it stays. */
export const voidEmailChange = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db.update(emailChanges).set({ expiresAt: LONG_OVER }).where(eq(emailChanges.userId, userId))
  await ctx.db.update(users).set({ pendingEmail: null, updatedAt: ctx.now() }).where(eq(users.id, userId))
}

/**
 * Voids every mailed link of a member that gives somebody a way in: to set a password, and to confirm another email. For whatever changes
 * how they sign in; call it in the transaction of that. Links that undo a change of email stay, since they only ever give the account back.
 */
export const voidLinks = async (ctx: Ctx, userId: string): Promise<void> => {
  await voidEmailChange(ctx, userId)
  await voidResets(ctx, userId)
}

/** Whether an address is kept for the account that left it, which may come back to it. A member comes back to their own at any time. */
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
  return change !== undefined
}

/**
 * Counts the address of a member as proven, as a mailed link does that was used. For accounts that are made for people, such as those of
 * the demo.
 */
export const proveEmail = async (ctx: Ctx, userId: string): Promise<void> => {
  await ctx.db
    .update(users)
    .set({ emailVerifiedAt: ctx.now() })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
}

/** Removes links that are over, and what was asked a day ago and could not be dealt with. The clock calls it each hour. */
export const sweepLinks = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now()
  await ctx.db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await ctx.db.delete(emailChanges).where(lt(emailChanges.undoUntil, now))
  await ctx.db.delete(accountRequests).where(lt(accountRequests.createdAt, new Date(now.getTime() - DAY_MS)))
}
