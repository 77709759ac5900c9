import { isAdmin } from '@feria/contract/accounts/values'
import { and, eq, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { users } from './tables.ts'

/**
 * Refuses a moderator or support an act on themselves, on an admin or on others of the staff, whoever of these members it is: fails with
 * `accounts.of-staff`. Admins pass, and so do jobs and the operator's command line. Call it inside the act's transaction.
 */
export const refuseOfStaff = async (ctx: Ctx, memberIds: string[]): Promise<void> => {
  if (!ctx.actor || isAdmin(ctx.actor.role)) return
  const isOfStaff = and(isAmong(users.id, memberIds), or(eq(users.role, 'admin'), isNotNull(users.staff)))
  const [found] = await ctx.db.select({ id: users.id }).from(users).where(isOfStaff).limit(1)
  if (found || memberIds.includes(ctx.actor.id)) fail('accounts.of-staff')
}

/**
 * The condition that none of these members, named by columns, is an admin or of the staff: what moderators and support read in lists of
 * things to decide, since they decide nothing else. None for admins.
 */
export const ofNoStaff = (ctx: Ctx, ...memberIds: SQLWrapper[]): SQL | undefined =>
  isAdmin(memberOf(ctx).role)
    ? undefined
    : sql`not exists (select from users of_staff
        where of_staff.id in (${sql.join(memberIds, sql`, `)}) and (of_staff.role = 'admin' or of_staff.staff is not null))`
