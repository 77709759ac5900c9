import type { api, Input } from '@feria/contract'
import type { ListedUser } from '@feria/contract/accounts'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { pageOf, readCursor } from '../../cursor.ts'
import { foldedOf } from './accounts.rules.ts'
import { users } from './accounts.tables.ts'

/** Every member, the newest first; each word of the search must stand in the name or the email, ignoring case and accents. Admins only. */
export const listMembers = async (ctx: Ctx, { query }: Input<typeof api.accounts.list>): Promise<Page<ListedUser>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const words = partsOf(query.search ?? '')
  const rows = await ctx.db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        query.role && eq(users.role, query.role),
        ...words.map((word) => sql`${users.folded} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
        before ? lt(users.id, before) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toListed, (row) => row.id)
}

/** The words of a search, each as a name or an email would have it. */
const partsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map((part) => (part.includes('@') ? part.toLowerCase() : foldedOf(part, '').trim() || part.toLowerCase()))

/** A member as an admin sees them; pending until a password is chosen. */
export const toListed = (row: typeof users.$inferSelect): ListedUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  imageUrl: row.imageUrl,
  accountType: row.accountType,
  createdAt: row.createdAt.toISOString(),
  premiumUntil: row.premiumUntil?.toISOString() ?? null,
  isPending: row.passwordHash === null,
})
