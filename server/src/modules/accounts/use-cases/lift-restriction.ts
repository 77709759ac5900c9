import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../audit.ts'
import { endOpen, withhold } from '../end-restrictions.ts'
import { lockUser } from '../links.ts'
import { findByEmail } from '../queries.ts'
import { refuseEnding, suspends } from '../restrictions.ts'
import { factorSince } from '../second-factor.ts'
import { refuseOfStaff } from '../staff.ts'
import { toListed } from './list-members.ts'

/**
 * Ends what holds a member back before its time, and gives back what they offer. For admins' use cases and the operator's command line,
 * which ask for the right to it; audited. Fails with `accounts.not-restricted` where nothing does; moderators lift nothing of staff, nor
 * what has no end. Joins an open transaction.
 */
export const liftRestriction = async (ctx: Ctx, { userId }: { userId: string }): Promise<void> => {
  await lift(ctx, userId)
}

const lift = (ctx: Ctx, userId: string) =>
  withTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx, userId)
    if (!user) return fail('accounts.not-found')
    await refuseOfStaff(ctx, [userId])
    const lifted = await endOpen(ctx, userId)
    if (!lifted) return fail('accounts.not-restricted')
    if (lifted.kind === 'ended') refuseEnding(ctx)
    if (suspends(lifted)) await withhold(ctx, userId, false)
    await emit(ctx, 'accounts.restriction-ended', { userId, restrictionId: lifted.id })
    await audit(ctx, 'user.restriction-lifted', { kind: 'user', id: userId, name: user.name }, { kind: lifted.kind })
    return user
  })

/**
 * `liftRestriction` for the back office. Admins and moderators only; audited. Fails with `accounts.not-restricted` where nothing holds them
 * back.
 */
export const liftAsAdmin = (
  ctx: Ctx,
  { params }: Input<typeof api.accounts.liftRestriction>,
): Promise<Answer<typeof api.accounts.liftRestriction>> =>
  withTransaction(ctx, async (ctx) => {
    const user = await lift(ctx, params.id)
    return toListed({ user, factorSince: await factorSince(ctx, user.id), heldBack: null })
  })

/** `liftRestriction` of the member with an email. For the operator's command line. */
export const liftByEmail = async (ctx: Ctx, email: string): Promise<void> => liftRestriction(ctx, { userId: await findByEmail(ctx, email) })
