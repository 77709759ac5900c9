import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { contactMessages } from './tables.ts'

/** The messages that a member sent while signed in. Deleted with the account. */
export const helpPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const own = await ctx.db.select().from(contactMessages).where(eq(contactMessages.userId, userId)).orderBy(asc(contactMessages.id))
    return own.map(({ name, email, text, createdAt, resolvedAt }) => ({
      name,
      email,
      text,
      createdAt: createdAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    }))
  },
  erase: async (ctx, userId) => {
    await ctx.db.delete(contactMessages).where(eq(contactMessages.userId, userId))
  },
}
