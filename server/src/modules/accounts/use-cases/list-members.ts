import type { api, Input } from '@feria/contract'
import type { ListedUser } from '@feria/contract/accounts/schemas'
import type { Page } from '@feria/contract/page'
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx, Restriction } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { holdsAt, restrictionColumns, toRestriction } from '../restrictions.ts'
import { foldedOf } from '../rules.ts'
import { restrictions, secondFactors, users } from '../tables.ts'

/** All members, newest first; each word of the search must occur in the name or the email, ignoring case and accents. Admins only. */
export const listMembers = async (ctx: Ctx, { query }: Input<typeof api.accounts.list>): Promise<Page<ListedUser>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select({ user: users, factorSince: secondFactors.confirmedAt, heldBack: restrictionColumns })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(restrictions, and(eq(restrictions.userId, users.id), holdsAt(ctx.now())))
    .where(
      and(
        isNull(users.deletedAt),
        query.role && eq(users.role, query.role),
        matchesMember(query.search ?? ''),
        before ? lt(users.id, before) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toListed, ({ user }) => user.id)
}

/** The words of a search, folded like names and emails. */
const partsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map((part) => (part.includes('@') ? part.toLowerCase() : foldedOf(part, '').trim() || part.toLowerCase()))

/** The condition that each word of a search occurs in a member's name or email, ignoring case and accents; undefined without words. */
export const matchesMember = (search: string): SQL | undefined =>
  and(...partsOf(search).map((word) => sql`${users.folded} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`))

interface ListedRow {
  user: typeof users.$inferSelect
  factorSince: Date | null
  heldBack: Restriction | null
}

/** An admin's view of a member; pending until a password is chosen, with a second factor from its first code on. */
export const toListed = ({ user, factorSince, heldBack }: ListedRow): ListedUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  imageUrl: user.imageUrl,
  accountType: user.accountType,
  restriction: heldBack && toRestriction(heldBack),
  createdAt: user.createdAt.toISOString(),
  premiumUntil: user.premiumUntil?.toISOString() ?? null,
  isPending: user.passwordHash === null,
  hasSecondFactor: factorSince !== null,
})
