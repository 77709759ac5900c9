import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { savedFilters } from './tables.ts'

/** The filters that a member kept as one of the staff; they go with the account. */
export const adminPersonalData: PersonalData = {
  export: async (ctx, userId) => {
    const { section, name, query, savedAt } = savedFilters
    return ctx.db.select({ section, name, query, savedAt }).from(savedFilters).where(eq(savedFilters.userId, userId)).orderBy(section, name)
  },
  erase: async (ctx, userId) => {
    await ctx.db.delete(savedFilters).where(eq(savedFilters.userId, userId))
  },
}
