import { and, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { isKept } from './links.ts'
import { foldedOf } from './rules.ts'
import { type AskedBusiness, accountRequests, businesses, users } from './tables.ts'

/**
 * Stores a visitor's request for an address. Everything that depends on the address happens in the job, so neither the response nor its
 * timing reveals whether there is an account.
 */
export const request = (ctx: Ctx, email: string, business: AskedBusiness | null): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const id = newId()
    await ctx.db.insert(accountRequests).values({ id, email, business, createdAt: ctx.now() })
    await emit(ctx, 'accounts.requested', { requestId: id })
  })

/** Handles a request once and deletes it. */
export const answerRequest = (ctx: Ctx, { requestId }: Events['accounts.requested']): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const [asked] = await ctx.db.delete(accountRequests).where(eq(accountRequests.id, requestId)).returning()
    if (!asked) return
    if (asked.business) return storeBusiness(ctx, asked.email, asked.business)
    const user = await findByEmail(ctx, asked.email)
    if (user) await emit(ctx, 'accounts.reset-asked', { userId: user.id })
  })

const findByEmail = async (ctx: Ctx, email: string) => {
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
  return user
}

/**
 * Creates an account waiting for its password, and a link for its owner to choose one; replaces earlier data. An existing account stays
 * as it is and its owner is told. An address reserved for the account that left it gets nothing.
 */
const storeBusiness = async (ctx: Ctx, email: string, asked: AskedBusiness): Promise<void> => {
  const { name, phone, accountType, ...business } = asked
  if (await isKept(ctx, email, (await findByEmail(ctx, email))?.id)) return
  const now = ctx.now()
  const fields = { name, phone, accountType, folded: foldedOf(name, email), updatedAt: now }
  const [user] = await ctx.db
    .insert(users)
    .values({ id: newId(), email, role: 'user', createdAt: now, ...fields })
    .onConflictDoUpdate({ target: users.email, set: fields, setWhere: isNull(users.passwordHash) })
    .returning({ id: users.id })
  if (!user) {
    const known = await findByEmail(ctx, email)
    if (known) await emit(ctx, 'accounts.business-known', { userId: known.id })
    return
  }
  await ctx.db
    .insert(businesses)
    .values({ userId: user.id, ...business })
    .onConflictDoUpdate({ target: businesses.userId, set: business })
  await emit(ctx, 'accounts.business-registered', { userId: user.id })
}
