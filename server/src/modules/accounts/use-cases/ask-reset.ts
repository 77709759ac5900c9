import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { request } from '../requests.ts'

/** Emails with a link to set a password to one address in a quarter of an hour, whoever asks for them. */
export const RESET_MAILS = { max: 3, seconds: 900 }
export const resetKey = (email: string): string => `reset:${email}`

/**
 * Emails a single-use link of 60 minutes to set a new password, replacing any older one. Anyone may call. Unknown emails get the same
 * response for the same work: a job looks up the account.
 */
export const askReset = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.forgotPassword>,
): Promise<Answer<typeof api.accounts.forgotPassword>> => {
  await limit(ctx, resetKey(body.email), RESET_MAILS)
  await request(ctx, body.email, null)
  return { message: 'Correo enviado. Revisa tu bandeja de entrada.' }
}
