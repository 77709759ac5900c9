import type { Answer, api, Input } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { audit } from '../audit.ts'
import { lockUser } from '../links.ts'
import { refuseOfStaff } from '../staff.ts'
import { RESET_MAILS, resetKey } from './ask-reset.ts'

/**
 * Emails another member a single-use link of 60 minutes to set a new password, which replaces any older one; whoever presses never sees it.
 * Admins, and staff but for others of the staff; audited. Counts against the same limit of emails to one address as the member's own
 * request. Fails with `accounts.not-allowed` for oneself, and with `accounts.not-found`.
 */
export const sendReset = async (
  ctx: Ctx,
  { params }: Input<typeof api.accounts.sendReset>,
): Promise<Answer<typeof api.accounts.sendReset>> => {
  if (params.id === memberOf(ctx).id) fail('accounts.not-allowed')
  await withTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx, params.id)
    if (!user) return fail('accounts.not-found')
    await refuseOfStaff(ctx, [user.id])
    await limit(ctx, resetKey(user.email), RESET_MAILS)
    await audit(ctx, 'user.reset-sent', { kind: 'user', id: user.id, name: user.name })
    await emit(ctx, 'accounts.reset-asked', { userId: user.id, isByAdmin: true })
  })
  return { message: 'Le mandamos el enlace por email.' }
}
