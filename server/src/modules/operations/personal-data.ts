import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { Ctx, PersonalData } from '../../core/context.ts'
import { refusedEmails } from '../../platform/tables.ts'
import { emailChanges, users } from '../accounts/tables.ts'

/** The addresses that we wrote to the member at, as far as they are known. */
const addressesOf = async (ctx: Ctx, userId: string): Promise<string[]> => {
  const [own, changed] = [
    await ctx.db.select({ email: users.email, pending: users.pendingEmail }).from(users).where(eq(users.id, userId)),
    await ctx.db
      .select({ email: emailChanges.email, old: emailChanges.oldEmail })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
  ]
  return [...own.flatMap(({ email, pending }) => [email, pending]), ...changed.flatMap(({ email, old }) => [email, old])].filter(
    (address) => address !== null,
  )
}

/** Emails to the member that a mail server refused. Deleted with the account. */
export const operationPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    // Whoever had the address before the member did was somebody else.
    const rows = await ctx.db
      .select({ to: refusedEmails.to, subject: refusedEmails.subject, reason: refusedEmails.reason, at: refusedEmails.at })
      .from(refusedEmails)
      .innerJoin(users, and(eq(users.email, refusedEmails.to), gte(refusedEmails.at, users.createdAt)))
      .where(eq(users.id, userId))
      .orderBy(asc(refusedEmails.id))
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  },
  erase: async (ctx, userId) => {
    await ctx.db.delete(refusedEmails).where(inArray(refusedEmails.to, await addressesOf(ctx, userId)))
  },
}
