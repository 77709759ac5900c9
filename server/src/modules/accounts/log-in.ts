import type { Answer, api, Input } from '@feria/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { fail } from '../../errors.ts'
import { limit } from '../../limit.ts'
import { openSession, toUser } from './accounts.queries.ts'
import { isPassword } from './accounts.secrets.ts'
import { users } from './accounts.tables.ts'

/** Tries for one email in five minutes, from wherever they come. */
const TRIES = { max: 10, seconds: 300 }

/**
 * Opens a session for an email and its password. Anyone may call.
 * Unknown emails, wrong passwords and accounts without a password are answered alike and take as long.
 */
export const logIn = async (ctx: Ctx, { body }: Input<typeof api.accounts.login>): Promise<Answer<typeof api.accounts.login>> => {
  await limit(ctx, `login:${body.email}`, TRIES)
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.email, body.email), isNull(users.deletedAt)))
  const isRight = await isPassword(body.password, user?.passwordHash)
  if (!user || !isRight) return fail('accounts.bad-credentials')
  return { token: await openSession(ctx, user.id), user: toUser(user) }
}
