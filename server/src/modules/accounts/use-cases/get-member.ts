import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { users } from '../tables.ts'

/** The public profile of a member: name, picture and joining date. Members only; closed accounts are not found. */
export const getMember = async (ctx: Ctx, { params }: Input<typeof api.accounts.get>): Promise<Answer<typeof api.accounts.get>> => {
  const [found] = await ctx.db
    .select({ id: users.id, name: users.name, imageUrl: users.imageUrl, accountType: users.accountType, createdAt: users.createdAt })
    .from(users)
    .where(and(eq(users.id, params.id), isNull(users.deletedAt)))
  if (!found) return fail('accounts.not-found')
  return { ...found, createdAt: found.createdAt.toISOString() }
}
