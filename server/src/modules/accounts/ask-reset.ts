import type { Answer, api, Input } from '@feria/contract'
import { RESET_MINUTES } from '@feria/contract/limits'
import { and, eq, isNull } from 'drizzle-orm'
import { atomically } from '../../atomically.ts'
import type { Ctx } from '../../context.ts'
import { emit } from '../../events.ts'
import { limit } from '../../limit.ts'
import { hashSecret, newSecret } from './accounts.secrets.ts'
import { passwordResets, users } from './accounts.tables.ts'

/** Mails to one address in a quarter of an hour. */
const MAILS = { max: 3, seconds: 900 }

/**
 * Mails a link of 60 minutes and one use to set a new password. Anyone may call.
 * Unknown emails get the same answer; the mail leaves in a job, so the time tells nothing either.
 */
export const askReset = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.forgotPassword>,
): Promise<Answer<typeof api.accounts.forgotPassword>> => {
  await limit(ctx, `reset:${body.email}`, MAILS)
  await atomically(ctx, async (ctx) => {
    const [user] = await ctx.db
      .select()
      .from(users)
      .where(and(eq(users.email, body.email), isNull(users.deletedAt)))
    if (!user) return
    const token = newSecret()
    const expiresAt = new Date(ctx.now().getTime() + RESET_MINUTES * 60_000)
    await ctx.db.insert(passwordResets).values({ tokenHash: hashSecret(token), userId: user.id, expiresAt })
    await emit(ctx, 'accounts.reset-asked', { email: user.email, name: user.name, token })
  })
  return { message: 'Correo enviado. Revisa tu bandeja de entrada.' }
}
