import type { Answer, api, Input } from '@feria/contract'
import { isAdmin, type RestrictionKind } from '@feria/contract/accounts/values'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../audit.ts'
import { endOpen, withhold } from '../end-restrictions.ts'
import { lockUser, voidLinks } from '../links.ts'
import { endSessions, findByEmail, getUser } from '../queries.ts'
import { refuseEnding, restrictionOf, suspends } from '../restrictions.ts'
import { factorSince } from '../second-factor.ts'
import { refuseOfStaff } from '../staff.ts'
import { restrictions } from '../tables.ts'
import { toListed } from './list-members.ts'

const DAY_MS = 86_400_000

export interface Restrict {
  userId: string
  kind: RestrictionKind
  /** Whole days from now on; null for `ended`, which has no end, and for nothing else. */
  days: number | null
  /** What the member reads: why in a few words, and more; the note may be empty. */
  reason: string
  note: string
}

/**
 * Holds a member back, in the place of what held them back before. A suspension, with or without an end, ends their sessions and links in
 * the same transaction and takes what they offer out of everybody else's sight; orders under way go on. For admins' use cases and the
 * operator's command line, which ask for the right to it; audited. Refuses members who are not there, admins and so oneself; to moderators
 * the staff, and what ends an account or takes the place of that. Joins an open transaction.
 */
export const restrictMember = (ctx: Ctx, { userId, kind, days, reason, note }: Restrict): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx, userId)
    if (!user) return fail('accounts.not-found')
    if (isAdmin(user.role) || ctx.actor?.id === userId) fail('accounts.unrestrictable')
    await refuseOfStaff(ctx, [userId])
    const now = ctx.now()
    const until = days === null ? null : new Date(now.getTime() + days * DAY_MS)
    const before = await endOpen(ctx, userId)
    if ([kind, before?.kind].includes('ended')) refuseEnding(ctx)
    const id = newId({ msecs: now.getTime() })
    await ctx.db.insert(restrictions).values({ id, userId, kind, reason, note, since: now, until, byId: ctx.actor?.id ?? null })
    const [was, is] = [before !== undefined && suspends(before), suspends({ kind })]
    if (was !== is) await withhold(ctx, userId, is)
    if (is) {
      await voidLinks(ctx, userId)
      await endSessions(ctx, userId)
    }
    await emit(ctx, 'accounts.restricted', { userId, restrictionId: id })
    const details = { kind, reason, ...(until ? { until: until.toISOString() } : {}) }
    await audit(ctx, 'user.restricted', { kind: 'user', id: userId, name: user.name }, details)
  })

/** `restrictMember` for the back office. Admins and moderators only; audited. All but `ended` needs days. */
export const restrictAsAdmin = (
  ctx: Ctx,
  { params, body: { kind, days, reason, note } }: Input<typeof api.accounts.restrict>,
): Promise<Answer<typeof api.accounts.restrict>> =>
  withTransaction(ctx, async (ctx) => {
    if (kind !== 'ended' && !days) return fail('bad-input', {}, { days: 'Elegí por cuántos días.' })
    await restrictMember(ctx, { userId: params.id, kind, days: (kind !== 'ended' && days) || null, reason, note: note ?? '' })
    const user = await getUser(ctx, params.id)
    return toListed({ user, factorSince: await factorSince(ctx, user.id), heldBack: await restrictionOf(ctx, user.id) })
  })

/** `restrictMember` of the member with an email. For the operator's command line. */
export const restrictByEmail = async (ctx: Ctx, email: string, what: Omit<Restrict, 'userId'>): Promise<void> =>
  restrictMember(ctx, { userId: await findByEmail(ctx, email), ...what })
