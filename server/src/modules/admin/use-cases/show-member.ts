import type { Answer, api, Input } from '@feria/contract'
import { isAdmin } from '@feria/contract/accounts/values'
import type { MemberPage } from '@feria/contract/admin/member-schemas'
import { MAX_EARLIER } from '@feria/contract/admin/values'
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { restrictionColumns, restrictionOf, toRestriction } from '../../accounts/accounts.module.ts'
import { restrictions, secondFactors, sessions, users } from '../../accounts/tables.ts'
import { identities } from '../../identities/tables.ts'
import { balancesOf } from '../../payments/payments.module.ts'
import { readFigures } from '../member-figures.ts'
import { readTimeline } from '../member-timeline.ts'
import { seesMoney } from '../rules.ts'

const readPerson = async (ctx: Ctx, id: string) => {
  const isOpen = and(eq(sessions.userId, users.id), gt(sessions.expiresAt, ctx.now()))
  const [found] = await ctx.db
    .select({
      user: users,
      factorSince: secondFactors.confirmedAt,
      identity: identities.status,
      open: sql<number>`(select count(*)::int from ${sessions} where ${isOpen})`,
      usedAt: sql<Date | string | null>`(select max(${sessions.usedAt}) from ${sessions} where ${isOpen})`,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.id, id))
  return found ?? fail('accounts.not-found')
}

/** What held a member back before, the newest first. */
const readEarlier = async (ctx: Ctx, id: string): Promise<MemberPage['earlier']> => {
  const rows = await ctx.db
    .select({ ...restrictionColumns, endedAt: restrictions.endedAt })
    .from(restrictions)
    .where(and(eq(restrictions.userId, id), isNotNull(restrictions.endedAt)))
    .orderBy(desc(restrictions.id))
    .limit(MAX_EARLIER)
  return rows.flatMap(({ endedAt, ...row }) => (endedAt ? [{ ...toRestriction(row), endedAt: endedAt.toISOString() }] : []))
}

/**
 * A member as the back office sees them: who they are, what holds them back, their figures and the last hundred things that happened,
 * without words of messages and addresses. A closed account says so, without what was erased. Admins and staff; balances and withdrawals
 * only for whoever sees money, what an admin did only for admins. Fails with `accounts.not-found`.
 */
export const showMember = async (
  ctx: Ctx,
  { params: { id } }: Input<typeof api.admin.member>,
): Promise<Answer<typeof api.admin.member>> => {
  const actor = memberOf(ctx)
  const money = seesMoney(actor)
  const { user, factorSince, identity, open, usedAt } = await readPerson(ctx, id)
  const [held, earlier, figures, balances, timeline] = await Promise.all([
    restrictionOf(ctx, id),
    readEarlier(ctx, id),
    readFigures(ctx, id),
    money ? balancesOf(ctx, id) : null,
    readTimeline(ctx, id, { money, acts: isAdmin(actor.role) }),
  ])
  const { name, role, imageUrl, accountType, hasSellerPage, acceptedTerms } = user
  const isClosed = user.deletedAt !== null
  return {
    ...{ id, name, role, imageUrl, accountType, hasSellerPage, acceptedTerms },
    createdAt: user.createdAt.toISOString(),
    email: isClosed ? null : user.email,
    isEmailConfirmed: user.emailVerifiedAt !== null,
    phone: user.phone,
    isPhoneConfirmed: user.phoneConfirmedAt !== null,
    identity: identity ?? 'none',
    isPending: !isClosed && user.passwordHash === null,
    hasSecondFactor: factorSince !== null,
    premiumUntil: user.premiumUntil?.toISOString() ?? null,
    closedAt: user.deletedAt?.toISOString() ?? null,
    sessions: open,
    usedAt: usedAt ? new Date(usedAt).toISOString() : null,
    restriction: held && toRestriction(held),
    ...{ earlier, figures, balances, timeline },
  }
}
