import type { Answer, api } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { lockUser, voidEmailChange } from '../links.ts'
import { openEmailChange } from './update-member.ts'

/**
 * Emails the member's confirmation link again; the earlier one stops working. While a correction of the address is pending it goes there,
 * for another 60 minutes. Members only; once the address is confirmed nothing is sent, and the answer is the same.
 */
export const sendConfirmation = async (ctx: Ctx): Promise<Answer<typeof api.accounts.sendConfirmation>> => {
  await withTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx, memberOf(ctx).id)
    if (!user || user.emailVerifiedAt) return
    if (!user.pendingEmail) return emit(ctx, 'accounts.confirmation-asked', { userId: user.id })
    await voidEmailChange(ctx, user.id)
    await openEmailChange(ctx, user, user.pendingEmail)
  })
  return { message: 'Te mandamos un enlace para confirmar tu email.' }
}
